import type { FastifyBaseLogger } from "fastify";
import { codeOf } from "./dispatch.ts";

/** The logger for upstream faults. */
export type UpstreamLogger = Partial<Pick<FastifyBaseLogger, "warn">>;

/** A failed call: its operation, its route (without the query), its status and its duration in milliseconds. */
type FailedCall = { operation: string | undefined; route: string; status: number | null; ms: number };

/** Logs faults of the service behind the gateway. Never logs tokens, bodies or values. */
export type UpstreamLog = {
  /** Logs a fault of the service; ignores rejections and clients that have left. */
  fault(error: unknown, call: FailedCall): void;
  /** Logs fields of a response that could not be parsed, each once per process. */
  lost(route: string, fields: string[]): void;
};

const kinds = new Set<unknown>(["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "BAD_UPSTREAM_RESPONSE", "OUTCOME_UNKNOWN"]);
/** A service may send arbitrary keys, so this many names are remembered. */
const maxNames = 1_000;

/** Logs to `logger`, or nowhere without one. */
export function createUpstreamLog(logger: UpstreamLogger = {}): UpstreamLog {
  const told = new Set<string>();

  function isNew(name: string): boolean {
    if (told.has(name) || told.size >= maxNames) return false;
    told.add(name);
    return true;
  }

  return {
    fault(error, { operation, route, status, ms }) {
      const kind = codeOf(error);
      const reason = reasonOf(error);
      if (kinds.has(kind))
        logger.warn?.({ kind, ...(reason && { reason }), ...(operation && { operation }), route, status, ms }, "the service failed");
    },
    lost(route, fields) {
      const fresh = fields.filter((field) => isNew(`${route} ${field}`));
      if (fresh.length > 0) logger.warn?.({ route, fields: fresh }, "fields of an answer could not be read");
    },
  };
}

/** What to mend: why no connection came about, or what of the response is wrong. Other words may be the service's own. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (codeOf(error) === "BAD_UPSTREAM_RESPONSE") return error.message;
  const { cause } = error;
  if (!(cause instanceof Error && "code" in cause)) return null;
  return typeof cause.code === "string" ? cause.code : cause.name;
}
