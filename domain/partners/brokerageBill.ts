import { Big } from "big.js";
import { toMoney } from "../figures/currency.ts";
import { compare, decimalsOf, parseDecimal, sum, times, type Decimal } from "../figures/decimal.ts";
import { duplicate, invalid, type Problem } from "../http/problem.ts";
import { milestoneNames, milestones } from "../shipment/progress/milestone.ts";

/** The most shipments of one bill. Each gets a copy of it. */
export const maxBillLines = 50;

/** The statuses of shipments whose goods are on board: that milestone or a later one is reached, and the shipment is not cancelled. */
export const billableStatuses: readonly string[] = milestones.slice(milestones.indexOf("ON_BOARD")).map((each) => milestoneNames[each]);

/** A shipment on a broker's bill: what the broker sees of it. Dates are DD/MM/YYYY or "". */
export type BillLine = {
  /** The partnership with the exporter. */
  partnerId: string;
  shipmentId: string;
  /** The exporter's firm: a bill is for one. */
  firmId: string;
  exporter: string;
  reference: string;
  contractNo: string;
  contractDate: string;
  invoiceNo: string;
  invoiceDate: string;
  /** Name and country of the consignee, whom brokers see. */
  buyer: string;
  buyerCountry: string;
  goods: string[];
  /** The quantities by order unit. */
  quantities: { figure: Decimal; unit: string }[];
  currency: string;
  /** Exact, in the currency's minor unit, more than 0. */
  commission: Decimal;
};

/** A shipment with a commission of the broker's own, and the bill that it is on: its number, "" for another office's; null if not billed. */
export type BillableShipment = BillLine & { billedAs: string | null };

/** The figures of a bill, in its currency. */
export type BillTotals = { commission: Decimal; gst: Decimal; total: Decimal };

export const billMessages = {
  nothingChosen: "Please choose at least one shipment",
  tooMany: `A bill has at most ${maxBillLines} shipments`,
  chosenTwice: "A shipment is chosen twice",
  severalFirms: "A bill is for one firm of the exporter: please choose shipments of one firm",
  severalCurrencies: "A bill is in one currency: please choose shipments of one currency",
  noCommission: (reference: string) => `${reference} has no commission of yours`,
  notOnBoard: (reference: string) => `${reference} is not on board yet`,
  billed: (no: string) => (no === "" ? "Already billed" : `Already billed by ${no}`),
  numberUsed: (no: string) => `You have another bill ${no} with this exporter`,
  changed: "The commission of a shipment was changed since you opened it. Please check the bill again.",
  gstWrong: "GST % must be a number from 0 to 100 with at most two decimals",
  sacWrong: "SAC must have 4, 6 or 8 digits",
  tooLong: "The exporter's address has more than 8 lines",
  addressMissing: "Address not found",
  bankMissing: "Bank detail not found",
} as const;

/** GST in percent as entered, a blank text as 0. Null for a text that is no percentage. */
export function readGst(text: string): Decimal | null {
  const figure = parseDecimal(text.trim() || "0");
  if (figure === null || compare(figure, "0") < 0 || compare(figure, "100") > 0) return null;
  return decimalsOf(figure) > 2 ? null : figure;
}

/**
 * Adds the commissions; each of the equal parts of GST is rounded half-up to the minor unit and then added, so that the printed column adds up
 * (R-923, R-1163).
 */
export function billTotals(currency: string, commissions: Decimal[], gstPercentage: Decimal, parts = 1): BillTotals {
  const commission = sum(commissions.map((each) => toMoney(each, currency)));
  const part = toMoney(
    new Big(commission)
      .times(gstPercentage)
      .div(100 * parts)
      .toFixed(),
    currency,
  );
  const gst = toMoney(times(part, String(parts)), currency);
  return { commission, gst, total: sum([commission, gst]) };
}

/** What is wrong with the choice of shipments for one bill; `claimed` is the sum of commissions that the caller saw, null to skip. */
export function checkBillLines(lines: readonly BillableShipment[], claimed: Decimal | null): Problem[] {
  const [first] = lines;
  if (!first) return [invalid(billMessages.nothingChosen, "shipmentIds")];
  const billed = lines.findIndex(({ billedAs }) => billedAs !== null);
  if (billed >= 0) return [duplicate(billMessages.billed(lines[billed]?.billedAs ?? ""), "shipmentIds", String(billed))];
  const otherFirm = lines.findIndex(({ firmId }) => firmId !== first.firmId);
  if (otherFirm >= 0) return [invalid(billMessages.severalFirms, "shipmentIds", String(otherFirm))];
  const otherCurrency = lines.findIndex(({ currency }) => currency !== first.currency);
  if (otherCurrency >= 0) return [invalid(billMessages.severalCurrencies, "shipmentIds", String(otherCurrency))];
  const isChanged = claimed !== null && compare(claimed, sum(lines.map(({ commission }) => commission))) !== 0;
  return isChanged ? [{ message: billMessages.changed, code: "CONFLICT", field: ["commission"] }] : [];
}
