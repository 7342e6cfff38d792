import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import { compare, decimalsOf, parseDecimal, roundHalfUp, times, type Decimal } from "#domain/figures/decimal.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";

const mostDecimals = 6;
const highestRate = "1000000";

/** Amounts of a shipment in Indian rupees; "" if the request has no exchange rate. */
export type Rupees = (amount: Decimal) => string;

/** Reads the exchange rate (R-594). Throws if it is no rate, is too precise, or has no date or one after the declarations'. */
export function rupeesBy({ exchangeRate, exchangeRateDate, date }: CustomsPackRequest, currency: string): Rupees {
  if (exchangeRate === "") {
    if (exchangeRateDate !== "") throw refuseField("The exchange rate has a date but no rate: please enter the rate", "exchangeRate");
    return currency === "INR" ? inRupees : () => "";
  }
  if (currency === "INR") throw refuseField("The shipment is in INR: please leave the exchange rate blank", "exchangeRate");
  const rate = parseDecimal(exchangeRate);
  if (rate === null) throw refuseField("The exchange rate is not a number, such as 88.35", "exchangeRate");
  if (compare(rate, "0") <= 0) throw refuseField("The exchange rate must be above 0", "exchangeRate");
  if (compare(rate, highestRate) > 0) throw refuseField("The exchange rate must be at most 1000000", "exchangeRate");
  if (decimalsOf(rate) > mostDecimals) throw refuseField(`The exchange rate must have at most ${mostDecimals} decimals`, "exchangeRate");
  if (exchangeRateDate === "") throw refuseField("Please enter the date of the exchange rate", "exchangeRateDate");
  refuseLater(exchangeRateDate, date, "The date of the exchange rate is after the date of the declarations", "exchangeRateDate");
  return (amount) => inRupees(times(amount, rate));
}

/** Rounded half-up to the paisa. */
function inRupees(amount: Decimal): string {
  return `INR ${formatMoney(roundHalfUp(amount, 2), "INR")}`;
}
