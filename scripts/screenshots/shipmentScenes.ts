import type { Page } from "playwright-core";
import { documents } from "#domain/documents/document.ts";
import { answer, at, firm, headed, hold, press, revisedShipment, seen, shipment, type Scene } from "./scene.ts";

/** A shipment with its documents, and the viewer. */
export const shipmentScenes: readonly Scene[] = [
  { name: "detail", person: "exporter", path: shipment, show: headed("Shipment Details") },
  {
    name: "versions",
    person: "exporter",
    path: revisedShipment,
    show: (page) => page.getByRole("button", { name: "Generate again" }).first().waitFor(),
  },
  { name: "versions-older", person: "exporter", path: revisedShipment, show: openVersions },
  { name: "papers-loading", person: "exporter", path: revisedShipment, show: holdPapers },
  { name: "papers-failed", person: "exporter", path: shipment, show: failPapers },
  { name: "papers", person: "exporter", path: shipment, show: seePapers },
  { name: "papers-choose", person: "exporter", path: shipment, show: (page) => press(page, "Choose documents") },
  { name: "papers-matrix", person: "exporter", path: at("/dashboard/documents/matrix"), show: seen("shipments") },
  { name: "progress", person: "exporter", path: shipment, show: openProgress },
  { name: "progress-set-date", person: "exporter", path: shipment, show: openSetDate },
  { name: "progress-cancel", person: "exporter", path: shipment, show: askToCancel },
  { name: "history", person: "exporter", path: shipment, show: openHistory },
  {
    name: "detail-missing",
    person: "exporter",
    path: (office) => firm(office, "/shipment/nothing"),
    show: seen("Shipment details not found"),
  },
  { name: "actions", person: "exporter", path: shipment, show: openActions },
  ...documents.map(({ kind, words }) => ({
    name: `generate-${kind}`,
    person: "exporter" as const,
    path: shipment,
    show: (page: Page) => openGenerate(page, words.name),
  })),
  { name: "generate-set", person: "exporter", path: shipment, show: openSet },
  { name: "generate-set-progress", person: "exporter", path: shipment, show: keepGenerating },
  { name: "upload", person: "exporter", path: shipment, show: (page) => openTask(page, "Upload Documents") },
  { name: "upload-replaces", person: "exporter", path: shipment, show: openReplaces },
  { name: "upload-refused", person: "exporter", path: shipment, show: refuseUpload },
  { name: "upload-progress", person: "exporter", path: shipment, show: keepUploading },
  { name: "merge", person: "exporter", path: shipment, show: (page) => openTask(page, "Merge Documents") },
  { name: "rename", person: "exporter", path: shipment, show: (page) => openForAttachment(page, "Rename") },
  { name: "attachment-delete", person: "exporter", path: shipment, show: (page) => openForAttachment(page, "Delete") },
  { name: "stale-shipment", person: "exporter", path: shipment, show: meetChange },
  { name: "viewer", person: "exporter", path: shipment, show: openViewer },
  { name: "viewer-unsupported", person: "exporter", path: at("/viewer?type=docx"), show: seen("Unsupported file type") },
];

/** While the document set loads, an inert button is in the place of the true one. */
async function seePapers(page: Page): Promise<void> {
  const choose = page.getByRole("button", { name: "Choose documents" });
  await choose.and(page.locator(":not([inert] *)")).scrollIntoViewIfNeeded();
}

/** The document set offers a second try in its place. */
async function failPapers(page: Page): Promise<void> {
  await headed("Shipment Details")(page);
  await answer(page, "PaperCardQuery", { status: 502, json: {} });
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).scrollIntoViewIfNeeded();
}

async function holdPapers(page: Page): Promise<void> {
  await hold(page, "PaperCardQuery");
  await page.reload();
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
}

async function openActions(page: Page): Promise<void> {
  await press(page, "Actions");
  await page.getByRole("menuitem", { name: "Merge Documents" }).waitFor();
}

async function openTask(page: Page, name: string): Promise<void> {
  await openActions(page);
  await page.getByRole("menuitem", { name, exact: true }).click();
  await page.getByRole("dialog", { name, exact: true }).waitFor();
}

async function openSet(page: Page): Promise<void> {
  await openTask(page, "Generate Set");
  const number = page.getByLabel("Invoice Number", { exact: true });
  await number.waitFor();
  await number.fill("TV/EXPORT/000999/25-26");
  await page.getByText(/^22 characters/).waitFor();
}

async function keepGenerating(page: Page): Promise<void> {
  await openTask(page, "Generate Set");
  for (const field of ["Contract Number", "PI Number", "Invoice Number"]) await page.getByLabel(field, { exact: true }).fill("TV/1");
  await hold(page, "useGenerateSetMutation");
  await press(page, "Generate");
  await page.getByRole("progressbar", { name: "Documents generated" }).waitFor({ state: "attached" });
}

async function openGenerate(page: Page, name: string): Promise<void> {
  await openTask(page, `Generate ${name}`);
  const template = page.getByRole("combobox", { name: "Document Template" });
  if (await template.isVisible()) {
    await template.click();
    await page.getByRole("option").first().click();
  }
  await drawn(page);
}

/** Waits for the first page of the preview. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('section[aria-label="Preview"] img');
    return image !== null && image.complete && image.naturalWidth > 0;
  });
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Older versions/ }).click();
  await page.getByText("What changed in version 2").waitFor();
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tabpanel", { name: "History" }).getByRole("listitem").filter({ hasText: /\w/ }).first().waitFor();
}

async function openProgress(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Progress" }).click();
  await page.getByRole("heading", { name: "Transport" }).waitFor();
}

async function openSetDate(page: Page): Promise<void> {
  await openProgress(page);
  await page.getByRole("button", { name: "Set date" }).first().click();
  await page.getByRole("dialog").waitFor();
}

async function askToCancel(page: Page): Promise<void> {
  await openProgress(page);
  await press(page, "Cancel Shipment");
  await page.getByRole("dialog").getByLabel("Reason").waitFor();
}

/** From a file's menu, with the list of what else may be replaced. */
async function openReplaces(page: Page): Promise<void> {
  await openForAttachment(page, "Upload new version…");
  const replaces = page.getByRole("dialog").getByRole("combobox", { name: "Replaces" });
  await replaces.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Nothing" }).waitFor();
}

async function refuseUpload(page: Page): Promise<void> {
  await openTask(page, "Upload Documents");
  await press(page, "Upload");
  await page.getByText("Upload Error").waitFor();
}

async function keepUploading(page: Page): Promise<void> {
  await openTask(page, "Upload Documents");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Bill of Lading", exact: true }).click();
  await dialog.getByLabel("Document Name").fill("Bill of lading MV Tarang");
  const pdf = { name: "bill-of-lading.pdf", mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7\n${" ".repeat(400_000)}`) };
  await dialog.locator("input[type=file]").setInputFiles(pdf);
  await page.route("**/graphql", () => undefined);
  await press(page, "Upload");
  await dialog.getByRole("button", { name: "Uploading..." }).waitFor();
  await dialog.getByText(/ of \d/).waitFor();
}

/** Another user changed the shipment while the dialog was open. */
async function meetChange(page: Page): Promise<void> {
  await openGenerate(page, "Packing List");
  const errors = [{ __typename: "UserError", message: "This shipment was changed since you opened it", code: "CONFLICT", field: null }];
  const generateDocument = { attachment: null, shipment: null, errors };
  await answer(page, "useGenerateDocumentMutation", { status: 200, json: { data: { generateDocument } } });
  await press(page, "Generate");
  await page.getByRole("dialog", { name: "Changed elsewhere" }).waitFor();
}

async function openForAttachment(page: Page, entry: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
}

/** Opens a document as a user does, in a new window. */
async function openViewer(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "View Document" }).click();
  const viewer = await opened;
  await viewer.locator("iframe").waitFor();
  return viewer;
}
