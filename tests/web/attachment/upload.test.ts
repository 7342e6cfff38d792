import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aPng } from "../../support/files/images.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import {
  attachmentNames,
  attachmentRows,
  expectMarked,
  openShipment,
  openTask,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();

/** Opens a new shipment without attachments; returns its id. */
async function anOpenShipment(): Promise<string> {
  const id = await aStoredShipment(site.owner);
  await openShipment(site.page, site.owner, id);
  return id;
}

/** Collects in `sent` the operations of forms with a file, whose bodies the browser does not record. */
async function recordForms(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) sessionStorage.setItem("sent", String(body.get("operations")));
      send.call(this, body);
    };
  });
}

/** A file of that size on disk, since passing a large one to the browser from memory is slow. */
async function aLargeFile(bytes: number): Promise<{ path: string; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "lading-large-"));
  const path = join(folder, "large.pdf");
  await writeFile(path, "");
  await truncate(path, bytes);
  return { path, discard: () => rm(folder, { recursive: true }) };
}

test("an upload sends type, name and file, and its row appears at once (R-269, R-425)", async () => {
  const { page } = site;
  const id = await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).fill("Origin");
  await page.getByRole("option", { name: "Certificate of Origin" }).click();
  await dialog.getByLabel("Document Name").fill("COO 118");
  await dialog.getByLabel("File").setInputFiles({ name: "scan.png", mimeType: "image/png", buffer: aPng({ width: 30, height: 20 }) });
  await recordForms(page);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully");
  expect(await page.evaluate(() => sessionStorage.getItem("sent"))).toContain(
    `"variables":{"input":{"shipmentId":"${id}","type":"COO","name":"COO 118","file":null}}`,
  );
  await dialog.waitFor({ state: "hidden" });
  expect((await attachmentRows(page)).map((row) => row.slice(0, 2))).toEqual([["COO 118.png", "Certificate of Origin"]]);
});

test("an upload needs type, name and file, and marks what is missing (R-267)", async () => {
  const { page } = site;
  await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  const upload = dialog.getByRole("button", { name: "Upload", exact: true });
  await dialog.getByLabel("Document Name").fill("  ");
  await upload.click();
  const incomplete = "Please fill in all required fields: attachment type, document name, and select a file";
  expect(await toast(page, incomplete)).toContain("Upload Error");
  await expectMarked(dialog.getByRole("combobox", { name: "Attachment Type" }), { isFocused: true });
  await expectMarked(dialog.getByLabel("Document Name"));
  await expectMarked(dialog.getByLabel("File"));
});

test("a chosen file proposes its name until one is typed (R-1260)", async () => {
  const { page } = site;
  await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  const name = dialog.getByLabel("Document Name");
  const choose = (file: string) =>
    dialog.getByLabel("File").setInputFiles({ name: file, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await choose("Shipping bill 17.pdf");
  expect(await name.inputValue()).toBe("Shipping bill 17");
  await choose("SB 17 final.PDF");
  expect(await name.inputValue()).toBe("SB 17 final");
  await name.fill("Shipping bill");
  await choose("scan.pdf");
  expect(await name.inputValue()).toBe("Shipping bill");
});

/** Drops files from the desktop into the middle of an element, by the browser's own input events. */
async function dropOn(target: Locator, ...files: string[]): Promise<void> {
  const box = await target.boundingBox();
  const line = await target.page().context().newCDPSession(target.page());
  const data = { items: [], files, dragOperationsMask: 1 };
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) await line.send("Input.dispatchDragEvent", { type, ...at, data });
}

test("a file that is no PDF or image, empty or too large is refused before anything is sent, and a dropped one is taken (R-268)", async () => {
  const { page } = site;
  await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  const file = dialog.getByLabel("File");
  await file.setInputFiles({ name: "letter.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  expect(await toast(page, "Please upload PDF, JPG, JPEG, or PNG files only")).toContain("Invalid File Type");
  await file.setInputFiles({ name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await toast(page, "The file is empty");
  const large = await aLargeFile(25 * 1024 * 1024 + 1);
  await file.setInputFiles(large.path);
  await toast(page, "The file is larger than 25 MB");
  await large.discard();
  await expectMarked(file);
  await dialog.getByText("Drop a file here, or choose one").waitFor();
  const small = await aLargeFile(2048);
  await dropOn(file, small.path);
  await dialog.getByText("large.pdf").waitFor();
  await dialog.getByText("2.0 KB").waitFor();
  expect(await file.getAttribute("aria-invalid")).toBeNull();
  await small.discard();
});

test("of several files that are dropped at once none is taken, which is said, and one that is dropped beside the area opens nowhere (R-1421)", async () => {
  const { page } = site;
  await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  const name = dialog.getByLabel("Document Name");
  await name.fill("Weight note");
  const [one, other] = [await aLargeFile(2048), await aLargeFile(1024)];
  await dropOn(dialog.getByLabel("File"), one.path, other.path);
  await toast(page, "Please drop one file at a time.");
  await dialog.getByText("Drop a file here, or choose one").waitFor();
  const isKept = page.evaluate(
    () => new Promise((resolve) => addEventListener("drop", ({ defaultPrevented }) => resolve(defaultPrevented), { once: true })),
  );
  await dropOn(dialog.getByRole("heading", { name: "Upload Documents" }), one.path);
  expect(await isKept).toBe(true);
  expect(await name.inputValue()).toBe("Weight note");
  await dropOn(dialog.getByLabel("File"), one.path);
  await dialog.getByText("2.0 KB").waitFor();
  await Promise.all([one.discard(), other.discard()]);
});

test("a running upload tells how many bytes are through, and Cancel gives it up without a trace", async () => {
  const { page } = site;
  const id = await anOpenShipment();
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 });
  const dialog = await openTask(page, "Upload Documents");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).fill("Other");
  await page.getByRole("option", { name: "Other", exact: true }).click();
  await dialog.getByLabel("Document Name").fill("Large");
  const buffer = Buffer.concat([await aPdf(["Large"]), Buffer.alloc(8 * 1024 * 1024, " ")]);
  await dialog.getByLabel("File").setInputFiles({ name: "large.pdf", mimeType: "application/pdf", buffer });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const bar = dialog.getByRole("progressbar", { name: "Upload progress" });
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow")), patience).toBeGreaterThan(0);
  await dialog.getByText(/^\d+(\.\d+)? (KB|MB) of 8\.\d+ MB$/).waitFor();
  expect(await dialog.getByRole("button", { name: "Uploading..." }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Upload", exact: true }).waitFor();
  expect(await bar.count()).toBe(0);
  expect(await dialog.getByLabel("Document Name").inputValue()).toBe("Large");
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await attachmentNames(site.owner, site.url, id)).toEqual([]);
});

test("a PDF that is damaged or locked is refused by its name, and the entries stay (R-497)", async () => {
  const { page } = site;
  const id = await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).fill("Other");
  await page.getByRole("option", { name: "Other", exact: true }).click();
  await dialog.getByLabel("Document Name").fill("Bill");
  const files = [
    ["half.pdf", (await aPdf(["Bill"])).subarray(0, 300), '"half.pdf" is damaged'],
    ["bank.pdf", await aPdf(["Bill"], { owner: "o", user: "u" }), '"bank.pdf" is locked by a password'],
  ] as const;
  for (const [name, buffer, message] of files) {
    await dialog.getByLabel("File").setInputFiles({ name, mimeType: "application/pdf", buffer });
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    expect(await toast(page, message)).toContain("Upload Failed");
  }
  expect(await dialog.getByLabel("Document Name").inputValue()).toBe("Bill");
  expect(await attachmentNames(site.owner, site.url, id)).toEqual([]);
});

test("an upload that the server refuses is told under 'Upload Failed' (R-401)", async () => {
  const { page } = site;
  await anOpenShipment();
  const dialog = await openTask(page, "Upload Documents");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).fill("Other");
  await page.getByRole("option", { name: "Other", exact: true }).click();
  await dialog.getByLabel("Document Name").fill("Not a PDF");
  await dialog.getByLabel("File").setInputFiles({ name: "fake.pdf", mimeType: "application/pdf", buffer: Buffer.from("GIF89a, really") });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  expect(await toast(page, "The file's content does not match its type")).toContain("Upload Failed");
  expect(await dialog.getByLabel("Document Name").inputValue()).toBe("Not a PDF");
});
