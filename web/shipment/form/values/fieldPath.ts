import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import type { FieldDefinition, FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { Reference } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { isObject } from "#domain/typedObject.ts";
import type { ChargeValues, ContainerValues, FormValues, LineValues } from "./formValues.ts";

type TextKey = { [Key in keyof FormValues]: FormValues[Key] extends string ? Key : never }[keyof FormValues];

/** The path of a text in the form's values, such as "products.0.quantity"; also the key of errors and inputs. */
export type FieldPath =
  | TextKey
  | `notifyIds.${number}`
  | `products.${number}.${keyof LineValues}`
  | `charges.${keyof ChargeValues}`
  | `containerDetail.${"containerCount" | "type"}`
  | `containers.${number}.${keyof ContainerValues}`
  | `references.${number}.${keyof Reference}`;

const steps = new Map<FieldPath, string[]>();

/** A path's steps, cached: every field reads its text after each keystroke in any of them. */
function stepsOf(path: FieldPath): string[] {
  const known = steps.get(path) ?? path.split(".");
  steps.set(path, known);
  return known;
}

const tables: Readonly<Record<string, FieldTable>> = {
  products: lineFields,
  charges: chargeFields,
  containers: containerFields,
  references: {},
};

/** What is defined for the field at a path: label, limit, and whether it is required; nothing for ids and counts. */
export function definitionOf(path: FieldPath): Partial<FieldDefinition> {
  const [first = "", ...rest] = stepsOf(path);
  const table: FieldTable = tables[first] ?? shipmentFields;
  return table[rest.at(-1) ?? first] ?? {};
}

/** The text at a path; "" if the row does not exist. */
export function textAt(values: FormValues, path: FieldPath): string {
  let here: unknown = values;
  for (const step of stepsOf(path)) {
    if (typeof here !== "object" || here === null) return "";
    // Every step of a path is a key of the object or an index of the list.
    here = Reflect.get(here, step);
  }
  return typeof here === "string" ? here : "";
}

/** Returns the values with another text at the path. Everything else keeps its identity, so that only one cell renders. */
export function withText(values: FormValues, path: FieldPath, text: string): FormValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A path leads to a text in FormValues, so the copy has the same type.
  return withTextAt(values, stepsOf(path), text) as FormValues;
}

function withTextAt(here: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(here)) {
    const index = Number(step);
    const rows: unknown[] = here.slice();
    // A list of texts, such as the notify parties, grows to the filled row.
    while (rows.length < index) rows.push("");
    rows[index] = withTextAt(rows[index], rest, text);
    return rows;
  }
  const record = isObject(here) ? here : {};
  return { ...record, [step]: withTextAt(record[step], rest, text) };
}
