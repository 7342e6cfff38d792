import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import { compare, decimalsOf, dividedBy, parseDecimal, roundHalfUp, times, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";

const mostDecimals = 6;
const highestRate = "1000000";

/** Currencies whose rate customs publish for 100 units (schedule II of the notifications of CBIC): one is worth less than a rupee. */
const quotedByHundred = new Set(["JPY", "KRW"]);

/**
 * Amounts of a shipment in Indian rupees, or a percentage of their value in rupees, as customs compute a tax; "" if the request has no
 * exchange rate.
 */
export type Rupees = (amount: Decimal, percentage?: Decimal) => string;

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
  return (amount, percentage) => inRupees(times(amount, rate), percentage);
}

/** A rate of a currency that customs publish for 100 units, entered as it is published: values in rupees would be a hundredfold (R-1149). */
export function rateWarnings({ exchangeRate }: CustomsPackRequest, currency: string): ShipmentWarning[] {
  const rate = parseDecimal(exchangeRate);
  if (rate === null || !quotedByHundred.has(currency) || compare(rate, "1") <= 0) return [];
  const one = trimZeros(dividedBy(rate, "100"));
  const message = `Customs publish the rupees for 100 ${currency}, but the exchange rate is that of one: if ${exchangeRate} is for 100, please enter ${one}`;
  return [warning("EXCHANGE_RATE", message, "exchangeRate")];
}

/** Rounded half-up to the paisa, before a percentage is taken too. */
function inRupees(amount: Decimal, percentage: Decimal = "100"): string {
  const value = roundHalfUp(amount, 2);
  return `INR ${formatMoney(dividedBy(times(value, percentage), "100"), "INR")}`;
}
