import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { openApi, type OpenApi } from "../api/app.ts";
import { readConfig, type Config } from "./config.ts";
import { createGateway } from "./graphql.ts";
import { readPersistedOperations } from "./persistedOperations.ts";
import { addSecurityHeaders, explorerPolicy } from "./securityHeaders.ts";
import { readSite, serveSite } from "./site.ts";
import { refuseSlowBodies } from "./slowBodies.ts";

/** A running Lading: where it is, and how to end it (finishing what it has accepted). */
export type Running = { url: string; close(): Promise<void> };

const root = join(import.meta.dirname, "..");
const graceMs = 10_000;

/**
 * Starts everything in one process: the embedded service or a link to another one, GraphQL over it, and the web client.
 * The gateway reaches the embedded service over a loopback address of its own, which stays open until the last request of
 * the public one is answered. Throws when the configuration cannot be carried out.
 */
export async function start(config: Config, logger: FastifyBaseLogger = pino({ level: config.logLevel })): Promise<Running> {
  const port = config.port || (await findFreePort(config.host));
  const url = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  const publicUrl = config.publicUrl || url;
  const site = await readSite(resolve(config.webDir), config.site);
  const api = config.epApiUrl ? null : await openEmbedded(config, publicUrl, logger);
  const inside = createServer((request, response) => app.routing(request, response));
  const insidePort = await listen(inside);
  let isClosing = false;

  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: "loopback",
    forceCloseConnections: "idle",
    return503OnClosing: false,
    genReqId: ({ socket, headers }) => (socket.localPort === insidePort && headers["x-request-id"]?.toString()) || randomUUID(),
    http: { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 1_000 },
  });
  app.addHook("onResponse", async (request, reply) => {
    const line = { method: request.method, path: request.url.split("?")[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[request.socket.localPort === insidePort ? "debug" : "info"](line, "answered");
  });
  addSecurityHeaders(app, { isTls: publicUrl.startsWith("https:") });
  refuseSlowBodies(app);
  app.get("/livez", () => "ok");
  app.get("/readyz", (_request, reply) => (isClosing ? reply.code(503).send("closing") : "ok"));
  if (api) await app.register(api.plugin);
  await app.register(
    createGateway({
      rest: { url: config.epApiUrl || `http://127.0.0.1:${insidePort}/ep/api` },
      persistedOperations: readPersistedOperations(join(root, "web/__generated__/operations.json")),
      introspection: config.introspection,
      explorer: config.graphiql && site.explorer !== null ? { html: site.explorer, policy: explorerPolicy } : null,
      logger,
    }),
  );
  await app.register(serveSite(site, config.site));
  await app.listen({ port, host: config.host });

  return {
    url,
    async close() {
      isClosing = true;
      const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(late);
      inside.close();
      inside.closeAllConnections();
      await api?.close();
    },
  };
}

async function openEmbedded({ dataDir, databaseUrl, jwtSecret }: Config, publicUrl: string, logger: FastifyBaseLogger): Promise<OpenApi> {
  return await openApi({ dataDir, databaseUrl: databaseUrl || undefined, jwtSecret: jwtSecret || undefined, publicUrl, logger });
}

async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, host);
  await new Promise((done) => probe.close(done));
  return port;
}

function listen(server: Server, host = "127.0.0.1"): Promise<number> {
  return new Promise((done, reject) => {
    server.once("error", reject);
    // A server that listens on a port has an address of this form.
    server.listen(0, host, () => done((server.address() as AddressInfo).port));
  });
}

async function main(): Promise<void> {
  const { config, mistakes } = readConfig(process.env);
  if (mistakes.length > 0) return refuse(mistakes);
  try {
    const running = await start(config);
    console.log(`${config.site.productName} is at ${config.publicUrl || running.url}`);
    const stop = () => void running.close().then(() => process.exit(0));
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    refuse([error instanceof Error ? error.message : String(error)]);
  }
}

/** Says why there is no start, one line each, and ends the process. */
function refuse(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}

if (import.meta.main) await main();
