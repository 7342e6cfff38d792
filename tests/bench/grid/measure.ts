import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/machine/systemDependencies.ts";
import { quantile } from "../../support/tools/benchFigures.ts";
import { blankShare } from "./film.ts";
import { openMeasuringHeap } from "./heap.ts";
import { installProbe } from "./probe.ts";
import type { SheetPage } from "./sheetPage.ts";

/** What one run of a page came to: milliseconds, CPU of the main thread in milliseconds, counts, shares. */
export const figureNames = [
  "paint",
  "slow",
  "sideways",
  "fling",
  "flingFrame",
  "jump",
  "blank",
  "key",
  "keyCpu",
  "typing",
  "commit",
  "resize",
  "resizeFrame",
  "elements",
  "pageElements",
  "heap",
  "heapOverData",
] as const;
export type FigureName = (typeof figureNames)[number];
/** What was not measured is left out. */
export type Figures = Partial<Record<FigureName, number>>;

/** What is done to a page, in this order; its first paint and its heap are measured each time. */
export const acts = ["scroll", "jump", "film", "keys", "resize"] as const;
export type Act = (typeof acts)[number];

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** Measures a page once, in its own browser. */
export async function measure(sheet: SheetPage, done: readonly Act[]): Promise<Figures> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await measureIn(browser, sheet, done);
  } catch (error) {
    throw new Error(`${sheet.name} could not be measured`, { cause: error });
  } finally {
    await browser.close();
  }
}

async function measureIn(browser: Browser, sheet: SheetPage, done: readonly Act[]): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    bypassCSP: true,
    baseURL: sheet.url,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await sheet.prepare?.(page);
  const { prepare: _prepare, name: _name, url: _url, bare: _bare, opening, closing, ...options } = sheet;
  await page.addInitScript(installProbe, options);
  const heap = await openMeasuringHeap(page, devtools, sheet);
  await page.waitForFunction(() => window.gridProbe.paintedAt > 0);
  const paint = await page.evaluate(() => window.gridProbe.afterData);
  await wait(700);
  const elements = await page.evaluate(() => window.gridProbe.elements());
  const pageElements = await page.evaluate(() => document.querySelectorAll("*").length);
  const cpu = cpuOf(devtools);
  const figures: Figures = { paint, elements, pageElements };
  const isDone = (act: Act) => done.includes(act);
  if (isDone("scroll")) Object.assign(figures, await scrolled(page, cpu));
  if (isDone("jump")) figures.jump = quantile(await page.evaluate(() => window.gridProbe.jump(25)), 0.5);
  if (isDone("film")) figures.blank = await blankShare(page, devtools);
  await page.evaluate(() => window.gridProbe.top());
  await wait(400);
  if (isDone("keys")) Object.assign(figures, await typed(page, cpu, { opening, closing }));
  if (isDone("resize")) Object.assign(figures, await resized(page, cpu));
  return { ...figures, ...(await heap.measure()) };
}

async function metrics(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics: told } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(told.map(({ name, value }) => [name, value]));
}

type CpuOf = <Result>(act: () => Promise<Result>) => Promise<{ cpu: number; result: Result }>;

/** The main thread's own time of an act, which other processes on the machine do not lengthen. */
function cpuOf(devtools: CDPSession): CpuOf {
  const now = async () => ((await metrics(devtools))["TaskDuration"] ?? NaN) * 1000;
  return async (act) => {
    const before = await now();
    const result = await act();
    await wait(250);
    return { cpu: (await now()) - before, result };
  };
}

/** A slow scroll and a fling down, then a scroll to the side. */
async function scrolled(page: Page, cpuOfAct: CpuOf): Promise<Figures> {
  const scroll = (axis: "down" | "sideways", step: number, frames: number) =>
    page.evaluate(([by, pixels, count]) => window.gridProbe.scroll(by, pixels, count), [axis, step, frames] as const);
  await scroll("down", 60, 60);
  const slow = await cpuOfAct(() => scroll("down", 40, 200));
  const fling = await cpuOfAct(() => scroll("down", 400, 120));
  const sideways = await cpuOfAct(() => scroll("sideways", 40, 160));
  const perThousand = ({ cpu, result }: typeof slow) => (cpu / result.pixels) * 1000;
  return {
    slow: perThousand(slow),
    sideways: perThousand(sideways),
    fling: fling.cpu / fling.result.frames.length,
    flingFrame: quantile(fling.result.frames, 1),
  };
}

/** Arrows, then digits in an editor, then the Enter that saves them. */
async function typed(
  page: Page,
  cpuOfAct: CpuOf,
  { opening, closing }: Pick<SheetPage, "opening"> & { closing: string | undefined },
): Promise<Figures> {
  const { x, y } = await page.evaluate(() => window.gridProbe.cellPoint());
  await page.mouse.click(x, y);
  await wait(300);
  if (closing !== undefined) await page.keyboard.press(closing);
  await page.evaluate(() => window.gridProbe.keys.splice(0));
  const press = async (keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await wait(70);
    }
  };
  const arrows = Array.from({ length: 40 }, () => "ArrowDown");
  const moved = await cpuOfAct(() => press(arrows));
  const times = await page.evaluate(() => window.gridProbe.keys);
  const written: number[] = [];
  const saved: number[] = [];
  for (let save = 0; save < saves; save += 1) {
    await press([opening]);
    await wait(400);
    written.push((await cpuOfAct(() => press(digits))).cpu / digits.length);
    saved.push((await cpuOfAct(() => press(["Enter"]))).cpu);
  }
  return { key: quantile(times, 0.5), keyCpu: moved.cpu / arrows.length, typing: quantile(written, 0.5), commit: quantile(saved, 0.5) };
}

/** What is typed into a cell, and so many cells one below the other: of a single save a collection of garbage would make twice of it. */
const digits = Array.from({ length: 12 }, (_, index) => String(index % 10));
const saves = 5;

/** Drags a column's edge to and fro. */
async function resized(page: Page, cpuOfAct: CpuOf): Promise<Figures> {
  const { x, y } = await page.evaluate(() => window.gridProbe.edgePoint());
  const moves = 60;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => window.gridProbe.frames());
  const { cpu } = await cpuOfAct(async () => {
    for (let move = 1; move <= moves; move += 1) {
      await page.mouse.move(x + (move <= moves / 2 ? move : moves - move) * 4 + 2, y);
      await wait(12);
    }
  });
  const frames = await page.evaluate(() => window.gridProbe.frames());
  await page.mouse.up();
  return { resize: cpu / moves, resizeFrame: quantile(frames, 0.99) };
}
