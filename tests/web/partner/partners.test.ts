import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { asUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { aSharedShipment, aShareWith, sharedPlace } from "../../support/api/sharing/shares.ts";
import { storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";

const desk = openAttachmentsPage();
const { site } = desk;

/** Invites an importer for a buyer by the dialog; returns the link. */
async function inviteImporter(page: Page, email = ""): Promise<string> {
  await page.goto("/dashboard/people?tab=partners");
  await page.getByRole("button", { name: "Invite partner" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite partner" });
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  await dialog.getByText("Please choose at least one buyer").waitFor();
  await dialog.getByRole("combobox", { name: "Who in your master data" }).fill("Nyati");
  await page.getByRole("option", { name: "Nyati Staple Foods Limited, Kenya" }).click();
  await page.keyboard.press("Tab");
  await dialog.getByRole("radio", { name: "All of theirs, also future ones" }).check();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  const made = page.getByRole("dialog", { name: "The Invitation" });
  const link = await made.getByLabel("Link", { exact: true }).inputValue();
  const code = await made.getByLabel("Code", { exact: true }).inputValue();
  expect(link).toBe(`${site.url}/join/${code.replaceAll("-", "")}`);
  await made.getByRole("button", { name: "Done" }).click();
  return link;
}

async function fillInAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Omar Nyati");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("harvest-77");
  await page.getByLabel("Confirm Password").fill("harvest-77");
  await page.getByRole("button", { name: "Create account" }).click();
}

test("an exporter invites an importer, shares a shipment with ticked documents, takes it back, and ends the partnership (R-731, R-732, R-733, R-735, R-680, R-1182)", async () => {
  const { page } = site;
  const { id } = await desk.shipmentWith("Draft.pdf", "Second.pdf");
  expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Overview", "Progress", "Comments", "History"]);
  const email = `omar-${Date.now()}@nyati.example`;
  const link = await inviteImporter(page, email);
  const row = page.getByRole("row", { name: /^Nyati/ });
  await expect.poll(() => row.innerText(), patience).toMatch(/Importer\s+–\s+Invited\s+Until \d\d\s\w{3}\s\d{4}/);

  const guest = await site.another();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: "Tarangvel Exports Private Limited shares shipments with you" }).waitFor();
  await guest.page.getByText("You are invited as Importer: Nyati Staple Foods Limited.").waitFor();
  await guest.page.getByText("Prices and totals").waitFor();
  await fillInAccount(guest.page, "other@nyati.example");
  await guest.page.getByText("This invitation is for another e-mail address").first().waitFor();
  const places: string[] = [];
  guest.page.on("framenavigated", (frame) => places.push(new URL(frame.url()).pathname));
  await fillInAccount(guest.page, email);
  await guest.page.getByRole("heading", { name: "Shared with me", level: 1 }).waitFor();
  expect(places).toEqual(["/dashboard/shared"]);
  await guest.close();

  await openShipment(page, desk.site.owner, id);
  await page.getByRole("tab", { name: "People" }).click();
  await row.getByText("Not shared yet").waitFor();
  await row.getByRole("button", { name: "Share with Nyati Staple Foods Limited" }).click();
  const share = page.getByRole("dialog", { name: "Share with Nyati Staple Foods Limited" });
  await share.getByText("Nyati Staple Foods Limited (Importer) will see 0 of 2 documents").waitFor();
  await share.getByRole("checkbox", { name: "Draft.pdf" }).check();
  await share.getByText("will see 1 of 2 documents").waitFor();
  await share.getByRole("button", { name: "Share", exact: true }).click();
  await row.getByText("Shared", { exact: true }).waitFor();
  const audiences = await storedShipment(desk.site.owner, id, "attachments { nodes { name audience } }");
  expect(audiences).toEqual({
    attachments: {
      nodes: [
        { name: "Draft.pdf", audience: ["IMPORTER"] },
        { name: "Second.pdf", audience: [] },
      ],
    },
  });

  await row.getByRole("button", { name: "Remove Nyati Staple Foods Limited" }).click();
  await page.getByRole("dialog", { name: "Remove partner" }).getByRole("button", { name: "Remove" }).click();
  await page.getByText("Nobody else sees this shipment").waitFor();
  await page.getByRole("button", { name: "Add partner" }).click();
  const add = page.getByRole("dialog", { name: "Add partner" });
  await add.getByRole("button", { name: "Share", exact: true }).click();
  await add.getByText("Please choose a partner").waitFor();
  await add.getByRole("combobox", { name: "Partner" }).click();
  await page.getByRole("option", { name: "Nyati Staple Foods Limited Importer, named in this shipment" }).click();
  await add.getByText("will see 1 of 2 documents").waitFor();
  expect(await add.getByRole("checkbox", { name: "Draft.pdf" }).isDisabled()).toBe(true);
  await add.getByRole("button", { name: "Share", exact: true }).click();
  await row.getByText("Shared", { exact: true }).waitFor();

  const viewer = await aMember(productApi(site.url), asUser(productApi(site.url), desk.site.owner.user), { role: "VIEWER" });
  const looker = await site.another();
  await signedIn(looker.page, viewer);
  for (const path of [`${new URL(page.url()).pathname}?tab=people`, "/dashboard/people?tab=partners"]) {
    await looker.page.goto(path);
    await looker.page.getByRole("row", { name: /^Nyati/ }).waitFor();
    expect(await looker.page.getByRole("tabpanel").getByRole("button").count()).toBe(0);
  }
  await looker.close();

  await page.goto("/dashboard/people?tab=partners");
  await expect.poll(() => row.innerText(), patience).toMatch(/1 shipment\s+Active/);
  const act = async (entry: string) => {
    await page.getByRole("button", { name: "Actions for Nyati Staple Foods Limited" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await act("Change...");
  const change = page.getByRole("dialog", { name: "Change Nyati Staple Foods Limited" });
  await change.getByText(/^Importer\. A role does not change/).waitFor();
  expect(await change.getByRole("checkbox", { name: "Prices visible" }).isChecked()).toBe(true);
  await change.getByText("A document that they see shows what it prints.").waitFor();
  await change.getByRole("checkbox", { name: "Prices visible" }).uncheck();
  await change.getByRole("button", { name: "Save" }).click();
  await change.waitFor({ state: "detached" });
  await act("Revoke");
  await page.getByRole("dialog", { name: "Revoke Nyati Staple Foods Limited" }).getByRole("button", { name: "Revoke" }).click();
  await row.getByText("Revoked").waitFor();
  await act("Invite again");
  const again = page.getByRole("dialog", { name: "Invite Nyati Staple Foods Limited again" });
  await again.getByText(/^After joining/).waitFor();
  await again.getByRole("button", { name: "Create invitation" }).click();
  await page.getByRole("dialog", { name: "The Invitation" }).getByRole("button", { name: "Done" }).click();
  await row.getByText("Invited").waitFor();
});

test("a document counts for a partner once it is approved, and of several versions the newest approved one (R-735, R-694)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { shipmentId } = await aShipment(exporter);
  const partner = await aPartner(api, exporter.user, { role: "CHA", name: "Kandla Forwarders" });
  const file = async (name: string, more: { audience?: string; supersedes?: string } = {}) =>
    (await attach(api, exporter.user, shipmentId, { name, content: desk.pdf, ...more })).data.key;
  const supersedes = await file("Approved.pdf", { audience: "CHA" });
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  await file("Next version.pdf", { supersedes });
  await file("Draft.pdf", { audience: "CHA" });
  await file("Later.pdf");
  const key = await file("Rejected.pdf", { audience: "CHA" });
  const review = "/v1/shipment/attachment";
  await exporter.user.post(`${review}/submit?shipmentId=${shipmentId}`, { key });
  await exporter.user.post(`${review}/reject?shipmentId=${shipmentId}`, { key, reason: "Another vessel" });

  await signedIn(page, exporter.user);
  await page.goto(`/dashboard/firm/${globalId("Firm", exporter.firm.firmId)}/shipment/${globalId("Shipment", shipmentId)}?tab=people`);
  await page.getByRole("button", { name: "Add partner" }).click();
  const add = page.getByRole("dialog", { name: "Add partner" });
  await add.getByRole("combobox", { name: "Partner" }).click();
  await page.getByRole("option", { name: "Kandla Forwarders CHA" }).click();
  await add.getByText("Kandla Forwarders (CHA) will see 1 of 4 documents").waitFor();
  const later = "Other, shown once it is approved";
  expect(await add.getByText(/^Other/).allTextContents()).toEqual(["Other, visible already", later, later, later]);
  expect(await add.getByText("Next version.pdf").count()).toBe(0);
  await add.getByRole("checkbox", { name: "Later.pdf" }).check();
  await add.getByText("will see 1 of 4 documents").waitFor();
  await add.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Shared", { exact: true }).waitFor();
  const place = sharedPlace({ shipmentId, partnerId: partner.partnerId });
  const { attachments } = (await partner.get<{ attachments: { name: string }[] }>(`/v1/shared/shipment${place}`)).data;
  expect(attachments.map(({ name }) => name)).toEqual(["Approved.pdf"]);
});

test("a merged document does not count for a partner who is not on the shipment of one of its parts (R-735, R-1258)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const both = await aSharedShipment(api, exporter, { role: "CHA" });
  const also = await aShareWith(api, exporter, { partnerId: both.partnerId, role: "CHA" });
  const documents = [both, also].map(({ shipmentId, key }) => ({ shipmentId, key }));
  const merged = { name: "All", documents, audience: ["CHA"] };
  expect((await exporter.user.post(`/v1/shipment/attachment/merge?shipmentId=${both.shipmentId}`, merged)).status).toBe(200);
  await aPartner(api, exporter.user, { role: "CHA", name: "Kandla Forwarders", scope: "CHOSEN" });

  await signedIn(page, exporter.user);
  const shipment = globalId("Shipment", both.shipmentId);
  await page.goto(`/dashboard/firm/${globalId("Firm", exporter.firm.firmId)}/shipment/${shipment}?tab=people`);
  await page.getByRole("button", { name: "Add partner" }).click();
  const add = page.getByRole("dialog", { name: "Add partner" });
  await add.getByRole("combobox", { name: "Partner" }).click();
  await page.getByRole("option", { name: /^Kandla Forwarders/ }).click();
  await add.getByText("Kandla Forwarders (CHA) will see 1 of 2 documents").waitFor();
  await add.getByText("Not shown: merged with a document of a shipment that this partner is not on").waitFor();
  expect(await add.getByRole("checkbox", { name: "All.pdf" }).isDisabled()).toBe(true);
});

test("who has an account signs in and accepts; its own office, a used code and others than owners are refused (R-734)", async () => {
  const { page } = site;
  const link = await inviteImporter(page);
  await page.goto(link);
  await page.getByText("You are signed in as Asha Ramesh Mehta, Tarangvel Exports Private Limited.").waitFor();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByText("An office cannot be its own partner").waitFor();

  const other = await aWebUser(site.url, { name: "Salim Karim", status: "ONBOARDING_COMPLETED" });
  const api = productApi(site.url);
  const editor = await aMember(api, asUser(api, other), { role: "EDITOR" });
  const guest = await site.another();
  await signedIn(guest.page, editor);
  await guest.page.goto(link);
  await guest.page.getByText("Only an owner of your office can accept.").waitFor();
  expect(await guest.page.getByRole("button", { name: "Accept", exact: true }).count()).toBe(0);

  await guest.page.evaluate(() => localStorage.clear());
  await guest.page.goto(link);
  await guest.page.getByRole("link", { name: "Sign in and accept" }).click();
  // The form that is left has fields of the same names.
  await guest.page.getByRole("heading", { name: "Sign In" }).waitFor();
  await guest.page.getByLabel("Email").fill(other.email);
  await guest.page.getByLabel("Password", { exact: true }).fill(other.password);
  await guest.page.getByRole("button", { name: "Sign In" }).click();
  await guest.page.getByRole("button", { name: "Accept", exact: true }).click();
  await guest.page.getByText("Invitation accepted").waitFor();
  await guest.page.waitForURL("**/dashboard/shared");
  await guest.page.getByRole("link", { name: "Shared with me" }).waitFor();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: "This invitation is not available" }).waitFor();
  await guest.close();
  await page.goto("/dashboard/people?tab=partners");
  await page.getByText("Active").waitFor();
});
