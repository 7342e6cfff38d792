import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { listenOnFreePort, reserveAddress } from "./server/listenAddress.ts";
import { shedLoad } from "./server/loadShedding.ts";
import type { LimitSettings } from "#domain/http/limits.ts";
import type { Trace } from "#domain/http/trace.ts";
import type { Config } from "./config.ts";
import { drainConnections } from "./server/gracefulShutdown.ts";
import { createGateway } from "./graphql/createGateway.ts";
import type { Metrics } from "./telemetry/metrics.ts";
import type { Tracing } from "./telemetry/tracing.ts";
import { readPersistedOperations } from "./graphql/persistedOperations.ts";
import { readableUrl } from "./server/readableUrl.ts";
import { refuseRest } from "./server/refuseRest.ts";
import { serveSwaggerUi } from "./webClient/swaggerUi.ts";
import { addSecurityHeaders, explorerPolicy } from "./webClient/securityHeaders.ts";
import { readWebClient, serveWebClient } from "./webClient/serveWebClient.ts";
import { limitBodyTime } from "./server/bodyTimeout.ts";
import { limitPerTick } from "./server/limitPerTick.ts";
import { limitResponseTime } from "./server/responseTimeout.ts";

/** The embedded REST service: a plugin that serves `/ep/api` and `/files`, a health check, and shutdown. */
export type Service = {
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Resolves when the store responds, rejects when it does not. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};
export type OpenService = (options: {
  dataDir: string;
  databaseUrl?: string;
  filesUrl?: string;
  jwtSecret?: string;
  publicUrl: string;
  logger: FastifyBaseLogger;
  webhooks: { allowLoopback: boolean };
  limits: LimitSettings;
  trace?: Trace | undefined;
}) => Promise<Service>;

/** A running Lading. `close` finishes the requests that it has accepted. */
export type Running = { url: string; close(): Promise<void> };

/** Metrics and tracing, each optional. */
export type Telemetry = { metrics?: Metrics | null; tracing?: Tracing | null };

const root = join(import.meta.dirname, "..");
const graceMs = 10_000;
/** How long a kept-alive connection must be idle before shutdown closes it. Longer when other workers keep serving. */
const idleMs = { oneOfSeveral: 2_000, alone: 250 };
/** How long `/readyz` waits for the store. */
const readyMs = 2_000;

/**
 * Starts everything in one process: the REST service (embedded or foreign), GraphQL over it, and the web client. The gateway reaches
 * the embedded service through a separate loopback port, which stays open until the last public request is answered. Throws when the
 * configuration cannot be carried out.
 */
export async function startServer(config: Config, openService: OpenService, { metrics, tracing }: Telemetry = {}): Promise<Running> {
  const logger: FastifyBaseLogger = pino({ level: config.logLevel });
  const { port, url, release } = await reserveAddress(config);
  const publicUrl = config.publicUrl || url;
  const site = await readWebClient(resolve(config.webDir), config.site);
  const service = config.epApiUrl ? null : await openService({ ...serviceOptions(config, publicUrl, logger), trace: tracing?.trace });
  const inside = createServer((request, response) => app.routing(request, response));
  const insidePort = await listenOnFreePort(inside);
  let isClosing = false;

  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ["loopback", ...config.trustedProxies],
    forceCloseConnections: "idle",
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    genReqId: ({ socket, headers }) => (socket.localPort === insidePort && headers["x-request-id"]?.toString()) || randomUUID(),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    http: { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 1_000 },
  });
  drainConnections(app.server, config.workers > 1 ? idleMs.oneOfSeveral : idleMs.alone);
  tracing?.follow(app);
  app.decorateRequest("operation", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, operation, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const side = request.socket.localPort === insidePort ? "service" : "public";
    const line = { ...(operation && { operation }), method, path: request.url.split("?")[0], status, ms: Math.round(elapsedTime) };
    request.log[side === "service" ? "debug" : "info"](line, "answered");
    metrics?.answered({ side, method, route: routeOptions.url ?? "none", status, seconds: elapsedTime / 1_000 });
  });
  addSecurityHeaders(app, { isTls: publicUrl.startsWith("https:") });
  limitBodyTime(app);
  limitResponseTime(app);
  const turn = limitPerTick();
  app.addHook("onRequest", async ({ socket }) => socket.localPort === insidePort && (await turn()));
  shedLoad(app, {
    mostOfAddress: config.requestsPerAddress,
    isCounted: ({ socket }) => socket.localPort !== insidePort,
  });
  app.get("/livez", () => "ok");
  app.get("/readyz", async (_request, reply) => {
    if (isClosing) return await reply.code(503).send("closing");
    const isReady = await answersInTime(service?.check() ?? Promise.resolve());
    return isReady ? "ok" : await reply.code(503).send("the store does not answer");
  });
  await app.register(service?.plugin ?? refuseRest);
  if (service && config.graphiql && site.swaggerUi !== null) {
    await app.register(serveSwaggerUi({ html: site.swaggerUi, policy: explorerPolicy }));
  }
  await app.register(
    createGateway({
      rest: { url: config.epApiUrl || `http://127.0.0.1:${insidePort}/ep/api` },
      persistedOperations: readPersistedOperations(join(root, "web/__generated__/operations.json")),
      introspection: config.introspection,
      compiledQueries: config.compiledQueries,
      explorer: config.graphiql && site.explorer !== null ? { html: site.explorer, policy: explorerPolicy } : null,
      logger,
      trace: tracing?.trace,
    }),
  );
  await app.register(serveWebClient(site, config.site));

  async function close(): Promise<void> {
    isClosing = true;
    const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
    // Kept-alive connections become idle one by one after their last response.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearTimeout(late);
    clearInterval(idle);
    inside.close();
    inside.closeAllConnections();
    await service?.close();
    await tracing?.close();
  }

  try {
    await release();
    await app.listen({ port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** Routes validate their input themselves. Fastify starts faster without its schema compilers. */
function noSchemas(): never {
  throw new Error("No route has a schema");
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const late = new AbortController();
  const inTime = answer.then(
    () => true,
    () => false,
  );
  const tooLate = wait(readyMs, false, { signal: late.signal }).catch(() => false);
  return await Promise.race([inTime, tooLate]).finally(() => late.abort());
}

function serviceOptions(config: Config, publicUrl: string, logger: FastifyBaseLogger) {
  const { dataDir, databaseUrl, filesUrl, jwtSecret, webhooksToLoopback, taskMegabytes, limits } = config;
  const given = { ...(databaseUrl && { databaseUrl }), ...(filesUrl && { filesUrl }), ...(jwtSecret && { jwtSecret }) };
  return { dataDir, publicUrl, logger, taskMegabytes, webhooks: { allowLoopback: webhooksToLoopback }, limits, ...given };
}
