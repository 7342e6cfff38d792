import { expect, test } from "vitest";
import { asUser } from "../../support/api/aUser.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("a partner that is revoked while a shipment is shared with it goes from the open dialog, and another can be chosen (R-1265)", async () => {
  const { page } = site;
  const owner = await anOwner(site.url);
  const api = productApi(site.url);
  const office = asUser(api, owner.user);
  const { partnerId } = await aPartner(api, office, { name: "Kandla Clearing" });
  await aPartner(api, office, { name: "Mundra Clearing" });
  await signedIn(page, owner.user);
  await openShipment(page, owner, await aStoredShipment(owner));
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByRole("button", { name: "Add partner" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Partner" });
  const field = dialog.getByRole("combobox", { name: "Partner" });
  await field.click();
  await page.getByRole("option", { name: /^Kandla/ }).click();
  expect((await office.post(`/v1/partner/revoke?partnerId=${partnerId}`)).status).toBe(200);
  await dialog.getByRole("button", { name: "Share" }).click();
  await toast(page, "This partner has been revoked");
  await field.click();
  await page.getByRole("option", { name: /^Kandla/ }).waitFor({ state: "detached" });
  await page.getByRole("option", { name: /^Mundra/ }).click();
  await dialog.getByRole("button", { name: "Share" }).click();
  await toast(page, "Shipment shared");
  await page.getByRole("row", { name: /^Mundra/ }).waitFor();
});
