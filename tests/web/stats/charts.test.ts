import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { axeViolations } from "../../support/browser/axe.ts";

/** Of one tonne of rice at 1,000.00 each: the odd ones in USD, the even ones in EUR. */
const site = openStatsSheetPage(3);

test("charts show each currency for itself, by bars and as a table, with totals, and a bar filters the sheet (R-849)", async () => {
  const { page, owner } = site;
  await aStoredShipment(owner, { name: "To the Gulf", consigneeId: owner.id("B1"), portOfDischarge: "Jebel Ali" });
  await site.open();
  await page.getByText("4 rows").waitFor();
  await page.getByRole("button", { name: "Charts" }).click();
  const charts = page.getByRole("complementary", { name: "Charts" });
  const month = new Date().toLocaleDateString("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
  const bar = (name: string) => charts.getByRole("button", { name: new RegExp(`^${name} `) });
  await charts.getByRole("button", { name: `${month} Value 3,000.00 Year before 0.00`, exact: true }).waitFor();
  await charts.getByRole("combobox", { name: "Currency" }).click();
  await page.getByRole("option", { name: "EUR" }).click();
  await bar(month).getByText("1,000.00").waitFor();
  await charts.getByText("Total in EUR").waitFor();
  expect(await charts.locator("dd").allInnerTexts()).toEqual(["1,000.00", "0.00"]);
  expect(
    await bar(month)
      .locator("> [aria-hidden]")
      .first()
      .evaluate((plot) => (plot instanceof HTMLElement ? plot.offsetHeight : 0)),
  ).toBe(160);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  const asked = page.waitForRequest((request) => request.postData()?.includes("rowWindowStoreQuery") ?? false);
  await bar(month).click();
  expect((await asked).postDataJSON().variables.filter.month).toBe(new Date().toISOString().slice(0, 7));
  await page.getByRole("list", { name: "Conditions" }).getByText(month).waitFor();
  expect(await bar(month).getAttribute("aria-pressed")).toBe("true");
  await bar(month).click();
  await page.getByRole("list", { name: "Conditions" }).waitFor({ state: "detached" });
  expect(await axeViolations(page, { within: "aside[aria-label=Charts]" })).toEqual([]);

  await charts.getByText("Sums of the column Total Amount: invoice values less their advances.", { exact: true }).waitFor();
  await charts.getByText("Products", { exact: true }).click();
  await charts.getByText(/^Sums of lines, before discount, tax and advances\. /).waitFor();
  await charts.getByRole("switch", { name: "Show as table" }).click();
  const table = charts.getByRole("table", { name: "Value by product, with the average price per MT, in EUR" });
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Product", "Value", "MT", "Average per MT"]);
  expect((await table.getByRole("row").nth(1).getByRole("cell").allInnerTexts()).slice(1)).toEqual(["1,000.00", "1", "1,000.00"]);
  await charts.getByRole("switch", { name: "Show as table" }).click();

  await charts.getByText("Consignees", { exact: true }).click();
  const consignee = charts.getByRole("listitem").getByRole("button");
  const name = (await consignee.first().locator("> :first-child").innerText()).trim();
  await consignee.first().click();
  await page.getByRole("button", { name: `Remove Consignee: ${name}` }).click();
  await page.getByText("4 rows").waitFor();
  await charts.getByText("Ports", { exact: true }).click();
  await charts.getByRole("combobox", { name: "Currency" }).click();
  await page.getByRole("option", { name: "USD" }).click();
  await bar("Jebel Ali").click();
  await page.getByText("1 row", { exact: true }).waitFor();
  expect(await page.getByRole("combobox", { name: "Discharge Port" }).inputValue()).toBe("Jebel Ali");
  expect(await charts.getByRole("listitem").count()).toBe(1);
  await charts.getByRole("button", { name: "Close charts" }).click();
  await charts.waitFor({ state: "detached" });
});

test("charts that cannot come say so beside the sheet, which stays", async () => {
  const { page } = site;
  await site.open();
  await page.route("**/graphql", (route) => (route.request().postData()?.includes("chartSeriesQuery") ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Charts" }).click();
  await page.getByRole("complementary", { name: "Charts" }).getByText("The server cannot be reached.").waitFor();
  expect(await site.cell(1, "Shipment").count()).toBe(1);
  site.complaints.length = 0;
});
