import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { quantile } from "../support/tools/benchFigures.ts";
import { startLading } from "./grid/lading.ts";
import { acts, figureNames, measure, type FigureName, type Figures } from "./grid/measure.ts";
import { startPeers } from "./grid/peers.ts";

/**
 * The stats sheet on the real page over the real gateway, next to AG Grid Community and Glide Data Grid: each run in a fresh
 * browser, the pages taking turns, printed as ratios of medians. A blank area in a filmed wheel gesture fails the benchmark.
 *
 * It can be run in pieces: GRID_ROWS, GRID_ROUNDS, GRID_PAGES and GRID_ACTS name what is measured (sizes, how often, pages by
 * name, acts of measure.ts), GRID_RECORD a file to which each run is added and whose medians are printed, GRID_DATA a
 * directory in which seeded shipments are kept from one piece to the next.
 */
const listed = (name: string) => process.env[name]?.split(",");
const sizes = listed("GRID_ROWS")?.map(Number) ?? [10_000, 100_000];
const rounds = Number(process.env["GRID_ROUNDS"] ?? 3);
const pageNames = listed("GRID_PAGES");
const actsDone = acts.filter((act) => listed("GRID_ACTS")?.includes(act) ?? true);
const record = process.env["GRID_RECORD"];
const columns = 30;

/** What a figure may be: × Glide's, × AG Grid's (`agFrom`: of so many rows and more), and by itself. */
type Goal = { what: string; glide?: number; ag?: number; agFrom?: number; most?: number; unit: string };

const goals: Record<FigureName, Goal> = {
  paint: { what: "first paint after the data", glide: 1, ag: 0.35, most: 100, unit: "ms" },
  slow: { what: "slow scroll, CPU per 1,000 px", glide: 0.9, ag: 0.35, most: 80, unit: "ms" },
  sideways: { what: "scroll to the side, CPU per 1,000 px", glide: 1.2, ag: 0.45, most: 100, unit: "ms" },
  fling: { what: "fling, CPU per frame", glide: 1.2, ag: 0.4, unit: "ms" },
  flingFrame: { what: "fling, longest frame", most: 50, unit: "ms" },
  jump: { what: "jump to the first paint", glide: 3, ag: 0.35, most: 40, unit: "ms" },
  blank: { what: "blank share in a wheel gesture", most: 0, unit: "" },
  key: { what: "arrow key to the paint", glide: 0.6, ag: 0.6, unit: "ms" },
  keyCpu: { what: "arrow key, CPU", most: 5, unit: "ms" },
  typing: { what: "typing, CPU per key", glide: 0.8, ag: 0.7, most: 6, unit: "ms" },
  commit: { what: "saving a cell, CPU", glide: 0.5, ag: 0.5, unit: "ms" },
  resize: { what: "column resize, CPU per move", glide: 1.5, ag: 0.5, unit: "ms" },
  resizeFrame: { what: "column resize, 99th of a hundred frames", most: 33, unit: "ms" },
  elements: { what: "elements of the grid", glide: 1.5, ag: 0.7, unit: "" },
  pageElements: { what: "elements of the page", most: 900, unit: "" },
  heap: { what: "heap of the whole page", unit: "MB" },
  heapOverData: { what: "heap over application and data", ag: 0.2, agFrom: 100_000, most: 5, unit: "MB" },
};

type Run = { rows: number; page: string; figures: Figures };

for (const rows of sizes) {
  const runs = recorded(rows);
  const lading = await startLading(rows, columns, process.env["GRID_DATA"]);
  const peers = await startPeers(rows, columns);
  const pages = [lading.page, ...peers.pages].filter(({ name }) => pageNames?.includes(name) ?? true);
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const page of pages) {
        const run = { rows, page: page.name, figures: await measure(page, actsDone) };
        runs.push(run);
        if (record !== undefined) appendFileSync(record, `${JSON.stringify(run)}\n`);
      }
  } finally {
    await lading.stop();
    await peers.stop();
  }
  const most = Math.max(
    ...Map.groupBy(runs, ({ page }) => page)
      .values()
      .map(({ length }) => length),
  );
  console.log(`\n${rows.toLocaleString("en-US")} rows × ${columns} columns, median of ${most}`);
  for (const name of figureNames) tellGoal(name, rows, runs);
}

/** What earlier pieces have measured at this size. */
function recorded(rows: number): Run[] {
  if (record === undefined || !existsSync(record)) return [];
  // Each line was written above.
  const runs = readFileSync(record, "utf8")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Run);
  return runs.filter((run) => run.rows === rows);
}

function tellGoal(name: FigureName, rows: number, runs: readonly Run[]): void {
  const { what, glide, ag, agFrom = 0, most, unit } = goals[name];
  const measured = (page: string) => runs.flatMap((run) => (run.page === page ? (run.figures[name] ?? []) : []));
  if (measured("Lading").length === 0) return;
  const scale = unit === "MB" ? 1e6 : 1;
  const of = (page: string) => quantile(measured(page), 0.5) / scale;
  const own = of("Lading");
  const checks = [
    glide === undefined || measured("Glide").length === 0
      ? null
      : { text: `${(own / of("Glide")).toFixed(2)} × Glide (at most ${glide})`, isMet: own <= of("Glide") * glide },
    ag === undefined || rows < agFrom || measured("AG Grid").length === 0
      ? null
      : { text: `${(own / of("AG Grid")).toFixed(2)} × AG Grid (at most ${ag})`, isMet: own <= of("AG Grid") * ag },
    most === undefined ? null : { text: `at most ${most}`, isMet: own <= most },
  ].filter((check) => check !== null);
  const others = ["Glide", "AG Grid"]
    .filter((page) => measured(page).length > 0)
    .map((page) => `${page} ${of(page).toFixed(1)}`)
    .join(", ");
  const told = checks.map(({ text, isMet }) => (isMet ? text : `MISSED: ${text}`)).join("; ");
  console.log(`${what.padEnd(40)} ${own.toFixed(1).padStart(7)} ${unit.padEnd(3)} ${told}  [${others}]`);
  if (checks.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
