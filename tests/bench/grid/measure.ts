import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/testTools.ts";
import { quantile } from "../../support/benchFigures.ts";
import { blankShare } from "./film.ts";
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
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** Measures a page once, in a browser of its own. The blank share is filmed only when asked for: it is the same each time. */
export async function measure(sheet: SheetPage, isFilmed: boolean): Promise<Figures> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await measureIn(browser, sheet, isFilmed);
  } catch (error) {
    throw new Error(`${sheet.name} could not be measured`, { cause: error });
  } finally {
    await browser.close();
  }
}

async function measureIn(browser: Browser, sheet: SheetPage, isFilmed: boolean): Promise<Figures> {
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
  const { prepare: _prepare, name: _name, url, opening, closing, ...options } = sheet;
  await page.addInitScript(installProbe, options);
  await page.goto(url);
  await page.waitForFunction(() => window.gridProbe.paintedAt > 0);
  const paint = await page.evaluate(() => window.gridProbe.afterData);
  await wait(700);
  const elements = await page.evaluate(() => window.gridProbe.elements());
  const pageElements = await page.evaluate(() => document.querySelectorAll("*").length);
  const cpu = cpuOf(devtools);
  await page.evaluate(() => window.gridProbe.scroll("down", 60, 60));
  const slow = await scrolled(page, cpu, ["down", 40, 200]);
  const fling = await scrolled(page, cpu, ["down", 400, 120]);
  const sideways = await scrolled(page, cpu, ["sideways", 40, 160]);
  const jumps = await page.evaluate(() => window.gridProbe.jump(25));
  const blank = isFilmed ? await blankShare(page, devtools) : NaN;
  await page.evaluate(() => window.gridProbe.top());
  await wait(400);
  const keys = await typed(page, cpu, { opening, closing });
  const resize = await resized(page, cpu);
  await devtools.send("HeapProfiler.collectGarbage");
  return {
    paint,
    slow: (slow.cpu / slow.pixels) * 1000,
    sideways: (sideways.cpu / sideways.pixels) * 1000,
    fling: fling.cpu / fling.frames.length,
    flingFrame: quantile(fling.frames, 1),
    jump: quantile(jumps, 0.5),
    blank,
    ...keys,
    ...resize,
    elements,
    pageElements,
    heap: (await metrics(devtools))["JSHeapUsedSize"] ?? NaN,
  };
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

async function scrolled(page: Page, cpuOfAct: CpuOf, [axis, step, frames]: ["down" | "sideways", number, number]) {
  const { cpu, result } = await cpuOfAct(() =>
    page.evaluate(([by, pixels, count]) => window.gridProbe.scroll(by, pixels, count), [axis, step, frames] as const),
  );
  return { cpu, ...result };
}

/** Arrows, then digits in an editor, then the Enter that saves them. */
async function typed(
  page: Page,
  cpuOfAct: CpuOf,
  { opening, closing }: Pick<SheetPage, "opening"> & { closing: string | undefined },
): Promise<Pick<Figures, "key" | "keyCpu" | "typing" | "commit">> {
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
  await press([opening]);
  await wait(400);
  const digits = Array.from({ length: 25 }, (_, index) => String(index % 10));
  const written = await cpuOfAct(() => press(digits));
  const saved = await cpuOfAct(() => press(["Enter"]));
  return { key: quantile(times, 0.5), keyCpu: moved.cpu / arrows.length, typing: written.cpu / digits.length, commit: saved.cpu };
}

/** Drags a column's edge to and fro. */
async function resized(page: Page, cpuOfAct: CpuOf): Promise<Pick<Figures, "resize" | "resizeFrame">> {
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
