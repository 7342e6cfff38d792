import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientNetwork } from "#domain/clientNetwork.ts";
import { fault } from "../errors/errors.ts";

/** As many requests may be under way as one process answers in less than two seconds, sign-ins included. */
const usual = { mostRequests: 64, mostOfAddress: 0, retryAfterSeconds: 2 };

/** What costs next to nothing: the health checks and the files of the build. */
const isFree = new Set(["/livez", "/readyz", "/*"]);

type Limits = typeof usual & { isCounted?: (request: FastifyRequest) => boolean };

/**
 * Refuses at once, with 503 and Retry-After, what comes while `mostRequests` are under way: who is let in is answered soon,
 * and the rest know where they stand. One client's address gets 429 beyond `mostOfAddress` (0: no such limit), so that it never
 * holds all places. A request is under way from its last byte until the network has taken its answer: an answer that
 * nobody reads is kept in memory. A slow sender takes no place, nor does a stream of events or of a file once it has begun, which keeps
 * little. `isCounted` leaves out requests that stand behind one that is counted already.
 */
export function shedLoad(app: FastifyInstance, limits: Partial<Limits> = {}): void {
  const { mostRequests, mostOfAddress, retryAfterSeconds, isCounted = () => true } = { ...usual, ...limits };
  const underWay = new Set<FastifyRequest>();
  const ofAddress = new Map<string, number>();

  function begin(request: FastifyRequest): void {
    underWay.add(request);
    const network = clientNetwork(request.ip);
    ofAddress.set(network, (ofAddress.get(network) ?? 0) + 1);
  }

  function end(request: FastifyRequest): void {
    if (!underWay.delete(request)) return;
    const network = clientNetwork(request.ip);
    const left = (ofAddress.get(network) ?? 0) - 1;
    if (left > 0) ofAddress.set(network, left);
    else ofAddress.delete(network);
  }

  function isOverItsShare({ ip }: FastifyRequest): boolean {
    return mostOfAddress > 0 && (ofAddress.get(clientNetwork(ip)) ?? 0) >= mostOfAddress;
  }

  app.addHook("onRequest", (request, reply, done) => {
    if (isFree.has(request.routeOptions.url ?? "") || !isCounted(request)) return done();
    if (isOverItsShare(request)) return refuse(request, reply, { ...ofShare, seconds: retryAfterSeconds });
    if (underWay.size >= mostRequests) return refuse(request, reply, { ...ofAll, seconds: retryAfterSeconds });
    const { raw } = request;
    const start = () => begin(request);
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) start();
    else raw.once("end", start);
    const leave = () => {
      raw.off("end", start);
      end(request);
    };
    reply.raw.once("finish", leave).once("close", leave);
    done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    if (payload instanceof Readable) end(request);
    done();
  });
}

const ofAll = { status: 503, code: "UPSTREAM_UNAVAILABLE", message: "The service is busy. Please try again in a moment." } as const;
const ofShare = {
  status: 429,
  code: "RATE_LIMITED",
  message: "Too many requests from your network at once. Please try again in a moment.",
} as const;

type Overload = (typeof ofAll | typeof ofShare) & { seconds: number };

/** In the form in which the route tells its errors. */
function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message, seconds }: Overload): FastifyReply {
  const error = fault(code, message);
  error.extensions["retryAfter"] = seconds;
  const body =
    request.routeOptions.url === "/graphql"
      ? { errors: [error] }
      : { data: null, errors: [{ error: message, ...(status === 429 && { code }) }] };
  return reply.code(status).header("retry-after", seconds).send(body);
}
