import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium, findHeadlessShell } from "../../../scripts/machine/systemDependencies.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one context share a process, and with it the code that is compiled already.
  "--process-per-site",
];

/**
 * A test's page lives for a second, so optimizing its code costs more than it saves. Without streaming, scripts are compiled once for
 * all pages of a process (ADR-0144). Benchmarks run without vitest and measure the browser that users have.
 */
const testFlags = process.env["VITEST"] === undefined ? [] : ["--js-flags=--no-opt,--no-maglev,--no-script-streaming"];

/** An address of the product's origin that shows nothing and runs no script. */
export const quietPath = "/livez";

/** What a test needs of its browser. */
export type BrowserNeeds = {
  /** The whole browser, for PDFs that are to be seen. */
  drawsPdfs?: boolean | undefined;
  /** Scroll bars that take room, as people with a mouse have them; playwright hides them otherwise. */
  showsScrollBars?: boolean | undefined;
};

/**
 * Starts a headless Chromium, the whole one where PDFs are to be drawn. Throws a sentence that says what to do when there is none.
 * Close it when done.
 */
export async function openBrowser({ drawsPdfs = false, showsScrollBars = false }: BrowserNeeds = {}): Promise<Browser> {
  const executablePath = (drawsPdfs ? null : findHeadlessShell()) ?? findChromium();
  if (executablePath === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");
  const ignoreDefaultArgs = showsScrollBars ? ["--hide-scrollbars"] : [];
  return chromium.launch({ executablePath, args: [...flags, ...testFlags], ignoreDefaultArgs });
}

/** A page of a fresh visitor, and everything that its console complained of: errors, warnings, uncaught exceptions. */
export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/** `baseURL` lets tests go to paths; the rest is playwright's (viewport, colour scheme). */
export type VisitOptions = BrowserContextOptions & { baseURL: string };

/** Opens a page with empty storage and an empty cache. A file of tests has its visitors more cheaply by `openVisitors`. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await newContext(browser, options);
  return { ...(await openPage(context)), close: () => context.close() };
}

/** Pages behave as in a browser that shows PDFs, which the headless shell is not. */
export async function newContext(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
  await context.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true }));
  return context;
}

/** A page whose console is listened to. What the browser itself says of an answered 4xx is no complaint: tests of refusals cause it. */
export async function openPage(context: BrowserContext, open = () => context.newPage()): Promise<Omit<Visit, "close">> {
  const page = await open();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (/^Failed to load resource: .* status of 4\d\d/.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return { page, complaints };
}
