import { z } from "zod";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { parseDecimal, trimZeros } from "#domain/figures/decimal.ts";
import {
  eachTransportField,
  type Transport,
  type TransportFieldName,
  type TransportTexts,
} from "#domain/shipment/progress/transportFields.ts";
import { enteredTransportText } from "#domain/shipment/progress/transportCheck.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { strictObject, storable, whole } from "../../http/requestSchema.ts";
import { dayPattern } from "../../openapi/commonFields.ts";
import { maxVersion } from "../input/version.ts";
import { dateText } from "./storedProgress.ts";

export const changeVersion = whole(0, maxVersion).describe(
  "`version` of the shipment as read; a stale version is refused. Not compared when omitted.",
);

/** A date in a body as a day: an omitted one is undefined, null and "" clear it, and any other text becomes one that a rule refuses. */
export function enteredDate() {
  return enteredText((text) => (text === "" ? "" : (fromDayMonthYear(text) ?? "no day"))).meta({ pattern: dayPattern });
}

/** A text in a body, trimmed: an omitted one is undefined, null clears it. */
export function enteredText(read = (text: string) => text) {
  return z
    .string()
    .nullish()
    .transform((value) => (value === undefined ? undefined : read(storable(value ?? "").trim())));
}

const kept = "Omitted: stays as it is; null or empty: cleared.";

/** The body of a change of the card: each field as text of one form, undefined if it was omitted. */
export const transportBody = strictObject({
  ...eachTransportField((_name, field) => bodySchema(field).describe(`${field.description} ${kept}`)),
  version: changeVersion,
}).meta({
  id: "TransportBody",
  example: eachTransportField((_name, { example }) => example),
  description: "Changed fields of the transport card.",
});

function bodySchema(field: TransportField): z.ZodType<string | undefined> {
  switch (field.type) {
    case "date":
      return enteredDate();
    case "text":
      return enteredText((text) => enteredTransportText(field, text)).meta({ maxLength: field.limit ?? 255 });
    case "choice":
      return enteredText().meta({ enum: [...Object.keys(field.choices ?? {}), "", null] });
    case "count":
    case "figure":
      return z
        .union([z.number(), z.string()])
        .nullish()
        .transform((value) => {
          if (value === undefined) return undefined;
          const figure = parseDecimal(value);
          return figure === null ? String(value ?? "").trim() : trimZeros(figure);
        });
    case "flag":
      return z
        .boolean()
        .nullish()
        .transform((value) => (value === undefined ? undefined : value === true ? "true" : ""));
  }
}

/** A stored text as REST returns it. */
function answerOf({ type }: TransportField, text: string): string | number | boolean | null {
  switch (type) {
    case "date":
      return dateText(text);
    case "flag":
      return text === "true";
    case "count":
    case "figure":
      return text === "" ? null : Number(text);
    case "text":
    case "choice":
      return text;
  }
}

/** The stored card as REST returns it. */
export function transportAnswerOf(texts: TransportTexts): Transport {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each value has the type that its field's definition states.
  return eachTransportField((name, field) => answerOf(field, texts[name])) as Transport;
}

/** The card in OpenAPI. */
export const transportAnswer = z
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each schema has the type that its field's definition states.
  .object(eachTransportField((_name, field) => answerSchema(field)) as { [Name in TransportFieldName]: z.ZodType<Transport[Name]> })
  .meta({
    id: "Transport",
    example: eachTransportField((_name, { example }) => example),
    description: "The transport card: how the goods travel, and what bill of lading and customs say.",
  });

function answerSchema({ type, description, choices = {} }: TransportField): z.ZodType {
  switch (type) {
    case "date":
      return z.string().meta({ pattern: dayPattern, description: `${description} DD/MM/YYYY; empty while unknown.` });
    case "flag":
      return z.boolean().describe(description);
    case "count":
    case "figure":
      return z.number().nullable().describe(`${description} Null while unknown.`);
    case "choice":
      return z.enum([...Object.keys(choices), ""]).describe(`${description} Empty while unknown.`);
    case "text":
      return z.string().describe(`${description} Empty while unknown.`);
  }
}
