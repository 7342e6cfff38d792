import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { breakOnce, holdBack } from "../../support/browser/sidePanel.ts";

const desk = openAttachmentsPage();
const { site } = desk;

type Question = { sends: string; open: (page: Page) => Promise<unknown>; confirm: string; done: string };

/** Chooses Delete in the menu of a row. */
async function doom(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
}

/** Sends a mutation as the exporter. */
async function stored(field: string, type: string, input: Record<string, unknown>): Promise<void> {
  await desk.site.owner.client.send(`mutation ($input: ${type}!) { ${field}(input: $input) { errors { message } } }`, { input });
}

const questions: Record<string, Question> = {
  "a shipment is deleted": {
    sends: "DeleteShipmentDialogMutation",
    async open(page) {
      await aStoredShipment(desk.site.owner, { name: "Doomed lot" });
      await page.goto(desk.site.firmPath);
      await doom(page, "Doomed lot");
    },
    confirm: "Delete",
    done: "Shipment deleted successfully",
  },
  "a saved search is deleted": {
    sends: "SavedSearchesDeleteMutation",
    async open(page) {
      await stored("saveSearch", "SaveSearchInput", { name: "Old", search: "q=old" });
      await page.goto("/dashboard/documents");
      await doom(page, "Old");
    },
    confirm: "Delete",
    done: "Saved search deleted successfully",
  },
  "a paper template is deleted": {
    sends: "PaperTemplatesDeleteMutation",
    async open(page) {
      await stored("savePaperTemplate", "SavePaperTemplateInput", { name: "Kenya", country: "Kenya", types: ["INVOICE"] });
      await page.goto("/dashboard/people?tab=sharing");
      await doom(page, "Kenya");
    },
    confirm: "Delete",
    done: "Document set template deleted successfully",
  },
  "a shipment takes new master data": {
    sends: "MasterDataNoticeRefreshMutation",
    async open(page) {
      const id = await aStoredShipment(desk.site.owner);
      const buyer = { id: desk.site.owner.id("B5"), name: "Renamed Traders Ltd", address: "Mombasa", country: "Kenya" };
      await stored("updateBuyer", "UpdateBuyerInput", buyer);
      await openShipment(page, desk.site.owner, id);
      await page.getByRole("button", { name: "Refresh from master data" }).click();
    },
    confirm: "Refresh",
    done: "Shipment refreshed from master data",
  },
  "sample data is removed": {
    sends: "useSetSampleDataMutation",
    async open(page) {
      await stored("setSampleData", "SetSampleDataInput", { isWanted: true });
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Remove sample data" }).click();
    },
    confirm: "Remove",
    done: "Sample data removed",
  },
};

test.each(Object.entries(questions))(
  "the question before %s waits for the answer, stays open with a message if it fails, and can be answered again",
  async (_, { sends, open, confirm, done }) => {
    const { page } = site;
    await open(page);
    const question = page.getByRole("dialog");
    const button = question.getByRole("button", { name: confirm, exact: true });
    await breakOnce(page, sends);
    const release = await holdBack(page, sends);
    await button.press("Enter");
    await question.locator("[data-loading]").first().waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.click(2, 2);
    release();
    await page
      .getByRole("alert")
      .filter({ hasText: /[Ff]ailed|unexpected error/ })
      .first()
      .waitFor();
    expect(await question.count()).toBe(1);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: done }).first().waitFor();
    await question.waitFor({ state: "detached" });
    site.complaints.length = 0;
  },
);
