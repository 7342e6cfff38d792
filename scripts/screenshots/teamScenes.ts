import type { Page } from "playwright-core";
import { at, headed, openMenu, press, seen, shipment, type Scene } from "./scene.ts";

/** The page People, an invitation's page, the inbox, and what the screens are for those who may not do everything. */
export const teamScenes: readonly Scene[] = [
  { name: "people", person: "exporter", path: at("/dashboard/people"), show: seen("leela@tarangvel.example") },
  { name: "people-invite", person: "exporter", path: at("/dashboard/people"), show: (page) => openInvite(page) },
  { name: "people-invited", person: "exporter", path: at("/dashboard/people"), show: makeInvitation },
  { name: "people-role", person: "exporter", path: at("/dashboard/people"), show: (page) => openTask(page, "Change role") },
  { name: "people-remove", person: "exporter", path: at("/dashboard/people"), show: (page) => openTask(page, "Remove") },
  { name: "people-partner", person: "broker", path: at("/dashboard/people"), show: seen("Team (1)") },
  { name: "people-viewer", person: "viewer", path: at("/dashboard/people"), show: seen("Meena Shah") },
  { name: "join", person: "visitor", path: ({ invitation }) => `/join/${invitation}`, show: headed("Join ") },
  { name: "join-code", person: "visitor", path: at("/join"), show: headed("Join with a code") },
  { name: "join-gone", person: "visitor", path: at("/join/0000-0000-0000"), show: headed("This invitation is not available") },
  { name: "join-partner", person: "visitor", path: ({ partnership }) => `/join/${partnership}`, show: headed("shares shipments with you") },
  { name: "join-accept", person: "firmless", path: ({ partnership }) => `/join/${partnership}`, show: seen("You are signed in as") },
  { name: "people-sharing", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: seen("Use suggested tags") },
  { name: "people-templates", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: openTemplate },
  { name: "people-templates-list", person: "exporter", path: at("/dashboard/people?tab=sharing"), show: seeTemplates },
  { name: "inbox", person: "exporter", path: at("/dashboard/inbox"), show: headed("Inbox") },
  { name: "inbox-empty", person: "firmless", path: at("/dashboard/inbox"), show: seen("Nothing received yet") },
  { name: "shipment-comments", person: "exporter", path: (office) => `${shipment(office)}?tab=comments`, show: askForDocument },
  { name: "shipment-request-day", person: "exporter", path: (office) => `${shipment(office)}?tab=comments`, show: changeDay },
  { name: "shipment-request", person: "exporter", path: shipment, show: openRequest },
  { name: "viewer-shipment", person: "viewer", path: shipment, show: headed("Shipment Details") },
  { name: "viewer-progress", person: "viewer", path: (office) => `${shipment(office)}?tab=progress`, show: headed("Transport") },
  { name: "viewer-settings", person: "viewer", path: at("/dashboard/settings?tab=buyer"), show: seen("Your Buyers") },
  { name: "viewer-stats", person: "viewer", path: at("/dashboard/stats"), show: (page) => page.getByRole("grid").waitFor() },
  { name: "editor-firm", person: "editor", path: at("/dashboard/settings?tab=firm"), show: editFirm },
];

async function askForDocument(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Ask for a document" }).check();
  await seen("two originals")(page);
}

async function changeDay(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Change|Set) date/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("By").waitFor();
}

async function openRequest(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Request .* from…$/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("By").waitFor();
}

async function seeTemplates(page: Page): Promise<void> {
  await page.getByText("Germany, letter of credit").scrollIntoViewIfNeeded();
}

async function openTemplate(page: Page): Promise<void> {
  await press(page, "Add template");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Germany");
}

async function openInvite(page: Page): Promise<void> {
  await press(page, "Invite member");
  await page.getByRole("dialog", { name: "Invite Member" }).getByLabel("E-mail").waitFor();
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
  await page.getByRole("img", { name: /letterhead/i }).waitFor();
}
