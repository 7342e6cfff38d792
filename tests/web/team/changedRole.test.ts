import { expect, test } from "vitest";
import type { Role } from "#domain/account/role.ts";
import { asUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let owner: Owner;
let shipmentPath: string;
prepare(async () => {
  owner = await anOwner(site.url);
  shipmentPath = `/dashboard/firm/${owner.id("F1")}/shipment/${await aStoredShipment(owner)}`;
});

/** Resolves when the bell has subscribed; call before opening the page. */
const bellHears = () => site.page.waitForResponse((answer) => answer.request().postDataJSON()?.operationName === "InboxBellSubscription");

test("who is refused for a role that was lowered meanwhile is offered no more than it allows, and keeps the open form (R-1263)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const office = asUser(api, owner.user);
  const member = await aMember(api, office, { role: "EDITOR", name: "Ravi Patel" });
  await signedIn(page, member);
  await page.goto(shipmentPath);
  const edit = page.getByRole("main").getByRole("button", { name: "Edit", exact: true });
  await edit.click();
  const form = page.getByRole("dialog", { name: "Edit Shipment" });
  await form.getByLabel("Shipment Name").fill("Two tonnes to Mombasa");
  expect((await office.post(`/v1/team/role?memberId=${member.memberId}`, { role: "VIEWER" })).status).toBe(200);
  await form.getByRole("button", { name: "Update Shipment" }).click();
  await page.getByRole("alert").filter({ hasText: "Your role may only read" }).waitFor();
  await edit.waitFor({ state: "detached" });
  expect(await form.getByLabel("Shipment Name").inputValue()).toBe("Two tonnes to Mombasa");
});

test("who gets another role sees on the open page what it allows, without a reload (R-1264)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const member = await aMember(api, asUser(api, owner.user), { role: "VIEWER", name: "Ravi Patel" });
  const give = (role: Role) => asUser(api, owner.user).post(`/v1/team/role?memberId=${member.memberId}`, { role });
  await signedIn(page, member);
  const heard = bellHears();
  await page.goto(shipmentPath);
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  await heard;
  const edit = page.getByRole("main").getByRole("button", { name: "Edit", exact: true });
  expect(await edit.count()).toBe(0);
  await give("EDITOR");
  await edit.waitFor();
  await give("VIEWER");
  await edit.waitFor({ state: "detached" });
});

test("a member of a partner's office who gets another role sees what it allows without a reload (R-1264)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const importer = await aPartner(api, asUser(api, owner.user), { name: "Rotterdam Foods" });
  const member = await aMember(api, asUser(api, importer), { role: "VIEWER", name: "Jan de Vries" });
  await signedIn(page, member);
  const heard = bellHears();
  await page.goto("/dashboard/people");
  await page.getByRole("heading", { name: /^Team/ }).waitFor();
  await heard;
  const invite = page.getByRole("button", { name: "Invite member" });
  expect(await invite.count()).toBe(0);
  await asUser(api, importer).post(`/v1/team/role?memberId=${member.memberId}`, { role: "OWNER" });
  await invite.waitFor();
  await page.getByRole("row", { name: "Jan de Vries" }).getByText("Owner").waitFor();
});
