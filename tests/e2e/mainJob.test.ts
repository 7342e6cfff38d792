import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBucketStore } from "../support/bucketStore.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { pdfWords } from "../support/pdfTools.ts";
import { startPostgres } from "../support/postgresServer.ts";
import { startProduct, type Product } from "../support/product.ts";
import { download, enterRice, generate, generations } from "../support/riceShipment.ts";
import { rice } from "../support/setUp.ts";

let browser: Browser;
let product: Product | undefined;
let others: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await product?.stop();
  for (const other of others) await other.stop();
  [product, others] = [undefined, []];
});
afterAll(() => browser?.close());

/** PostgreSQL and a store that speaks S3, instead of what is embedded. */
async function stores(): Promise<Record<string, string>> {
  const [postgres, bucket] = await Promise.all([startPostgres(), startBucketStore()]);
  others = [postgres, bucket];
  return { DATABASE_URL: postgres.url, FILES_URL: bucket.filesUrl, ...bucket.environment };
}

const workedOut = ["54,250.00", "28,562.50", "82,812.50", "82,500.00", "66,000.00", "3,000 BAGS", "75,000.00", "75,450.00"];
const figures = [...workedOut, "16,500.00"];

test.each([
  { colorScheme: "light" as const, on: "the embedded store", environment: async () => ({}) },
  { colorScheme: "dark" as const, on: "PostgreSQL and S3", environment: stores },
])(
  "in the $colorScheme theme, on $on, an exporter gets from sign-up to four downloaded PDFs, and finds all of it after a crash",
  async ({ colorScheme, environment }) => {
    product = await startProduct(await environment());
    const account = { name: "Kavya Vaghela", email: `kavya.${colorScheme}@tarangvel.example`, password: "monsoon-42" };
    const { page, complaints, close } = await visit(browser, { baseURL: product.url, colorScheme, acceptDownloads: true });
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

    product = await product.crash();
    const later = await visit(browser, { baseURL: product.url, colorScheme, acceptDownloads: true });
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
  },
  240_000,
);
