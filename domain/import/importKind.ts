import { broker } from "../masterData/broker.ts";
import { buyer } from "../masterData/buyer.ts";
import { dischargePort } from "../masterData/dischargePort.ts";
import { goods } from "../masterData/goods.ts";
import type { KindWords, ListKind, RecordKind } from "../masterData/kind.ts";
import { currency } from "../masterData/lists/currency.ts";
import { declaration } from "../masterData/lists/declaration.ts";
import { destinationCountry } from "../masterData/lists/destinationCountry.ts";
import { originCountry } from "../masterData/lists/originCountry.ts";
import { paymentTerm } from "../masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "../masterData/lists/shipmentTerm.ts";
import { loadingPort } from "../masterData/loadingPort.ts";
import { packagingUnit } from "../masterData/packagingUnit.ts";
import { isObject, keysOf } from "../typedObject.ts";

/** The kinds of records that can be imported, as the audit trail names them. */
export const importedRecords = {
  BUYER: buyer,
  BROKER: broker,
  LOADING_PORT: loadingPort,
  DISCHARGE_PORT: dischargePort,
  PACKAGING_UNIT: packagingUnit,
  GOODS: goods,
} as const satisfies Record<string, RecordKind>;

/** The lists that can be imported. */
export const importedLists = {
  ORIGIN_COUNTRIES: originCountry,
  DESTINATION_COUNTRIES: destinationCountry,
  PAYMENT_TERMS: paymentTerm,
  SHIPMENT_TERMS: shipmentTerm,
  CURRENCIES: currency,
  DECLARATIONS: declaration,
} as const satisfies Record<string, ListKind>;

export type ImportedRecord = keyof typeof importedRecords;
type ImportedList = keyof typeof importedLists;

/** What a table is imported as. */
export type ImportKind = ImportedRecord | ImportedList | "SHIPMENT";
export const importKinds: readonly ImportKind[] = [...keysOf(importedRecords), ...keysOf(importedLists), "SHIPMENT"];

/** Whether a kind is a list of texts. */
export function isImportedList(kind: ImportKind): kind is ImportedList {
  return kind in importedLists;
}

/** The kind's definition; null for shipments. */
function definitionOf(kind: ImportKind): ListKind | RecordKind | null {
  if (kind === "SHIPMENT") return null;
  return isImportedList(kind) ? importedLists[kind] : importedRecords[kind];
}

const shipmentWords: KindWords = {
  name: "shipment",
  noun: "shipment",
  title: "Shipments",
  label: "Shipment",
  path: "shipments",
  nextBlocked: null,
};

/** The words of a kind, for titles and sentences. */
export function importWords(kind: ImportKind): KindWords {
  return definitionOf(kind) ?? shipmentWords;
}

/** The kind of a name in code, such as "buyer"; null for one that cannot be imported. */
export function importKindNamed(name: string): ImportKind | null {
  return importKinds.find((kind) => importWords(kind).name === name) ?? null;
}

export function isImportKind(value: unknown): value is ImportKind {
  return importKinds.some((kind) => kind === value);
}

/** Whether a value is a list of texts, such as a stored row. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Whether a value maps names to texts. */
export function isTextRecord(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((item) => typeof item === "string");
}
