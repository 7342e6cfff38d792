import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { anAttachment } from "../../support/browser/journeys/shipmentPage.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
prepare(async () => {
  const shipmentId = await aStoredShipment(site.owner, { name: "Monsoon Lot" });
  const content = await aPdf(["Covering letter"]);
  for (const type of ["OTHER", "INVOICE"]) await anAttachment(site.url, site.owner, { shipmentId, name: `${type}.pdf`, type, content });
});

/** Holds back what the page searches for from now on; answers the searches so far as JSON, and how to let them through. */
async function holdSearches(): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await site.page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === "DocumentsPageQuery") {
      asked.push(JSON.stringify(variables));
      await held;
    }
    await route.fallback();
  });
  return { asked, release };
}

test("words and filters that follow each other while the first ones are searched for are searched for together (R-1255)", async () => {
  const { page } = site;
  await page.goto("/dashboard/documents");
  const other = page.getByRole("checkbox", { name: "Other 1" });
  const invoice = page.getByRole("checkbox", { name: "Invoice 1" });
  const words = page.getByRole("searchbox");
  await other.waitFor();
  const { asked, release } = await holdSearches();
  await words.fill("monsoon");
  await expect.poll(() => asked.at(-1), patience).toContain('"monsoon"');
  await other.click();
  await expect.poll(() => asked.at(-1), patience).toContain('"OTHER"');
  await invoice.click();
  await expect.poll(() => asked.at(-1), patience).toContain('"INVOICE"');
  await words.fill("monsoon lot");
  await expect.poll(() => asked.at(-1), patience).toContain('"monsoon lot"');
  expect([await other.isChecked(), await invoice.isChecked()]).toEqual([true, true]);
  release();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/documents?q=monsoon+lot&type=INVOICE&type=OTHER");
  await expect
    .poll(() => page.getByRole("grid", { name: "Documents" }).getByRole("link", { name: "Monsoon Lot" }).count(), patience)
    .toBe(2);
  expect([await words.inputValue(), await other.isChecked(), await invoice.isChecked()]).toEqual(["monsoon lot", true, true]);
});

test("filters and words of the same moment are all searched for, and a tick stays meanwhile (R-1218)", async () => {
  const { page } = site;
  await page.goto("/dashboard/documents");
  const other = page.getByRole("checkbox", { name: "Other 1" });
  const invoice = page.getByRole("checkbox", { name: "Invoice 1" });
  await other.waitFor();
  await page.getByRole("searchbox").fill("monsoon");
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/documents?q=monsoon");
  const { asked, release } = await holdSearches();
  // In one task: the router has gone nowhere yet when the next comes.
  await page.evaluate(() => {
    const labels = [...document.querySelectorAll("label")];
    for (const name of ["Other", "Invoice"]) labels.find(({ textContent }) => textContent.startsWith(name))?.click();
    document.querySelector("[type=search]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  await expect.poll(() => asked.at(-1), patience).toMatch(/INVOICE.*OTHER/);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect([await other.isChecked(), await invoice.isChecked()]).toEqual([true, true]);
  release();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/documents?q=monsoon&type=INVOICE&type=OTHER");
  expect([await other.isChecked(), await invoice.isChecked()]).toEqual([true, true]);
});
