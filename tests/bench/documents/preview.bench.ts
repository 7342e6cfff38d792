import type { Browser, Locator, Page } from "playwright-core";
import { quantile, tell } from "../../support/tools/benchFigures.ts";
import { openBrowser, visit } from "../../support/browser/browser.ts";
import { anOwner, aLargeShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { startProduct, unlimited } from "../../support/servers/product.ts";
import { aWorkedShipment, openShipment, openTask } from "../../support/browser/journeys/shipmentPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";

/**
 * From the last key in a field of a document dialog to the frame that shows the first page drawn with it, in the built
 * product: at most 300 ms for 95 of 100 keys, of a worked shipment and of the largest.
 */
const limit = 300;
const keys = 20;

type DocumentDialog = { action: string; prepare: (dialog: Locator) => Promise<void>; field: (dialog: Locator) => Locator };

const numbered = (label: string) => async (dialog: Locator) => {
  await dialog.getByLabel(`${label} Number`, { exact: true }).fill("TV/EXP/042");
  await dialog.getByLabel(`${label} Date`, { exact: true }).fill("2025-11-12");
};

const dialogs: readonly DocumentDialog[] = [
  {
    action: "Generate Contract",
    async prepare(dialog) {
      await numbered("Contract")(dialog);
      await dialog.getByRole("button", { name: "Add Clause" }).click();
      await dialog.getByLabel("Clause 1 name").fill("Arbitration");
      await dialog.getByLabel("Clause 1 text").fill("Disputes over {{products.0.name}} are settled in Rajkot");
    },
    field: (dialog) => dialog.getByLabel("Clause 1 text"),
  },
  { action: "Generate Proforma Invoice", prepare: numbered("PI"), field: (dialog) => dialog.getByLabel("PI Number") },
  {
    action: "Generate Invoice",
    async prepare(dialog) {
      await numbered("Invoice")(dialog);
      await dialog.getByRole("switch", { name: "Add Packing List" }).check({ force: true });
    },
    field: (dialog) => dialog.getByLabel("Remarks"),
  },
  { action: "Generate Packing List", prepare: numbered("Invoice"), field: (dialog) => dialog.getByLabel("Invoice Number") },
  {
    action: "Generate Custom Document",
    async prepare(dialog) {
      await dialog.getByRole("combobox", { name: "Document Template" }).click();
      await dialog.page().getByRole("option").first().click();
    },
    field: (dialog) => dialog.getByLabel("Body"),
  },
];

declare global {
  /** Set by `watchDrawings` in the page: how long after the last key each first page stood, in ms. */
  var drawnAfter: number[];
}

/** Lets the page note each first page that shows all that was typed, once the frame with it is painted. */
async function watchDrawings(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.drawnAfter = [];
    let typedAt = 0;
    addEventListener("input", ({ timeStamp }) => (typedAt = timeStamp), true);
    // All pictures of a first page are loaded when the preview takes it, which then is no longer busy.
    const preview = document.querySelector("section[aria-label='Preview']");
    if (preview === null) throw new Error("There is no preview");
    new MutationObserver(() => {
      if (preview.ariaBusy !== "false") return;
      const start = typedAt;
      requestAnimationFrame(() => {
        // A message is delivered once the frame has been painted.
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => globalThis.drawnAfter.push(performance.now() - start));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }).observe(preview, { attributeFilter: ["aria-busy"] });
  });
}

/** Types key by key, each once the one before is drawn. Answers the keys' times. */
async function typeInto(page: Page, field: Locator): Promise<number[]> {
  await field.click();
  await page.keyboard.press("End");
  const count = () => page.evaluate(() => globalThis.drawnAfter.length);
  for (let n = 0; n < keys; n += 1) {
    const before = await count();
    await page.keyboard.press(n % 2 === 0 ? "7" : "Backspace");
    await page.waitForFunction((known) => globalThis.drawnAfter.length > known, before);
  }
  return await page.evaluate((newest) => globalThis.drawnAfter.slice(-newest), keys);
}

async function measure(browser: Browser, { url, owner, what, id }: { url: string; owner: Owner; what: string; id: string }): Promise<void> {
  const { page, close } = await visit(browser, { baseURL: url });
  await signedIn(page, owner.user);
  for (const { action, prepare, field } of dialogs) {
    await openShipment(page, owner, id);
    const dialog = await openTask(page, action);
    await prepare(dialog);
    await dialog.getByRole("img", { name: /^Page 1 of/ }).waitFor();
    await dialog.locator("[aria-busy='false']").waitFor();
    await watchDrawings(page);
    const times = await typeInto(page, field(dialog));
    const more = `median ${quantile(times, 0.5).toFixed(0)}, slowest ${Math.max(...times).toFixed(0)}`;
    tell(`${action.replace("Generate ", "")} of ${what}`, { figure: quantile(times, 0.95), limit, unit: "ms", more });
  }
  await close();
}

const product = await startProduct(unlimited);
const browser = await openBrowser();
try {
  const owner = await anOwner(product.url);
  await measure(browser, { url: product.url, owner, what: "a worked shipment", id: await aWorkedShipment(owner, 0) });
  await measure(browser, { url: product.url, owner, what: "the largest shipment", id: await aLargeShipment(owner) });
} finally {
  await browser.close();
  await product.stop();
}
