import type { BrokerageBillRequest } from "#domain/documents/kinds/brokerageBill.ts";
import { gstNumberWarnings } from "#domain/documents/numbering/numberWarnings.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { dividedBy, isZero, type Decimal } from "#domain/figures/decimal.ts";
import { billMessages, billTotals, readGst, type BillLine, type BillTotals } from "#domain/partners/brokerageBill.ts";
import { gstState, taxNames } from "#domain/partners/billTax.ts";
import { gstStates } from "#domain/places/gstStates.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { refuseField } from "../limits/documentProblem.ts";
import type { FigureRow, HeaderRow } from "./blockTypes.ts";
import { box } from "./headerBoxes.ts";

/** What a broker's bill prints of its GST. `copy` and `boxes` are what only a tax invoice has; they are empty if it is not one. */
export type BillTax = { totals: BillTotals; figures: FigureRow[]; copy: string; boxes: HeaderRow[]; warnings: ShipmentWarning[] };

/** The copy of a service's invoice that its recipient gets (CGST Rules, 2017, rule 48 (2)). It is the one that is sent (R-1180). */
const recipientsCopy = "ORIGINAL FOR RECIPIENT";

/**
 * The GST of a bill from an address with this number. With the GSTINs of broker and exporter the bill is a tax invoice with the particulars of
 * rule 46 of the CGST Rules, 2017 (R-1164), to a Special Economic Zone also without GST (R-1251); without one of them GST is a single figure,
 * with a warning (R-1165). Throws a DocumentProblem for a wrong percentage or SAC.
 */
export function billTaxOf(request: BrokerageBillRequest, own: string, lines: readonly BillLine[]): BillTax {
  const percentage = readGst(request.gstPercentage);
  if (percentage === null) throw refuseField(billMessages.gstWrong, "gstPercentage");
  const sac = request.sac.trim();
  if (!/^(?:\d{4}(?:\d\d){0,2})?$/.test(sac)) throw refuseField(billMessages.sacWrong, "sac");
  const names = taxNames(own, request);
  const { currency = "" } = lines[0] ?? {};
  const commissions = lines.map(({ commission }) => commission);
  const totals = billTotals(currency, commissions, percentage, names.length);
  const isInvoice = gstState(own) !== "" && gstState(request.billTo) !== "";
  const isFree = isZero(percentage);
  const endorsement = isInvoice && request.toSez ? zoneEndorsement(isFree) : "";
  if (isFree && endorsement === "") return { totals, figures: [], copy: "", boxes: [], warnings: request.toSez ? [noInvoiceToZone] : [] };
  return {
    totals,
    figures: figuresOf(totals, { names, percentage, currency, before: isInvoice ? "Taxable value" : "Commission before GST" }),
    copy: isInvoice ? recipientsCopy : "",
    boxes: isInvoice ? invoiceBoxes(gstState(request.billTo), sac, endorsement) : [],
    warnings: isInvoice ? [...invoiceWarnings(request.billNo, sac), ...(isFree ? [undertaking] : [])] : [missingNumber(own)],
  };
}

type Named = { names: readonly string[]; percentage: Decimal; currency: string; before: string };

function figuresOf({ commission, gst }: BillTotals, { names, percentage, currency, before }: Named): FigureRow[] {
  const part = (whole: Decimal) => dividedBy(whole, String(names.length));
  return [
    { label: before, value: formatMoney(commission, currency), strong: false },
    ...names.map((name) => ({ label: `${name} ${part(percentage)}%`, value: formatMoney(part(gst), currency), strong: false })),
  ];
}

/** The broker charges the tax, so that the exporter does not owe it (rule 46 (p)). */
function invoiceBoxes(state: string, sac: string, endorsement: string): HeaderRow[] {
  const place = { ...box("Place of supply", `${gstStates[state] ?? ""} (${state})`), share: 3 };
  const right = [place, { ...box("SAC", sac), share: 2 }, { ...box("Tax payable on reverse charge", "No"), share: 4 }];
  const supply = endorsement === "" ? [] : [{ left: [], right: [box("Supply", endorsement)], across: [] }];
  return [{ left: [], right, across: [] }, ...supply];
}

/** What an invoice of a supply to a Special Economic Zone says (CGST Rules, 2017, rule 46, third proviso; R-1251). */
function zoneEndorsement(isFree: boolean): string {
  const payment = isFree ? "UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT" : "ON PAYMENT";
  return `SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ${payment} OF INTEGRATED TAX`;
}

const undertaking = warning(
  "TAX_INVOICE",
  "No GST is charged: the bill says that the supply is under a bond or letter of undertaking.",
  "gstPercentage",
);

const noInvoiceToZone = warning(
  "TAX_INVOICE",
  "Without the GSTINs of both firms the bill is no tax invoice, and says nothing of the Special Economic Zone.",
  "toSez",
);

function invoiceWarnings(billNo: string, sac: string): ShipmentWarning[] {
  const noCode = "A tax invoice needs the SAC of the service.";
  return [...gstNumberWarnings("billNo", billNo), ...(sac === "" ? [warning("TAX_INVOICE", noCode, "sac")] : [])];
}

/** Only who is registered may charge the tax (CGST Act, 2017, s. 32), and only to whom is registered is its place known by a number. */
function missingNumber(own: string): ShipmentWarning {
  if (gstState(own) === "")
    return warning("TAX_INVOICE", "GST is charged, but your address has no GSTIN: the bill is no tax invoice.", "addressId");
  const message = "The exporter's address has no GSTIN: the bill is no tax invoice, and its GST is not divided.";
  return warning("TAX_INVOICE", message, "billTo");
}
