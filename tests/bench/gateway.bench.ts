import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { aJwt } from "../support/gateway/aJwt.ts";
import { encodeId } from "../../gateway/builder/globalIds.ts";
import { webOperation } from "../support/gateway/webOperation.ts";
import { startChild, type Child } from "./gateway/children.ts";
import { load, type LoadRequest } from "./gateway/load.ts";

/**
 * CPU per request of the gateway process for the list screen's page of 50, compared with a bare byte proxy and with other GraphQL
 * servers over the same service: windows in random order, printed as ratios to the proxy.
 */
const limit = 5;
/** Runs on a busy machine differ by so much. Mercurius answers from what the service sent; Lading reads each field with care first. */
const noise = 1.25;
const rounds = 8;
const windowMs = 1_000;

const here = join(import.meta.dirname, "gateway");
if (!existsSync(join(here, "node_modules"))) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });

const query = webOperation("ShipmentListPageQuery");
const variables = {
  firmId: encodeId("Firm", "F1"),
  first: 50,
  from: "2025-03-31T18:30:00.000Z",
  to: "2026-03-31T18:29:59.999Z",
};
const asked: LoadRequest = {
  headers: { "content-type": "application/json", authorization: `Bearer ${aJwt({ sub: "USER1" })}` },
  body: JSON.stringify({ query, variables }),
};

const upstream = await startChild("upstream.ts", {});
const environment = { EP_API_URL: upstream.url };
const proxy = "a bare byte proxy";
const ours = "Lading's gateway";
const files: Record<string, string> = {
  [proxy]: "byteProxy.ts",
  [ours]: "lading.ts",
  "plain Yoga, our schema": "plainYoga.ts",
  "Mercurius + JIT": "mercurius.js",
  "Apollo Server": "apollo.js",
};
const gateways: Record<string, Child> = {};
for (const [name, file] of Object.entries(files)) gateways[name] = await startChild(file, environment);

try {
  const costs = await measure();
  const base = costs[proxy] ?? Number.NaN;
  for (const [name, cost] of Object.entries(costs)) {
    console.log(`${name}: ${cost.toFixed(0)} µs CPU a request, ${(cost / base).toFixed(2)} × the proxy`);
  }
  const own = costs[ours] ?? Number.NaN;
  console.log(`${ours} may cost ${limit} × the proxy at most, and ${noise} × any of the other servers`);
  const others = Object.entries(costs).filter(([name]) => ![proxy, ours].includes(name));
  if (!(own <= base * limit) || others.some(([, cost]) => own > cost * noise)) process.exitCode = 1;
} finally {
  for (const child of [...Object.values(gateways), upstream]) child.stop();
}

/** Medians of CPU time a request in microseconds, after every gateway has answered the same and is warm. */
async function measure(): Promise<Record<string, number>> {
  const answers = new Map<string, string>();
  for (const [name, child] of Object.entries(gateways)) {
    const { last } = await load(child.url, asked, windowMs * 2);
    // Apollo Server ends its answers with a line break; ours alone tells what an operation costs.
    if (name !== proxy) answers.set(last.trimEnd().replace(/,"extensions":\{"cost":\{[^}]*\}\}\}$/, "}"), name);
  }
  if (answers.size !== 1)
    throw new Error(`Not all answer the same: ${[...answers].map(([text, name]) => `${name}: ${text.slice(0, 300)}`).join("\n")}`);
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(gateways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, child] of shuffled(Object.entries(gateways))) {
      const before = await child.cpu();
      const { requests } = await load(child.url, asked, windowMs);
      costs[name]?.push(((await child.cpu()) - before) / requests);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]));
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN)) / 2;
}
