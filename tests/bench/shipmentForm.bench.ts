import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { quantile, tell } from "../support/tools/benchFigures.ts";
import { openBrowser, visit } from "../support/browser/browser.ts";
import { anOwner, aLargeShipment } from "../support/browser/exporterWithMasterData.ts";
import { startProduct, unlimited } from "../support/servers/product.ts";
import { shipmentForm } from "../support/browser/journeys/shipmentForm.ts";
import { signedIn } from "../support/browser/webUser.ts";

/**
 * From a key in a cell of the shipment form to the frame that shows it, with 10 product lines and 40 containers and the
 * processor slowed down to a quarter: at most 50 ms for the usual key. Other work of the machine counts in, so the slowest are printed apart.
 */
const limit = 50;
const slowdown = 4;
const keys = 20;
/** From one key to the next, in ms: five keys a second. */
const pace = 200;

declare global {
  /** Set by `watchKeys` in the page: the times of the keys so far. */
  var keyTimes: number[];
}

/** Lets the page note from now on how long after each key that changes a text the next frame is done. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.keyTimes = [];
    let pressedAt = 0;
    addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), true);
    addEventListener(
      "input",
      () => {
        const start = pressedAt;
        requestAnimationFrame(() => {
          // A message is delivered once the frame has been painted.
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () => globalThis.keyTimes.push(performance.now() - start));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
}

/** Types at a person's pace, leaving the page alone in between: asking it anything would cost it time. Answers the keys' times. */
async function typeInto(page: Page, cell: Locator): Promise<number[]> {
  await cell.click();
  await page.keyboard.press("End");
  await page.evaluate(() => (globalThis.keyTimes = []));
  for (let n = 0; n < keys; n += 1) {
    await page.keyboard.press(n % 2 === 0 ? "7" : "Backspace");
    await setTimeout(pace);
  }
  return await page.evaluate(() => globalThis.keyTimes);
}

const product = await startProduct(unlimited);
const browser = await openBrowser();
try {
  const owner = await anOwner(product.url);
  const id = await aLargeShipment(owner);
  const { page } = await visit(browser, { baseURL: product.url });
  await signedIn(page, owner.user);
  await page.goto(`/dashboard/firm/${owner.id("F1")}/shipment/${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  const form = shipmentForm(page, "Edit Shipment");
  const cells = {
    "Shipment Name": form.field("Shipment Name"),
    "Quantity of line 1": form.line(1).field("Quantity"),
    "Description of line 3": form.line(3).field("Description"),
    "Specification of line 5": form.line(5).field("Specification"),
    "Rate of line 10": form.line(10).field("Rate"),
    Discount: form.field("Discount"),
    Freight: form.field("Freight"),
    "Container Number of container 1": form.container(1).field("Container Number"),
    "Line Seal Number of container 20": form.container(20).field("Line Seal Number"),
    "Gross Weight of container 30": form.container(30).field("Gross Weight"),
    "Net Weight of container 40": form.container(40).field("Net Weight"),
  };
  await form.container(40).field("Net Weight").waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await watchKeys(page);
  for (const [name, cell] of Object.entries(cells)) {
    const times = await typeInto(page, cell);
    if (times.length !== keys) throw new Error(`${times.length} of ${keys} keys were seen in ${name}`);
    const more = `95 % below ${quantile(times, 0.95).toFixed(1)}, slowest ${Math.max(...times).toFixed(1)}`;
    tell(name, { figure: quantile(times, 0.5), limit, unit: "ms", more });
  }
} finally {
  await browser.close();
  await product.stop();
}
