import cluster from "node:cluster";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { readConfig, type Config } from "./config.ts";
import type { MetricsAddress, MetricsServer } from "./telemetry/metrics.ts";
import type { Running } from "./startServer.ts";
import { readyMessage, startWorkers, type RunningWorkers } from "./server/cluster.ts";

// What is written from here on is for this user alone, also in a data directory that is open to others.
process.umask(0o077);

/** Starts Lading as the environment says, and ends it on SIGTERM. Mistakes are told one line each. */
async function main(): Promise<void> {
  const { config, mistakes } = readConfig(process.env);
  if (mistakes.length > 0) return refuse(mistakes);
  // Compiled code is kept from one start to the next, which makes the next one much quicker. That works for what is
  // imported from here on: hence these imports inside.
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/lading"));
  try {
    const running = config.workers > 1 && cluster.isPrimary ? await startMany(config) : await startOne(config);
    const place = config.publicUrl ? `${config.publicUrl} (listening at ${running.url})` : running.url;
    if (cluster.isPrimary) console.log(`${config.site.productName} is at ${place}`);
    else process.send?.(readyMessage);
    if (!config.publicUrl && (config.host === "0.0.0.0" || config.host === "::")) {
      console.warn(`PUBLIC_URL is not set: links to files will say ${running.url}`);
    }
    flushCompileCache();
    const stop = () => void running.close().then(() => process.exit(0));
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
    // One process has no others to renew: it ends as well as it can, and whoever keeps it running starts it anew.
    if (config.workers === 1) process.once("SIGHUP", stop);
  } catch (error) {
    refuse([error instanceof Error ? error.message : String(error)]);
  }
}

/** Everything in this process. One of several tells its metrics to the one that made it. */
async function startOne(config: Config): Promise<Running> {
  const [{ start }, { openApi }] = await Promise.all([import("./startServer.ts"), import("../api/app.ts")]);
  const { host, metricsPort: port } = config;
  const tracing = config.tracing && (await import("./telemetry/tracing.ts")).startTracing(config.tracing);
  if (port === null) return await start(config, openApi, { tracing });
  const { createMetrics, serveMetrics } = await import("./telemetry/metrics.ts");
  const { metrics, text } = createMetrics();
  const running = await start(config, openApi, { metrics, tracing });
  return cluster.isPrimary ? await withMetrics(running, () => serveMetrics(text, { host, port })) : running;
}

/** Both, or neither: what could not be served beside it ends what runs. */
async function withMetrics<T extends Running>(running: T, serve: () => Promise<MetricsServer>): Promise<T> {
  try {
    const server = await serve();
    console.log(`Metrics are at ${server.url}`);
    return { ...running, close: () => Promise.all([running.close(), server.close()]).then(() => undefined) };
  } catch (error) {
    await running.close();
    throw error;
  }
}

/** Several processes behind one port; SIGHUP renews them one by one. */
async function startMany(config: Config): Promise<Running> {
  const starting = startAll(config);
  renewOnSignal(starting);
  const workers = await starting;
  const { host, metricsPort } = config;
  return metricsPort === null ? workers : await withMetrics(workers, () => serveAllMetrics({ host, port: metricsPort }));
}

async function startAll(config: Config): Promise<RunningWorkers> {
  const { addressOf } = await import("./startServer.ts");
  const { port, url, letGo } = await addressOf(config);
  await letGo();
  return await startWorkers({ count: config.workers, port, url, onLoss: (line) => console.error(line) });
}

/** From the first moment, also while they still start: unheard, the signal would end everything. */
function renewOnSignal(starting: Promise<RunningWorkers>): void {
  let renewing: Promise<unknown> = Promise.resolve();
  process.on("SIGHUP", () => {
    renewing = renewing
      .then(async () => await (await starting).renew())
      .then(() => console.log("All workers are renewed."))
      .catch((error: unknown) => console.error(`The workers were not all renewed: ${String(error)}`));
  });
}

async function serveAllMetrics(address: MetricsAddress): Promise<MetricsServer> {
  const { metricsOfWorkers, serveMetrics } = await import("./telemetry/metrics.ts");
  return await serveMetrics(metricsOfWorkers(), address);
}

/** Says why there is no start, one line each, and ends the process. */
function refuse(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}

await main();
