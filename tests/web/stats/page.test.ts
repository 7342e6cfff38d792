import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { financialYearInstants, currentFinancialYear } from "#domain/time/financialYear.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { endPrint, print } from "../../support/browser/printedPage.ts";
import { axeViolations } from "../../support/browser/axe.ts";

const site = openStatsSheetPage(6);

/** The variables of each request for rows since. */
async function watchRows(): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  site.page.on("request", (request) => {
    if (operationOf(request) === "rowWindowStoreQuery") asked.push(request.postDataJSON().variables);
  });
  return asked;
}

function operationOf(request: { url: () => string; postDataJSON: () => unknown }): string {
  if (!request.url().endsWith("/graphql")) return "";
  const body = request.postDataJSON();
  return typeof body === "object" && body !== null && "operationName" in body ? String(body.operationName) : "";
}

test("without a firm there is nothing to show but what to do (R-299)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Stats" }).click();
  await page.getByText("Select a Firm", { exact: true }).waitFor();
  await page.getByText("Please select a firm to view shipment statistics").waitFor();
  await page.getByText("No firm selected").waitFor();
  expect(await page.getByRole("navigation", { name: "Breadcrumbs" }).innerText()).toContain("Stats");
});

test("the first firm is chosen by itself; a firm seen within five minutes is not loaded again, unless the clock is set back, and Refresh loads it (R-285, R-293, R-300 to R-302, R-304, R-305, R-1306, R-1405)", async () => {
  const { page } = site;
  const asked = await watchRows();
  await page.clock.install();
  await site.open();
  await page.getByText("Active: Tarangvel Exports Private Limited").waitFor();
  const { from, to } = financialYearInstants(currentFinancialYear(new Date()));
  expect(asked).toEqual([expect.objectContaining({ firmId: site.owner.id("F1"), offset: 0, limit: 100 })]);
  expect(asked[0]?.["filter"]).toMatchObject({ from, to });
  const other = page.getByRole("tab", { name: "Tarangvel Textiles LLP" });
  const first = page.getByRole("tab", { name: "Tarangvel Exports Private Limited" });
  await other.click();
  await page.getByText("Active: Tarangvel Textiles LLP").waitFor();
  await page.getByText("0 rows").waitFor();
  expect(await site.grid.getAttribute("aria-rowcount")).toBe("101");
  expect([await other.getAttribute("title"), await page.getByText(/^Active: /).getAttribute("title")]).toEqual([
    "Tarangvel Textiles LLP",
    "Tarangvel Textiles LLP",
  ]);
  await first.click();
  await site.cell(1, "Shipment").getByText("Shipment 1").waitFor();
  expect(asked).toHaveLength(2);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => asked.length, patience).toBe(3);
  await other.click();
  await page.getByText("0 rows").waitFor();
  await page.clock.fastForward("05:01");
  await first.click();
  await expect.poll(() => asked.length, patience).toBe(4);
  await other.click();
  await page.getByText("0 rows").waitFor();
  const before = asked.length;
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await first.click();
  await expect.poll(() => asked.length, patience).toBe(before + 1);
});

test("filters by broker and ports reload the rows, and the address keeps them (R-303, R-306)", async () => {
  const { page } = site;
  await site.open();
  const asked = await watchRows();
  await page.getByRole("button", { name: "Filters" }).click();
  const choose = async (label: string, choice: string) => {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: choice }).click();
  };
  expect(await page.getByRole("combobox", { name: "Broker" }).inputValue()).toBe("All Brokers");
  expect(await page.getByRole("combobox", { name: "Loading Port" }).inputValue()).toBe("All Ports");
  await choose("Discharge Port", "Jebel Ali");
  await page.getByText("0 rows").waitFor();
  await choose("Discharge Port", "Mombasa");
  await page.getByText("6 rows").waitFor();
  expect(asked.map(({ filter }) => (filter as { portOfDischarge: string }).portOfDischarge)).toEqual(["Jebel Ali", "Mombasa"]);
  await page.reload();
  await site.cell(1, "Shipment").getByText("Shipment 1").waitFor();
  expect(await page.getByRole("combobox", { name: "Discharge Port" }).inputValue()).toBe("Mombasa");
  await page.getByRole("button", { name: "Filters, 1 in use" }).click();
  await page.getByRole("combobox", { name: "Discharge Port" }).waitFor({ state: "hidden" });
});

test("the sheet says what it is loading, and a failure why, with a way to try again (R-312)", async () => {
  const { page } = site;
  const columns = Promise.withResolvers<void>();
  const rows = Promise.withResolvers<void>();
  let isDown = true;
  const held = async (route: Route) => {
    const operation = operationOf(route.request());
    if (operation === "statsSheetQuery") await columns.promise;
    if (operation === "rowWindowStoreQuery") await rows.promise;
    await (operation === "rowWindowStoreQuery" && isDown ? route.abort() : route.continue());
  };
  await page.route("**/graphql", held);
  await page.goto("/dashboard/stats");
  await page.getByText("Loading columns...").waitFor();
  columns.resolve();
  await page.getByText("Loading data...").waitFor();
  await page.getByRole("columnheader", { name: "Shipment" }).waitFor();
  rows.resolve();
  await page.getByText("Failed to load data").waitFor();
  await page.getByText("The server cannot be reached.").waitFor();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await site.cell(1, "Shipment").getByText("Shipment 1").waitFor();
  await expect.poll(() => page.getByText("Loading data...").count(), patience).toBe(0);
  site.complaints.length = 0;
});

test("the page passes the accessibility checker in both themes (R-335, R-431)", async () => {
  const { page } = site;
  // A small window has every kind of thing and few of each: the checker looks at all of them.
  await page.setViewportSize({ width: 800, height: 480 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await site.open();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test("Stats prints its open charts, and a sentence instead of the part of the sheet that is in sight (R-1383)", async () => {
  const { page } = site;
  await site.open();
  const grid = page.getByRole("grid");
  const instead = page.getByText(/^The sheet of .+ is not printed\. Export it as XLSX, and print that file\.$/);
  expect([await grid.isVisible(), await instead.isVisible()]).toEqual([true, false]);
  await page.getByRole("button", { name: "Charts" }).click();
  const charts = page.getByRole("complementary", { name: "Charts" });
  await charts.waitFor();
  await print(page);
  expect([await grid.isVisible(), await instead.isVisible(), await charts.isVisible()]).toEqual([false, true, true]);
  expect(await page.getByRole("tablist", { name: "Firms" }).isVisible()).toBe(false);
  // As a whole.
  expect(await charts.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  expect(await charts.evaluate((panel) => getComputedStyle(panel).position)).toBe("static");
  await endPrint(page);
});
