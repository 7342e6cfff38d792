import { beforeAll, beforeEach, expect, test } from "vitest";
import { anOwner, aShipmentInput, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { attachmentRows, openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(site.url);
});
beforeEach(() => signedIn(site.page, owner.user));

test("a document that is out of date says what changed and is made again; its older version folds below it as superseded (R-530, R-532, R-938)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(owner);
  const generate = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const invoice = { invoiceNo: "TV/EXP/7", invoiceDate: "2025-11-12" };
  await owner.client.send(generate, { input: { shipmentId, document: { invoice } } });
  const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
  await owner.client.send(update, { input: { ...aShipmentInput(owner, { vessel: "MV VELA" }), id: shipmentId } });
  await openShipment(page, owner, shipmentId);
  await page.getByText("Commercial Invoice TV_EXP_7.pdf is out of date: Vessel changed since").waitFor();
  const table = page.getByRole("table", { name: "Attachments" });
  await table.getByText("Out of date: Vessel").waitFor();
  await table.getByRole("button", { name: "Make it anew" }).click();
  await toast(page, "Document generated successfully");
  await table.getByText("Out of date").waitFor({ state: "hidden" });
  await page.getByText("is out of date").waitFor({ state: "hidden" });
  const older = table.getByRole("button", { name: "Older versions (1)" });
  expect(await older.getAttribute("aria-expanded")).toBe("false");
  expect((await attachmentRows(page)).filter(([name]) => name?.startsWith("Commercial"))).toHaveLength(1);
  await older.click();
  await table.getByText("What changed in version 2").waitFor();
  await table.getByText("Superseded", { exact: true }).waitFor();
  await table.getByText(/^Vessel: .+ → MV VELA$/).waitFor();
  expect((await attachmentRows(page)).filter(([name]) => name?.startsWith("Commercial"))).toHaveLength(2);
});
