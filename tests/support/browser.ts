import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium } from "../../scripts/testTools.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An address of the product's origin that shows nothing and runs no script. */
export const quietPath = "/livez";

/** Starts a headless Chromium; throws a sentence that says what to do when there is none. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");
  return chromium.launch({ executablePath, args: flags });
}

/** A page of a fresh visitor, and everything that its console complained of: errors, warnings, uncaught exceptions. */
export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/**
 * Opens a page with empty storage. `baseURL` lets tests go to paths; the rest is playwright's (viewport, colour scheme).
 * What the browser itself says of an answered 4xx is no complaint: tests of refusals cause it.
 */
export async function visit(browser: Browser, options: BrowserContextOptions & { baseURL: string }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (/^Failed to load resource: .* status of 4\d\d/.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints, close: () => context.close() };
}
