import type { Locator, Page } from "playwright-core";
import { quantile, tell } from "../support/tools/benchFigures.ts";
import { openBrowser, visit } from "../support/browser/browser.ts";
import { anOwner, aLargeShipment, aStoredShipment } from "../support/browser/exporterWithMasterData.ts";
import { startProduct, unlimited } from "../support/servers/product.ts";
import { signedIn } from "../support/browser/webUser.ts";

/**
 * From the last answer of the gateway that a screen needs, or from the click where it needs none, to the frame that shows
 * its content: at most 100 ms. Every round is a new page, whose code loads while its data does; nothing is loaded ahead.
 */
const limit = 100;
const rounds = 7;
const shipments = 25;
const ordinary = "One tonne to Mombasa";
/** As `aLargeShipment` names it: 10 product lines, 40 containers. */
const largest = "Ten lines in forty containers";

/** What tells that a screen is there: an element, and a text in it. */
type Content = { selector: string; text: string };

declare global {
  /** Waits until the page has painted the content; answers how long after its data that was, in ms. */
  var shown: (content: Content, start: number) => Promise<number>;
}

function defineShown(): void {
  globalThis.shown = ({ selector, text }, start) =>
    new Promise((resolve) => {
      function look() {
        const isThere = [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
        if (!isThere) return void requestAnimationFrame(look);
        // A message is delivered once the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now() - dataTime(performance.now())));
        port1.start();
        port2.postMessage(null);
      }
      function dataTime(painted: number): number {
        const entries = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
        const ends = entries.filter(({ name }) => name.endsWith("/graphql")).map(({ responseEnd }) => responseEnd);
        return Math.max(start, ...ends.filter((end) => end < painted));
      }
      look();
    });
}

/** Follows a link or presses a button without pointing at it first. */
function follow(to: Locator, content: Content): Promise<number> {
  return to.evaluate((element: HTMLElement, wanted) => {
    performance.clearResourceTimings();
    const start = performance.now();
    element.click();
    return globalThis.shown(wanted, start);
  }, content);
}

type Times = Record<string, number>;

/** A shipment's page and its form, from the list and back to it. */
async function lookAt(page: Page, name: string, kind: string): Promise<Times> {
  const link = page.getByRole("link", { name, exact: true });
  const times = {
    [`shipments to ${kind}`]: await follow(link, { selector: "main h1", text: name }),
    [`${kind} to its form`]: await follow(page.getByRole("button", { name: "Edit" }), { selector: "label", text: "Shipment Name" }),
  };
  await page.keyboard.press("Escape");
  await page.getByLabel("Shipment Name").waitFor({ state: "detached" });
  await page.goBack();
  await link.waitFor();
  return times;
}

async function walk(page: Page): Promise<Times> {
  const menu = page.getByRole("navigation", { name: "Main" });
  const tiles = { selector: 'main a[href*="/dashboard/firm/"]', text: "Tarangvel" };
  await page.goto("/", { waitUntil: "commit" });
  return {
    "landing page to home": await page.evaluate((content) => globalThis.shown(content, 0), tiles),
    "home to shipments": await follow(page.locator(tiles.selector).first(), { selector: 'main a[href*="/shipment/"]', text: ordinary }),
    ...(await lookAt(page, ordinary, "an ordinary shipment")),
    ...(await lookAt(page, largest, "the largest shipment")),
    "shipments to settings": await follow(menu.getByRole("link", { name: "Settings" }), { selector: "main h2", text: "Your Firms" }),
    "settings to firms": await follow(menu.getByRole("link", { name: "Home" }), tiles),
    "firms to stats": await follow(menu.getByRole("link", { name: "Stats" }), { selector: "[role=grid]", text: ordinary }),
    "stats to profile": await follow(menu.getByRole("link", { name: "Asha" }), { selector: "main dt", text: "Email" }),
  };
}

const product = await startProduct(unlimited);
const browser = await openBrowser();
try {
  const owner = await anOwner(product.url);
  for (let n = 2; n < shipments; n += 1) await aStoredShipment(owner, { name: `Shipment ${n}` });
  await aLargeShipment(owner);
  await aStoredShipment(owner, { name: ordinary });
  const { page } = await visit(browser, { baseURL: product.url });
  await page.addInitScript(defineShown);
  await signedIn(page, owner.user);
  const walks: Times[] = [];
  for (let n = 0; n < rounds; n += 1) walks.push(await walk(page));
  for (const step of Object.keys(walks[0] ?? {})) {
    const times = walks.map((steps) => steps[step] ?? NaN);
    tell(step, { figure: quantile(times, 0.5), limit, unit: "ms", more: `slowest ${Math.max(...times).toFixed(1)}` });
  }
} finally {
  await browser.close();
  await product.stop();
}
