import type { Page } from "playwright-core";
import type { DemoOffice } from "./demoOffice.ts";
import { at, headed, openMenu, press, seen, shipment, type Scene } from "./scene.ts";

/** The page People, an invitation's page, and what the screens are for those who may not do everything. */
export const teamScenes: readonly Scene[] = [
  { name: "people", person: "exporter", path: at("/dashboard/people"), show: seen("leela@tarangvel.example") },
  { name: "people-invite", person: "exporter", path: at("/dashboard/people"), show: (page) => openInvite(page) },
  { name: "people-invited", person: "exporter", path: at("/dashboard/people"), show: makeInvitation },
  { name: "people-role", person: "exporter", path: at("/dashboard/people"), show: (page) => openTask(page, "Change role") },
  { name: "people-remove", person: "exporter", path: at("/dashboard/people"), show: (page) => openTask(page, "Remove") },
  { name: "people-viewer", person: "viewer", path: at("/dashboard/people"), show: seen("Meena Shah") },
  { name: "join", person: "visitor", path: ({ invitation }) => `/join/${invitation}`, show: headed("Join ") },
  { name: "join-gone", person: "visitor", path: at("/join/0000-0000-0000"), show: headed("This invitation is not available") },
  { name: "link-gone", person: "visitor", path: at("/s/unknown"), show: headed("This link is not available") },
  { name: "link-opened", person: "visitor", path: ({ link }) => link, show: openLink },
  { name: "share-links", person: "exporter", path: at("/dashboard/people?tab=links"), show: openLog },
  { name: "share-link", person: "exporter", path: shipment, show: makeLink },
  { name: "partners", person: "exporter", path: at("/dashboard/people?tab=partners"), show: seen("Mundra Clearing Agency") },
  { name: "partners-invite", person: "exporter", path: at("/dashboard/people?tab=partners"), show: openInvitePartner },
  { name: "partners-revoke", person: "exporter", path: at("/dashboard/people?tab=partners"), show: askToRevoke },
  { name: "join-partner", person: "visitor", path: ({ partnership }) => `/join/${partnership}`, show: headed("shares shipments with you") },
  { name: "join-accept", person: "firmless", path: ({ partnership }) => `/join/${partnership}`, show: seen("You are signed in as") },
  { name: "people-sharing", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: seen("Use suggested tags") },
  { name: "people-templates", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: openTemplate },
  { name: "people-templates-list", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: seeTemplates },
  { name: "inbox", person: "exporter", path: at("/dashboard/inbox"), show: headed("Inbox") },
  { name: "shared-list", person: "importer", path: at("/dashboard/shared"), show: seen("BASMATI RICE") },
  { name: "shared-shipment", person: "importer", path: at("/dashboard/shared"), show: openShared },
  { name: "shared-documents", person: "agent", path: at("/dashboard/shared/documents?q=invoice"), show: seeFoundShared },
  { name: "shared-documents-preview", person: "agent", path: at("/dashboard/shared/documents?q=invoice"), show: previewShared },
  { name: "shared-documents-none", person: "agent", path: at("/dashboard/shared/documents?q=saffron"), show: seen("No documents found") },
  { name: "shared-agent", person: "agent", path: at("/dashboard/shared"), show: openShared },
  { name: "shared-bill", person: "broker", path: at("/dashboard/shared/bill"), show: fillBill },
  { name: "shipment-people", person: "exporter", path: people, show: seen("Not shared yet") },
  { name: "shipment-comments", person: "exporter", path: (office) => `${shipment(office)}?tab=comments`, show: askForDocument },
  { name: "shipment-request", person: "exporter", path: shipment, show: openRequest },
  { name: "shipment-share", person: "exporter", path: people, show: openShare },
  { name: "viewer-shipment", person: "viewer", path: shipment, show: headed("Shipment Details") },
  { name: "viewer-progress", person: "viewer", path: (office) => `${shipment(office)}?tab=progress`, show: headed("Transport") },
  { name: "viewer-settings", person: "viewer", path: at("/dashboard/settings?tab=buyer"), show: seen("Your Buyers") },
  { name: "viewer-stats", person: "viewer", path: at("/dashboard/stats"), show: (page) => page.getByRole("grid").waitFor() },
  { name: "editor-firm", person: "editor", path: at("/dashboard/settings?tab=firm"), show: editFirm },
];

function people(office: DemoOffice): string {
  return `${shipment(office)}?tab=people`;
}

async function askForDocument(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Ask for a document" }).check();
  await seen("two originals")(page);
}

async function openRequest(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Request .* from…$/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("By").waitFor();
}

async function seeFoundShared(page: Page): Promise<void> {
  await page.getByRole("grid", { name: "Documents" }).getByRole("row").nth(1).waitFor();
}

async function previewShared(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
}

async function openShared(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Shared with me" }).getByRole("link").first().click();
  await headed("Documents (")(page);
}

async function fillBill(page: Page): Promise<void> {
  await page.getByLabel("Bill No.").fill("LAB/25-26/017");
  await page.getByLabel("GST %").fill("5");
  await page.getByRole("img", { name: "Page 1 of 1" }).waitFor();
}

async function seeTemplates(page: Page): Promise<void> {
  await page.getByText("Germany, letter of credit").scrollIntoViewIfNeeded();
}

async function openTemplate(page: Page): Promise<void> {
  await press(page, "Add template");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Germany");
}

async function openInvitePartner(page: Page): Promise<void> {
  await press(page, "Invite partner");
  await page.getByRole("dialog").getByRole("radio", { name: "CHA" }).check();
  await page.getByRole("dialog").getByRole("radio", { name: "Of these firms" }).check();
}

async function askToRevoke(page: Page): Promise<void> {
  await openMenu(page, "Actions for Mundra Clearing Agency", "Revoke");
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).waitFor();
}

async function openLink(page: Page): Promise<void> {
  await press(page, "Open documents");
  await headed("Progress")(page);
}

async function openLog(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Actions for the link to/ }).click();
  await page.getByRole("menuitem", { name: "Log" }).click();
  await page.getByRole("dialog", { name: "Log" }).waitFor();
}

async function makeLink(page: Page): Promise<void> {
  await press(page, "Share");
  await page.getByRole("dialog").getByRole("checkbox", { name: "Ask for name and e-mail" }).check();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Share with/ }).click();
  await page.getByText(/will see \d+ of \d+ documents/).waitFor();
}

async function openInvite(page: Page): Promise<void> {
  await press(page, "Invite member");
  await page.getByRole("dialog", { name: "Invite member" }).getByLabel("E-mail").waitFor();
}

async function makeInvitation(page: Page): Promise<void> {
  await openInvite(page);
  await press(page, "Create invitation");
  await page.getByLabel("Code", { exact: true }).waitFor();
}

async function openTask(page: Page, entry: string): Promise<void> {
  await openMenu(page, "Actions for Meena Shah", entry);
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
}

async function editFirm(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Edit Firm/ })
    .first()
    .click();
  await page.getByText("Only an owner of your office").waitFor();
}
