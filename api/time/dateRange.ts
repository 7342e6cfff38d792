import { readInstant, type Day } from "#domain/time/dates.ts";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";

/** Instants as ISO text, both inclusive; null if the range is open. */
export type Range = { from: string | null; to: string | null };

/** Days in UTC, both inclusive; null if the range is open. */
export type Days = { first: Day | null; last: Day | null };

/** A range as its whole days and the parts of days before and after them, without overlap. */
export type Split = { days: Days | null; before: Range | null; after: Range | null };

/** Reads `startDate` and `endDate` of a filter's body; "" leaves the range open. Throws a 400 for an invalid date. */
export function readRange(startDate: string, endDate: string): Range {
  return { from: readEdge("startDate", startDate, "start"), to: readEdge("endDate", endDate, "end") };
}

/** Reads one instant of a filter's body; "" returns null. Throws a 400 for an invalid date. */
export function readEdge(name: string, sent: string, edge: "start" | "end"): string | null {
  if (!sent.trim()) return null;
  const instant = readInstant(sent, edge);
  if (instant === null) throw new ProblemError([invalid(`${name} must be an ISO 8601 date`, name)], { status: 400 });
  return instant;
}

/** The UTC day of an instant. */
export function dayOf(instant: string): Day {
  return instant.slice(0, 10);
}

/** First and last moment of a day in UTC. */
export function momentsOf(day: Day): { from: string; to: string } {
  return { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` };
}

/** Splits a range, so that stored counts cover its whole days and only the rest is counted row by row. */
export function splitByDays({ from, to }: Range): Split {
  if (from !== null && to !== null && from > to) return { days: null, before: null, after: null };
  const startsWhole = from === null || from === momentsOf(dayOf(from)).from;
  const endsWhole = to === null || to === momentsOf(dayOf(to)).to;
  const first = from === null ? null : startsWhole ? dayOf(from) : nextDay(dayOf(from), 1);
  const last = to === null ? null : endsWhole ? dayOf(to) : nextDay(dayOf(to), -1);
  const isOneDay = from !== null && to !== null && dayOf(from) === dayOf(to);
  if (isOneDay && !(startsWhole && endsWhole)) return { days: null, before: { from, to }, after: null };
  return {
    days: first !== null && last !== null && first > last ? null : { first, last },
    before: from === null || startsWhole ? null : { from, to: momentsOf(dayOf(from)).to },
    after: to === null || endsWhole ? null : { from: momentsOf(dayOf(to)).from, to },
  };
}

/** The day after or before. Next to the years of four figures, whose texts alone sort as days do, it is a text beyond all of their days. */
function nextDay(day: Day, step: 1 | -1): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  const iso = date.toISOString();
  if (iso.startsWith("+")) return "9999-12-32";
  return iso.startsWith("-") ? "0000-00-00" : dayOf(iso);
}
