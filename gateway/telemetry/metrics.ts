import cluster from "node:cluster";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** One answered request. `side` separates clients' requests from those that the gateway makes to the embedded service. */
type Answered = { side: "public" | "service"; method: string; route: string; status: number; seconds: number };

/** Counts the requests that a process has answered. */
export type Metrics = { answered(request: Answered): void };

export type MetricsAddress = { host: string; port: number };

/** The metrics server: its URL, and how to stop it. */
export type MetricsServer = { url: string; close(): Promise<void> };

/** The metrics of this process. With several workers, the primary process sums them (`metricsOfWorkers`). */
export function createMetrics(): { metrics: Metrics; text: () => Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "lading_request_seconds",
    help: "How long answered requests took, by side (public, service), method, route and status",
    labelNames: ["side", "method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  if (cluster.isWorker) answerForThisWorker(registry);
  const metrics: Metrics = { answered: ({ seconds, ...labels }) => durations.observe(labels, seconds) };
  return { metrics, text: () => registry.metrics() };
}

/** prom-client's registry: creating one lets a worker respond when the primary process collects metrics. */
function answerForThisWorker(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  void new AggregatorRegistry();
}

/** The summed metrics of all workers. */
export function metricsOfWorkers(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** Serves `GET /metrics` in Prometheus' text format on a separate port, which clients need not reach. */
export async function serveMetrics(text: () => Promise<string>, { host, port }: MetricsAddress): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    // A scraper may add parameters.
    if (request.url?.split("?", 1)[0] !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((done, reject) => {
    server.once("error", reject);
    server.listen(port, host, done);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server that listens on a port has an `AddressInfo`.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
