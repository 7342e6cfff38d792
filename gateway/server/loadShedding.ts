import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientNetwork } from "#domain/http/clientNetwork.ts";
import { fault } from "../errors/errors.ts";

/** One process answers this many concurrent requests in less than two seconds, sign-ins included. */
const usual = { mostRequests: 64, mostOfAddress: 0, retryAfterSeconds: 2 };

/** Routes that cost next to nothing: health checks and the files of the build. */
const isFree = new Set(["/livez", "/readyz", "/*"]);

type Limits = typeof usual;

/**
 * Sheds load instead of queueing it (ADR-0040): responds with 503 and Retry-After while `mostRequests` requests are in progress, and
 * with 429 while one client address has `mostOfAddress` in progress (0: no limit). A request counts from its last byte until the
 * network has taken its response, because an unread response stays in memory. Slow senders do not count, nor do streams once they have
 * started.
 */
export function shedLoad(app: FastifyInstance, limits: Partial<Limits> = {}): void {
  const { mostRequests, mostOfAddress, retryAfterSeconds } = { ...usual, ...limits };
  /** Each with the network that it came from: its connection forgets that when it ends. */
  const underWay = new Map<FastifyRequest, string>();
  const ofNetwork = new Map<string, number>();

  function begin(request: FastifyRequest, network: string): void {
    underWay.set(request, network);
    ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1);
  }

  function end(request: FastifyRequest): void {
    const network = underWay.get(request);
    if (network === undefined) return;
    underWay.delete(request);
    const left = (ofNetwork.get(network) ?? 0) - 1;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  }

  app.addHook("onRequest", (request, reply, done) => {
    if (isFree.has(request.routeOptions.url ?? "")) return done();
    const network = clientNetwork(request.ip);
    const isOverItsShare = mostOfAddress > 0 && (ofNetwork.get(network) ?? 0) >= mostOfAddress;
    if (isOverItsShare) return refuse(request, reply, { ...ofShare, seconds: retryAfterSeconds });
    if (underWay.size >= mostRequests) return refuse(request, reply, { ...ofAll, seconds: retryAfterSeconds });
    const { raw } = request;
    const start = () => begin(request, network);
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

/** Responds in the error format of the route. */
function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message, seconds }: Overload): FastifyReply {
  const error = fault(code, message);
  error.extensions["retryAfter"] = seconds;
  const body =
    request.routeOptions.url === "/graphql"
      ? { errors: [error] }
      : { data: null, errors: [{ error: message, ...(status === 429 && { code }) }] };
  return reply.code(status).header("retry-after", seconds).send(body);
}
