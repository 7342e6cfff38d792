import { anApi, type TestApi } from "../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../support/api/anExporter.ts";
import { seedShipments } from "../support/database/seedShipments.ts";

/** A page of 50 with its total costs the same with 100 and with 100,000 shipments stored; as a ratio to its limit. */
const few = 100;
const many = 100_000;
const limit = 1.5;
const rounds = 200;

/** The pages that are measured: the first one of each order, and of fifteen months that begin and end within a day. */
const pages = {
  "newest 50": { sort: "desc" },
  "oldest 50": { sort: "asc" },
  "newest 50 of a range": { sort: "desc", startDate: "2024-12-31T18:30:00.000Z", endDate: "2026-03-31T18:29:59.999Z" },
};

/** Instants spread evenly over two years that end in 2026. */
function spread(count: number): string[] {
  const [from, to] = [Date.parse("2024-04-01T00:00:00Z"), Date.parse("2026-03-31T00:00:00Z")];
  return Array.from({ length: count }, (_, index) => new Date(from + ((to - from) / count) * index).toISOString());
}

type Stored = { api: TestApi; exporter: Exporter };

async function stored(count: number): Promise<Stored> {
  const api = await anApi();
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  await api.restart(() => seedShipments(api, shipmentId, spread(count - 1)));
  return { api, exporter };
}

/** Median times of pages in milliseconds; the rounds take turns, so that a busy machine slows all alike. */
async function timesOf(asked: { of: Stored; body: object }[]): Promise<number[]> {
  const times: number[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { of, body }] of asked.entries()) times[index]?.push(await timeOf(of.exporter, body));
  }
  return times.map((all) => all.toSorted((left, right) => left - right)[rounds / 2] ?? Infinity);
}

async function timeOf({ user, firm }: Exporter, body: object): Promise<number> {
  const start = performance.now();
  const { data } = await user.post<{ shipments: unknown[]; total: number }>(`/v1/shipment/filter?firmId=${firm.firmId}`, body);
  if (data.shipments.length !== 50) throw new Error(`The page has ${data.shipments.length} shipments instead of 50`);
  return performance.now() - start;
}

const small = await stored(few);
const large = await stored(many);
try {
  for (const [name, body] of Object.entries(pages)) {
    const [before = NaN, after = NaN] = await timesOf([
      { of: small, body },
      { of: large, body },
    ]);
    const ratio = after / before;
    console.log(`${name}: ${before.toFixed(2)} ms of ${few}, ${after.toFixed(2)} ms of ${many}: ${ratio.toFixed(2)} × (at most ${limit})`);
    if (ratio > limit) process.exitCode = 1;
  }
  const [first = NaN, deep = NaN] = await timesOf([
    { of: large, body: { sort: "asc" } },
    { of: large, body: { sort: "asc", offset: 99_900 } },
  ]);
  console.log(`page 1,999 of ${many}: ${deep.toFixed(2)} ms, ${(deep / first).toFixed(2)} × the first page`);
} finally {
  await small.api.close();
  await large.api.close();
}
