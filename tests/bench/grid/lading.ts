import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../api/db/database.ts";
import { encodeId } from "../../../gateway/builder/globalIds.ts";
import { systemColumns } from "../../../domain/stats/systemColumns.ts";
import { currentFinancialYear, financialYearInstants } from "../../../domain/time/financialYear.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { startProduct, unlimited } from "../../support/servers/product.ts";
import { seedCells } from "../../support/database/seedCells.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";
import { statsSheet } from "../../support/api/calls/statsSheetCalls.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import type { SheetPage } from "./sheetPage.ts";

/** What the browser needs of seeded data: who has signed in, and the firm's columns that are the user's own. */
type Seeded = { jwt: string; firmId: string; own: string[] };
type SeededDirectory = Seeded & { dataDir: string };

const seededFile = "seeded.json";

/** The same data each time it is asked for: seeded once into a directory of `kept`, and copied from there. */
async function seededData(rows: number, columns: number, kept: string | undefined): Promise<SeededDirectory> {
  if (kept === undefined) return await seed(rows, columns);
  const template = join(kept, `${rows}x${columns}`);
  if (!existsSync(join(template, seededFile))) {
    const { dataDir, ...seeded } = await seed(rows, columns);
    await cp(dataDir, template, { recursive: true });
    await writeFile(join(template, seededFile), JSON.stringify(seeded));
  }
  const dataDir = await mkdtemp(join(tmpdir(), "lading-grid-"));
  await cp(template, dataDir, { recursive: true });
  // Written by this very function.
  const seeded = JSON.parse(await readFile(join(template, seededFile), "utf8")) as Seeded;
  return { dataDir, ...seeded };
}

/** A firm of so many shipments this financial year, and columns of the user's own up to `columns` in all. */
async function seed(rows: number, columns: number): Promise<SeededDirectory> {
  const api = await anApi();
  const exporter = await anExporter(api);
  const { user, firm } = exporter;
  await user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { shipmentId } = await aShipment(exporter);
  const own: string[] = [];
  for (let column = systemColumns.length; column < columns; column += 1) own.push(await statsSheet(exporter).add(`Own ${column + 1}`));
  await api.stop();
  await seedShipments(api, shipmentId, thisYear(rows - 1));
  await fillCells(api.dataDir, own);
  return { dataDir: api.dataDir, jwt: user.jwt, firmId: firm.firmId, own };
}

/** Starts Lading on so many shipments. */
export async function startLading(
  rows: number,
  columns: number,
  kept: string | undefined,
): Promise<{ page: SheetPage; stop: () => Promise<void> }> {
  const { dataDir, jwt, firmId, own } = await seededData(rows, columns, kept);
  const product = await startProduct({ ...unlimited, DATA_DIR: dataDir });
  const arrangement = { order: own, hidden: [], widths: {} };
  return {
    page: {
      name: "Lading",
      url: `${product.url}/dashboard/stats`,
      scroller: "[role=grid]",
      cell: "[role=gridcell]",
      edge: "[data-edge]",
      root: "[role=grid]",
      opening: "Enter",
      closing: "Escape",
      bare: `${product.url}/dashboard/support`,
      async prepare(page) {
        await signedIn(page, { jwt });
        // The user's own columns come first, so that the cell that is edited is one of them.
        const stored = [`stats-columns-${encodeId("Firm", firmId)}`, JSON.stringify(arrangement)] as const;
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
      },
    },
    stop: () => product.stop(),
  };
}

/** Instants spread evenly over the financial year so far. */
function thisYear(count: number): string[] {
  const now = Date.now();
  const from = Date.parse(financialYearInstants(currentFinancialYear(new Date(now))).from);
  return Array.from({ length: count }, (_, index) => new Date(from + ((now - from) / count) * index).toISOString());
}

async function fillCells(dataDir: string, own: string[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await seedCells(db, Object.fromEntries(own.map((id, index) => [id, `MAEU 2201458${index}`])));
  await close();
}
