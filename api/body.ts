import { z } from "zod";
import { parseDecimal, type Decimal } from "#domain/decimal.ts";
import { invalid } from "#domain/problem.ts";
import { Refusal } from "./refusal.ts";

/** The longest list that a body may hold. */
export const maxItems = 500;

/**
 * Text in a body; missing and null count as "". Rules say what may be empty; this says only what is no text at all.
 * Lone surrogates and NUL, which no store and no document can hold, are taken out.
 */
export function text(maxLength = 255) {
  return z
    .string()
    .max(maxLength, { error: (issue) => `${nameOf(issue)} must be at most ${maxLength} characters long` })
    .nullish()
    .transform((value) => (value ?? "").toWellFormed().replaceAll("\0", ""));
}

/** A yes or no; missing and null count as `otherwise`. */
export function flag(otherwise = false) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? otherwise);
}

/** A figure: a JSON number or plain decimal text, at most 15 digits; missing, null and "" count as "0". Answers exact decimal text. */
export function figure() {
  return z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value, context): Decimal => {
      if (value === undefined || value === null || value === "") return "0";
      const decimal = parseDecimal(value);
      if (decimal !== null) return decimal;
      context.addIssue({ code: "custom", message: "must be a number", input: value });
      return z.NEVER;
    });
}

/** A whole number of a range; missing and null are passed on. */
export function whole(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .number()
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, message)
    .meta({ type: "integer", minimum, maximum })
    .nullish();
}

/** A list of at most 500 items; missing and null count as none. */
export function list<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .max(maxItems, { error: (issue) => `${nameOf(issue)} must have at most ${maxItems} items` })
    .nullish()
    .transform((value) => value ?? []);
}

/**
 * A body (or query) of the expected shape, unknown names dropped; else a 400 that names each place:
 * 'rate must be a number' at ["products", "0", "rate"].
 */
export function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const path = issue.path.map(String);
    return invalid(wording(issue), ...path);
  });
  throw new Refusal(problems, { status: 400 });
}

function wording(issue: z.core.$ZodIssue): string {
  const name = nameOf(issue);
  if (issue.code === "invalid_type") return `${name} must be ${nounOf[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_union") return `${name} must be a number`;
  return issue.message.startsWith("must ") ? `${name} ${issue.message}` : issue.message;
}

const nounOf: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** What stands at a path, in words: 'rate', and 'address 1' for the first of a list. */
function nameOf({ path = [] }: { path?: PropertyKey[] | undefined }): string {
  const last = path.at(-1);
  if (last === undefined) return "The body";
  return typeof last === "number" ? `${String(path.at(-2))} ${last + 1}` : String(last);
}
