import type { Page } from "playwright-core";
import { at, press, seen, type Scene } from "./scene.ts";

const found = at("/dashboard/documents?q=turmeric");

/** The page Documents: what is found, the preview at the hit, ticked documents, saving a search, and nothing at all. */
export const documentScenes: readonly Scene[] = [
  { name: "documents", person: "exporter", path: found, show: showHits },
  { name: "documents-preview", person: "exporter", path: found, show: openPreview },
  { name: "documents-selected", person: "exporter", path: found, show: tickAll },
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

async function openSave(page: Page): Promise<void> {
  await showHits(page);
  await press(page, "Save this search");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
}
