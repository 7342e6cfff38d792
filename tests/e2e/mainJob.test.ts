import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "../support/browser/browser.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { download, enterRice, generate, generations } from "../support/browser/journeys/fillRiceShipment.ts";
import { rice } from "../support/browser/journeys/onboarding.ts";
import { startTwoProcesses, type Installation } from "../support/servers/twoProcesses.ts";

let browser: Browser;
let product: Installation | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
});
afterAll(() => browser?.close());

const workedOut = ["54,250.00", "28,562.50", "82,812.50", "82,500.00", "66,000.00", "3,000 BAGS", "75,000.00", "75,450.00"];
const figures = [...workedOut, "16,500.00"];

/** Each of the processes takes its share of the work. */
function expectShared({ answered }: Installation): void {
  for (const count of answered("/graphql")) expect(count).toBeGreaterThan(1);
}

// The same day on the embedded store: the bulk case (exportersDay), by keys alone, with a phone; its crash: tests/gateway/main.test.ts.
test("on two processes with PostgreSQL and S3, an exporter gets from sign-up to four downloaded PDFs, and finds all of it after a crash (R-081)", async () => {
  product = await startTwoProcesses();
  const account = { name: "Kavya Vaghela", email: "kavya@tarangvel.example", password: "monsoon-42" };
  const { page, complaints, close } = await visit(browser, { baseURL: product.url, colorScheme: "dark", acceptDownloads: true });
  const { form, detail } = await enterRice(page, account);
  for (const figure of workedOut) expect(form).toContain(figure);
  for (const figure of figures) expect(detail).toContain(figure);

  for (const generation of generations) await generate(page, generation);
  const saved = [];
  for (const type of ["Contract", "Proforma Invoice", "Invoice", "Packing List"]) saved.push(await download(page, type));
  const [contract = "", proforma = "", invoice = "", packingList = ""] = saved.map(({ bytes }) => pdfWords(bytes));
  for (const figure of figures) expect(invoice).toContain(figure);
  expect(invoice).toContain("COMMERCIAL INVOICE CUM PACKING LIST");
  expect(invoice).toContain("US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY");
  expect(proforma).toContain("78,900.00");
  expect(packingList).not.toMatch(/1,085|54,250|82,500/);
  expect(contract).toMatch(/Quality Inspection.*Packing.*Quantity Tolerance.*Force Majeure.*Arbitration/);
  expect(saved.map(({ name }) => name)).toContain("Commercial Invoice TV_EXP_042_25-26.pdf");
  expect(complaints).toEqual([]);
  await close();
  expectShared(product);

  product = await product.crash();
  const later = await visit(browser, { baseURL: product.url, colorScheme: "dark", acceptDownloads: true });
  later.page.setDefaultTimeout(40_000);
  await later.page.goto("/login");
  await later.page.getByLabel("Email").fill(account.email);
  await later.page.getByLabel("Password", { exact: true }).fill(account.password);
  await later.page.getByRole("button", { name: "Sign In" }).click();
  await later.page.getByText("Tarangvel Exports Private Limited").click();
  await later.page.getByText(rice.requestBody.name).first().click();
  await later.page.getByRole("heading", { name: "Attachments (4)" }).waitFor();
  const again = await download(later.page, "Invoice");
  expect(again.bytes.equals(saved[2]?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(later.complaints).toEqual([]);
  await later.close();
  expectShared(product);
}, 240_000);
