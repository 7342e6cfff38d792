import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fault } from "./errors.ts";

/** As many requests may be under way as one process answers in less than two seconds, sign-ins included. */
const usual = { mostRequests: 64, retryAfterSeconds: 2 };

/** What costs next to nothing: the health checks and the files of the build. */
const isFree = new Set(["/livez", "/readyz", "/*"]);

type Limits = typeof usual & { isCounted?: (request: FastifyRequest) => boolean };

/**
 * Refuses at once, with 503 and Retry-After, what comes while `mostRequests` are under way: who is let in is answered soon,
 * and the rest know where they stand. A request is under way from its last byte until its answer begins, so that neither a
 * slow sender nor a slow reader nor a stream of events takes a place from others. `isCounted` leaves out requests that stand
 * behind one that is counted already.
 */
export function refuseOverload(app: FastifyInstance, limits: Partial<Limits> = {}): void {
  const { mostRequests, retryAfterSeconds, isCounted = () => true } = { ...usual, ...limits };
  const underWay = new Set<FastifyRequest>();

  app.addHook("onRequest", (request, reply, done) => {
    if (isFree.has(request.routeOptions.url ?? "") || !isCounted(request)) return done();
    if (underWay.size >= mostRequests) return refuse(request, reply, retryAfterSeconds);
    const { raw } = request;
    const begin = () => void underWay.add(request);
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) begin();
    else raw.once("end", begin);
    reply.raw.once("close", () => {
      raw.off("end", begin);
      underWay.delete(request);
    });
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    underWay.delete(request);
    done();
  });
}

/** In the form in which the route tells its errors. */
function refuse(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  const message = "The service is busy. Please try again in a moment.";
  const error = fault("UPSTREAM_UNAVAILABLE", message);
  error.extensions["retryAfter"] = seconds;
  const body = request.routeOptions.url === "/graphql" ? { errors: [error] } : { data: null, errors: [{ error: message }] };
  return reply.code(503).header("retry-after", seconds).send(body);
}
