import cluster from "node:cluster";
import { flushCompileCache } from "node:module";
import { readConfig, type Config } from "./config.ts";
import type { MetricsAddress, MetricsServer } from "./telemetry/metrics.ts";
import type { Running } from "./startServer.ts";
import { ShutdownLate } from "./server/gracefulShutdown.ts";
import { readyMessage, startCluster, type Cluster } from "./server/cluster.ts";

/** Less than service managers wait before they kill. Requests have 10 s; what they leave behind, such as a merge that nobody waits for, the rest. */
const longestShutdownMs = 13_000;

/** Starts Lading as the environment says and drains it on SIGTERM. Logs one line per configuration error. */
export async function runServer(): Promise<void> {
  // Until it runs there is nothing to drain. Process 1 of a container would never get a signal that it does not handle.
  let stop = (): void => process.exit(0);
  stopOnSignals(() => stop());
  const { config, mistakes, warnings } = readConfig(process.env);
  if (mistakes.length > 0) return exitWithErrors(mistakes);
  if (cluster.isPrimary) for (const line of warnings) console.warn(line);
  try {
    const drainOnStop = ({ close }: Pick<Running, "close">): void => {
      stop = () => {
        stop = () => undefined;
        // Like a crash, which loses nothing that was acknowledged.
        setTimeout(() => endWith(new ShutdownLate()), longestShutdownMs).unref();
        void close().then(() => process.exit(0), endWith);
      };
    };
    const running = config.workers > 1 && cluster.isPrimary ? await startSeveral(config, drainOnStop) : await startOne(config);
    if (running === null) return;
    // Before anybody learns that it runs.
    drainOnStop(running);
    // A single process cannot restart in place: it shuts down, and its supervisor starts it again.
    if (config.workers === 1) process.once("SIGHUP", () => stop());
    const place = config.publicUrl ? `${config.publicUrl} (listening at ${running.url})` : running.url;
    if (cluster.isPrimary) console.log(`${config.site.productName} is at ${place}`);
    else process.send?.(readyMessage);
    if (!config.publicUrl && (config.host === "0.0.0.0" || config.host === "::")) {
      console.warn(`PUBLIC_URL is not set: links to files will say ${running.url}`);
    }
    flushCompileCache();
  } catch (error) {
    endWith(error);
  }
}

/**
 * The same signal again ends a process at once. Not a worker: a terminal or service manager signals all processes, and then the primary process
 * signals each worker once more, which would lose the requests in progress (R-1155). If the primary process dies, its workers end with it.
 */
function stopOnSignals(stop: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    if (cluster.isWorker) process.on(signal, stop);
    else process.once(signal, stop);
  }
  // The primary process renews its workers on it.
  if (cluster.isWorker) process.on("SIGHUP", () => undefined);
}

/** Runs everything in this process. A worker reports its metrics to the primary process. */
async function startOne(config: Config): Promise<Running> {
  const [{ startServer }, { openApi }] = await Promise.all([import("./startServer.ts"), import("../api/app.ts")]);
  const { host, metricsPort: port } = config;
  const tracing = config.tracing && (await import("./telemetry/tracing.ts")).startTracing(config.tracing);
  if (port === null) return await startServer(config, openApi, { tracing });
  const { createMetrics, serveMetrics } = await import("./telemetry/metrics.ts");
  const { metrics, text } = createMetrics();
  const running = await startServer(config, openApi, { metrics, tracing });
  return cluster.isPrimary ? await withMetrics(running, () => serveMetrics(text, { host, port })) : running;
}

/** If the metrics server cannot start, stop the application too. */
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

/**
 * Runs several processes behind one port. SIGHUP restarts them one by one. `onBegin` gets them before all are up, because the
 * first already serves (R-1213). Null if they were closed meanwhile.
 */
async function startSeveral(config: Config, onBegin: (workers: Cluster) => void): Promise<Running | null> {
  const { reserveAddress } = await import("./server/listenAddress.ts");
  const { port, url, release } = await reserveAddress(config);
  await release();
  const workers = startCluster({ count: config.workers, port, url, onLoss: (line) => console.error(line) });
  onBegin(workers);
  restartOnSignal(workers);
  if (!(await workers.started)) return null;
  const { host, metricsPort } = config;
  return metricsPort === null ? workers : await withMetrics(workers, () => serveAllMetrics({ host, port: metricsPort }));
}

/** Registers before the workers are up: an unhandled SIGHUP would kill the process. */
function restartOnSignal({ started, rollingRestart }: Cluster): void {
  let renewing: Promise<unknown> = started.catch(() => undefined);
  process.on("SIGHUP", () => {
    renewing = renewing
      .then(rollingRestart)
      .then(() => console.log("All workers are renewed."))
      .catch((error: unknown) => console.error(`The workers were not all renewed: ${String(error)}`));
  });
}

async function serveAllMetrics(address: MetricsAddress): Promise<MetricsServer> {
  const { metricsOfWorkers, serveMetrics } = await import("./telemetry/metrics.ts");
  return await serveMetrics(metricsOfWorkers(), address);
}

function endWith(error: unknown): void {
  exitWithErrors([error instanceof Error ? error.message : String(error)]);
}

/** Logs each line as an error and ends the process with status 1. */
function exitWithErrors(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}
