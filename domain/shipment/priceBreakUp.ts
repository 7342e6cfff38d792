import { formatMoney, toMoney } from "../figures/currency.ts";
import { compare, isZero, minus, sum, type Decimal } from "../figures/decimal.ts";
import { incotermOf, partsOf, type BreakUpPart } from "./incoterm.ts";

type BreakUpRow = { label: string; amount: Decimal };

/** The rows to print, and why there are none; null if there are rows. */
export type PriceBreakUp = { rows: BreakUpRow[]; omitted: string | null };

type BreakUpParts = Record<BreakUpPart, Decimal>;

/** The break-up's parts, the amount before GST that they must add up to, in `currency`, and the terms that say which parts there are. */
export type BreakUpFigures = BreakUpParts & { amountBeforeGST: Decimal; currency: string; termsOfShipment: string };

/**
 * The memo "Price break-up": FOB, freight and their sum CNF; with insurance also the insurance and their sum CIF. A bank compares
 * these values with the credit, so nothing is printed without an FOB value, if the parts are not those of the term, as freight in an FOB
 * price, or if they do not add up to the amount before GST.
 */
export function priceBreakUp({ amountBeforeGST, currency, termsOfShipment, ...parts }: BreakUpFigures): PriceBreakUp {
  const fob = toMoney(parts.fob, currency);
  const freight = toMoney(parts.freight, currency);
  const insurance = toMoney(parts.insurance, currency);
  const total = sum([fob, freight, insurance]);
  const expected = toMoney(amountBeforeGST, currency);
  const money = (amount: Decimal) => `${currency} ${formatMoney(amount, currency)}`;
  if (isZero(total)) return omit("FOB, freight and insurance of this shipment are all 0: there is nothing to print.");
  if (isZero(fob)) return omit("This shipment has no FOB value: the price break-up is not printed.");
  const [misfit] = termMisfits(termsOfShipment, { fob, freight, insurance });
  if (misfit) return omit(`${misfit.message}: the price break-up is not printed.`);
  if (compare(total, expected) !== 0) {
    return omit(
      `FOB, freight and insurance add up to ${money(total)}, the amount before GST is ${money(expected)}: the price break-up is not printed.`,
    );
  }
  const rows = [
    { label: "FOB value", amount: fob },
    { label: "Freight", amount: freight },
    { label: "CNF value", amount: isZero(freight) ? "0" : sum([fob, freight]) },
    { label: "Insurance", amount: insurance },
    { label: "CIF value", amount: isZero(insurance) ? "0" : total },
  ];
  return { rows: rows.filter(({ amount }) => !isZero(amount)), omitted: null };
}

/**
 * The FOB value with which FOB, freight and insurance add up to the amount before GST; null if they do already, if no positive
 * value does, or if the term excludes one of the others, so that no break-up would be printed.
 */
export function proposedFob({ amountBeforeGST, currency, termsOfShipment, ...parts }: BreakUpFigures): Decimal | null {
  if (termMisfits(termsOfShipment, parts).some(({ isExcluded }) => isExcluded)) return null;
  const others = sum([toMoney(parts.freight, currency), toMoney(parts.insurance, currency)]);
  const fob = minus(toMoney(amountBeforeGST, currency), others);
  return compare(fob, "0") <= 0 || compare(fob, toMoney(parts.fob, currency)) === 0 ? null : fob;
}

/** Why parts are not those of the term: the buyer pays an entered one, or the seller pays one that is missing. None without an Incoterm. */
export function termMisfits(termsOfShipment: string, parts: BreakUpParts): { part: BreakUpPart; message: string; isExcluded: boolean }[] {
  const term = incotermOf(termsOfShipment);
  if (term === null) return [];
  const { included, excluded } = partsOf(term);
  const words = { fob: "an FOB value", freight: "freight", insurance: "insurance" };
  const entered = excluded.filter((part) => !isZero(parts[part]));
  const missing = included.filter((part) => isZero(parts[part]));
  return [
    ...entered.map((part) => ({ part, message: `${term} includes no ${part}, but the price break-up has it`, isExcluded: true })),
    ...missing.map((part) => ({
      part,
      message: `${term} includes ${words[part]}, but the price break-up has none`,
      isExcluded: false,
    })),
  ];
}

function omit(omitted: string): PriceBreakUp {
  return { rows: [], omitted };
}
