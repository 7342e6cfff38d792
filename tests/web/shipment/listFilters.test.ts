import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
const shipments = 13;
let firmPath: string;

prepare(async () => {
  firmPath = `/dashboard/firm/${site.owner.id("F1")}`;
  for (let n = 1; n <= shipments; n += 1) await aStoredShipment(site.owner, { name: `Shipment ${n}` });
});

function rowsOf(table: string) {
  return site.page
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: site.page.getByRole("link") });
}

test("the list is filtered by words and sorted by the service; address, going back and the next page keep both (R-835)", async () => {
  const { page } = site;
  const first = () => rowsOf("Shipments").first().getByRole("link").textContent();
  const filter = page.getByRole("searchbox", { name: "Filter" });
  await page.goto(`${firmPath}?rows=10`);
  await filter.fill("shipment 1");
  await page.getByText("5 shipments").waitFor();
  expect(new URL(page.url()).search).toBe("?rows=10&find=shipment+1");
  expect(await first()).toBe("Shipment 13");
  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Name, A to Z" }).click();
  await expect.poll(first, patience).toBe("Shipment 1");
  await filter.fill("");
  await page.getByText(`${shipments} shipments`).waitFor();
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect.poll(first, patience).toBe("Shipment 7");
  expect(new URL(page.url()).searchParams.get("sort")).toBe("name");
  await filter.fill("nowhere");
  await page.getByText("Nothing of this financial year matches “nowhere”.").waitFor();
  await page.goBack();
  await expect.poll(() => filter.inputValue(), patience).toBe("");
});

test("Home lists the five shipments that changed last, with a dot for each paper that they have (R-838)", async () => {
  const { page } = site;
  await page.goto("/dashboard");
  const recent = rowsOf("Recent shipments");
  await recent.first().waitFor();
  expect(await recent.getByRole("link").allTextContents()).toEqual([13, 12, 11, 10, 9].map((n) => `Shipment ${n}`));
  expect(await recent.first().locator("td").nth(2).textContent()).toBe("None");
  expect(await recent.first().getByTitle("No Invoice").count()).toBe(1);
  await recent.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Shipment 13" }).waitFor();
});

test("? lists the keys unless one types, Support searches help and keys, and the palette leads to the list (R-840, R-841)", async () => {
  const { page } = site;
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await page.goto("/dashboard/support");
  const search = page.getByRole("searchbox", { name: "Search help" });
  await search.fill("what?");
  await search.press("?");
  await page.getByText("Nothing found").waitFor();
  expect([await dialog.count(), await search.inputValue()]).toEqual([0, "what??"]);
  await search.fill("quantity");
  await page.getByText("Partial shipments").waitFor();
  expect(await page.getByRole("heading", { name: "Keys" }).count()).toBe(0);
  await search.fill("all rows");
  await page.getByText("Find in all rows").waitFor();
  expect(await page.getByText("Partial shipments").count()).toBe(0);
  await page.getByRole("button", { name: "Search and commands" }).focus();
  await page.keyboard.press("?");
  await dialog.getByText("Save the form or dialog that you are in").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-keyshortcuts"))).toBe("Control+K Meta+K");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("list of k");
  await page.keyboard.press("Enter");
  await dialog.getByText("List of keys").waitFor();
});
