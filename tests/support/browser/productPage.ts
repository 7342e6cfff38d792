import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openBrowser, visit, type BrowserNeeds, type Visit } from "./browser.ts";
import { startProduct, type Product } from "../servers/product.ts";
import { sharedBrowser, sharedProduct, visitorsOf } from "./sharedPerWorker.ts";
import type { Visitors } from "./visitors.ts";

/** The running product and the page of the test at hand. */
export type ProductPage = {
  readonly url: string;
  readonly page: Page;
  /** What the console complained of; a test that causes complaints empties it, else it fails at its end. */
  readonly complaints: string[];
  /** Another visitor of the same product, with separate storage. Close the visit when done. */
  another(): Promise<Visit>;
};

/** How long `expect.poll` waits for what a screen is about to show. */
export const patience = { timeout: 15_000 };

/** The path and query that the page is at. */
export function pathOf({ page }: ProductPage): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export type PageOptions = BrowserContextOptions &
  BrowserNeeds & {
    /** The product's own settings, such as SUPPORT_PHONE. */
    environment?: Record<string, string>;
  };

/**
 * The running product, a fresh visitor for each test, and a console that stays clean. The files of a worker share one product and one
 * browser, and each creates its own users; only a file with an `environment` gets a product for itself.
 */
export function openProductPage({ environment, drawsPdfs, showsScrollBars, ...options }: PageOptions = {}): ProductPage {
  const needs = { drawsPdfs, showsScrollBars };
  const hasOwnBrowser = Object.values(needs).includes(true);
  let product: Pick<Product, "url" | "stop">;
  let browser: Browser;
  let visitors: Visitors;
  let visitor: Visit;
  beforeAll(async () => {
    [product, browser] = await Promise.all([
      environment ? startProduct(environment) : sharedProduct(),
      hasOwnBrowser ? openBrowser(needs) : sharedBrowser(),
    ]);
    visitors = visitorsOf(browser, { ...options, baseURL: product.url });
  });
  afterAll(async () => {
    if (hasOwnBrowser) await browser?.close();
    if (environment) await product?.stop();
  });
  beforeEach(async () => {
    visitor = await visitors.next();
  });
  afterEach(async () => {
    const { complaints } = visitor;
    await visitor.close();
    expect(complaints).toEqual([]);
  });
  return {
    get url() {
      return product.url;
    },
    get page() {
      return visitor.page;
    },
    get complaints() {
      return visitor.complaints;
    },
    another: () => visit(browser, { ...options, baseURL: product.url }),
  };
}
