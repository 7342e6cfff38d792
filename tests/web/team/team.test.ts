import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Role } from "#domain/account/role.ts";
import { aMember } from "../../support/api/members.ts";
import { asUser } from "../../support/api/aUser.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { expectMarked } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience, pathOf } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let owner: Owner;
let shipmentPath: string;
prepare(async () => {
  owner = await anOwner(site.url);
  shipmentPath = `/dashboard/firm/${owner.id("F1")}/shipment/${await aStoredShipment(owner)}`;
});

/** Signs a new member of the owner's office in. */
async function signedInAs(role: Role, name: string): Promise<void> {
  const api = productApi(site.url);
  await signedIn(site.page, await aMember(api, asUser(api, owner.user), { role, name }));
}

test("a lone exporter sees nothing of teams but People, where they are the only one (R-657)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await signedIn(page, user);
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" }).click();
  await page.getByRole("heading", { name: "People", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Team (1)" }).waitFor();
  const row = page.getByRole("row", { name: user.email });
  await expect.poll(() => row.innerText(), patience).toMatch(/Asha Ramesh Mehta\s+You[\s\S]+Owner/i);
  expect(await page.getByRole("heading", { name: /^Invitations/ }).count()).toBe(0);
});

test("a partner's office invites a colleague, who sees what is shared with it, and nothing of an exporter's (R-1210)", async () => {
  const { page } = site;
  const broker = await aPartner(productApi(site.url), asUser(productApi(site.url), owner.user), { name: "Kandla Clearing" });
  await signedIn(page, broker);
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" }).click();
  await page.getByRole("heading", { name: "Team (1)" }).waitFor();
  expect(await page.getByRole("tab").count()).toBe(0);
  await page.getByRole("button", { name: "Invite member" }).click();
  await page.getByRole("dialog", { name: "Invite Member" }).getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByRole("dialog", { name: "The Invitation" }).getByLabel("Link", { exact: true }).inputValue();

  const colleague = await site.another();
  await colleague.page.goto(link);
  await colleague.page.getByLabel("Full Name", { exact: true }).fill("Nirav Solanki");
  await colleague.page.getByLabel("Email", { exact: true }).fill(`nirav.${randomUUID()}@kandla.example`);
  await colleague.page.getByLabel("Password", { exact: true }).fill("monsoon-42");
  await colleague.page.getByLabel("Confirm Password", { exact: true }).fill("monsoon-42");
  await colleague.page.getByRole("button", { name: "Create account" }).click();
  await colleague.page.getByRole("heading", { name: "Shared with me", level: 1 }).waitFor();
  const entries = colleague.page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect
    .poll(() => entries.allInnerTexts(), patience)
    .toEqual([expect.any(String), "Shared with me", "People", "Support", "Settings", expect.stringContaining("Nirav Solanki")]);
  await colleague.close();
  await page.reload();
  await page.getByRole("row", { name: "Nirav Solanki" }).waitFor();
});

test("an owner invites by link; the person joins, gets another role, and is removed (R-657, R-658, R-1133)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await page.goto("/dashboard/people");
  await page.getByRole("button", { name: "Invite member" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite Member" });
  await dialog.getByLabel("Viewer").check();
  expect(await dialog.getByLabel("Send it by e-mail").count()).toBe(0);
  await dialog.getByLabel("E-mail").fill("leela");
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  await dialog.getByText("Please enter a valid email address").waitFor();
  await expectMarked(dialog.getByLabel("E-mail"), { isFocused: true });
  const email = `leela-${Date.now()}@tarangvel.example`;
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  const made = page.getByRole("dialog", { name: "The Invitation" });
  const link = await made.getByLabel("Link", { exact: true }).inputValue();
  const code = await made.getByLabel("Code", { exact: true }).inputValue();
  expect(link).toBe(`${site.url}/join/${code.replaceAll("-", "")}`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await made.getByRole("button", { name: "Copy link" }).click();
  await made.getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await made.getByRole("button", { name: "Done" }).click();
  await page.getByRole("row", { name: email }).getByText("Viewer").waitFor();

  const guest = await site.another();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: /^Join / }).waitFor();
  await guest.page.getByText("You are invited as Viewer").waitFor();
  await guest.page.getByLabel("Full Name").fill("Leela Nair");
  await guest.page.getByLabel("Email").fill("other@tarangvel.example");
  await guest.page.getByLabel("Password", { exact: true }).fill("harvest-77");
  await guest.page.getByLabel("Confirm Password").fill("harvest-77");
  await guest.page.getByRole("button", { name: "Create account" }).click();
  await guest.page.getByText("This invitation is for another e-mail address").first().waitFor();
  await guest.page.getByLabel("Email").fill(email);
  await guest.page.getByRole("button", { name: "Create account" }).click();
  await guest.page.getByRole("heading", { name: "Your Firms" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Actions for Leela Nair" }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  const roles = page.getByRole("dialog", { name: "Role of Leela Nair" });
  await roles.getByLabel("Editor").check();
  await roles.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: email });
  await row.getByText("Editor").waitFor();
  await roles.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Actions for Leela Nair" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog", { name: "Remove member" }).getByRole("button", { name: "Remove" }).click();
  await row.waitFor({ state: "detached" });
  // The open page shows the office's data no longer, though nobody touches it.
  await guest.page.getByRole("heading", { name: "Sign In" }).waitFor();
  await guest.page.getByText("Your session has ended").waitFor();
  await guest.close();
});

test("an invitation is withdrawn, and its page says that it is not available (R-657, R-658)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await page.goto("/dashboard/people");
  await page.getByRole("button", { name: "Invite member" }).click();
  await page.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row", { name: "Anybody with the code" });
  await row.getByRole("button", { name: "Withdraw" }).click();
  await row.waitFor({ state: "detached" });
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole("heading", { name: "This invitation is not available" }).waitFor();
  await page.getByText("It may have expired, been withdrawn or been used already.").waitFor();
  expect(await page.getByRole("button", { name: "Create account" }).count()).toBe(0);
});

test("a viewer is offered nothing that writes, on any screen (R-659)", async () => {
  const { page } = site;
  await signedInAs("VIEWER", "Vikram Rao");
  const buttons = async () => page.getByRole("main").getByRole("button").allInnerTexts();
  const writes = /create|add|new|edit|delete|rename|upload|actions|generate|refresh from|set date|cancel|import|save|invite|copy from/i;

  await page.goto(`/dashboard/firm/${owner.id("F1")}`);
  await page.getByRole("link", { name: "One tonne to Mombasa" }).first().waitFor();
  expect((await buttons()).filter((text) => writes.test(text))).toEqual([]);
  await page.goto(`/dashboard/firm/${owner.id("F1")}?new=1`);
  await page.getByRole("link", { name: "One tonne to Mombasa" }).first().waitFor();
  await expect.poll(() => pathOf(site), patience).toBe(`/dashboard/firm/${owner.id("F1")}`);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await page.goto(shipmentPath);
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  expect((await buttons()).filter((text) => writes.test(text))).toEqual([]);
  await page.goto(`${shipmentPath}?tab=progress`);
  await page.getByRole("heading", { name: "Transport" }).waitFor();
  expect((await buttons()).filter((text) => writes.test(text))).toEqual([]);
  expect(await page.getByLabel("Booking number").or(page.getByLabel("Booking No")).first().isDisabled()).toBe(true);

  for (const tab of ["firm", "buyer", "payment-terms", "contract-format"]) {
    await page.goto(`/dashboard/settings?tab=${tab}`);
    await page.getByRole("list", { name: /^Your / }).waitFor();
    expect(
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Edit|Delete|New|Add)/ })
        .count(),
    ).toBe(0);
    expect(await page.getByRole("main").locator("form").count()).toBe(0);
  }

  await page.goto("/dashboard/stats");
  const grid = page.getByRole("grid");
  await grid.getByText("One tonne to Mombasa").first().waitFor();
  expect((await buttons()).filter((text) => writes.test(text))).toEqual([]);

  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
  expect(await page.getByRole("tab").allTextContents()).toEqual(["Account", "Security", "Activity"]);
  await page.goto("/dashboard/profile?tab=api-keys");
  await page.getByText("Only an owner can do this").waitFor();

  await page.goto("/dashboard/people");
  await page.getByRole("row", { name: owner.user.email }).waitFor();
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: /Log out/ }).waitFor();
  expect(await page.getByRole("option", { name: /Create Shipment/ }).count()).toBe(0);
});

test("an editor changes a firm, but sees its bank accounts without changing them (R-659)", async () => {
  const { page } = site;
  await signedInAs("EDITOR", "Meena Shah");
  await page.goto("/dashboard/settings?tab=firm");
  await page.getByRole("list", { name: /^Your / }).waitFor();
  expect(await page.getByRole("main").locator("form").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Delete Firm/ }).count()).toBe(0);
  await page
    .getByRole("button", { name: /^Edit Firm/ })
    .first()
    .click();
  await page.getByText("Only an owner of your office can change bank details and stamp.").waitFor();
  expect(await page.getByLabel("Account Number", { exact: true }).first().isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Add Bank" }).isDisabled()).toBe(true);
  expect(await page.getByLabel("Stamp", { exact: true }).count()).toBe(0);
  await page.getByLabel("PAN").fill("AAXCT4821K");
  await page.getByRole("button", { name: "Update Firm" }).click();
  await page.getByText("Firm updated successfully").waitFor();
});
