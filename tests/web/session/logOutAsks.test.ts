import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { fill, press } from "../../support/browser/gestures/fields.ts";
import { openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { pathOf } from "../../support/browser/productPage.ts";

/* Log out with something that is not saved. */

const site = openExporterPage();
const asked = () => site.page.getByRole("dialog", { name: "Unsaved Changes" });

async function logOutInMenu(): Promise<void> {
  await press(site.page, "User menu");
  await site.page.getByRole("menuitem", { name: "Log out" }).click();
}

async function logOutInPalette(): Promise<void> {
  await site.page.keyboard.press("Control+k");
  await site.page.getByRole("combobox", { name: "Search and commands" }).fill("Log out");
  await site.page.getByRole("option", { name: "Log out" }).waitFor();
  await site.page.keyboard.press("Enter");
}

test("Log out asks before typed master data is lost, in the menu and in the palette; Stay keeps it (R-082, R-743)", async () => {
  const { page } = site;
  await page.goto("/dashboard/settings?tab=buyer");
  await fill(page, { Name: "Half a buyer" });
  for (const logOut of [logOutInMenu, logOutInPalette]) {
    await logOut();
    await asked().getByRole("button", { name: "Stay" }).click();
    await asked().waitFor({ state: "hidden" });
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Half a buyer");
  }
  await logOutInPalette();
  await asked().getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`${site.url}/login`);
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
});

test("Log out asks before edits of the transport card are lost, and asks nothing for a comment, which is kept (R-082, R-588)", async () => {
  const { page, owner } = site;
  const id = await aStoredShipment(owner);
  await openShipment(page, owner, id);
  await page.getByRole("tab", { name: "Progress" }).click();
  await page.getByRole("region", { name: "Transport" }).getByLabel("Voyage").fill("12W");
  await logOutInMenu();
  await asked().getByRole("button", { name: "Leave" }).waitFor();
  await page.keyboard.press("Escape");
  await asked().waitFor({ state: "hidden" });
  await page.getByRole("region", { name: "Transport" }).getByLabel("Voyage").fill("");

  await page.getByRole("tab", { name: /^Comments/ }).click();
  await page.getByRole("textbox", { name: "Comment" }).fill("Please check the weights");
  await logOutInMenu();
  await page.waitForURL(`${site.url}/login`);
  expect(pathOf(site)).toBe("/login");
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("comment-draft-")));
  expect(kept.map(([, text]) => text)).toEqual(["Please check the weights"]);
});
