import { auditNouns, type AuditNoun } from "#domain/audit/auditTrail.ts";
import { isDay, localDayEnd, localDayStart } from "#domain/time/dates.ts";
import type { AuditFilterInput } from "../__generated__/AccountActivityQuery.graphql.ts";

/** Which entries of the account's trail are shown: days in the reader's time zone, and one noun. An empty field does not filter. */
export type ActivityFilter = { from: string; to: string; noun: AuditNoun | "" };

export const everything: ActivityFilter = { from: "", to: "", noun: "" };

/** Reads the filter from the address; unreadable parts do not filter. */
export function readActivityFilter(search: URLSearchParams): ActivityFilter {
  const day = (name: string) => [search.get(name) ?? ""].find(isDay) ?? "";
  return { from: day("from"), to: day("to"), noun: auditNouns.find((noun) => noun === search.get("noun")) ?? "" };
}

/** Writes the filter as the address's query. */
export function activitySearch(filter: ActivityFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
}

/** Whether the last day is before the first. */
export function endsBeforeItBegins({ from, to }: ActivityFilter): boolean {
  return from !== "" && to !== "" && to < from;
}

export function isUnlimited(filter: ActivityFilter): boolean {
  return Object.values(filter).every((value) => value === "");
}

/** The filter as the server takes it: from the start of the first day to the end of the last. */
export function auditFilterOf({ from, to, noun }: ActivityFilter): AuditFilterInput {
  return {
    from: from === "" ? null : localDayStart(from),
    to: to === "" ? null : localDayEnd(to),
    entityType: noun === "" ? null : noun,
  };
}
