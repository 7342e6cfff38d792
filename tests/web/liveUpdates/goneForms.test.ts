import { expect, test } from "vitest";
import { asUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, openTask, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { decodeId } from "../../../gateway/builder/globalIds.ts";
import { aFirmBody } from "../../support/fixtures/aFirm.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

/* Forms about what a colleague deletes while they are filled in. */

const site = openProductPage();
let owner: Owner;
let office: TestUser;
prepare(async () => {
  owner = await anOwner(site.url);
  office = asUser(productApi(site.url), owner.user);
});

test("a form of a shipment that somebody deletes says so at once, keeps what is typed, and saves it as a new one (R-1384)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const id = await aStoredShipment(owner, { name: "Doomed" });
  await openShipment(page, owner, id);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Shipment" });
  await form.getByLabel("Shipment Name").fill("Much work");
  await office.delete(`/v1/shipment/delete?shipmentId=${decodeId(id)?.id}`);
  await form.getByRole("alert").getByText("Deleted elsewhere").waitFor();
  expect(await form.getByRole("button", { name: "Update Shipment" }).count()).toBe(0);
  expect(await form.getByLabel("Shipment Name").inputValue()).toBe("Much work");
  await form.getByRole("button", { name: "Create Shipment" }).click();
  await toast(page, "Shipment created successfully");
  await form.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Much work" }).waitFor();
});

test("a form of a record that somebody deleted says so once its save is refused, and adds what is typed as a new one (R-1384)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await office.post("/v1/user/buyer/add", { name: "Zanzibar Spices", address: "Zanzibar", country: "Tanzania" });
  const buyers = async () =>
    (await office.get<{ buyers: { buyerId: string; name: string; address: string }[] }>("/v1/user/info")).data.buyers;
  const buyerId = (await buyers()).find(({ name }) => name === "Zanzibar Spices")?.buyerId;
  await page.goto("/dashboard/settings?tab=buyer");
  await page.getByRole("button", { name: "Edit Buyer Zanzibar Spices" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("Stone Town");
  await office.delete(`/v1/user/buyer?buyerId=${buyerId}`);
  await page.getByRole("button", { name: "Update Buyer" }).click();
  await toast(page, "Buyer not found");
  await page.getByText("It has been deleted meanwhile. What you entered can be added again.").waitFor();
  expect(await page.getByRole("textbox", { name: "Address" }).inputValue()).toBe("Stone Town");
  await page.getByRole("button", { name: "Add Buyer" }).click();
  await toast(page, "Buyer added successfully");
  await expect.poll(buyers, patience).toContainEqual(expect.objectContaining({ name: "Zanzibar Spices", address: "Stone Town" }));
  expect(await page.getByText("It has been deleted meanwhile.").count()).toBe(0);
});

test.for(["Generate Invoice", "Generate Set", "Upload Documents"])(
  "the dialog %s of a shipment says at once that somebody deleted it (R-1271)",
  async (name) => {
    const { page } = site;
    await signedIn(page, owner.user);
    const id = await aStoredShipment(owner, { name: "Doomed" });
    await openShipment(page, owner, id);
    const dialog = await openTask(page, name);
    await office.delete(`/v1/shipment/delete?shipmentId=${decodeId(id)?.id}`);
    await dialog.getByRole("alert").getByText("This shipment has been deleted meanwhile.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Shipment details not found").waitFor();
    expect(await dialog.count()).toBe(0);
  },
);

test("an editor whose open firm was deleted reads what was typed, and is offered no button of owners (R-1271)", async () => {
  const { page } = site;
  const stampKey = await aFirmImage(productApi(site.url), owner.user);
  const { data } = await office.post<{ firmId: string }>("/v1/user/firm/add", aFirmBody({ name: "Zanzibar Traders", stampKey }));
  await signedIn(page, await aMember(productApi(site.url), office, { role: "EDITOR" }));
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Edit Firm Zanzibar Traders" }).click();
  await page.getByRole("textbox", { name: "PAN" }).fill("AAACZ1234Z");
  expect((await office.delete(`/v1/user/firm?firmId=${data.firmId}`)).status).toBe(200);
  await page.getByRole("button", { name: "Update Firm" }).click();
  await page.getByText("Only an owner can add it again.").waitFor();
  expect(await page.getByRole("textbox", { name: "PAN" }).inputValue()).toBe("AAACZ1234Z");
  expect(await page.getByRole("button", { name: "Add Firm" }).count()).toBe(0);
  expect(await page.getByRole("heading", { name: "Add Firm" }).count()).toBe(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Edit Firm" }).waitFor({ state: "detached" });
});
