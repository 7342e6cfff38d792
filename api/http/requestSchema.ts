import leven from "leven";
import { z } from "zod";
import { figureProblem, parseAnyDecimal, parseDecimal, type Decimal } from "#domain/figures/decimal.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { composed } from "#domain/text/composed.ts";
import { ProblemError } from "./httpErrors.ts";

/** Maximum length of a list in a body. */
export const maxItems = 500;

const maxNameLength = 255;

/** Texts by names of the caller's choice, at most 255 characters each, stripped like `text`; missing and null give an empty map. */
export function textByName(maxLength: number) {
  return z
    .record(z.string().max(maxNameLength).overwrite(storable), text(maxLength))
    .nullish()
    .transform((map) => map ?? {});
}

/**
 * Text in a body, as `storable` makes it; missing and null become "". Rules decide whether it may be empty; this schema rejects only other
 * types.
 */
export function text(maxLength = 255) {
  return (
    z
      .string()
      .max(maxLength, { abort: true })
      .overwrite(storable)
      // Some letters of Indic scripts are longer when composed.
      .refine((value) => value.length <= maxLength, tooLong(maxLength))
      .nullish()
      .transform((value) => value ?? "")
  );
}

/** A text as it is stored: composed (R-1194), and without lone surrogates and NUL, which neither store nor documents accept. */
export function storable(value: string): string {
  return composed(value.toWellFormed().replaceAll("\0", ""));
}

/** A boolean; missing and null become `otherwise`. */
export function flag(otherwise = false) {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? otherwise);
}

/**
 * An entered figure: a JSON number or plain decimal text, at most 15 digits; missing, null and "" become "0". Returns exact decimal text.
 */
export function figure() {
  return enteredFigure("0");
}

/** Like `figure`, but missing, null and "" become "", for a rule to reject. */
export function requiredFigure() {
  return enteredFigure("");
}

function enteredFigure(missing: "" | "0") {
  return z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value, context): Decimal | "" => {
      if (value === undefined || value === null || value === "") return missing;
      const problem = figureProblem(value);
      if (problem === null) return parseDecimal(value) ?? missing;
      context.addIssue({ code: "custom", message: problem, input: value });
      return z.NEVER;
    });
}

/**
 * A figure computed by the caller, for comparison with ours: any finite JSON number or plain decimal text, since binary arithmetic gives
 * 440.00000000000006. Missing, null and "" become null, which skips the comparison.
 */
export function claimedFigure() {
  return z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value, context): Decimal | null => {
      if (value === undefined || value === null || value === "") return null;
      const decimal = parseAnyDecimal(value);
      if (decimal !== null) return decimal;
      context.addIssue({ code: "custom", message: "must be a number", input: value });
      return z.NEVER;
    });
}

/** A whole number within a range; missing and null pass through. */
export function whole(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .number()
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, message)
    .meta({ type: "integer", minimum, maximum })
    .nullish();
}

/** A list of at most 500 items, or `most`; missing and null become []. */
export function list<T extends z.ZodType>(item: T, most = maxItems) {
  return z
    .array(item)
    .max(most)
    .nullish()
    .transform((value) => value ?? []);
}

/** An object that rejects unknown names, each with its path and a suggested name. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  // The only part of the issue that `parseRequest` reads: the known names.
  const names = Object.keys(shape).join(" ");
  return z.strictObject(shape, { error: (issue) => (issue.code === "unrecognized_keys" ? names : undefined) });
}

/** A name that answers contain and callers may send back; accepted and ignored. */
export function readOnly(description: string) {
  return z
    .unknown()
    .optional()
    .meta({ readOnly: true, description: `${description} Accepted and ignored, so that an answer can be sent back.` });
}

/**
 * Parses a body (or query); drops unknown names unless the schema is strict. Otherwise throws a 400 that names each path: 'rate must be a
 * number' at ["products", "0", "rate"].
 */
export function parseRequest<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body ?? {}, { error: wording });
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownNames(issue) : [invalid(named(issue), ...issue.path.map(String))],
  );
  throw new ProblemError(problems, { status: 400 });
}

function unknownNames({ keys, message, path }: z.core.$ZodIssueUnrecognizedKeys): Problem[] {
  const place = path.map(String);
  const where = place.length > 0 ? ` in ${nameOf({ path })}` : "";
  return keys.slice(0, maxUnknownNames).map((key) => {
    const meant = nearestName(key, message.split(" "));
    return invalid(`${key} is unknown${where}${meant ? `; did you mean ${meant}?` : ""}`, ...place, key);
  });
}

/** A person corrects no more at a time. */
const maxUnknownNames = 20;

/** The known name that the caller probably meant: a different case, a typo, or an abbreviation (qty). */
function nearestName(wrong: string, names: string[]): string | null {
  const lower = wrong.toLowerCase();
  if (lower.length > 40) return null;
  const near = names
    .map((name) => ({ name, distance: leven(lower, name.toLowerCase()) }))
    .filter(
      ({ name, distance }) =>
        distance <= Math.max(1, Math.floor(name.length / 4)) || isShortFor({ short: lower, name: name.toLowerCase() }),
    );
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null;
}

/** Whether a short text is an abbreviation: the name's first letter, then further letters of it in order, such as "qty" for "quantity". */
function isShortFor({ short, name }: { short: string; name: string }): boolean {
  if (short.length < 3 || short[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length;
}

function named(issue: z.core.$ZodIssue): string {
  return issue.message.startsWith("must ") ? `${nameOf(issue)} ${issue.message}` : issue.message;
}

/** Our messages for schema issues without one. Callers never see the validation library's messages. */
function wording(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${nounOf[issue.expected] ?? "of another type"}`;
    case "invalid_union":
      return "must be a number";
    case "invalid_value":
      return `must be ${issue.values.join(" or ")}`;
    case "too_big":
      return issue.origin === "string" ? tooLong(issue.maximum) : `must have at most ${issue.maximum} items`;
    case "invalid_key":
      return `The names in ${String(issue.path?.at(-2) ?? "the body")} must be at most ${maxNameLength} characters long`;
    default:
      return "must be of another form";
  }
}

function tooLong(maximum: number | bigint): string {
  return `must be at most ${maximum} characters long`;
}

const nounOf: Partial<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** The name of a path: 'rate', or 'address 1' for the first of a list. */
function nameOf({ path = [] }: { path?: PropertyKey[] | undefined }): string {
  const last = path.at(-1);
  if (last === undefined) return "The body";
  return typeof last === "number" ? `${String(path.at(-2))} ${last + 1}` : String(last);
}
