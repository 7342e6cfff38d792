import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../rest/restClient.ts";

/** What the REST client must know about a request: its session, its address, and when its client leaves. */
export function callerOf(request: FastifyRequest, { raw }: FastifyReply): Caller {
  const { authorization, "idempotency-key": key } = request.headers;
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return {
    authorization,
    idempotencyKey: typeof key === "string" ? key : undefined,
    requestId: request.id,
    address: request.ip,
    operation: () => request.operation,
    signal: gone.signal,
    onEnd: (callback) => void (raw.closed ? callback() : raw.once("close", callback)),
    traceContext: traceContextOf(request),
  };
}

/** The client's W3C trace context. It goes on to the service even when this process sends no traces. */
function traceContextOf({ headers: { traceparent, tracestate } }: FastifyRequest): Record<string, string> {
  if (typeof traceparent !== "string" || !/^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(traceparent)) return {};
  return typeof tracestate === "string" && tracestate.length <= 512 ? { traceparent, tracestate } : { traceparent };
}
