import { join, resolve } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { LimitSettings } from "#domain/http/limits.ts";
import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import type { Config } from "./config.ts";
import { createGateway } from "./graphql/createGateway.ts";
import { readPersistedOperations } from "./graphql/persistedOperations.ts";
import { createListener, type Telemetry } from "./server/createListener.ts";
import { closeGracefully, drainConnections, ShutdownLate } from "./server/gracefulShutdown.ts";
import { addHealthChecks } from "./server/healthChecks.ts";
import { reserveAddress } from "./server/listenAddress.ts";
import { shedLoad } from "./server/loadShedding.ts";
import { refuseRest } from "./server/refuseRest.ts";
import { startServiceListener } from "./server/serviceListener.ts";
import { createLogger } from "./telemetry/logger.ts";
import { explorerPolicy } from "./webClient/securityHeaders.ts";
import { readWebClient, serveWebClient } from "./webClient/serveWebClient.ts";
import { serveSwaggerUi } from "./webClient/swaggerUi.ts";

/** The embedded REST service: a plugin that serves `/ep/api` and `/files`, a health check, and shutdown. */
type Service = {
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Resolves when the store responds, rejects when it does not. */
  check: () => Promise<void>;
  /** Ends what works in the background. */
  stopWork: () => Promise<void>;
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
  mail?: MailSettings;
  /** Whether statements are traced. */
  tracesSql: boolean;
}) => Promise<Service>;

/** A running Lading. `close` finishes the requests that it has accepted, and in the end throws `ShutdownLate` if one took too long. */
export type Running = { url: string; close(): Promise<void> };

const root = join(import.meta.dirname, "..");
/** How long a kept-alive connection must be idle before shutdown closes it. Longer when other workers keep serving. */
const idleMs = { oneOfSeveral: 2_000, alone: 250 };

/**
 * Starts everything in one process: the REST service (embedded or foreign), GraphQL over it, and the web client. The gateway reaches
 * the embedded service through a separate loopback port, which stays open until the last public request is answered. Throws when the
 * configuration cannot be carried out.
 */
export async function startServer(config: Config, openService: OpenService, telemetry: Telemetry = {}): Promise<Running> {
  const logger: FastifyBaseLogger = createLogger(config.logLevel);
  const { port, url, release } = await reserveAddress(config);
  const publicUrl = config.publicUrl || url;
  const site = await readWebClient(resolve(config.webDir), config.site);
  if (site.index === null) logger.warn({ folder: resolve(config.webDir) }, "WEB_DIR holds no built web client: no pages are served");
  const tracesSql = Boolean(telemetry.tracing);
  const service = config.epApiUrl ? null : await openService({ ...serviceOptions(config, publicUrl, logger), tracesSql });
  const settings = { ...telemetry, logger, trustedProxies: config.trustedProxies, isTls: publicUrl.startsWith("https:") };
  const inside = service && (await startServiceListener(service.plugin, settings));

  const app = createListener("public", settings);
  drainConnections(app.server, config.workers > 1 ? idleMs.oneOfSeveral : idleMs.alone);
  shedLoad(app, { mostOfAddress: config.requestsPerAddress });
  addHealthChecks(app, async () => await service?.check());
  await app.register(service?.plugin ?? refuseRest);
  if (service && config.graphiql && site.swaggerUi !== null) {
    await app.register(serveSwaggerUi({ html: site.swaggerUi, policy: explorerPolicy }));
  }
  await app.register(
    createGateway({
      rest: { url: inside?.url ?? config.epApiUrl },
      persistedOperations: readPersistedOperations(join(root, "web/__generated__/operations.json")),
      introspection: config.introspection,
      compiledQueries: config.compiledQueries,
      explorer: config.graphiql && site.explorer !== null ? { html: site.explorer, policy: explorerPolicy } : null,
      logger,
    }),
  );
  await app.register(serveWebClient(site, config.site));

  async function close(): Promise<void> {
    const [isLate] = await Promise.all([closeGracefully(app), service?.stopWork()]);
    await inside?.close();
    await service?.close();
    await telemetry.tracing?.close();
    if (isLate) throw new ShutdownLate();
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

function serviceOptions(config: Config, publicUrl: string, logger: FastifyBaseLogger) {
  const { dataDir, databaseUrl, filesUrl, jwtSecret, webhooksToLoopback, taskMegabytes, limits, mail } = config;
  const given = {
    ...(databaseUrl && { databaseUrl }),
    ...(filesUrl && { filesUrl }),
    ...(jwtSecret && { jwtSecret }),
    ...(mail && { mail }),
  };
  return { dataDir, publicUrl, logger, taskMegabytes, webhooks: { allowLoopback: webhooksToLoopback }, limits, ...given };
}
