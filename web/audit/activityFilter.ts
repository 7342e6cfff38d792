import { auditNouns, type AuditNoun } from "#domain/auditTrail.ts";
import { isDay } from "#domain/dates.ts";
import type { AuditFilterInput } from "../__generated__/AccountActivityQuery.graphql.ts";

/** Which lines of the account's trail are shown: of days in the reader's time zone, and of one noun. Empty does not limit. */
export type ActivityFilter = { from: string; to: string; noun: AuditNoun | "" };

export const everything: ActivityFilter = { from: "", to: "", noun: "" };

/** What the address says of it; what cannot be read limits nothing. */
export function readActivityFilter(search: URLSearchParams): ActivityFilter {
  const day = (name: string) => [search.get(name) ?? ""].find(isDay) ?? "";
  return { from: day("from"), to: day("to"), noun: auditNouns.find((noun) => noun === search.get("noun")) ?? "" };
}

/** The query of the address that shows it. */
export function activitySearch(filter: ActivityFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
}

/** Whether the last day stands before the first. */
export function endsBeforeItBegins({ from, to }: ActivityFilter): boolean {
  return from !== "" && to !== "" && to < from;
}

export function isUnlimited(filter: ActivityFilter): boolean {
  return Object.values(filter).every((value) => value === "");
}

/** As the server takes it: from the first moment of the first day to the last moment of the last one. */
export function auditFilterOf({ from, to, noun }: ActivityFilter): AuditFilterInput {
  return {
    from: from === "" ? null : new Date(`${from}T00:00:00`).toISOString(),
    to: to === "" ? null : new Date(`${to}T23:59:59.999`).toISOString(),
    entityType: noun === "" ? null : noun,
  };
}
