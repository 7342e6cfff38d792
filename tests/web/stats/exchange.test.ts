import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { currentFinancialYear } from "#domain/time/financialYear.ts";
import { parseDelimited } from "#domain/stats/delimitedText.ts";
import { hasFocus } from "../../support/browser/gestures/hasFocus.ts";
import { readXlsx } from "../../support/files/readXlsx.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { axeViolations } from "../../support/browser/axe.ts";

const site = openStatsSheetPage(4);

/** Exports in a format; answers the file's name and its bytes. */
async function exported(format: "CSV" | "XLSX"): Promise<{ name: string; bytes: Buffer }> {
  const saved = site.page.waitForEvent("download");
  await site.page.getByRole("button", { name: "Export" }).click();
  await site.page.getByRole("menuitem", { name: format, exact: true }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("Export saves the filter's rows, in their order and with the columns that are shown, as CSV and as XLSX (R-319)", async () => {
  const { page } = site;
  await site.open();
  await site.cell(2, "Remarks").click();
  await page.keyboard.type("=1+1");
  await site.press("Enter");
  await expect.poll(async () => (await site.stored(2))["Remarks"], patience).toBe("=1+1");
  const firm = `Tarangvel Exports Private Limited ${currentFinancialYear(new Date()).year}`;
  const csv = await exported("CSV");
  expect(csv.name).toBe(`${firm}.csv`);
  const [head, ...lines] = parseDelimited(csv.bytes.toString("utf8"), ",");
  expect(head).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "ETA", "Agent", "Remarks"]);
  expect(lines.map(([shipment, currency, amount, , , , remarks]) => [shipment, currency, amount, remarks])).toEqual([
    ["Shipment 1", "USD", "1,000.00", ""],
    ["Shipment 2", "EUR", "1,000.00", "'=1+1"],
    ["Shipment 3", "USD", "1,000.00", ""],
    ["Shipment 4", "EUR", "1,000.00", ""],
  ]);
  const xlsx = await exported("XLSX");
  expect(xlsx.name).toBe(`${firm}.xlsx`);
  const { cells } = readXlsx(xlsx.bytes);
  expect(cells["A5"]).toMatchObject({ value: "Shipment 4", type: "text" });
  expect(cells["C2"]).toMatchObject({ value: "1000", type: "number", style: { format: "#,##0.00" } });
  expect(cells["G3"]).toMatchObject({ value: "=1+1", type: "text" });
  await page.route("**/graphql", (route) => (route.request().postData()?.includes("fetchAllRowsQuery") ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV", exact: true }).click();
  await page.getByText("The server cannot be reached.").waitFor();
  await page.getByRole("button", { name: "Export" }).waitFor();
  site.complaints.length = 0;
});

test("Export has the focus again once the file is saved, unless the user went on meanwhile (R-432)", async () => {
  const { page } = site;
  await site.open();
  const button = page.getByRole("button", { name: "Export" });
  await exported("CSV");
  await expect.poll(() => hasFocus(button), patience).toBe(true);
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("fetchAllRowsQuery") === true) await isHeld;
    await route.continue();
  });
  const saved = exported("XLSX");
  await page.getByRole("button", { name: "Exporting..." }).waitFor();
  await site.cell(2, "Remarks").click();
  release();
  await saved;
  await button.and(page.locator(":enabled")).waitFor();
  expect(await hasFocus(site.grid.locator("textarea"))).toBe(true);
});

test("an export that lacks a row of the sheet saves no file and says so (R-1249)", async () => {
  const { page } = site;
  await site.open();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("fetchAllRowsQuery")) return await route.continue();
    const response = await route.fetch();
    const body: { data: { node: { statsSheet: { rows: object[] } } } } = await response.json();
    body.data.node.statsSheet.rows.pop();
    await route.fulfill({ response, json: body });
  });
  let saved = 0;
  page.on("download", () => (saved += 1));
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV", exact: true }).click();
  await page.getByText("Not all rows came, or the sheet changed meanwhile. Please try again.").waitFor();
  await page.getByRole("button", { name: "Export" }).waitFor();
  expect(saved).toBe(0);
});

test("Import shows what pasted cells would change, saves them as one act, and one undo takes them back (R-320)", async () => {
  const { page } = site;
  await site.open();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText("Please paste cells or choose a file").waitFor();
  const lines = ["Shipment\tCurrency\tB/L No\tETA", "Shipment 3\tINR\tMSCU 3\t01/05/2026", "Shipment 1\tINR\tMSCU 1\t", "Nobody\t\tX\tY"];
  await dialog.getByLabel("Cells").fill(lines.join("\n"));
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText("3 cells change, 1 stay the same.").waitFor();
  await dialog.getByText("1 system column is skipped.").waitFor();
  await dialog.getByText("Not among the shipments that the sheet shows: Nobody.").waitFor();
  const changes = dialog.getByRole("table", { name: "Changes" }).getByRole("row");
  expect((await changes.allInnerTexts()).map((row) => row.split(/\s*\t\s*/))).toEqual([
    ["Shipment", "Column", "From", "To"],
    ["Shipment 3", "B/L No", "(empty)", "MSCU 3"],
    ["Shipment 3", "ETA", "(empty)", "01/05/2026"],
    ["Shipment 1", "B/L No", "(empty)", "MSCU 1"],
  ]);
  expect(await axeViolations(page, { within: "[role=dialog]" })).toEqual([]);
  expect(await site.texts("B/L No", 4)).toEqual(["", "", "", ""]);
  // The keyboard is still on the button, which means the next step now.
  await page.keyboard.press("Enter");
  await page.getByText("3 cells imported").waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(await site.texts("B/L No", 4)).toEqual(["MSCU 1", "", "MSCU 3", ""]);
  expect(await site.stored(3)).toMatchObject({ "B/L No": "MSCU 3", ETA: "01/05/2026", Currency: "USD" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => site.texts("B/L No", 4), patience).toEqual(["", "", "", ""]);
  await expect.poll(async () => (await site.stored(3))["ETA"], patience).toBe("");
});

test("a file to import must be text; what forbids its cells is told, and none of them is saved (R-320)", async () => {
  const { page } = site;
  await site.open();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  const file = (name: string, buffer: Buffer) => dialog.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer });
  await file("cells.csv", Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  await dialog.getByText("The file is not a CSV or TSV file").waitFor();
  await file("cells.xlsx", Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  await dialog.getByText("This is an .xlsx file; please save it as CSV").waitFor();
  await file("cells.csv", Buffer.from(`\uFEFFShipment,Agent\r\nShipment 1,ok\r\nShipment 2,${"x".repeat(2001)}\r\n`));
  await dialog.getByText("Its cells stand above").waitFor();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText("Line 3, Agent: A cell holds at most 2,000 characters.").waitFor();
  expect(await dialog.getByRole("button", { name: /^Import/ }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await site.stored(1))["Agent"]).toBe("");
});
