import {
  transportFields,
  eachTransportField,
  type TransportFieldName,
  type TransportTexts,
} from "#domain/shipment/progress/transportFields.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { sumOfWeights } from "#domain/figures/currency.ts";
import { sumOfPackages } from "#domain/figures/packages.ts";
import { keysOf, recordOf } from "#domain/typedObject.ts";

type Sent = { readonly [Name in TransportFieldName]: string | number | boolean | null | undefined };

/** The card as its inputs show it. */
export function cardTexts(card: Sent | null | undefined): TransportTexts {
  return eachTransportField((name) => {
    const value = card?.[name] ?? "";
    return value === false ? "" : String(value);
  });
}

/** Edited fields, as the mutation takes them; an emptied one is null. */
export function transportInput(edits: Partial<TransportTexts>): { [Name in TransportFieldName]?: never } {
  const entries = editedIn(edits).map((name) => [name, inputValue(transportFields[name], edits[name] ?? "")] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each value has the type of its definition, which the schema's input follows.
  return recordOf(entries) as { [Name in TransportFieldName]?: never };
}

function inputValue({ type }: TransportField, text: string): string | number | boolean | null {
  if (type === "flag") return text === "true";
  if (text.trim() === "") return null;
  return type === "count" ? Number(text) : text.trim();
}

function editedIn(edits: Partial<TransportTexts>): TransportFieldName[] {
  return keysOf(transportFields).filter((name) => edits[name] !== undefined);
}

/** Whether a field differs from what was there before anybody edited it. */
export function isEdited(edits: Partial<TransportTexts>, unedited: TransportTexts): boolean {
  return editedIn(edits).some((name) => edits[name] !== unedited[name]);
}

/** The edits that were made since `sent` was. */
export function editedSince(sent: Partial<TransportTexts>, now: Partial<TransportTexts>): Partial<TransportTexts> {
  const entries = editedIn(now).flatMap((name) => (now[name] === sent[name] ? [] : [[name, now[name]] as const]));
  return Object.fromEntries(entries);
}

/** Counts and figures that are not numbers, which the gateway would refuse without a field. */
export function numberErrors(edits: Partial<TransportTexts>): Record<string, string> {
  const wrong = editedIn(edits).filter((name) => {
    const { type } = transportFields[name];
    const text = (edits[name] ?? "").trim();
    if (text === "") return false;
    return (type === "count" && !/^\d{1,9}$/.test(text)) || (type === "figure" && !/^\d{1,12}(\.\d*)?$/.test(text));
  });
  return recordOf(wrong.map((name) => [name, `${transportFields[name].label} must be a number of 0 or more`] as const));
}

type Source = {
  vessel: string;
  portOfLoading: string;
  portOfDischarge: string;
  products: readonly { packages: { total: string | null | undefined; grossWeight: string | null | undefined } }[];
  containers: readonly { containerNumber: string }[];
};

/** What the bill of lading would say if it agrees with the shipment. Packages and weights are those that documents print. */
export function copiedFrom({ vessel, portOfLoading, portOfDischarge, products, containers }: Source): Partial<TransportTexts> {
  const counts = products.flatMap(({ packages: { total } }) => total ?? []);
  const weights = products.flatMap(({ packages: { grossWeight } }) => grossWeight ?? []);
  return {
    vesselOnBl: vessel,
    polOnBl: portOfLoading,
    podOnBl: portOfDischarge,
    packagesOnBl: counts.length === products.length ? sumOfPackages(counts) : "",
    grossOnBl: weights.length === products.length ? sumOfWeights(weights) : "",
    containersOnBl: containers.map(({ containerNumber }) => containerNumber).join(", "),
  };
}
