import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { chooseFor } from "../../support/browser/journeys/shipmentPage.ts";

const desk = openAttachmentsPage({ FILE_ORIGIN: "https://files.example.com" });

test("where files may lie on another origin, Lading's own are fetched by the name by which the browser came (R-1187)", async () => {
  const { page, url: address } = desk.site;
  const { id } = await desk.shipmentWith("Draft.pdf");
  const url = address.replace("127.0.0.1", "localhost");
  await page.goto(`${url}/nowhere`);
  await page.evaluate((token) => localStorage.setItem("jwt", token), desk.owner.user.jwt);
  await page.goto(`${url}/dashboard/firm/${desk.owner.id("F1")}/shipment/${id}`);
  const saved = page.waitForEvent("download");
  await chooseFor(page, "Draft.pdf", "Download");
  expect((await saved).suggestedFilename()).toBe("Draft.pdf");
});
