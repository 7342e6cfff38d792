import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { asUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { anAttachment, chooseFor, openShipment, openTask, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { rowsOf } from "../../support/browser/sidePanel.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let owner: Owner;
prepare(async () => {
  owner = await anOwner(site.url);
});

/** A page of the owner's that hears of no change: no stream opens. */
async function aDeafPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const visit = await site.another();
  await signedIn(visit.page, owner.user);
  await visit.page.route("**/graphql", (route) =>
    (route.request().headers()["accept"] ?? "").includes("event-stream") ? route.abort() : route.continue(),
  );
  return visit;
}

/** Opens a new shipment with files of these names; answers their global ids. */
async function openWith(page: Page, ...names: string[]): Promise<string[]> {
  const shipmentId = await aStoredShipment(owner);
  const content = await aPdf(["Bill"]);
  const ids: string[] = [];
  for (const name of names) ids.push(await anAttachment(site.url, owner, { shipmentId, name, type: "BILL_OF_LADING", content }));
  await openShipment(page, owner, shipmentId);
  return ids;
}

/** What a colleague does meanwhile; throws if it is refused. */
async function elsewhere(mutation: string, input: object): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  await owner.client.send(`mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { message } } }`, { input });
}

async function buyerId(name: string): Promise<string | undefined> {
  type Answer = { viewer: { buyers: { nodes: { id: string; name: string }[] } } };
  const { viewer } = await owner.client.send<Answer>("{ viewer { buyers { nodes { id name } } } }");
  return viewer.buyers.nodes.find((buyer) => buyer.name === name)?.id;
}

test("who approves what a colleague has just taken back is told so, and sees the document as it is (R-1265)", async () => {
  const { page, close } = await aDeafPage();
  const [id] = await openWith(page, "BL.pdf");
  await elsewhere("reopenAttachment", { id, reason: "The vessel is another" });
  await elsewhere("submitAttachment", { id });
  await page.reload();
  const row = page.getByRole("row", { name: /^BL\.pdf/ });
  await row.getByText("Submitted", { exact: true }).waitFor();
  await chooseFor(page, "BL.pdf", "Approve…");
  await elsewhere("reopenAttachment", { id, reason: "The port is another" });
  const dialog = page.getByRole("dialog", { name: "Approve" });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await toast(page, "This document is a draft");
  await dialog.waitFor({ state: "detached" });
  await row.getByText("Draft", { exact: true }).waitFor();
  await chooseFor(page, "BL.pdf", "Rename");
  await elsewhere("deleteAttachment", { id });
  await page.getByRole("dialog", { name: "Rename Attachment" }).getByRole("button", { name: "Rename" }).click();
  await toast(page, "This document has been deleted.");
  await page.getByRole("heading", { name: "Attachments (0)" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await close();
});

test("of several documents that are merged, one that a colleague has deleted goes from the open dialog, and what was entered stays (R-1265)", async () => {
  const { page, close } = await aDeafPage();
  const [first] = await openWith(page, "First.pdf", "Second.pdf", "Third.pdf");
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByLabel("Name").fill("All of it");
  for (const name of ["First.pdf", "Second.pdf", "Third.pdf"]) await dialog.getByRole("checkbox", { name }).check();
  await elsewhere("deleteAttachment", { id: first });
  await dialog.getByRole("button", { name: "Merge" }).click();
  await toast(page, "A document has been deleted meanwhile");
  await dialog.getByRole("checkbox", { name: "First.pdf" }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Merge" }).click();
  await toast(page, "Documents merged successfully");
  await page.getByRole("row", { name: /^All of it/ }).waitFor();
  expect(await page.getByRole("row", { name: /^First\.pdf/ }).count()).toBe(0);
  await close();
});

test("a record that a colleague has deleted goes from the list once it is refused, and what was typed stays (R-1265)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await elsewhere("createBuyer", { name: "Zanzibar Spices", address: "Zanzibar", country: "Tanzania" });
  await page.goto("/dashboard/settings?tab=buyer");
  await page.getByRole("button", { name: "Edit Buyer Zanzibar Spices" }).click();
  await page.getByLabel("Address", { exact: true }).fill("Shed 7, Stone Town");
  await elsewhere("deleteBuyer", { id: await buyerId("Zanzibar Spices") });
  await page.getByRole("button", { name: "Update Buyer" }).click();
  await toast(page, "Buyer not found");
  await expect.poll(() => rowsOf(page, "Buyers"), patience).not.toContain("Zanzibar Spices");
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("Shed 7, Stone Town");
});

test("a member whom another owner has removed goes from the list once the change is refused (R-1265)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const office = asUser(api, owner.user);
  const { memberId } = await aMember(api, office, { name: "Ravi Patel" });
  await signedIn(page, owner.user);
  await page.goto("/dashboard/people");
  await page.getByRole("button", { name: "Actions for Ravi Patel" }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  const dialog = page.getByRole("dialog", { name: "Role of Ravi Patel" });
  await dialog.getByLabel("Viewer").check();
  expect((await office.delete(`/v1/team/member?memberId=${memberId}`)).status).toBe(200);
  await dialog.getByRole("button", { name: "Save" }).click();
  await toast(page, "Member not found");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("row", { name: /^Ravi Patel/ }).waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Team (1)" }).waitFor();
});

test("when a list that is loaded again lacks the row of the focus, a control that is drawn takes it (R-432, R-1265)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await elsewhere("saveSearch", { name: "Bills", search: "?q=bill" });
  await page.goto("/dashboard/documents");
  await page.getByRole("button", { name: "Actions for Bills" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const { viewer } = await owner.client.send<{ viewer: { savedSearches: { id: string }[] } }>("{ viewer { savedSearches { id } } }");
  await elsewhere("deleteSearch", { id: viewer.savedSearches[0]?.id });
  const dialog = page.getByRole("dialog", { name: "Delete Saved Search" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Saved search not found");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Actions for Bills" }).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main")?.tagName), patience).toBe("MAIN");
});

test("what waits for a dialog to load all again still does so if the page asks again meanwhile (R-1265, R-1307)", async () => {
  const { page, close } = await aDeafPage();
  const [first] = await openWith(page, "First.pdf", "Second.pdf", "Third.pdf");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ShipmentPageQuery") === true ? route.abort() : route.fallback(),
  );
  await chooseFor(page, "First.pdf", "Rename");
  await elsewhere("deleteAttachment", { id: first });
  await page.getByRole("dialog", { name: "Rename Attachment" }).getByRole("button", { name: "Rename" }).click();
  expect(await toast(page, "The server cannot be reached.")).toContain("Not up to date");
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByLabel("Name").fill("All of it");
  for (const name of ["First.pdf", "Second.pdf", "Third.pdf"]) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await toast(page, "A document has been deleted meanwhile");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.unrouteAll();
  const masterData = page.waitForRequest((request) => request.postData()?.includes("viewerUserInfoQuery") === true);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Attachments (2)" }).waitFor();
  expect((await (await masterData).response())?.status()).toBe(200);
  expect(await page.getByRole("row", { name: /^First\.pdf/ }).count()).toBe(0);
  await close();
});
