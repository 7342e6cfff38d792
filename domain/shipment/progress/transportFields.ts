import { keysOf, recordOf } from "../../typedObject.ts";
import { billOfLadingFields } from "./billOfLadingFields.ts";
import { bookingFields } from "./bookingFields.ts";
import { shippingBillFields } from "./shippingBillFields.ts";
import type { TransportField } from "./transportField.ts";

/** Every field of the transport card. */
export const transportFields = { ...bookingFields, ...billOfLadingFields, ...shippingBillFields };
type TransportFields = typeof transportFields;
export type TransportFieldName = keyof TransportFields;

type ValueOf<Field extends TransportField> = Field["type"] extends "flag"
  ? boolean
  : Field["type"] extends "count" | "figure"
    ? number | null
    : string;

/** The card as REST returns it: dates are DD/MM/YYYY; "" or null while unknown. */
export type Transport = { [Name in TransportFieldName]: ValueOf<TransportFields[Name]> };

/** The card as text of one form, for the store and for comparing: days, plain decimals, "true" for a flag, "" while unknown. */
export type TransportTexts = Record<TransportFieldName, string>;

/** A value for each field of the card. */
export function eachTransportField<Value>(
  valueOf: (name: TransportFieldName, field: TransportField) => Value,
): Record<TransportFieldName, Value> {
  return recordOf(keysOf(transportFields).map((name) => [name, valueOf(name, transportFields[name])] as const));
}
