import { expect, test } from "vitest";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import { toastWith } from "../../support/browser/sidePanel.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";

const site = openExporterPage();
const said = {
  Consignee: "al marjan foodstuff trading l.l.c.",
  "Firm Address": "Head Office",
  Bank: "KCB USD",
  Broker: masterData.brokers[0]?.name ?? "",
  Destination: "Kenya",
  POL: "Mundra",
  POD: "Mombasa",
  "Final Destination": "Mombasa",
  "Payment Terms": "At sight",
  Incoterm: "CFR Mombasa",
  Currency: "USD",
  Declaration: "We declare.",
  Type: "Bulk",
  Product: masterData.goods[0]?.name ?? "",
  "Package Type": "BAG",
  "Order Unit": "MT",
  "Net Weight per Package": "25",
  Rate: "1000",
};

/** Pasted cells: a line for each shipment and quantity. */
function cells(rows: readonly (readonly [string, string])[]): string {
  const heads = ["Shipment", "Qty", ...Object.keys(said)];
  return [heads, ...rows.map((row) => [...row, ...Object.values(said)])].map((row) => row.join("\t")).join("\n");
}

test("pasted shipments are checked, mended, imported into the list and undone; the palette opens the import too (R-993, R-997, R-998)", async () => {
  const { page } = site;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const paste = async (rows: readonly (readonly [string, string])[]) => {
    await page.getByLabel("Or paste cells").fill(cells(rows));
    await press("Next");
    await press("Check");
  };
  await page.goto(site.firmPath);
  await page.getByText("No Shipments Found").waitFor();
  await press("Import shipments");
  await paste([
    ["Rice 1", "10"],
    ["Rice 1", "many"],
    ["Rice 2", "3"],
  ]);
  await page.getByText("1 new, 0 changed, 0 same, 2 with errors.").waitFor();
  await page.getByText("quantity must be a number").waitFor();
  await page.getByText("Row 3 of this shipment has an error").waitFor();
  await page.getByRole("row").filter({ hasText: "quantity must be a number" }).getByRole("button", { name: "Quantity" }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Quantity, row 3");
  await page.getByLabel("Quantity, row 3").fill("20.5");
  await page.getByLabel("Quantity, row 4").focus();
  await page.getByText("3 new, 0 changed, 0 same, 0 with errors.").waitFor();
  await press("Import 3 rows");
  await toastWith(page, "Imported: 2 shipments");
  const table = page.getByRole("table", { name: "Shipments" });
  await table.getByRole("link", { name: "Rice 1" }).waitFor();
  await table.getByText("30,500.00").waitFor();
  await press("Import");
  await paste([["Rice 2", "3"]]);
  await page.getByText("0 new, 0 changed, 1 same, 0 with errors.").waitFor();
  await press("Close");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Import");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("import ship");
  await page.getByRole("option", { name: /^Import Shipments/ }).click();
  await page.getByText("Pasted cells.txt: 2 added, 0 changed").waitFor();
  await press("Undo import");
  await toastWith(page, "Import undone: 2 taken back");
  await press("Close");
  await page.getByText("No Shipments Found").waitFor();
});
