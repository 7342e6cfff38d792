import { containerSumWarnings, type GoodsSums } from "./containerSums.ts";
import { containerWarnings, type ContainerSubject } from "./containerWarnings.ts";
import { formatMoney, toMoney } from "../figures/currency.ts";
import { compare, isZero, sum, type Decimal } from "../figures/decimal.ts";
import type { BreakUpPart } from "./incoterm.ts";
import { termMisfits } from "./priceBreakUp.ts";
import type { Figure, ShipmentType } from "./shipment.ts";
import { unprintableTexts } from "../text/printableScripts.ts";
import { exactFigure as exact, warning, type ShipmentWarning } from "./warning.ts";

/** The input of warnings: a form's values or a stored shipment. Amounts are in `currency`. */
export type WarningSubject = {
  type: ShipmentType | "";
  termsOfShipment: string;
  currency: string;
  products: { netWeightPerPackage: Figure; grossWeightPerPackage: Figure }[];
  /** The entered number of containers, and the listed ones. */
  containers: number;
  container: ContainerSubject[];
  goods: GoodsSums;
  charges: Record<BreakUpPart | "commission", Figure>;
  amountBeforeGST: Figure;
  /** Every text that documents may print, by its path in the REST body. */
  texts: object;
};

/** Every warning that follows from the shipment alone; `reusedNumber` needs the others. */
export function shipmentWarnings(subject: WarningSubject): ShipmentWarning[] {
  return [
    ...packageWarnings(subject),
    ...(subject.type === "CONTAINERISED" ? [...containerWarnings(subject), ...containerSumWarnings(subject)] : []),
    ...breakUpWarnings(subject),
    ...commissionWarnings(subject),
    ...unprintableTexts(subject.texts).map(({ message, path }) => warning("SCRIPT_UNPRINTABLE", message, ...path)),
  ];
}

/** The numbers that belong to one shipment of a firm. A contract may be shipped in parts, so its number is on several by right. */
const uniqueNumbers = { invoiceNo: "Invoice number", piNo: "PI number" } as const;
export type UniqueNumber = keyof typeof uniqueNumbers;

/** The warning that a document number is on another shipment of the firm as well. */
export function reusedNumber(field: UniqueNumber, number: string, otherName: string): ShipmentWarning {
  return warning("NUMBER_REUSED", `${uniqueNumbers[field]} ${number} is also on the shipment "${otherName}"`, field);
}

function packageWarnings({ products }: WarningSubject): ShipmentWarning[] {
  return products.flatMap(({ netWeightPerPackage: net, grossWeightPerPackage: gross }, index) => {
    if (compare(exact(gross), exact(net)) >= 0) return [];
    const message = `Line ${index + 1}: gross weight per package is below its net weight`;
    return [warning("GROSS_BELOW_NET", message, "products", String(index), "package", "grossWeightPerPackage")];
  });
}

/** No warnings for a break-up without any figure. */
function breakUpWarnings({ charges, currency, termsOfShipment, amountBeforeGST }: WarningSubject): ShipmentWarning[] {
  const money = (amount: Figure) => toMoney(exact(amount), currency);
  const amounts: Record<BreakUpPart, Decimal> = {
    fob: money(charges.fob),
    freight: money(charges.freight),
    insurance: money(charges.insurance),
  };
  if (Object.values(amounts).every(isZero)) return [];
  const misfits = termMisfits(termsOfShipment, amounts);
  if (misfits.length > 0) return misfits.map(({ part, message }) => warning("BREAK_UP_TERM", message, "charges", part));
  const total = toMoney(sum(Object.values(amounts)), currency);
  const expected = money(amountBeforeGST);
  if (compare(total, expected) === 0) return [];
  const [said, wanted] = [total, expected].map((amount) => `${currency} ${formatMoney(amount, currency)}`.trim());
  const message = `The price break-up comes to ${said}, the amount before GST is ${wanted}`;
  return [warning("BREAK_UP_SUM", message, "charges", "fob")];
}

/** A commission that is more than what the goods are sold for, as one with a digit too many; the broker's bill would say it (R-1394). */
function commissionWarnings({ charges: { commission }, currency, amountBeforeGST }: WarningSubject): ShipmentWarning[] {
  const [due, price] = [toMoney(exact(commission), currency), toMoney(exact(amountBeforeGST), currency)];
  if (isZero(due) || compare(due, price) <= 0) return [];
  const [said, most] = [due, price].map((amount) => `${currency} ${formatMoney(amount, currency)}`.trim());
  return [warning("COMMISSION", `The commission is ${said}, more than the amount before GST, ${most}`, "charges", "commission")];
}
