import { randomUUID } from "node:crypto";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { addSecurityHeaders } from "../webClient/securityHeaders.ts";
import { limitBodyTime } from "./bodyTimeout.ts";
import { resetBrokenResponses } from "./brokenResponse.ts";
import { readableUrl } from "./readableUrl.ts";
import { limitResponseTime } from "./responseTimeout.ts";

/** Metrics and tracing, each optional. */
export type Telemetry = { metrics?: Metrics | null; tracing?: Tracing | null };

/** What the listeners of one process have in common. */
export type ListenerSettings = Telemetry & {
  logger: FastifyBaseLogger;
  /** Proxies whose `X-Forwarded-For` is trusted, in addition to this machine. */
  trustedProxies: string[];
  /** Whether users come over https. */
  isTls: boolean;
};

/** `public` for clients, `service` for the requests that the gateway makes to the embedded REST service. */
export type Side = "public" | "service";

/**
 * Creates a Fastify instance for one listener, without routes: with request ids, one log line and metric per request, security headers,
 * and time limits of bodies and responses. The service keeps the request ids of the gateway.
 */
export function createListener(side: Side, settings: ListenerSettings): FastifyInstance {
  const { logger, trustedProxies, isTls, metrics, tracing } = settings;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: logOfBreaks(),
    trustProxy: ["loopback", ...trustedProxies],
    forceCloseConnections: side === "public" ? "idle" : true,
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    genReqId: ({ headers }) => (side === "service" && headers["x-request-id"]?.toString()) || randomUUID(),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    http: { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 1_000 },
  });
  resetBrokenResponses(app.server);
  dropAbandoned(app);
  tracing?.follow(app);
  app.addHook("onRequest", (request, reply, done) => {
    // Limits, counts and streams listen to its end, up to eleven of them: Node warns of more than ten as of a leak (R-1368).
    reply.raw.setMaxListeners(20);
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, operation, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = { ...(operation && { operation }), method, path: loggedPath(request.url), status, ms: Math.round(elapsedTime) };
    request.log[side === "service" ? "debug" : "info"](line, "answered");
    metrics?.answered({ side, method, route: routeOptions.url ?? "none", status, seconds: elapsedTime / 1_000 });
  });
  addSecurityHeaders(app, { isTls });
  refuseTwoHosts(app);
  limitBodyTime(app);
  limitResponseTime(app);
  return app;
}

/** Fastify's log lines but those of each request, and with those of answers that broke off (R-1354), unless it was their client who left. */
function logOfBreaks(): LogController {
  const log = new LogController({ disableRequestLogging: true });
  log.streamError = (error, request) => {
    const hasClientLeft = "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!hasClientLeft) request.log.error({ err: error, path: loggedPath(request.url) }, "an answer broke off");
  };
  return log;
}

/** Drops a request whose client has reset the connection meanwhile: it has no address any more, and nobody reads the answer (R-1367). */
function dropAbandoned(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    if (socket.remoteAddress !== undefined) return done();
    reply.hijack();
    socket.destroy();
  });
}

/** Refuses a request that names two hosts (R-1352): this server and a proxy could take it for one of different sites. */
function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw: { rawHeaders } }, reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length < 2) return done();
    void reply.code(400).header("connection", "close").type("text/plain; charset=utf-8").send("A request names one host.");
  });
}

/** The path without the query, which may hold a signature, and without the secret of an invitation's page or a share link's. */
function loggedPath(url: string): string | undefined {
  return url.split("?")[0]?.replace(/^\/(join|s)\/.*/i, "/$1/…");
}

/** Routes validate their input themselves. Fastify starts faster without its schema compilers. */
function noSchemas(): never {
  throw new Error("No route has a schema");
}
