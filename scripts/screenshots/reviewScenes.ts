import type { Page } from "playwright-core";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { at, press, revisedShipment, type Scene } from "./scene.ts";

/** The dialogs of approval, each on a document in the state that offers it. */
export const reviewScenes: readonly Scene[] = [
  { name: "review-submit", person: "exporter", path: revisedShipment, show: (page) => choose(page, "CONTRACT", "Submit…") },
  { name: "review-approve", person: "exporter", path: revisedShipment, show: approve },
  { name: "review-countersign", person: "exporter", path: revisedShipment, show: countersign },
  { name: "review-stamp", person: "exporter", path: revisedShipment, show: stamp },
  { name: "review-reject", person: "exporter", path: revisedShipment, show: reject },
  { name: "review-finalise", person: "exporter", path: revisedShipment, show: (page) => choose(page, "INVOICE", "Make final…") },
  { name: "review-reopen", person: "exporter", path: revisedShipment, show: (page) => choose(page, "PACKING_LIST", "Reopen…") },
  { name: "review-ask", person: "exporter", path: revisedShipment, show: (page) => choose(page, "CONTRACT", "Ask for approval…") },
  { name: "review-rounds", person: "exporter", path: revisedShipment, show: seeRounds },
  { name: "review-shared", person: "agent", path: at("/dashboard/shared"), show: seeAsked },
  { name: "review-shared-reject", person: "agent", path: at("/dashboard/shared"), show: rejectAsPartner },
  { name: "review-comments", person: "exporter", path: revisedShipment, show: (page) => choose(page, "INVOICE", "Comments") },
  { name: "audience", person: "exporter", path: revisedShipment, show: (page) => choose(page, "INVOICE", "Visible to…") },
  { name: "audience-several", person: "exporter", path: revisedShipment, show: openAudiences },
  { name: "review-shared-upload", person: "agent", path: at("/dashboard/shared"), show: uploadAsPartner },
  { name: "review-menu", person: "exporter", path: revisedShipment, show: (page) => openMenuOf(page, "PROFORMA_INVOICE") },
];

/** Opens the menu of the newest document of a type. */
async function openMenuOf(page: Page, type: AttachmentType): Promise<void> {
  const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: attachmentTypeNames[type], exact: true }) });
  await row
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Comments" }).waitFor();
}

async function choose(page: Page, type: AttachmentType, entry: string): Promise<void> {
  await openMenuOf(page, type);
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

async function approve(page: Page): Promise<void> {
  await choose(page, "PROFORMA_INVOICE", "Approve…");
}

async function countersign(page: Page): Promise<void> {
  await approve(page);
  await page.getByRole("checkbox", { name: "Countersign" }).check();
  const pad = await page.getByRole("img", { name: "Signature" }).boundingBox();
  if (pad === null) throw new Error("The pad is not shown");
  await page.mouse.move(pad.x + 20, pad.y + 40);
  await page.mouse.down();
  await page.mouse.move(pad.x + 60, pad.y + 90, { steps: 8 });
  await page.mouse.move(pad.x + 100, pad.y + 30, { steps: 8 });
  await page.mouse.move(pad.x + 160, pad.y + 80, { steps: 8 });
  await page.mouse.up();
}

async function stamp(page: Page): Promise<void> {
  await approve(page);
  await page.getByRole("checkbox", { name: "Countersign" }).check();
  await page.getByText("Stamp", { exact: true }).click();
  await page.getByRole("img", { name: /^Stamp of/ }).waitFor();
}

async function reject(page: Page): Promise<void> {
  await choose(page, "PROFORMA_INVOICE", "Reject…");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await page.getByText("Please give a reason").waitFor();
}

async function seeRounds(page: Page): Promise<void> {
  await choose(page, "DRAFT_BILL_OF_LADING", "Approval");
  await page.getByText("Please check the seals").waitFor();
}

/** The agent is asked about a draft. */
async function seeAsked(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Shared with me" }).getByRole("link").first().click();
  await page.getByText("You are asked to decide").waitFor();
}

async function rejectAsPartner(page: Page): Promise<void> {
  await seeAsked(page);
  await page.getByRole("button", { name: /^Reject…/ }).click();
  await page.getByRole("dialog").waitFor();
}

async function uploadAsPartner(page: Page): Promise<void> {
  await seeAsked(page);
  await press(page, "Upload");
  await page.getByRole("dialog", { name: "Upload Documents" }).waitFor();
}

async function openAudiences(page: Page): Promise<void> {
  await press(page, "Visible to…");
  await page.getByRole("dialog", { name: "Visible to" }).waitFor();
}
