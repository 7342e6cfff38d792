import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect, test, vi } from "vitest";
import { paperTypes } from "#domain/documents/papers.ts";
import { hasFocus } from "../../support/browser/gestures/hasFocus.ts";
import { endPrint, print } from "../../support/browser/printedPage.ts";
import { connect } from "../../../demo/client.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { coveredByTab } from "../../support/browser/gestures/coveredFocus.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { aPdf } from "../../support/files/pdfs.ts";

const site = openExporterPage();

test("a shipment's document set shows what is missing, leads to making it, and can be chosen; the matrix and Ctrl+K find it, the matrix as a file (R-432, R-812, R-815, R-816, R-817, R-974)", async () => {
  const { page, owner } = site;
  const id = await aStoredShipment(owner, { name: "Lot with papers", termsOfShipment: "CIF MOMBASA", termsOfPayment: "T/T" });
  const reset = "mutation ($id: ID!) { setPapers(input: { shipmentId: $id }) { errors { message } } }";
  // A second try begins with the first one's choices.
  await owner.client.send(reset, { id });
  await page.goto(`${site.firmPath}/shipment/${id}`);
  const card = page.getByRole("region", { name: "Document set" });
  await card.getByText("0 of 5").waitFor();
  expect(await card.getByRole("listitem").filter({ hasText: "Missing" }).count()).toBe(5);
  await card.getByRole("button", { name: "Generate Draft Bill of Lading" }).click();
  const draft = page.getByRole("dialog");
  await draft.getByRole("button", { name: "Cancel" }).click();
  await draft.waitFor({ state: "hidden" });

  await card.getByRole("button", { name: "Upload Certificate of Insurance" }).click();
  const upload = page.getByRole("dialog", { name: "Upload Documents" });
  expect(await upload.getByRole("combobox", { name: "Attachment Type" }).inputValue()).toBe("Certificate of Insurance");
  await upload.getByRole("textbox", { name: "Document Name" }).fill("Policy");
  const file = {
    name: "policy.pdf",
    mimeType: "application/pdf",
    buffer: await aPdf(["Marine policy for zanzibar cloves"], { width: 600 }),
  };
  await upload.locator('input[type="file"]').setInputFiles(file);
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await card.getByText("1 of 5").waitFor();
  expect(await card.getByRole("listitem").filter({ hasText: "Available" }).innerText()).toContain("Certificate of Insurance");

  await card.getByRole("button", { name: "Choose documents" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose documents" });
  await dialog.getByRole("checkbox", { name: "Certificate of Origin" }).click();
  await dialog.getByRole("checkbox", { name: "Contract" }).click();
  const asked = dialog.getByRole("group", { name: "Details of Certificate of Origin" });
  await asked.getByRole("textbox", { name: "Originals" }).fill("2");
  await asked.getByLabel("Due on").focus();
  await page.keyboard.type("030431");
  await asked.getByRole("textbox", { name: "Note" }).fill("x".repeat(201));
  await dialog.getByRole("button", { name: "Save" }).click();
  await asked.getByText("The note is longer than 200 characters").waitFor();
  await asked.getByRole("textbox", { name: "Note" }).fill("from the chamber");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  await card.getByText("2 originals · due 04 Mar 2031 · from the chamber").waitFor();
  await card.getByRole("button", { name: "Upload Certificate of Origin" }).waitFor();
  await expect.poll(() => card.getByRole("listitem").allInnerTexts(), patience).not.toContainEqual(expect.stringContaining("Contract"));

  await page.goto("/dashboard/documents/matrix");
  const row = page.getByRole("row", { name: /Lot with papers/ }).first();
  await row.waitFor();
  expect((await row.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual([
    "Missing",
    "Missing",
    "Missing",
    "Missing",
    "Available",
  ]);
  await page.getByRole("combobox", { name: "Missing" }).click();
  await page.getByRole("option", { name: "Certificate of Origin (1)" }).click();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/documents/matrix?missing=COO");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  await expect.poll(() => hasFocus(page.getByRole("button", { name: "Download CSV" })), patience).toBe(true);
  expect(csv.split("\r\n")[0]).toMatch(/^\uFEFFShipment,Firm,Consignee,Invoice number,Contract,/);
  expect(csv.split("\r\n")[1]).toMatch(/^Lot with papers,.*,Not needed,Not needed,Missing,.*,Available,/);
  await row.getByRole("link", { name: "Lot with papers" }).click();
  await card.getByText("1 of 5").waitFor();

  const doc = await whenFound(owner.user.jwt);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("zanzibar clo");
  const group = page.getByRole("group", { name: "Documents" });
  await group.getByRole("option", { name: /Policy.*Certificate of Insurance · Lot with papers · page 1/s }).waitFor();
  expect(await group.getByRole("option", { name: /All results/ }).innerText()).toContain("Documents with “zanzibar clo”: 1");
  await page.keyboard.press("Enter");
  await expect.poll(() => pathOf(site), patience).toBe(`/dashboard/documents?${new URLSearchParams({ q: "zanzibar clo", doc })}`);
});

test("a template of a document set is added and deleted on the page People (R-973)", async () => {
  const { page } = site;
  await page.goto("/dashboard/people?tab=sharing");
  await page.getByRole("button", { name: "Add template" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Document Set Template" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Tanzania");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please choose a country or a buyer that the set is for").waitFor();
  await dialog.getByLabel("Country of destination").fill("Tanz");
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Fumigation Certificate", exact: true }).click();
  await dialog.getByRole("checkbox", { name: "Contract" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: /^Tanzania Tanzania Invoice, Packing List, Bill of Lading, Fumigation Certificate/ });
  await row.waitFor();
  await row.getByRole("button", { name: "Actions for Tanzania" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No templates yet").waitFor();
  expect(await row.count()).toBe(0);
});

test("the head of Document sets stays in sight, and who comes back finds the rows that they left (R-817, R-1252)", async () => {
  const { page, owner } = site;
  await page.setViewportSize({ width: 1280, height: 500 });
  for (let lot = 1; lot <= 16; lot += 1) await aStoredShipment(owner, { name: `Numbered lot ${lot}` });
  await page.goto("/dashboard/documents/matrix");
  const box = page.getByRole("region", { name: "Documents by shipment" });
  const first = page.getByRole("link", { name: "Numbered lot 1", exact: true });
  await box.focus();
  await page.keyboard.press("End");
  await expect.poll(() => inBox(box, first), patience).toBe(true);
  expect(await inBox(box, page.getByRole("columnheader", { name: "Shipment" }))).toBe(true);
  expect(await inBox(box, page.getByRole("link", { name: "Numbered lot 16" }))).toBe(false);
  await first.click();
  await page.getByRole("heading", { name: "Numbered lot 1", exact: true }).waitFor();
  await page.goBack();
  await expect.poll(() => inBox(box, first), patience).toBe(true);
  await first.focus();
  expect(await coveredByTab(page, "Shift+Tab", 12)).toEqual([]);
});

test("on paper Document sets has all of its columns and rows (R-1253)", async () => {
  const { page, owner } = site;
  for (let lot = 1; lot <= 16; lot += 1) await aStoredShipment(owner, { name: `Printed lot ${lot}` });
  const choose =
    "mutation ($id: ID!, $papers: [PaperInput!]) { setPapers(input: { shipmentId: $id, papers: $papers }) { errors { message } } }";
  const papers = paperTypes.slice(0, 7).map((type) => ({ type }));
  await owner.client.send(choose, { id: await aStoredShipment(owner, { name: "Printed lot 17" }), papers });
  await page.setViewportSize({ width: 718, height: 300 });
  await page.goto("/dashboard/documents/matrix");
  const box = page.getByRole("region", { name: "Documents by shipment" });
  const heads = box.getByRole("columnheader");
  await heads.last().waitFor();
  const all = Number(await box.getByRole("table").getAttribute("aria-rowcount"));
  const rows = box.getByRole("row");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await print(page);
  expect(await rows.count()).toBe(all);
  const ends = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(6);
  expect(Math.max(...ends)).toBeLessThanOrEqual(718);
  await endPrint(page);
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

/** Whether all of an element is within the part of a box that shows. */
async function inBox(box: Locator, element: Locator): Promise<boolean> {
  const [outer, inner] = [await box.boundingBox(), (await element.count()) > 0 ? await element.boundingBox() : null];
  return outer !== null && inner !== null && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

type Found = { viewer: { documents: { nodes: { id: string }[] } } };

/** The global id of the uploaded policy, once it is found by its text. */
async function whenFound(jwt: string): Promise<string> {
  const client = connect(site.url, jwt);
  const query = '{ viewer { documents(search: { query: "zanzibar" }) { nodes { id } } } }';
  return await vi.waitFor(
    async () => {
      const [found] = (await client.send<Found>(query)).viewer.documents.nodes;
      if (!found) throw new Error("The policy is not found yet");
      return found.id;
    },
    { timeout: 20_000, interval: 200 },
  );
}

test("on a phone with letters half as large again, the ways to a missing document stay on the page (R-1385)", async () => {
  const { page, owner } = site;
  const screen = page.viewportSize();
  const id = await aStoredShipment(owner, { name: "Large letters", termsOfShipment: "CIF MOMBASA" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.firmPath}/shipment/${id}`);
  await page.addStyleTag({ content: "html { font-size: 150%; }" });
  await page.getByRole("button", { name: "Upload Certificate of Insurance" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  if (screen) await page.setViewportSize(screen);
});
