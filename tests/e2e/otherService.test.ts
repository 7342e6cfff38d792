import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser/browser.ts";
import { startOtherService, type OtherService } from "../support/foreignServer/foreignRestServer.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { download, enterRice, generate, generations } from "../support/browser/journeys/fillRiceShipment.ts";
import { rice } from "../support/browser/journeys/onboarding.ts";
import { patience } from "../support/browser/productPage.ts";

let browser: Browser;
let service: OtherService;
let product: Product;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startOtherService()]);
  product = await startProduct({ EP_API_URL: service.url, FILE_ORIGIN: service.fileOrigin });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await service?.stop();
});

const noTrail = "This server does not keep who did what.";
const figures = ["54,250.00", "28,562.50", "82,812.50", "82,500.00", "66,000.00", "75,000.00", "75,450.00"];

test("over a service that is not ours, an exporter gets from sign-up to four downloaded PDFs, and what it lacks is missed quietly (R-081)", async () => {
  const { page, complaints, close } = await visit(browser, { baseURL: product.url, colorScheme: "light", acceptDownloads: true });
  const said = await listenToAlerts(page);
  const account = { name: "Kavya Vaghela", email: `kavya.${randomUUID()}@tarangvel.example`, password: "monsoon-42" };
  const { detail } = await enterRice(page, account);
  for (const figure of [...figures, "Al Marjan Foodstuff Trading L.L.C."]) expect(detail).toContain(figure);

  const calls = (path: RegExp) => service.calls.filter((made) => path.test(made)).length;
  const [first, ...others] = generations;
  if (!first) throw new Error("There are documents to generate");
  await generate(page, { ...first, more: (shown) => isDoneWithPreviews(shown).then(() => first.more?.(shown)) });
  const previews = calls(/\/preview$/);
  for (const generation of others) await generate(page, generation);
  // The client was informed once that there are none.
  expect([previews > 0, calls(/\/preview$/)]).toEqual([true, previews]);
  for (const type of ["Contract", "Proforma Invoice", "Invoice", "Packing List"]) {
    const words = pdfWords((await download(page, type)).bytes);
    expect(words).toContain("75,450.00");
    expect(words.includes("66,000.00")).toBe(type !== "Packing List");
  }

  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText(noTrail).waitFor();
  await page.getByRole("link", { name: "Stats" }).click();
  await page.getByRole("grid").getByText(rice.requestBody.name).first().waitFor();
  await page.getByRole("button", { name: "Charts" }).click();
  await page.getByText("This server cannot work out charts.").waitFor();
  await page.getByRole("link", { name: account.name }).click();
  for (const tab of ["API keys", "Webhooks"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByText("This server does not have them.").waitFor();
  }
  await page.getByRole("tab", { name: "Activity" }).click();
  await page.getByText(noTrail).waitFor();
  const successes = said.filter((text) => text.includes("successfully"));
  expect([successes.length > 0, said]).toEqual([true, successes]);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect.poll(() => said.at(-1), patience).toContain(noTrail);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

/** Collects the texts of all alerts from now on, toasts included, since a toast disappears by itself. */
async function listenToAlerts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction("hear", (text: string) => void said.push(text));
  await page.addInitScript(() => {
    const tell = (element: Element) => void Reflect.get(window, "hear")(element.textContent);
    new MutationObserver((records) => {
      for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof Element)) continue;
        if (added.matches("[role=alert]")) tell(added);
        for (const alert of added.querySelectorAll("[role=alert]")) tell(alert);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return said;
}

/** Waits until an open dialog has learnt that previews are unsupported, and offers none. */
async function isDoneWithPreviews(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch", { name: "Live preview" }).waitFor({ state: "detached" });
  await dialog.getByRole("region", { name: "Preview" }).waitFor({ state: "detached" });
}
