import type { Page } from "playwright-core";
import type { DemoOffice } from "./office/demoOffice.ts";
import { at, headed, openMenu, press, seen, shipment, type Scene } from "./scene.ts";

/** Partners and share links: what an office sees of them, and what they see. */
export const partnerScenes: readonly Scene[] = [
  { name: "link-gone", person: "visitor", path: at("/s/unknown"), show: headed("This link is not available") },
  { name: "link-opened", person: "visitor", path: ({ link }) => link, show: openLink },
  { name: "link-asks", person: "visitor", path: ({ askingLink }) => askingLink, show: (page) => page.getByLabel("Your name").waitFor() },
  { name: "link-reject", person: "visitor", path: ({ askingLink }) => askingLink, show: rejectAsVisitor },
  { name: "link-upload", person: "visitor", path: ({ askingLink }) => askingLink, show: uploadAsVisitor },
  { name: "share-links", person: "exporter", path: at("/dashboard/people?tab=links"), show: (page) => openLinkTask(page, "Log") },
  {
    name: "share-links-renew",
    person: "exporter",
    path: at("/dashboard/people?tab=links"),
    show: (page) => openLinkTask(page, "New address"),
  },
  { name: "share-links-revoke", person: "exporter", path: at("/dashboard/people?tab=links"), show: (page) => openLinkTask(page, "Revoke") },
  { name: "share-link", person: "exporter", path: shipment, show: makeLink },
  { name: "partners", person: "exporter", path: at("/dashboard/people?tab=partners"), show: seen("Mundra Clearing Agency") },
  { name: "partners-invite", person: "exporter", path: at("/dashboard/people?tab=partners"), show: openInvitePartner },
  {
    name: "partners-change",
    person: "exporter",
    path: at("/dashboard/people?tab=partners"),
    show: (page) => openPartnerTask(page, "Change..."),
  },
  {
    name: "partners-again",
    person: "exporter",
    path: at("/dashboard/people?tab=partners"),
    show: (page) => openPartnerTask(page, "Invite again"),
  },
  {
    name: "partners-revoke",
    person: "exporter",
    path: at("/dashboard/people?tab=partners"),
    show: (page) => openPartnerTask(page, "Revoke"),
  },
  { name: "shared-list", person: "importer", path: at("/dashboard/shared"), show: seen("BASMATI RICE") },
  { name: "shared-shipment", person: "importer", path: at("/dashboard/shared"), show: openShared },
  { name: "shared-documents", person: "agent", path: at("/dashboard/shared/documents?q=invoice"), show: seeFoundShared },
  { name: "shared-documents-preview", person: "agent", path: at("/dashboard/shared/documents?q=invoice"), show: previewShared },
  { name: "shared-documents-none", person: "agent", path: at("/dashboard/shared/documents?q=saffron"), show: seen("No documents found") },
  { name: "shared-agent", person: "agent", path: at("/dashboard/shared"), show: openShared },
  { name: "shared-bill", person: "broker", path: at("/dashboard/shared/bill"), show: fillBill },
  { name: "shared-bills-sent", person: "broker", path: at("/dashboard/shared/bill"), show: seeSentBills },
  { name: "shipment-people", person: "exporter", path: people, show: seen("Not shared yet") },
  { name: "shipment-share", person: "exporter", path: people, show: openShare },
  { name: "shipment-unshare", person: "exporter", path: people, show: openUnshare },
];

function people(office: DemoOffice): string {
  return `${shipment(office)}?tab=people`;
}

async function seeFoundShared(page: Page): Promise<void> {
  await page.getByRole("grid", { name: "Documents" }).getByRole("row").nth(1).waitFor();
}

async function previewShared(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await page.locator("iframe").waitFor();
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

async function seeSentBills(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Sent bills" }).getByText("Rejected").first().waitFor();
}

async function openInvitePartner(page: Page): Promise<void> {
  await press(page, "Invite partner");
  await page.getByRole("dialog").getByRole("radio", { name: "CHA" }).check();
  await page.getByRole("dialog").getByRole("radio", { name: "Of these firms" }).check();
}

async function openPartnerTask(page: Page, entry: string): Promise<void> {
  await openMenu(page, "Actions for Mundra Clearing Agency", entry);
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
}

async function openUnshare(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

async function openLink(page: Page): Promise<void> {
  await press(page, "Open documents");
  await headed("Progress")(page);
}

async function openAskingLink(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Anna Ritter");
  await page.getByLabel("Email").fill("anna@hanse.example");
  await press(page, "Open documents");
  await page.getByRole("list", { name: "Documents" }).waitFor();
}

async function rejectAsVisitor(page: Page): Promise<void> {
  await openAskingLink(page);
  await page
    .getByRole("button", { name: /^Reject…/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Reject" }).waitFor();
}

async function uploadAsVisitor(page: Page): Promise<void> {
  await openAskingLink(page);
  await page.getByRole("button", { name: /^Upload/ }).click();
  await page.getByRole("dialog", { name: "Upload Documents" }).waitFor();
}

async function openLinkTask(page: Page, entry: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for the link to/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
}

async function makeLink(page: Page): Promise<void> {
  await press(page, "Share");
  await page.getByRole("dialog").getByRole("checkbox", { name: "Ask for name and e-mail" }).check();
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Share with/ }).click();
  await page.getByText(/will see \d+ of \d+ documents/).waitFor();
}
