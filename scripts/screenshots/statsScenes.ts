import type { Page } from "playwright-core";
import { answer, at, down, hold, openMenu, press, type Scene } from "./scene.ts";

const stats = at("/dashboard/stats");

/** The stats sheet and its menus, panels and dialogs. */
export const statsScenes: readonly Scene[] = [
  { name: "stats", person: "exporter", path: stats, show: rows },
  { name: "stats-empty", person: "firmless", path: stats, show: (page) => page.getByText("Select a Firm", { exact: true }).waitFor() },
  { name: "stats-loading", person: "exporter", path: stats, show: keepLoading },
  { name: "stats-failed", person: "exporter", path: stats, show: failToLoad },
  { name: "stats-editor", person: "exporter", path: stats, show: openEditor },
  { name: "stats-filters", person: "exporter", path: stats, show: openFilters },
  { name: "stats-charts", person: "exporter", path: stats, show: openCharts },
  { name: "stats-find", person: "exporter", path: stats, show: find },
  { name: "stats-sums", person: "exporter", path: stats, show: selectAll },
  { name: "stats-row-colours", person: "exporter", path: stats, show: openColours },
  { name: "stats-column-menu", person: "exporter", path: stats, show: openColumnMenu },
  { name: "stats-column-filter", person: "exporter", path: stats, show: openColumnFilter },
  { name: "stats-own-column-menu", person: "exporter", path: stats, show: openOwnColumnMenu },
  { name: "stats-export", person: "exporter", path: stats, show: openExport },
  { name: "stats-add-column", person: "exporter", path: stats, show: (page) => openDialog(page, "Add Column", "Add Column") },
  { name: "stats-settings", person: "exporter", path: stats, show: (page) => openDialog(page, "Column settings", "Column Settings") },
  { name: "stats-rename-column", person: "exporter", path: stats, show: (page) => openOwnColumnTask(page, "Rename Column") },
  { name: "stats-delete-column", person: "exporter", path: stats, show: (page) => openOwnColumnTask(page, "Delete Column") },
  { name: "stats-import", person: "exporter", path: stats, show: (page) => openDialog(page, "Import", "Import") },
  { name: "stats-import-preview", person: "exporter", path: stats, show: previewImport },
  { name: "stats-clash", person: "exporter", path: stats, show: meetChange },
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

/** A cell of a user column, being edited. */
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
  await page.getByText(/^\d+ of \d+$/).waitFor();
}

async function selectAll(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+a");
  await page
    .getByText(/^Sum of /)
    .first()
    .waitFor();
}

async function openColours(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").getByText("3", { exact: true }).first().click();
  await page.getByText("Row Color").waitFor();
  await page.locator("[class*=_sums_] > *").first().waitFor({ state: "attached" });
  // Sums that are too long can have the focus once their width is measured, some frames after they are drawn.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[class*=_scroll_]")].every(
      (part) => part.scrollWidth <= part.clientWidth || part.tabIndex === 0,
    ),
  );
}

async function openColumnMenu(page: Page): Promise<void> {
  await rows(page);
  await openMenu(page, "Column actions for Shipment", "Sort ascending");
}

async function openColumnFilter(page: Page): Promise<void> {
  await openColumnMenu(page);
  await page.getByRole("menuitem", { name: "Filter by this column" }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
}

async function openOwnColumnMenu(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("End");
  await openMenu(page, "Column actions for Payment received", "Delete Column");
}

async function openOwnColumnTask(page: Page, entry: string): Promise<void> {
  await openOwnColumnMenu(page);
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog", { name: entry }).waitFor();
}

async function previewImport(page: Page): Promise<void> {
  await openDialog(page, "Import", "Import");
  const shipment = await page.getByRole("gridcell").first().innerText();
  const cells = ["Shipment\tETA\tWeather\tVessel", `${shipment}\t12 Dec 2026\tfair\tMV TARANG`, "No such shipment\t1 Jan 2027\t\t"];
  await page.getByRole("dialog").getByRole("textbox").fill(cells.join("\n"));
  await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click();
  await page.getByText("Left out").waitFor();
}

/** Another user has changed the cell, and this user edits it before the page knows. */
async function meetChange(page: Page): Promise<void> {
  await rows(page);
  await hold(page, "shipmentChanged");
  await page.reload();
  await rows(page);
  await page.getByRole("grid").focus();
  await page.keyboard.press("End");
  // Runs in the page, which has no zod to check answers with.
  await page.evaluate(async () => {
    const ask = async (query: string) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${localStorage.getItem("jwt")}` };
      return await (await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) })).json();
    };
    const sheet = "statsSheet { columns { columnId editable } rows(limit: 1) { shipment { id } } }";
    const { data } = await ask(`{ viewer { firms(first: 1) { nodes { ${sheet} } } } }`);
    const { columns, rows: stored } = data.viewer.firms.nodes[0].statsSheet;
    const { columnId } = columns.findLast(({ editable }: { editable: boolean }) => editable);
    const cell = `columnId: "${columnId}", shipmentId: "${stored[0].shipment.id}", value: "Received at ${new Date().toISOString()}"`;
    await ask(`mutation { updateStatsCell(input: { ${cell} }) { errors { message } } }`);
  });
  await page.keyboard.type("Half of it");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Changed by somebody else" }).waitFor();
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
