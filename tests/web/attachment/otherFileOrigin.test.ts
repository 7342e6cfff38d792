import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { chooseFor } from "../../support/browser/journeys/shipmentPage.ts";

const desk = openAttachmentsPage({ FILE_ORIGIN: "https://files.example.com" });

test("where files may lie on another origin, Lading's own are fetched by the name by which the browser came (R-1187)", async () => {
  const { page } = desk.site;
  const { id } = await desk.shipmentWith("Draft.pdf");
  await desk.openByAnotherName(id);
  const saved = page.waitForEvent("download");
  await chooseFor(page, "Draft.pdf", "Download");
  expect((await saved).suggestedFilename()).toBe("Draft.pdf");
});
