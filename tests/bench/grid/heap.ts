import type { BrowserContext, CDPSession, Page } from "playwright-core";
import type { SheetPage } from "./sheetPage.ts";

/** What a page's heap holds beyond its application and its data, in bytes. */
export type HeapOverData = { measure: () => Promise<{ heap: number; heapOverData: number }> };

/** So many windows of rows the sheet keeps (web/stats/data/rowWindowStore.ts). */
const windowsKept = 20;

/**
 * Opens a sheet's page so that its heap can be measured separately. A page with its own data waits with it and is measured before
 * it draws; for Lading the same application without a sheet is measured, and the windows of rows that it keeps are read once
 * more into an empty page, as plain data.
 */
export async function openMeasuringHeap(page: Page, devtools: CDPSession, sheet: SheetPage): Promise<HeapOverData> {
  const { url, bare } = sheet;
  const windows = new Map<string, string>();
  let before: number;
  if (bare === undefined) {
    await page.goto(url);
    await page.waitForFunction(() => window.gridGo !== undefined);
    before = await heapOf(devtools);
  } else before = await heapOfBare(page, sheet, bare);
  if (bare === undefined) await page.evaluate(() => window.gridGo?.());
  else {
    page.on("response", async (response) => {
      const asked = response.request().postData() ?? "";
      if (!response.url().endsWith("/graphql") || !asked.includes("rowWindowStoreQuery")) return;
      const text = await response.text();
      windows.delete(asked);
      windows.set(asked, text);
    });
    await page.goto(url);
  }
  return {
    async measure() {
      const heap = await heapOf(devtools);
      const data = bare === undefined ? 0 : await heapOfData(page.context(), [...windows.values()].slice(-windowsKept));
      return { heap, heapOverData: heap - before - data };
    },
  };
}

/** The application without a sheet, in its own context: the sheet's page is then opened as by a first visitor. */
async function heapOfBare(page: Page, { prepare }: SheetPage, bare: string): Promise<number> {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize(), baseURL: bare });
  if (context === undefined) throw new Error("The page has no browser of its own");
  const other = await context.newPage();
  await prepare?.(other);
  await other.goto(bare);
  await other.getByRole("heading").first().waitFor();
  const heap = await heapOf(await context.newCDPSession(other));
  await context.close();
  return heap;
}

/** The heap once what nobody needs is gone. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}

/** What answers take once they are read, and nothing is done with them. */
async function heapOfData(context: BrowserContext, answers: readonly string[]): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const before = await heapOf(devtools);
  for (const answer of answers)
    await page.evaluate((text) => {
      (window.heldAnswers ??= []).push(JSON.parse(text));
    }, answer);
  const after = await heapOf(devtools);
  await page.close();
  return after - before;
}

declare global {
  /** Held pages draw their sheet once this is called. */
  var gridGo: (() => void) | undefined;
  var heldAnswers: unknown[] | undefined;
}
