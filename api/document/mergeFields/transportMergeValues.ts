import { formatQuantity } from "#domain/figures/currency.ts";
import { decimalOrZero } from "#domain/figures/decimal.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { eachTransportField, type Transport } from "#domain/shipment/progress/transportFields.ts";
import type { MergeGroup } from "./fillMergeFields.ts";

/** The fields of the transport card as documents print them: `transport.blNo`. Blank while unknown; a flag is "yes" or blank. */
export function transportMergeValues(card: Transport, printDate: (date: string) => string): MergeGroup {
  return eachTransportField((name, field) => textOf(field, card[name], printDate));
}

function textOf({ type, choices = {} }: TransportField, value: string | number | boolean | null, printDate: (date: string) => string) {
  if (value === null || value === "" || value === false) return "";
  switch (type) {
    case "date":
      return printDate(String(value));
    case "choice":
      return choices[String(value)] ?? "";
    case "flag":
      return "yes";
    case "figure":
      return formatQuantity(decimalOrZero(String(value)));
    case "text":
    case "count":
      return String(value);
  }
}
