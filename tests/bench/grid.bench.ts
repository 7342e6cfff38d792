import { quantile } from "../support/benchFigures.ts";
import { startLading } from "./grid/lading.ts";
import { figureNames, measure, type FigureName, type Figures } from "./grid/measure.ts";
import { startPeers } from "./grid/peers.ts";

/**
 * The stats sheet on the real page over the real gateway, beside AG Grid Community and Glide Data Grid: each run in a fresh
 * browser, the pages taking turns, told as ratios of medians. A blank place in a filmed wheel gesture fails the benchmark.
 */
const sizes = (process.env["GRID_ROWS"] ?? "10000,100000").split(",").map(Number);
const rounds = Number(process.env["GRID_ROUNDS"] ?? 3);
const columns = 30;

/** What a figure may be: × Glide's, × AG Grid's, and by itself. */
type Goal = { what: string; glide?: number; ag?: number; most?: number; unit: string };

const goals: Record<FigureName, Goal> = {
  paint: { what: "first paint after the data", glide: 1, ag: 0.35, most: 100, unit: "ms" },
  slow: { what: "slow scroll, CPU per 1,000 px", glide: 0.9, ag: 0.35, most: 80, unit: "ms" },
  sideways: { what: "scroll to the side, CPU per 1,000 px", glide: 1.2, ag: 0.45, most: 100, unit: "ms" },
  fling: { what: "fling, CPU per frame", glide: 2, ag: 0.4, unit: "ms" },
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
};

for (const rows of sizes) {
  console.log(`\n${rows.toLocaleString("en-US")} rows × ${columns} columns, median of ${rounds}`);
  const lading = await startLading(rows, columns);
  const peers = await startPeers(rows, columns);
  try {
    const runs = new Map<string, Figures[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const page of [lading.page, ...peers.pages])
        runs.set(page.name, [...(runs.get(page.name) ?? []), await measure(page, round === 0)]);
    for (const name of figureNames) tellGoal(name, runs);
  } finally {
    await lading.stop();
    await peers.stop();
  }
}

function tellGoal(name: FigureName, runs: Map<string, Figures[]>): void {
  const { what, glide, ag, most, unit } = goals[name];
  const of = (page: string) =>
    quantile(
      (runs.get(page) ?? []).map((run) => run[name]).filter((figure) => !Number.isNaN(figure)),
      0.5,
    );
  const scale = unit === "MB" ? 1e6 : 1;
  const own = of("Lading") / scale;
  const checks = [
    glide === undefined
      ? null
      : { text: `${(own / of("Glide")).toFixed(2)} × Glide (at most ${glide})`, isMet: own <= of("Glide") * glide },
    ag === undefined ? null : { text: `${(own / of("AG Grid")).toFixed(2)} × AG Grid (at most ${ag})`, isMet: own <= of("AG Grid") * ag },
    most === undefined ? null : { text: `at most ${most}`, isMet: own <= most },
  ].filter((check) => check !== null);
  const others = ["Glide", "AG Grid"].map((page) => `${page} ${(of(page) / scale).toFixed(1)}`).join(", ");
  const told = checks.map(({ text, isMet }) => (isMet ? text : `MISSED: ${text}`)).join("; ");
  console.log(`${what.padEnd(40)} ${own.toFixed(1).padStart(7)} ${unit.padEnd(3)} ${told}  [${others}]`);
  if (checks.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
