import type { LogEvent } from "kysely";
import type { Trace } from "#domain/trace.ts";

/** Tells of each statement with its text. What users have entered are its parameters, and those are not told. */
export function sqlSpans(trace: Trace, system: "postgresql" | "sqlite"): (event: LogEvent) => void {
  return ({ level, query: { sql }, queryDurationMillis: milliseconds }) => {
    const notes = { "db.system.name": system, "db.query.text": sql };
    trace.ended(nameOf(sql), { kind: "client", notes, milliseconds, hasFailed: level === "error" });
  };
}

/** What is done with which table, as in "select shipments". */
function nameOf(sql: string): string {
  const [, act = "statement"] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table = ""] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${act.toLowerCase()} ${table}`.trim();
}
