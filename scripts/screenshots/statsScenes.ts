import type { Page } from "playwright-core";
import { answer, at, down, hold, openMenu, press, type Scene } from "./scene.ts";

const stats = at("/dashboard/stats");

/** The stats sheet and what opens over it or beside it. */
export const statsScenes: readonly Scene[] = [
  { name: "stats", person: "exporter", path: stats, show: rows },
  { name: "stats-empty", person: "firmless", path: stats, show: (page) => page.getByText("Select a Firm", { exact: true }).waitFor() },
  { name: "stats-loading", person: "exporter", path: stats, show: keepLoading },
  { name: "stats-failed", person: "exporter", path: stats, show: failToLoad },
  { name: "stats-editor", person: "exporter", path: stats, show: openEditor },
  { name: "stats-filters", person: "exporter", path: stats, show: openFilters },
  { name: "stats-charts", person: "exporter", path: stats, show: openCharts },
  { name: "stats-find", person: "exporter", path: stats, show: find },
  { name: "stats-row-colours", person: "exporter", path: stats, show: openColours },
  { name: "stats-column-menu", person: "exporter", path: stats, show: openColumnMenu },
  { name: "stats-own-column-menu", person: "exporter", path: stats, show: openOwnColumnMenu },
  { name: "stats-export", person: "exporter", path: stats, show: openExport },
  { name: "stats-add-column", person: "exporter", path: stats, show: (page) => openDialog(page, "Add Column", "Add Column") },
  { name: "stats-settings", person: "exporter", path: stats, show: (page) => openDialog(page, "Column settings", "Column Settings") },
  { name: "stats-import", person: "exporter", path: stats, show: (page) => openDialog(page, "Import", "Import") },
];

/** Waits for the shipments, which come after the columns. */
async function rows(page: Page): Promise<void> {
  await page.getByRole("gridcell").filter({ hasText: /\w/ }).first().waitFor();
}

async function keepLoading(page: Page): Promise<void> {
  await rows(page);
  await hold(page, "statsSheetQuery");
  await page.reload();
  await page.getByText("Loading columns...").waitFor();
}

async function failToLoad(page: Page): Promise<void> {
  await rows(page);
  await answer(page, "statsSheetQuery", down);
  await page.reload();
  await page.getByText("Failed to load data").first().waitFor();
}

/** The keyboard stands in a cell of the user's own column and edits it. */
async function openEditor(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("Docs with the bank");
  await page.getByRole("grid").getByRole("textbox").waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await rows(page);
  await press(page, "Filters");
  await page.getByRole("combobox", { name: "Discharge Port" }).waitFor();
}

async function openCharts(page: Page): Promise<void> {
  await rows(page);
  await press(page, "Charts");
  await page.getByRole("complementary", { name: "Charts" }).getByRole("listitem").first().waitFor();
}

async function find(page: Page): Promise<void> {
  await rows(page);
  await press(page, "Find");
  await page.getByLabel("Find in all rows").fill("seeds");
}

async function openColours(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").getByText("3", { exact: true }).first().click();
  await page.getByText("Row Color").waitFor();
}

async function openColumnMenu(page: Page): Promise<void> {
  await rows(page);
  await openMenu(page, "Column actions for Shipment", "Sort ascending");
}

async function openOwnColumnMenu(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("End");
  await openMenu(page, "Column actions for Payment received", "Delete Column");
}

async function openExport(page: Page): Promise<void> {
  await rows(page);
  await openMenu(page, "Export", "XLSX");
}

async function openDialog(page: Page, button: string, title: string): Promise<void> {
  await rows(page);
  await press(page, button);
  await page.getByRole("dialog", { name: title }).waitFor();
}
