import type { Route } from "playwright-core";
import { brokenNumbers, endPrint, print, tablesAsCards } from "../../support/browser/printedPage.ts";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { belowLast, coveredByTab, topmostTexts } from "../../support/browser/gestures/coveredFocus.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
const shipments = 73;

prepare(async () => {
  for (let n = 1; n <= shipments; n += 1) await aStoredShipment(site.owner, { name: `Shipment ${n}` });
});

function rows() {
  return site.page
    .getByRole("table", { name: "Shipments" })
    .getByRole("row")
    .filter({ has: site.page.getByRole("link") });
}

function pageButtons(): Promise<string[]> {
  return site.page.getByRole("navigation", { name: "Pages" }).locator("> *").allTextContents();
}

function isListQuery(route: Route): boolean {
  return route.request().postDataJSON()?.operationName === "ShipmentListPageQuery";
}

async function openMenu(name: string): Promise<void> {
  await site.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
}

test("a page holds the 50 newest shipments with name, status if any and short date, and the total stands below (R-088, R-169, R-170, R-174, R-181, R-363, R-836)", async () => {
  const { page } = site;
  await page.route("**/graphql", async (route) => {
    if (!isListQuery(route)) return await route.continue();
    const response = await route.fetch();
    // Another server with the same API may return a status.
    await route.fulfill({ response, body: (await response.text()).replace('"status":null', '"status":"In transit"') });
  });
  await page.goto(site.firmPath);
  await expect.poll(() => rows().count(), patience).toBe(50);
  await page.getByText("Manage shipments for Tarangvel Exports Private Limited").waitFor();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByText("Tarangvel Exports Private Limited").waitFor();
  expect(await rows().first().getByRole("link").textContent()).toBe(`Shipment ${shipments}`);
  const [, month, day, year] = new Date().toDateString().split(" ");
  await rows().first().locator("time").getByText(`${day} ${month} ${year}`, { exact: true }).waitFor();
  await page.getByText(`${shipments} shipments`).waitFor();
  // A row is one line.
  expect((await rows().first().boundingBox())?.height).toBeCloseTo(44, -0.5);
  expect(await rows().filter({ hasText: "In transit" }).allTextContents()).toEqual([expect.stringContaining(`Shipment ${shipments}`)]);
});

test("a row leads to its shipment, and the firm's crumb goes back to the same page of the list (R-089, R-171)", async () => {
  const { page } = site;
  await page.goto(`${site.firmPath}?rows=10`);
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.getByRole("link", { name: "Shipment 60", exact: true }).click();
  await page.waitForURL("**/shipment/*");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await crumbs.getByText("Shipment 60", { exact: true }).waitFor();
  // A tab of the shipment adds a history entry, which the way back to the list must skip.
  await page.getByRole("tab", { name: "History" }).click();
  await page.waitForURL("**?tab=history");
  await crumbs.getByRole("button", { name: "Tarangvel Exports Private Limited" }).click();
  await page.getByRole("link", { name: "Shipment 60", exact: true }).waitFor();
  expect(await page.locator("[aria-current=page]", { hasText: "2" }).count()).toBe(1);
});

test("the head of the list stays in sight, and nothing that the keyboard comes to is below it (R-1252)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(site.firmPath);
  await rows().nth(40).getByRole("link").focus();
  const heads = page.getByRole("table", { name: "Shipments" }).getByRole("columnheader");
  const names = ["Name", "Consignee", "Progress", "Total Amount", "Created"];
  expect((await heads.evaluateAll(topmostTexts)).filter((text) => names.includes(text))).toEqual(names);
  expect(await coveredByTab(page, "Shift+Tab", 40)).toEqual([]);
});

test("no cell lies below the menus' column at any width: a cut amount would read as another (R-836)", async () => {
  await site.page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"status":null', '"status":"Customs cleared"');
    await route.fulfill({ response, body: text.replaceAll(/"totalAmount":"[^"]*"/g, '"totalAmount":"12345678.90"') });
  });
  await site.page.goto(site.firmPath);
  await expect.poll(() => rows().count(), patience).toBe(50);
  const lost = [];
  for (let width = 770; width <= 1100; width += 15) {
    await site.page.setViewportSize({ width, height: 600 });
    lost.push(...(await rows().first().locator("td").evaluateAll(belowLast)));
  }
  expect(lost).toEqual([]);
});

test("the printed list is a table, and no number of it is broken (R-1253)", async () => {
  const { page } = site;
  await page.goto(site.firmPath);
  await expect.poll(() => rows().count(), patience).toBe(50);
  const screen = page.viewportSize();
  for (const width of [718, 794, 1123]) {
    await page.setViewportSize({ width, height: 1000 });
    await print(page);
    expect(await page.evaluate(brokenNumbers)).toEqual([]);
    expect(await page.evaluate(tablesAsCards)).toEqual([]);
    await endPrint(page);
  }
  if (screen) await page.setViewportSize(screen);
});

test("the dark theme prints as the light one, and is back afterwards (R-1253)", async () => {
  const { page } = site;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(site.firmPath);
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  const onScreen = await ink();
  await print(page);
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  expect(await ink()).not.toBe(onScreen);
  await endPrint(page);
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  expect(await ink()).toBe(onScreen);
  await page.emulateMedia({ colorScheme: null });
});

test("page buttons have an ellipsis, and previous and next end where the list ends (R-174)", async () => {
  const { page } = site;
  await page.goto(`${site.firmPath}?rows=10`);
  await expect.poll(() => rows().count(), patience).toBe(10);
  expect(await pageButtons()).toEqual(["", "1", "2", "3", "4", "5", "6", "…", "8", ""]);
  expect(await page.getByRole("button", { name: "Previous page" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Page 8" }).click();
  await page.getByRole("link", { name: "Shipment 3", exact: true }).waitFor();
  expect(await rows().count()).toBe(3);
  expect(await page.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Previous page" }).click();
  await page.getByRole("link", { name: "Shipment 4", exact: true }).waitFor();
  expect(await page.locator("[aria-current=page]", { hasText: "7" }).count()).toBe(1);
});

test("10, 50 or 100 rows a page may be chosen (R-174, R-175)", async () => {
  const { page } = site;
  await page.goto(site.firmPath);
  await page.getByRole("combobox", { name: "Rows per page" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual(["10", "50", "100"]);
  await page.getByRole("option", { name: "100" }).click();
  await expect.poll(() => rows().count(), patience).toBe(shipments);
});

test("the list asks once, for the days of the financial year as instants, newest first (R-096, R-181)", async () => {
  const { page } = site;
  const asked: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    const body = request.method() === "POST" ? request.postDataJSON() : null;
    if (body?.operationName === "ShipmentListPageQuery") asked.push(body.variables);
  });
  const thisYear = new Date().getFullYear();
  const year = `${thisYear % 100}-${(thisYear + 1) % 100}`;
  await page.evaluate((choice) => localStorage.setItem("financial-year", JSON.stringify(choice)), { year, period: "JAN-DEC" });
  await page.goto(site.firmPath);
  await expect.poll(() => rows().count(), patience).toBe(50);
  const from = await page.evaluate((first) => new Date(`${first}-01-01T00:00:00`).toISOString(), thisYear);
  const to = await page.evaluate((last) => new Date(`${last}-12-31T23:59:59.999`).toISOString(), thisYear);
  expect(asked).toEqual([{ firmId: site.owner.id("F1"), first: 50, status: null, find: null, orderBy: null, after: null, from, to }]);
});

test("another financial year starts at page 1; one without shipments says so (R-097, R-173)", async () => {
  const { page } = site;
  await page.goto(`${site.firmPath}?rows=10`);
  await page.getByRole("link", { name: "Page 3" }).click();
  await page.getByRole("link", { name: "Shipment 50", exact: true }).waitFor();
  await page.getByRole("button", { name: /^Financial year/ }).click();
  await page.getByRole("combobox", { name: "Year" }).click();
  await page.getByRole("option").last().click();
  await page.getByText("No Shipments Found").waitFor();
  expect(pathOf(site)).toBe(`${site.firmPath}?rows=10`);
});

test("a row's menu opens, edits, copies, and leads to a set of documents; the palette acts on the open shipment (R-172, R-749, R-750)", async () => {
  const { page } = site;
  await page.goto(site.firmPath);
  await openMenu("Shipment 73");
  const entries = page.getByRole("menu").getByRole("menuitem");
  expect(await entries.allTextContents()).toEqual(["Open", "Edit", "Duplicate", "Generate Set", "Delete"]);
  await page.getByRole("menuitem", { name: "Generate Set" }).click();
  await page.getByRole("dialog", { name: "Generate Set" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("dupl");
  await page.getByRole("option", { name: "Duplicate This shipment" }).click();
  await page.getByRole("dialog", { name: "Duplicate Shipment" }).waitFor();
});

test("a list that cannot be loaded says why and is tried again (R-180)", async () => {
  const { page } = site;
  let isDown = true;
  await page.route("**/graphql", (route) => (isListQuery(route) && isDown ? route.abort() : route.continue()));
  await page.goto(site.firmPath);
  await page.getByText("Failed to load shipments").waitFor();
  await page.getByText("The server cannot be reached.").waitFor();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => rows().count(), patience).toBe(50);
  expect(await page.getByText("Failed to load shipments").count()).toBe(0);
  site.complaints.length = 0;
});

test("an address without a firm, or with one that is not the user's, leads home and says so (R-179)", async () => {
  const { page } = site;
  for (const path of ["/dashboard/firm", "/dashboard/firm/nobodys"]) {
    await page.goto(path);
    await page.getByText("Firm ID not found. Please go back and select a firm.").waitFor();
    await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
  }
});

test("a firm without shipments offers to create one (R-173)", async () => {
  const { page } = site;
  await page.goto(`/dashboard/firm/${site.owner.id("F2")}`);
  await page.getByText("No Shipments Found").waitFor();
  await page.getByRole("button", { name: "Create a shipment" }).click();
  await page.getByRole("dialog", { name: "Create New Shipment" }).waitFor();
  expect(await rows().count()).toBe(0);
});

test("the list takes its placeholder's place as soon as its data is there, without a pause", async () => {
  const { page } = site;
  await page.clock.install();
  await page.goto("/dashboard");
  const firm = page.getByRole("link", { name: /Tarangvel/ }).first();
  await firm.waitFor();
  const answer = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (isListQuery(route)) await answer.promise;
    await route.continue();
  });
  // From now on no time passes in the page: timers never fire.
  await page.clock.pauseAt(Date.now() + 60_000);
  await firm.press("Enter");
  await page.locator("main [aria-busy=true]").waitFor();
  answer.resolve();
  await expect.poll(() => rows().count(), patience).toBe(50);
});
