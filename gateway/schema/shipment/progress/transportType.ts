import { dayOf, toDayMonthYear } from "#domain/time/dates.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { eachTransportField, transportFields, type TransportFieldName } from "#domain/shipment/progress/transportFields.ts";
import { keysOf, recordOf } from "#domain/typedObject.ts";
import { builder } from "../../../builder/builder.ts";
import { toBodyFigure } from "../../../builder/decimals.ts";
import type { Transport } from "../../../rest/shapes/progress.ts";

type Types = (typeof builder)["$inferSchemaTypes"];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;
type OutputFields = PothosSchemaTypes.ObjectFieldBuilder<Types, Transport>;

/** An enumeration for each field with choices, named after the field: `FreightTerm`, `BlType`. */
const choiceEnums = new Map(
  keysOf(transportFields).flatMap((name) => {
    const { choices, description }: TransportField = transportFields[name];
    if (!choices) return [];
    const values = recordOf(
      Object.entries(choices).map(([value, words]) => [value, { description: `${words}; REST sends "${value}".` }] as const),
    );
    return [[name, builder.enumType(name.charAt(0).toUpperCase() + name.slice(1), { description, values })] as const];
  }),
);

function choiceEnum(name: TransportFieldName) {
  const found = choiceEnums.get(name);
  if (!found) throw new Error(`The field ${name} has no choices`);
  return found;
}

export const TransportType = builder.objectRef<Transport>("ShipmentTransport").implement({
  description: "How a shipment travels, and what its bill of lading and customs say. A value is null while it is unknown.",
  fields: (t) => eachTransportField((name, field) => outputField(t, name, field)),
});

function outputField(t: OutputFields, name: TransportFieldName, { type, description, example, choices = {} }: TransportField) {
  const options = { description, nullable: true } as const;
  switch (type) {
    case "text":
      return t.string({ ...options, resolve: (card) => card[name] || null });
    case "date":
      return t.field({ ...options, description: dated(description), type: "Date", resolve: (card) => dayOf(card[name]) });
    case "choice":
      return t.field({ ...options, type: choiceEnum(name), resolve: (card) => (Object.hasOwn(choices, card[name]) ? card[name] : null) });
    case "count":
      return t.int({ ...options, resolve: (card) => (card[name] === "" ? null : Number(card[name])) });
    case "figure":
      return t.field({
        ...options,
        description: `${description} Such as "${example}".`,
        type: "Decimal",
        resolve: (card) => card[name] || null,
      });
    case "flag":
      return t.boolean({ description, resolve: (card) => card[name] === "true" });
  }
}

function dated(description: string): string {
  return `${description} Such as "2025-11-18".`;
}

/** The card's fields in an input. */
export function transportInputs(t: InputFields) {
  return eachTransportField((name, { type, description, example }) => {
    switch (type) {
      case "text":
        return t.string({ description });
      case "date":
        return t.field({ type: "Date", description: dated(description) });
      case "choice":
        return t.field({ type: choiceEnum(name), description });
      case "count":
        return t.int({ description });
      case "figure":
        return t.field({ type: "Decimal", description: `${description} Such as "${example}".` });
      case "flag":
        return t.boolean({ description });
    }
  });
}

/** The entered fields as REST takes them; omitted ones stay out. */
export function transportBody(input: { readonly [Name in TransportFieldName]?: unknown }): Record<string, unknown> {
  const given = keysOf(transportFields).filter((name) => input[name] !== undefined);
  return recordOf(given.map((name) => [name, toBodyValue(transportFields[name], input[name])] as const));
}

function toBodyValue({ type }: TransportField, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (type === "date") return toDayMonthYear(value);
  return type === "figure" ? toBodyFigure(value) : value;
}
