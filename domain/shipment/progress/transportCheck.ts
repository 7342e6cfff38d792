import { decimalsOf, parseDecimal } from "../../figures/decimal.ts";
import { invalid, type Problem } from "../../http/problem.ts";
import { enteredDayWords, isEnteredDay, type Day } from "../../time/dates.ts";
import { tooLong } from "../../text/tooLong.ts";
import { keysOf } from "../../typedObject.ts";
import type { TransportField } from "./transportField.ts";
import { transportFields, type TransportTexts } from "./transportFields.ts";

const futureDate = "This date is in the future";

/** Land customs stations have a B in place of the digit (R-1340). */
const formats = {
  portCode: { pattern: /^[A-Z]{5}[\dB]$/, words: "must be 6 characters: 5 letters, and a digit or B, as INMUN1 or INRXLB" },
};

/** An entered text as the card stores it: trimmed, a code in capitals. */
export function enteredTransportText({ format }: TransportField, text: string): string {
  return format === "portCode" ? text.trim().toUpperCase() : text.trim();
}

/** What is wrong with entered fields of the transport card, each problem with the field's name. `latest` is the last day of a fact. */
export function checkTransport(entered: { [Name in keyof TransportTexts]?: string | undefined }, latest: Day): Problem[] {
  return keysOf(transportFields).flatMap((name) => {
    const text = entered[name] ?? "";
    const message = text === "" ? null : problemOf(transportFields[name], text, latest);
    return message === null ? [] : [invalid(message, name)];
  });
}

/** The problem of a date of the milestone or the card; null if it is a day up to `latest`, or of any time if that is null. */
export function dateProblem(label: string, text: string, latest: Day | null): string | null {
  if (!isEnteredDay(text)) return `${label} must be ${enteredDayWords}`;
  return latest !== null && text > latest ? futureDate : null;
}

function problemOf(field: TransportField, text: string, latest: Day): string | null {
  switch (field.type) {
    case "date":
      return dateProblem(field.label, text, field.isFact ? latest : null);
    case "figure": {
      const figure = parseDecimal(text);
      if (figure === null || figure.startsWith("-")) return `${field.label} must be a number of 0 or more`;
      return decimalsOf(figure) > 3 ? `${field.label} must have at most 3 decimals` : null;
    }
    case "count": {
      const highest = field.highest ?? 999;
      return /^\d{1,9}$/.test(text) && Number(text) <= highest ? null : `${field.label} must be a whole number from 0 to ${highest}`;
    }
    case "choice":
      return Object.hasOwn(field.choices ?? {}, text) ? null : `${field.label} must be ${Object.keys(field.choices ?? {}).join(" or ")}`;
    case "text": {
      const limit = field.limit ?? 255;
      if (text.length > limit) return tooLong(field.label, limit);
      const format = field.format && formats[field.format];
      return format && !format.pattern.test(text) ? `${field.label} ${format.words}` : null;
    }
    case "flag":
      return null;
  }
}

/** The last day that may be entered as a fact: tomorrow by UTC, which has begun somewhere. */
export function latestFact(now: Date): Day {
  return new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
}
