import { minorDigits, toMoney } from "../figures/currency.ts";
import { compare, decimalsOf, figureProblem } from "../figures/decimal.ts";
import { invalid, type Problem } from "../http/problem.ts";
import { chargeFields } from "./fields/chargeFields.ts";
import type { FieldTable } from "./fields/fieldDefinition.ts";
import type { ShipmentTotals } from "./shipmentTotals.ts";
import { tooManyDecimals } from "./fields/checkFields.ts";
import { shipmentCheckMessages } from "./shipmentCheck.ts";

/**
 * The rules that need computed figures: a discount above the subtotal, an advance above the invoice value, negative figures, and
 * amounts that the currency cannot express. Amounts are compared as they count, rounded to the minor unit.
 */
export function checkCharges(currency: string, charges: Record<string, string>, totals: ShipmentTotals): Problem[] {
  const unreadable = Object.entries(charges).find(([, value]) => figureProblem(value) !== null);
  if (unreadable) {
    const [name, value] = unreadable;
    return [invalid(`${labelOf(name)} ${figureProblem(value)}`, "charges", name)];
  }
  const negative = Object.entries(charges).find(([, value]) => compare(value, "0") < 0);
  if (negative) return [invalid("Charges must not be negative", "charges", negative[0])];
  const amounts = Object.entries(charges).filter(([name]) => name !== "gstPercentage");
  const digits = minorDigits(currency);
  const rounded = amounts.filter(([, value]) => decimalsOf(value) > digits);
  if (rounded.length > 0) return rounded.map(([name]) => invalid(tooManyDecimals(labelOf(name), digits, currency), "charges", name));
  if (compare(toMoney(charges["discount"] ?? "0", currency), totals.subtotal) > 0)
    return [invalid(shipmentCheckMessages.discountTooHigh, "charges", "discount")];
  if (compare(toMoney(charges["advance"] ?? "0", currency), totals.invoiceValue) > 0)
    return [invalid(shipmentCheckMessages.advanceTooHigh, "charges", "advance")];
  return compare(charges["gstPercentage"] ?? "0", "100") > 0
    ? [invalid("GST must be at most 100 percent", "charges", "gstPercentage")]
    : [];
}

function labelOf(charge: string): string {
  const fields: FieldTable = chargeFields;
  return fields[charge]?.label ?? charge;
}
