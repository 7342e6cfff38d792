import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { quantile } from "../support/tools/benchFigures.ts";
import { startChild, type Child } from "./gateway/children.ts";
import { load, type LoadRequest } from "./gateway/load.ts";
import { startService, type Workload } from "./gateway/workloads.ts";

/**
 * CPU per request of the gateway process for four operations of the web client, compared with a bare byte proxy and with other GraphQL
 * servers over the same service: medians of short windows in random order. Fails above a goal, and where another server is cheaper.
 * Both are judged while the service gives what it gave before; what a request costs after a change is printed below (ADR-0152).
 */
const rounds = Number(process.env["ROUNDS"] ?? 15);
const windowMs = 300;
const warmUpMs = 2_500;

const here = join(import.meta.dirname, "gateway");
if (!existsSync(join(here, "node_modules"))) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });

const proxy = "byte proxy";
const ours = "Lading";
const peers: Record<string, string> = { "plain Yoga": "plainYoga.ts", "Mercurius + JIT": "mercurius.js", "Apollo Server": "apollo.js" };

/** A gateway, and the request that it gets for a workload. */
type Contender = { child: Child; requestOf: (workload: Workload) => { url: string; asked: LoadRequest } };

const { product, jwt, workloads } = await startService();
const headers = { "content-type": "application/json", authorization: `Bearer ${jwt}` };
const upstream = await startChild("upstream.ts", { SERVICE_URL: product.url });
const started: Child[] = [upstream];

async function start(file: string, environment: Record<string, string> = {}): Promise<Child> {
  const child = await startChild(file, { EP_API_URL: `${upstream.url}/ep/api`, ...environment });
  started.push(child);
  return child;
}

function asGraphQL(child: Child): Contender {
  return {
    child,
    requestOf: ({ query, variables }) => ({ url: child.url, asked: { headers, body: JSON.stringify({ query, variables }) } }),
  };
}

try {
  const lading = asGraphQL(await start("lading.ts"));
  const byteProxy = await start("byteProxy.ts", { CALLS: JSON.stringify(await callsOf(lading)) });
  const contenders: Record<string, Contender> = {
    [proxy]: {
      child: byteProxy,
      requestOf: ({ name }) => ({ url: `${byteProxy.url}/${encodeURIComponent(name)}`, asked: { headers, body: "{}" } }),
    },
    [ours]: lading,
  };
  for (const [name, file] of Object.entries(peers)) contenders[name] = asGraphQL(await start(file));
  for (const workload of workloads) await warmUp(contenders, workload);
  for (const workload of workloads) judge(workload, await measure(contenders, workload));
  console.log("\nEach response of the service differs from the one before:");
  await fetch(`${upstream.url}/changing`);
  for (const workload of workloads) {
    for (const { requestOf } of Object.values(contenders)) await load(requestOf(workload).url, requestOf(workload).asked, warmUpMs);
    print(workload.name, await measure(contenders, workload));
  }
} finally {
  for (const child of started) child.stop();
  await product.stop();
}

/** The REST calls that each workload takes, by the path at which the byte proxy makes the same. */
async function callsOf(lading: Contender): Promise<Record<string, unknown>> {
  const calls: Record<string, unknown> = {};
  for (const workload of workloads) {
    const { url, asked } = lading.requestOf(workload);
    await load(url, asked, 0);
    calls[`/${encodeURIComponent(workload.name)}`] = await (await fetch(`${upstream.url}/calls`)).json();
  }
  return calls;
}

/** Sends a workload to each until it is warm. Throws unless all GraphQL servers answer the same. */
async function warmUp(contenders: Record<string, Contender>, workload: Workload): Promise<void> {
  const answers = new Map<string, string>();
  for (const [name, { child, requestOf }] of Object.entries(contenders)) {
    const { url, asked } = requestOf(workload);
    const { last } = await load(url, asked, warmUpMs);
    // Apollo Server ends its answers with a line break; ours alone tells what an operation costs.
    if (child.url === url) answers.set(last.trimEnd().replace(/,"extensions":\{"cost":\{[^}]*\}\}\}$/, "}"), name);
  }
  if (answers.size !== 1) throw new Error(`Not all answer the same to ${workload.name}: ${firstDifference(answers)}`);
}

function firstDifference(answers: Map<string, string>): string {
  const [[first = ""] = [], ...others] = answers;
  const place = Math.min(...others.map(([text]) => [...text].findIndex((letter, index) => letter !== first[index])));
  return [...answers].map(([text, name]) => `${name}: …${text.slice(Math.max(place - 200, 0), place + 100)}…`).join("\n");
}

/** Medians of CPU time a request in microseconds. */
async function measure(contenders: Record<string, Contender>, workload: Workload): Promise<Record<string, number>> {
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { child, requestOf }] of shuffled(Object.entries(contenders))) {
      const { url, asked } = requestOf(workload);
      const before = await child.cpu();
      const { requests } = await load(url, asked, windowMs);
      costs[name]?.push(((await child.cpu()) - before) / requests);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, quantile(all, 0.5)]));
}

function judge({ name: workload, goal }: Workload, costs: Record<string, number>): void {
  const base = costs[proxy] ?? Number.NaN;
  const own = costs[ours] ?? Number.NaN;
  print(`${workload}: at most ${goal} × the proxy, and no other server cheaper`, costs);
  const cheaper = Object.entries(costs).filter(([name, cost]) => name !== proxy && !(own <= cost));
  if (!(own <= base * goal)) console.log(`  Lading is above ${goal} × the proxy`);
  for (const [name] of cheaper) console.log(`  ${name} is cheaper than Lading`);
  if (!(own <= base * goal) || cheaper.length > 0) process.exitCode = 1;
}

function print(title: string, costs: Record<string, number>): void {
  console.log(`\n${title}`);
  for (const [name, cost] of Object.entries(costs)) {
    const ratio = cost / (costs[proxy] ?? Number.NaN);
    console.log(`  ${name.padEnd(16)} ${cost.toFixed(0).padStart(6)} µs CPU a request, ${ratio.toFixed(2)} × the proxy`);
  }
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
