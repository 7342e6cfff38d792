import type { Browser, BrowserContext, Page } from "playwright-core";
import { newContext, openPage, quietPath, type Visit, type VisitOptions } from "./browser.ts";

/** Visitors one after the other, each with empty storage. */
export type Visitors = { next(): Promise<Visit> };

/** A context, and a page at the product's origin that keeps its process alive and is the way to its storage. */
type House = { context: BrowserContext; keeper: Page };

/**
 * Visitors at a third of the price of `visit`: what the browser keeps of the product's files, and of the compiled code in
 * them, stays from one to the next, as it does for people who come every day.
 */
export function openVisitors(browser: Browser, options: VisitOptions): Visitors {
  let house: House | null = null;

  /** Leaves a house that cannot be used again; a crashed one has nothing left to close. */
  async function abandon({ context }: House): Promise<void> {
    house = null;
    await context.close().catch(() => undefined);
  }

  async function enter(): Promise<{ current: House; opened: Omit<Visit, "close"> }> {
    const current = (house ??= await openHouse(browser, options));
    // The visitor before may have lost what all are to have.
    if (options.permissions) await current.context.grantPermissions(options.permissions);
    return { current, opened: await openPage(current.context, () => openBeside(current.keeper)) };
  }

  return {
    async next() {
      const { current, opened } = await enter().catch(async () => {
        if (house) await abandon(house);
        return await enter();
      });
      return {
        ...opened,
        async close() {
          const isClean = await cleanUp(current.context, current.keeper).catch(() => false);
          if (!isClean) await abandon(current);
        },
      };
    },
  };
}

async function openHouse(browser: Browser, options: VisitOptions): Promise<House> {
  const context = await newContext(browser, options);
  const keeper = await context.newPage();
  await keeper.goto(quietPath);
  return { context, keeper };
}

/**
 * Opens a blank page in the process of `keeper`, with the storage of its origin. A page that the context opens begins in a separate
 * process, whose start takes a quarter of the processor's time for a screen (ADR-0144).
 */
export async function openBeside(keeper: Page): Promise<Page> {
  const [page] = await Promise.all([
    keeper.waitForEvent("popup"),
    keeper.evaluate(() => {
      const opened = window.open("about:blank");
      if (opened) opened.opener = null;
    }),
  ]);
  return page;
}

/** Removes what a visitor leaves behind; false when they changed what cannot be changed back, which is the clock. */
async function cleanUp(context: BrowserContext, keeper: Page): Promise<boolean> {
  for (const page of context.pages()) {
    if (page === keeper) continue;
    // What a test's route is still fetching, such as the stream of news, breaks off with the page and is no failure.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }
  await Promise.all([context.unrouteAll({ behavior: "ignoreErrors" }), context.setOffline(false), context.clearPermissions()]);
  // Session storage goes with its page; the product uses no cookies and no database of the browser.
  return await keeper.evaluate(() => {
    localStorage.clear();
    return !("__pwClock" in globalThis);
  });
}
