import type { Page } from "playwright-core";
import { at, press, seen, type Scene } from "./scene.ts";

const found = at("/dashboard/documents?q=turmeric");

/** The page Documents: what is found, the preview at the hit, ticked documents and what is done with them, saving a search, and nothing at all. */
export const documentScenes: readonly Scene[] = [
  { name: "documents", person: "exporter", path: found, show: showHits },
  { name: "documents-preview", person: "exporter", path: found, show: openPreview },
  { name: "documents-selected", person: "exporter", path: found, show: tickAll },
  { name: "documents-merge", person: "exporter", path: found, show: openMerge },
  { name: "documents-type", person: "exporter", path: at("/dashboard/documents?q=surveyor"), show: openType },
  { name: "documents-save", person: "exporter", path: found, show: openSave },
  { name: "documents-nothing", person: "viewer", path: at("/dashboard/documents?q=cardamom"), show: seen("No documents found") },
  { name: "documents-empty", person: "firmless", path: at("/dashboard/documents"), show: seen("No documents yet") },
];

/** The demo's documents are read soon after they were generated; the page searches again until then. */
async function showHits(page: Page): Promise<void> {
  await page.locator("mark").first().waitFor();
}

async function openPreview(page: Page): Promise<void> {
  await showHits(page);
  await page.getByRole("grid").getByRole("row").nth(1).locator("td").nth(1).click();
  await page.locator("iframe").waitFor();
}

async function tickAll(page: Page): Promise<void> {
  await showHits(page);
  await page.getByRole("button", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Download ZIP" }).waitFor();
}

/** Generated documents keep their type. */
async function openType(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^Select Surveyor/ }).check();
  await press(page, "Change type");
  await page.getByRole("dialog", { name: "Change type" }).waitFor();
}

/** Documents of two shipments, in the order of the list. */
async function openMerge(page: Page): Promise<void> {
  await showHits(page);
  for (const tick of (await page.getByRole("checkbox", { name: /^Select / }).all()).slice(0, 12)) await tick.check();
  await press(page, "Merge");
  await page.getByRole("dialog").getByRole("list", { name: "Order in the merged document" }).waitFor();
}

async function openSave(page: Page): Promise<void> {
  await showHits(page);
  await press(page, "Save this search");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
}
