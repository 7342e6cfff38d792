import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { asUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { press } from "../../support/browser/gestures/fields.ts";
import { productApi } from "../../support/servers/productApi.ts";

/* What has the focus once the control that had it is gone. */

const site = openExporterPage();
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
const isInContent = () => site.page.evaluate(() => document.activeElement?.closest("main") !== null);

test("the pager keeps the focus over its pages, and a deleted row leaves it in the list (R-432)", async () => {
  const { page, owner, firmPath } = site;
  await Promise.all(Array.from({ length: 12 }, (_, n) => aStoredShipment(owner, { name: `Row ${String(n).padStart(2, "0")}` })));
  await page.goto(`${firmPath}?rows=10&sort=name`);
  const link = (name: string) => page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true });
  await link("Page 2").press("Enter");
  await page.getByRole("link", { name: "Row 11" }).waitFor();
  await expect.poll(() => hasFocus(link("Page 2"))).toBe(true);
  await link("Previous page").press("Enter");
  await page.getByRole("link", { name: "Row 00" }).waitFor();
  await expect.poll(() => hasFocus(link("Page 1"))).toBe(true);

  await press(page, "Actions for Row 03");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("link", { name: "Row 03" }).waitFor({ state: "detached" });
  await expect.poll(isInContent).toBe(true);

  const rows = page.getByRole("combobox", { name: "Rows per page" });
  await rows.press("ArrowDown");
  await page.getByRole("option", { name: "100" }).click();
  await page.getByRole("link", { name: "Row 11" }).waitFor();
  await expect.poll(() => hasFocus(rows)).toBe(true);
});

test("a form that takes the place of a button has the focus, and gives it back (R-432)", async () => {
  const { page } = site;
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).press("Enter");
  await expect.poll(() => hasFocus(page.getByRole("textbox", { name: "Name", exact: true }))).toBe(true);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(() => hasFocus(page.getByRole("button", { name: "Edit Profile" }))).toBe(true);
});

test("a key that is shown once has the focus, and revoking it leaves the focus in the page (R-432)", async () => {
  const { page } = site;
  await page.goto("/dashboard/profile?tab=api-keys");
  await press(page, "Create API Key");
  await page.getByRole("dialog").getByLabel("Name").fill("Short-lived");
  await page.keyboard.press("Enter");
  const shown = page.getByRole("dialog", { name: "Your API Key" });
  await expect.poll(() => hasFocus(shown.getByLabel("API key"))).toBe(true);
  await shown.getByRole("button", { name: "Done" }).click();
  await press(page, "Revoke Short-lived");
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("No API keys yet").waitFor();
  await expect.poll(isInContent).toBe(true);
});

test("a line that is read, a member who is removed and a password that stays leave the focus on a control of their place (R-432)", async () => {
  const { page, owner } = site;
  const api = productApi(site.url);
  const user = asUser(api, owner.user);
  for (const name of ["Meena Shah", "Ravi Patel"]) {
    const colleague = await aMember(api, user, { role: "EDITOR", name });
    const [, shipmentId = ""] = Buffer.from(await aStoredShipment(owner, { name: `Of ${name}` }), "base64url")
      .toString()
      .split(":");
    await colleague.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text: "Please look at this" });
  }
  await page.goto("/dashboard/inbox");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  await page.getByRole("button", { name: "Mark as read: Ravi Patel commented" }).press("Enter");
  await expect.poll(focused).toBe("Ravi Patel commented");
  await page.goto("/dashboard/people");
  await page.getByRole("button", { name: "Actions for Meena Shah" }).press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await page.getByRole("dialog", { name: "Remove Member" }).getByRole("button", { name: "Remove" }).press("Enter");
  await page.getByRole("heading", { name: "Team (2)" }).waitFor();
  await expect.poll(focused).toBe("Actions for Ravi Patel");
  await page.goto("/dashboard/profile?tab=security");
  await page.getByRole("button", { name: "Change Password" }).press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(focused).toBe("Change Password");
});

test("a restored draft has the focus in its first field (R-432)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.text("Shipment Name", "Left behind");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("shipment-draft-")))).toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  await form.button("Restore draft").press("Enter");
  await expect.poll(() => hasFocus(form.field("Shipment Name"))).toBe(true);
});
