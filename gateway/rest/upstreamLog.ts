import type { FastifyBaseLogger } from "fastify";
import { codeOf } from "./dispatch.ts";

/** Where the lines go. */
export type UpstreamLogger = Partial<Pick<FastifyBaseLogger, "warn">>;

/** A call that came to nothing: for which operation, to which route (without its query), with which status, after how many ms. */
export type FailedCall = { operation: string | undefined; route: string; status: number | null; ms: number };

/** What the log says of the service behind the gateway. Tokens, bodies and values never stand in it. */
export type UpstreamLog = {
  /** A line for a fault of the service; none for refusals and for callers that have gone. */
  fault(error: unknown, call: FailedCall): void;
  /** A line for fields of an answer that could not be read, each once in the life of the process. */
  lost(route: string, fields: string[]): void;
};

const kinds = new Set<unknown>(["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "BAD_UPSTREAM_RESPONSE", "OUTCOME_UNKNOWN"]);
/** A service may send keys of its own making: so many names are remembered. */
const maxNames = 1_000;

/** Writes to `logger`; nowhere without one. */
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
      if (kinds.has(kind)) logger.warn?.({ kind, ...(operation && { operation }), route, status, ms }, "the service failed");
    },
    lost(route, fields) {
      const fresh = fields.filter((field) => isNew(`${route} ${field}`));
      if (fresh.length > 0) logger.warn?.({ route, fields: fresh }, "fields of an answer could not be read");
    },
  };
}
