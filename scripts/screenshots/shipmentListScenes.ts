import type { Page } from "playwright-core";
import { openFinancialYear } from "./dashboardScenes.ts";
import { answer, down, firm, hold, press, type Scene } from "./scene.ts";

/** The list of shipments, and importing into it. */
export const shipmentListScenes: readonly Scene[] = [
  { name: "list", person: "exporter", path: (office) => firm(office), show: (page) => page.getByRole("table").waitFor() },
  { name: "list-empty", person: "exporter", path: (office) => firm(office), show: emptyList },
  { name: "list-import", person: "exporter", path: (office) => firm(office), show: openImport },
  { name: "list-import-columns", person: "exporter", path: (office) => firm(office), show: mapColumns },
  { name: "list-import-check", person: "exporter", path: (office) => firm(office), show: checkShipments },
  { name: "list-delete", person: "exporter", path: (office) => firm(office), show: askToDelete },
  { name: "list-loading", person: "exporter", path: (office) => firm(office), show: keepLoading },
  { name: "list-failed", person: "exporter", path: (office) => firm(office), show: failList },
  { name: "list-menu", person: "exporter", path: (office) => firm(office), show: openRowMenu },
];

async function emptyList(page: Page): Promise<void> {
  await openFinancialYear(page);
  await page.getByRole("combobox", { name: "Year" }).click();
  await page.getByRole("option").last().click();
  await page.getByText("No Shipments Found").waitFor();
  await page.keyboard.press("Escape");
}

/** The page is shown, and its shipments are loading. */
async function keepLoading(page: Page): Promise<void> {
  await page.getByRole("table").waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await hold(page, "ShipmentListPageQuery");
  await page.reload();
  await page.locator("main .mantine-Skeleton-root").first().waitFor();
}

/** The earlier rows stay below the error. */
async function failList(page: Page): Promise<void> {
  await page.getByRole("table").waitFor();
  await answer(page, "ShipmentListPageQuery", down);
  await page.reload();
  await page.getByText("Failed to load shipments").waitFor();
}

async function openRowMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await openRowMenu(page);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByText("cannot be undone").waitFor();
}

async function openImport(page: Page): Promise<void> {
  await press(page, "Import");
  await page.getByLabel("Or paste cells").waitFor();
}

async function mapColumns(page: Page): Promise<void> {
  await openImport(page);
  const heads = ["Shipment", "Customer", "Destination", "POL", "POD", "Final Destination", "Type", "Product", "Qty", "Rate"];
  const rows = [
    [
      "Rice to Mombasa",
      "Mombasa Millers",
      "Kenya",
      "Mundra",
      "Mombasa",
      "Mombasa",
      "Bulk",
      "CUMIN SEEDS SINGAPORE QUALITY 99%",
      "20.5",
      "1387.75",
    ],
    ["Rice to Mombasa", "", "", "", "", "", "", "SAFFRON", "2", "90,000"],
  ];
  await page.getByLabel("Or paste cells").fill([heads, ...rows].map((cells) => cells.join("\t")).join("\n"));
  await press(page, "Next");
  await page.getByLabel("Save these columns as").fill("Order book");
  await press(page, "Save columns");
  await page.getByRole("region", { name: "Saved columns" }).waitFor();
}

async function checkShipments(page: Page): Promise<void> {
  await mapColumns(page);
  await press(page, "Check");
  await page.getByRole("table", { name: "Rows" }).waitFor();
}
