import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { openBrowser, type VisitOptions } from "./browser.ts";
import { quickPasswords, startProduct, unlimited, type Product } from "../servers/product.ts";
import { openVisitors, type Visitors } from "./visitors.ts";

// The runner ends its workers by SIGTERM, which alone would run no exit handler.
process.once("SIGTERM", () => process.exit());

/** What the test files of one worker share; it ends with the worker. */
let product: Promise<Product> | undefined;
let browser: Promise<Browser> | undefined;
const visitors = new WeakMap<Browser, Map<string, Visitors>>();

/** The product of this worker, or of the run. All its files sign up from one address, so that it has no limits on rates. */
export function sharedProduct(): Promise<Pick<Product, "url" | "stop">> {
  const url = inject("productUrl");
  if (url !== undefined) return Promise.resolve({ url, stop: () => Promise.resolve() });
  return (product ??= startProduct({ ...unlimited, ...quickPasswords }).then((started) => {
    process.once("exit", () => {
      process.kill(started.pid, "SIGKILL");
      rmSync(started.dataDir, { recursive: true, force: true });
    });
    return started;
  }));
}

/** The browser of this worker. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= openBrowser());
}

/** The visitors of one product and browser with these options, who share what the browser keeps of the product's files. */
export function visitorsOf(opened: Browser, options: VisitOptions): Visitors {
  const houses = visitors.get(opened) ?? new Map<string, Visitors>();
  visitors.set(opened, houses);
  const key = JSON.stringify(options);
  const known = houses.get(key) ?? openVisitors(opened, options);
  houses.set(key, known);
  return known;
}
