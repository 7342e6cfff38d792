import { z } from "zod";
import { bankDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { recordOf } from "#domain/typedObject.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { isCanonicalInstant } from "./isoInstant.ts";
import { isExact } from "./tolerantParse.ts";

/*
 * The fields of REST responses, parsed once at the edge. What a foreign service leaves out becomes empty (texts,
 * lists) or null (figures, instants); only what nothing works without is required. A value of another type is an error here, and
 * `parseTolerantly` drops that value alone. Unknown keys are dropped.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** The texts of optional fields, which an older service does not know. */
export function moreTexts<Name extends string>(fields: readonly { readonly name: Name }[]): Record<Name, typeof text> {
  return recordOf(fields.map(({ name }) => [name, text] as const));
}

/** Accepts a missing key too; the shapes below decide what that means. */
const anything = z.unknown().optional();

/** An id: text or a number. */
export const id = anything.transform((value, context) => toId(value) ?? refuse(context, "no id"));
/** The id of a part; empty when the service leaves it out. */
export const optionalId = anything.transform((value, context) => {
  if (value === null || value === undefined || value === "") return "";
  return toId(value) ?? refuse(context, "no id");
});

/** Replaces a charge that could not be parsed. Null and missing mean a charge that was not entered. */
const unknownFigure = Symbol("unknown figure");

/** A decimal; null when it is missing. */
export const figure = anything.transform((value, context): Decimal | null => {
  if (value === null || value === undefined || value === "") return null;
  return toFigure(value) ?? refuse(context, "no decimal figure");
});
/** A required decimal. */
export const decimal = anything.transform((value, context) => toFigure(value) ?? refuse(context, "no decimal figure"));
/** A charge: 0 when none was entered, null when it cannot be parsed. */
export const charge = anything.transform((value, context): Decimal | null => {
  if (value === null || value === undefined || value === "") return "0";
  if (value === unknownFigure) return null;
  return toFigure(value) ?? refuse(context, "no decimal figure", { instead: unknownFigure });
});

/** Replaces a plain value that could not be parsed. */
const unknownPlain = Symbol("unknown value");

/** A text or a figure as it came; null when it is missing, undefined when it cannot be parsed. */
export const plain = anything.transform((value, context): string | number | null | undefined => {
  if (value === undefined || value === null) return null;
  if (value === unknownPlain) return undefined;
  if (typeof value === "string" || (typeof value === "number" && isExact(value))) return value;
  return refuse(context, "no text or figure", { instead: unknownPlain });
});

/** An instant as ISO 8601 in UTC, converted from the forms that services send. */
export const instant = anything.transform((value, context) => toInstant(value) ?? refuse(context, "no instant"));
/** An instant; null when it is missing. */
export const maybeInstant = anything.transform((value, context): string | null => {
  if (value === null || value === undefined || value === "") return null;
  return toInstant(value) ?? refuse(context, "no instant");
});

export const count = z.number().int().nonnegative();

/** A URL that browsers may be sent to: absolute, http or https. */
export const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), "no absolute web address");
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
export const textList = listOf(z.string());

/** An object that a service may leave out; all its fields are then empty. */
export function part<T extends z.ZodType>(shape: T) {
  return shape.nullish().transform((value): z.output<T> => value ?? shape.parse({}));
}

export const address = z.object({ addressId: optionalId, name: text, address: text, gst: text });

/** Older data has the nickname in `remarks`. */
export const bankDetail = z
  .object({
    bankId: optionalId,
    nickname: text,
    accountNumber: text,
    iban: text,
    accountHolderName: text,
    bank: text,
    bankAddress: text,
    swiftCode: text,
    ...moreTexts(bankDocumentFields),
    country: z.string().nullish(),
    remarks: z.string().nullish(),
  })
  .transform(({ remarks, ...bank }) => ({ ...bank, nickname: bank.nickname || (remarks ?? "") }));

export type Address = z.output<typeof address>;
export type BankDetail = z.output<typeof bankDetail>;

function refuse(context: z.RefinementCtx, message: string, params: Record<string, unknown> = {}): never {
  context.addIssue({ code: "custom", message, params });
  return z.NEVER;
}

function toId(value: unknown): string | null {
  if (typeof value === "string") return value || null;
  return typeof value === "number" && isExact(value) ? String(value) : null;
}

function toFigure(value: unknown): Decimal | null {
  if (typeof value === "number" ? !isExact(value) : typeof value !== "string") return null;
  try {
    return trimZeros(String(value));
  } catch {
    return null;
  }
}

const isoInstant = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const dayMonthYear = /^(\d{1,2}\/\d{1,2}\/\d{4})(?:,? +(\d{2}:\d{2}(?::\d{2})?))?$/;
/** In seconds this is the year 5138, in milliseconds 1973. */
const leastMilliseconds = 1e11;

/** Parses ISO 8601, day/month/year, and Unix time in seconds or milliseconds. Without an offset it means UTC. */
function toInstant(value: unknown): string | null {
  if (isCanonicalInstant(value)) return value;
  if (typeof value === "number") return isoOf(Math.abs(value) < leastMilliseconds ? value * 1_000 : value);
  if (typeof value !== "string") return null;
  const iso = isoInstant.exec(value.trim());
  if (iso) return isoOf(`${iso[1]}T${iso[2] ?? "00:00"}${(iso[3] ?? "Z").toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
  const written = dayMonthYear.exec(value.trim());
  const day = fromDayMonthYear(written?.[1] ?? "");
  return day && isoOf(`${day}T${written?.[2] ?? "00:00"}Z`);
}

function isoOf(given: string | number): string | null {
  const date = new Date(given);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  // JavaScript turns 30 February into a day of March.
  return typeof given === "string" && !isRealDay(given) ? null : iso;
}

function isRealDay(iso: string): boolean {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
}
