import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { holdBack } from "../../support/browser/sidePanel.ts";

const site = openExporterPage();

test.each([
  { field: "of the shipments' list", path: () => site.firmPath, operation: "ShipmentListPageQuery" },
  { field: "of Documents", path: () => "/dashboard/documents", operation: "DocumentsPageQuery" },
])(
  "what is typed into the field $field while the server answers slowly stays, and is searched for (R-835)",
  async ({ path, operation }) => {
    const { page } = site;
    const asked = () => page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
    const first = asked();
    await page.goto(path());
    await first;
    const field = page.getByRole("searchbox").first();
    const release = await holdBack(page, operation);
    const search = page.waitForRequest((request) => request.postData()?.includes(operation) ?? false);
    await field.focus();
    await page.keyboard.type("mo");
    await search;
    await page.keyboard.type("ns");
    const answer = asked();
    release();
    await answer;
    await page.keyboard.type("oon");
    await expect.poll(() => pathOf(site), patience).toMatch(/=monsoon$/);
    expect(await field.inputValue()).toBe("monsoon");
  },
);
