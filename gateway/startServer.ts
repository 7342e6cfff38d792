import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { refuseOverload } from "./server/loadShedding.ts";
import type { LimitSettings } from "#domain/limits.ts";
import type { Trace } from "#domain/trace.ts";
import type { Config } from "./config.ts";
import { endGently } from "./server/gracefulShutdown.ts";
import { createGateway } from "./graphql/createGateway.ts";
import type { Metrics } from "./telemetry/metrics.ts";
import type { Tracing } from "./telemetry/tracing.ts";
import { readPersistedOperations } from "./graphql/persistedOperations.ts";
import { readableUrl } from "./server/readableUrl.ts";
import { refuseRest } from "./server/refuseRest.ts";
import { serveRestReader } from "./webClient/swaggerUi.ts";
import { addSecurityHeaders, explorerPolicy } from "./webClient/securityHeaders.ts";
import { readSite, serveSite } from "./webClient/serveWebClient.ts";
import { refuseSlowBodies } from "./server/bodyTimeout.ts";
import { createTurns } from "./server/limitPerTick.ts";
import { endUnreadAnswers } from "./server/responseTimeout.ts";

/** The embedded REST service: a plugin that serves `/ep/api` and `/files`, whether it can work, and its end. */
export type Service = {
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Resolves when its store answers, rejects when it does not. */
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

/** A running Lading: where it is, and how to end it (finishing what it has accepted). */
export type Running = { url: string; close(): Promise<void> };

/** Who wants to know what is done here. */
export type Watchers = { metrics?: Metrics | null; tracing?: Tracing | null };

const root = join(import.meta.dirname, "..");
const graceMs = 10_000;
/** After so long a silence nobody is just sending. Where others go on working there is time; who waits for the end of all has less. */
const restMs = { oneOfSeveral: 2_000, alone: 250 };
/** Who asks whether we are ready wants to know now. */
const readyMs = 2_000;

/**
 * Starts everything in one process: the embedded service or a link to another one, GraphQL over it, and the web client.
 * The gateway reaches the embedded service over a loopback address of its own, which stays open until the last request of
 * the public one is answered. `metrics` counts what is answered, `tracing` tells how. Throws when the configuration cannot be
 * carried out.
 */
export async function start(config: Config, openService: OpenService, { metrics, tracing }: Watchers = {}): Promise<Running> {
  const logger: FastifyBaseLogger = pino({ level: config.logLevel });
  const { port, url, letGo } = await addressOf(config);
  const publicUrl = config.publicUrl || url;
  const site = await readSite(resolve(config.webDir), config.site);
  const service = config.epApiUrl ? null : await openService({ ...serviceOptions(config, publicUrl, logger), trace: tracing?.trace });
  const inside = createServer((request, response) => app.routing(request, response));
  const insidePort = await listen(inside);
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
  endGently(app.server, config.workers > 1 ? restMs.oneOfSeveral : restMs.alone);
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
  refuseSlowBodies(app);
  endUnreadAnswers(app);
  const turn = createTurns();
  app.addHook("onRequest", async ({ socket }) => socket.localPort === insidePort && (await turn()));
  refuseOverload(app, {
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
  if (service && config.graphiql && site.restReader !== null) {
    await app.register(serveRestReader({ html: site.restReader, policy: explorerPolicy }));
  }
  await app.register(
    createGateway({
      rest: { url: config.epApiUrl || `http://127.0.0.1:${insidePort}/ep/api` },
      persistedOperations: readPersistedOperations(join(root, "web/__generated__/operations.json")),
      introspection: config.introspection,
      explorer: config.graphiql && site.explorer !== null ? { html: site.explorer, policy: explorerPolicy } : null,
      logger,
      trace: tracing?.trace,
    }),
  );
  await app.register(serveSite(site, config.site));

  async function close(): Promise<void> {
    isClosing = true;
    const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
    // A connection that is kept alive rests only a while after its last request is answered.
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
    await letGo();
    await app.listen({ port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** Where a configuration will be listened on. `letGo` ends the hold on the port. */
type Address = { port: number; url: string; letGo(): Promise<void> };

/** Port 0 becomes a free one, which is held: between here and listening there is time for others to take it. */
export async function addressOf({ host, port: asked }: Pick<Config, "host" | "port">): Promise<Address> {
  const held = asked === 0 ? await holdFreePort(host) : null;
  const port = held?.port ?? asked;
  return { port, url: `http://${reachable(host)}:${port}`, letGo: async () => await held?.letGo() };
}

/** A host to go to: that of all addresses of the machine is no place, and IPv6 addresses stand in brackets. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** Routes read their input by code of their own; without a schema compiler to load the start is quicker. */
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

async function holdFreePort(host: string): Promise<Pick<Address, "port" | "letGo">> {
  const holder = createServer();
  const port = await listen(holder, host);
  holder.unref();
  return { port, letGo: () => new Promise((done) => holder.close(() => done())) };
}

function listen(server: Server, host = "127.0.0.1"): Promise<number> {
  return new Promise((done, reject) => {
    server.once("error", reject);
    // A server that listens on a port has an address of this form.
    // Exclusive: workers that share the public port have each an inside one of their own.
    server.listen({ port: 0, host, exclusive: true }, () => done((server.address() as AddressInfo).port));
  });
}
