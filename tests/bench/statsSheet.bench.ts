import { openDatabase } from "../../api/db/database.ts";
import { completeKeys } from "../../api/stats/rows/statsKeys.ts";
import { anApi, type TestApi } from "../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../support/api/anExporter.ts";
import { seedCells } from "../support/database/seedCells.ts";
import { seedShipments } from "../support/database/seedShipments.ts";
import { statsSheet } from "../support/api/calls/statsSheetCalls.ts";

/** A window of 500 rows, as a share of the time it may take and as a ratio between 100,000 and 10,000 shipments. */
const few = 10_000;
const many = 100_000;
const limitMs = 40;
const ratioLimit = 1.5;
const rounds = 30;
const limit = 500;

/** The windows that are measured, by where they begin in a sheet of so many rows. */
const windows: Record<string, (rows: number) => object> = {
  "the first": () => ({ limit }),
  "the last": (rows) => ({ limit, offset: rows - limit }),
  "one in the middle of a range": (rows) => ({
    limit,
    offset: rows / 4,
    startDate: "2024-12-31T18:30:00.000Z",
    endDate: "2026-03-31T18:29:59.999Z",
  }),
  "the last of a port": (rows) => ({ limit, offset: rows / 10 - limit, portOfDischarge: "Mombasa" }),
  "the last of a broker and two ports": (rows) => ({
    limit,
    offset: rows / 10 - limit,
    brokerId: "told below",
    portOfLoading: "Mundra",
    portOfDischarge: "Mombasa",
  }),
  "the last by total amount": (rows) => ({ limit, offset: rows - limit, sort: { columnId: "totalAmount", direction: "desc" } }),
  "the last of a search": (rows) => ({ limit, offset: rows / 10 - limit, find: "mombasa" }),
};

type Stored = { api: TestApi; exporter: Exporter; rows: number };

async function stored(rows: number): Promise<Stored> {
  const api = await anApi();
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const sheet = statsSheet(exporter);
  const own = await Promise.all(
    ["B/L No", "B/L Date", "ETA", "Shipping Bill No", "Docs to bank", "Payment received"].map((name) => sheet.add(name)),
  );
  await api.restart(async () => {
    await seedShipments(api, shipmentId, spread(rows - 1));
    await vary(api.dataDir, Object.fromEntries(own.map((id) => [id, "MAEU 220145876"])));
  });
  return { api, exporter, rows };
}

/** Instants spread evenly over two years that end in 2026. */
function spread(count: number): string[] {
  const [from, to] = [Date.parse("2024-04-01T00:00:00Z"), Date.parse("2026-03-31T00:00:00Z")];
  return Array.from({ length: count }, (_, index) => new Date(from + ((to - from) / count) * index).toISOString());
}

/** Every tenth shipment goes to another port, and every row has cells of the user's own. */
async function vary(dataDir: string, cells: Record<string, string>): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await db.updateTable("shipments").set({ portOfDischarge: "Mombasa" }).where("name", "like", "Seed %7").execute();
  // As saving those shipments would have done.
  await db.updateTable("statsKeys").set({ edition: 0 }).where("shipment", "like", "seed %7").execute();
  for (const { ownerId, id } of await db.selectFrom("firms").select(["ownerId", "id"]).execute()) await completeKeys(db, ownerId, id);
  await seedCells(db, cells);
  await close();
}

async function timeOf({ exporter, rows }: Stored, window: (rows: number) => object): Promise<number> {
  const { firm, user, brokerId } = exporter;
  const body: Record<string, unknown> = { ...window(rows) };
  if ("brokerId" in body) body["brokerId"] = brokerId;
  const start = performance.now();
  const { data } = await user.post<{ shipmentStats: unknown[] }>(`/v1/shipment-stats/filter?firmId=${firm.firmId}`, body);
  const time = performance.now() - start;
  if (data.shipmentStats.length < limit - 1) throw new Error(`The window has ${data.shipmentStats.length} rows instead of ${limit}`);
  return time;
}

/** The quickest times in milliseconds, as others on the machine only add to them; the rounds take turns. */
async function timesOf(all: Stored[], window: (rows: number) => object): Promise<number[]> {
  const times: number[][] = all.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, of] of all.entries()) times[index]?.push(await timeOf(of, window));
  }
  return times.map((own) => Math.min(...own));
}

const small = await stored(few);
const large = await stored(many);
try {
  for (const [name, window] of Object.entries(windows)) {
    const firstOf = [await timeOf(small, window), await timeOf(large, window)].map((time) => time.toFixed(0));
    const [before = Number.NaN, after = Number.NaN] = await timesOf([small, large], window);
    const ratio = after / before;
    console.log(
      `${name}: ${before.toFixed(1)} ms of ${few}, ${after.toFixed(1)} ms of ${many}: ${ratio.toFixed(2)} × (at most ${ratioLimit}), ` +
        `${(after / limitMs).toFixed(2)} of ${limitMs} ms; asked for the first time ${firstOf.join(" and ")} ms`,
    );
    if (ratio > ratioLimit || after > limitMs) process.exitCode = 1;
  }
} finally {
  await small.api.close();
  await large.api.close();
}
