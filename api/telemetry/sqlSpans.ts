import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { LogEvent } from "kysely";

const tracer = trace.getTracer("lading");

/** Records a span for each executed statement, with its SQL. Omits the parameters, which hold user data. */
export function sqlSpans(system: "postgresql" | "sqlite"): (event: LogEvent) => void {
  return ({ level, query: { sql }, queryDurationMillis }) => {
    const endTime = performance.timeOrigin + performance.now();
    const attributes = { "db.system.name": system, "db.query.text": sql };
    const span = tracer.startSpan(nameOf(sql), { kind: SpanKind.CLIENT, attributes, startTime: endTime - queryDurationMillis });
    if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };
}

/** The operation and table, such as "select shipments". */
function nameOf(sql: string): string {
  const [, act = "statement"] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table = ""] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${act.toLowerCase()} ${table}`.trim();
}
