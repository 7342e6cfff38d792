import type { LogEvent } from "kysely";
import type { Trace } from "#domain/http/trace.ts";

/** Creates a span for each statement, with its SQL. Omits the parameters, which hold user data. */
export function sqlSpans(trace: Trace, system: "postgresql" | "sqlite"): (event: LogEvent) => void {
  return ({ level, query: { sql }, queryDurationMillis: milliseconds }) => {
    const notes = { "db.system.name": system, "db.query.text": sql };
    trace.ended(nameOf(sql), { kind: "client", notes, milliseconds, hasFailed: level === "error" });
  };
}

/** The operation and table, such as "select shipments". */
function nameOf(sql: string): string {
  const [, act = "statement"] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table = ""] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${act.toLowerCase()} ${table}`.trim();
}
