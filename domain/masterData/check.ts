import { countryNamed, unknownCountry } from "../places/countries.ts";
import { toDayMonthYear } from "../time/dates.ts";
import { writtenDay } from "../time/writtenDay.ts";
import { compare, parseDecimal } from "../figures/decimal.ts";
import { folded } from "../text/folded.ts";
import { tooLong } from "../text/tooLong.ts";
import { withoutMarks } from "../text/unseen.ts";
import { duplicate, invalid, missingProblem, type Problem } from "../http/problem.ts";
import type { Field, ListKind, RecordKind, Surface } from "./kind.ts";
import { textFormats } from "./textFormats.ts";

/** The entered values of a record: text, or decimal text for numbers, by field name. */
export type RecordValues = Record<string, string>;

/** The rules of one record, in the words of the surface it is entered on. */
export function checkRecord(kind: RecordKind, values: RecordValues, surface: Surface): Problem[] {
  const blank = missingFields(kind, values);
  if (blank.length > 0)
    return [
      missingProblem(
        kind.incomplete[surface],
        blank.map((name) => [name]),
      ),
    ];
  return kind.fields.flatMap((field) => checkField(field, values[field.name] ?? ""));
}

/** The names of the required fields that are blank, or not above 0; one message stands for them all, a form marks each. */
export function missingFields(kind: RecordKind, values: RecordValues): string[] {
  return kind.fields.filter((field) => field.required && isMissing(field, values[field.name] ?? "")).map(({ name }) => name);
}

/**
 * The rules of one list item; `existing` are the other items, without the one being edited. An item that is in the
 * `stored` list already may stay as it is, so that an older list can still be changed.
 */
export function checkListItem(kind: ListKind, item: string, existing: readonly string[], stored: readonly string[] = []): Problem[] {
  const text = tidy(kind.field, item);
  if (!text) return [invalid(kind.empty, kind.rest.key)];
  const same = folded(text);
  if (existing.some((other) => folded(other) === same)) return [duplicate(kind.duplicate, kind.rest.key)];
  return stored.includes(item.trim()) ? [] : checkField(kind.field, text);
}

/**
 * A field's text as it is stored: trimmed, what has a format without unseen marks (R-1319), upper-cased where the field is, a country as the
 * list spells it, a date as DD/MM/YYYY.
 */
export function tidy(field: Field, text: string): string {
  const trimmed = (field.format ? withoutMarks(text) : text).trim();
  if (field.input === "country") return countryNamed(trimmed) ?? trimmed;
  const day = field.input === "date" ? writtenDay(trimmed) : null;
  if (day !== null) return toDayMonthYear(day);
  return field.input === "upperText" ? trimmed.toUpperCase() : trimmed;
}

function isMissing(field: Field, text: string): boolean {
  if (field.input !== "number") return !text.trim();
  const figure = parseDecimal(text);
  return figure === null || compare(figure, "0") <= 0;
}

/** The rules of one field's text. A blank one is no problem here. */
export function checkField(field: Field, text: string): Problem[] {
  if (text.trim().length > field.maxLength) return [invalid(tooLong(field.label, field.maxLength), field.name)];
  if (!text.trim()) return [];
  if (field.input === "country") return countryNamed(text) === null ? [invalid(unknownCountry(text), field.name)] : [];
  if (field.codes && !field.codes.includes(tidy(field, text))) return [invalid(field.codes.unknown(tidy(field, text)), field.name)];
  if (field.format && !textFormats[field.format].pattern.test(tidy(field, text)))
    return [invalid(`${field.label} ${textFormats[field.format].rule}`, field.name)];
  if (field.input === "date" && writtenDay(text) === null)
    return [invalid(`${field.label} must be a real date from 1900 on, written DD/MM/YYYY`, field.name)];
  if (field.options && !field.options.includes(text.trim()))
    return [invalid(`${field.label} must be ${field.options.join(" or ")}`, field.name)];
  if (field.input !== "number") return [];
  const figure = parseDecimal(text);
  if (figure === null) return [invalid(`${field.label} must be a number`, field.name)];
  const tooSmall = field.minimum !== undefined && compare(figure, field.minimum) < 0;
  return tooSmall ? [invalid(`${field.label} must be at least ${field.minimum}`, field.name)] : [];
}
