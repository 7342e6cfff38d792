import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";

const desk = openAttachmentsPage();
const { site } = desk;

type Part = { query: string; open: (page: Page) => Promise<unknown>; arrives: (page: Page) => Promise<unknown> };

const parts: Record<string, Part> = {
  "the values of a column that a sheet is filtered by": {
    query: "ColumnValueListQuery",
    async open(page) {
      await aStoredShipment(desk.site.owner);
      await page.goto("/dashboard/stats");
      await page.getByRole("button", { name: "Column actions for Shipment", exact: true }).click();
      await page.getByRole("menuitem", { name: "Filter by this column" }).click();
    },
    arrives: (page) =>
      page
        .getByRole("checkbox", { name: /^One tonne/ })
        .first()
        .waitFor(),
  },
  "the document set of a shipment": {
    query: "PaperCardQuery",
    open: () => desk.shipmentWith(),
    arrives: (page) => page.getByRole("region", { name: "Document set" }).getByText("Packing List").first().waitFor(),
  },
  "the fields that a document's dialog inserts": {
    query: "FieldPickerQuery",
    async open(page) {
      await desk.shipmentWith();
      await page.getByRole("button", { name: "Actions", exact: true }).click();
      await page.getByRole("menuitem", { name: "Generate Contract" }).click();
    },
    arrives: (page) => page.getByRole("button", { name: "Insert field" }).waitFor(),
  },
};

test.each(Object.entries(parts))("%s that could not be read is read at the second try, and what is around it stays", async (_, part) => {
  const { page } = site;
  await breakOnce(page, part.query);
  await part.open(page);
  const failure = page.getByRole("alert").filter({ hasText: /[Ff]ailed/ });
  await failure.getByRole("button", { name: "Try again" }).click();
  await part.arrives(page);
  expect(await failure.count()).toBe(0);
  site.complaints.length = 0;
});
