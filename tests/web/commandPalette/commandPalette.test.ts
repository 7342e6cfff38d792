import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { holdBackFile } from "../../support/browser/holdBackFile.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();

const field = () => site.page.getByRole("combobox", { name: "Search and commands" });
const options = () => site.page.getByRole("option").allInnerTexts();
/** The option that the field announces as active. */
const active = async () => {
  const id = await field().getAttribute("aria-activedescendant");
  return await site.page.locator(`[id="${id}"]`).innerText();
};
const focused = () => site.page.evaluate(() => document.activeElement?.textContent ?? "");

test("the palette goes to screens, firms and actions by keyboard, and gives the focus back", async () => {
  const { page } = site;
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: "Search and commands" });
  await button.focus();
  await page.keyboard.press("Control+k");
  await field().waitFor();
  expect(await options()).toEqual(expect.arrayContaining([expect.stringContaining("Tarangvel Textiles LLP"), "Stats", "Log out"]));
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement), patience).toBe(true);

  await page.keyboard.press("Meta+k");
  await field().fill("settings ports");
  expect(await active()).toContain("Loading Ports");
  await page.keyboard.press("ArrowDown");
  expect(await active()).toContain("Discharge Ports");
  await page.keyboard.press("ArrowDown");
  expect(await active()).toContain("Loading Ports");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Your Loading Ports/ }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/settings?tab=loading-port");
  await expect.poll(focused, patience).toBe("Settings");

  await page.keyboard.press("Control+k");
  await field().waitFor();
  expect((await options())[0]).toContain("Loading Ports");
  await field().fill("textiles create");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Create New Shipment" }).waitFor();
  await expect.poll(() => new URL(page.url()).search, patience).toBe("");
  await page.keyboard.press("Control+k");
  expect(await field().count()).toBe(0);
});

test("what is typed while the palette loads is in its field, and in no field once it has closed (R-1185)", async () => {
  const { page } = site;
  await page.goto("/dashboard/support");
  const search = page.getByRole("searchbox");
  await search.fill("no");
  const bring = await holdBackFile(page, /\/CommandPalette-[^/]*\.js$/);
  const asked = page.waitForRequest(/\/CommandPalette-/);
  await page.keyboard.press("Control+k");
  await asked;
  await page.keyboard.type("profx");
  await page.keyboard.press("Backspace");
  bring();
  await expect.poll(() => field().evaluate((element) => element === document.activeElement), patience).toBe(true);
  await page.keyboard.type("ile");
  expect(await field().inputValue()).toBe("profile");
  await page.keyboard.press("Escape");
  await field().waitFor({ state: "detached" });
  await search.focus();
  await page.keyboard.type("n");
  expect(await search.inputValue()).toBe("non");
  await page.unrouteAll();
});

test("the palette finds shipments by name, number or container, drops older answers, and says when there is nothing", async () => {
  const { page, owner } = site;
  const id = await aStoredShipment(owner, {
    name: "Three lots to Mombasa",
    type: "CONTAINERISED",
    containerDetail: { containerCount: 1, type: "FCL" },
    containers: [{ containerNumber: "TVXU1001026" }],
  });
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Support" }).first().waitFor();
  let holdFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (holdFirst = resolve));
  await page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === "useShipmentSearchQuery" && variables.find === "three") await first;
    await route.fallback().catch(() => undefined);
  });
  await page.keyboard.press("Control+k");
  const asked = page.waitForRequest((request) => request.postData()?.includes('"find":"three"') ?? false);
  await field().fill("three");
  await asked;
  await page.getByRole("status").filter({ hasText: "Searching shipments..." }).waitFor();
  await field().fill("lo");
  await page.keyboard.press("ArrowDown");
  const chosen = await active();
  expect(chosen).not.toBe((await options())[0]);
  await page.getByRole("group", { name: "Shipments" }).waitFor();
  expect(await active()).toBe(chosen);
  await field().fill("tvxu1001026");
  const found = page.getByRole("option", { name: /Three lots to Mombasa/ });
  await found.waitFor();
  holdFirst();
  await field().fill("no such shipment");
  await page.getByRole("status").filter({ hasText: "Nothing found" }).waitFor();
  expect(await found.count()).toBe(0);
  await field().fill("MOMBASA lots");
  await found.waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Three lots to Mombasa" }).waitFor();
  expect(pathOf(site)).toBe(`${site.firmPath}/shipment/${id}`);
});

test("a search that fails says so, is tried again on request, and leaves the focus in the field", async () => {
  const { page, owner } = site;
  await aStoredShipment(owner, { name: "Second try to Mombasa" });
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Support" }).first().waitFor();
  for (const search of ["useShipmentSearchQuery", "useDocumentSearchQuery"]) {
    await breakOnce(page, search);
    await page.keyboard.press("Control+k");
    await field().fill("second try");
    await page.getByRole("status").filter({ hasText: "The search failed" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Try again");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Try again" }).waitFor({ state: "detached" });
    await page.getByRole("option", { name: /Second try to Mombasa/ }).waitFor();
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await field().waitFor({ state: "detached" });
  }
  site.complaints.length = 0;
});

test("a page stays though the code of the palette or of the bell cannot be loaded", async () => {
  const { page } = site;
  await page.route(/\/(CommandPalette|InboxBell)-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/dashboard/support");
  const heading = page.getByRole("heading", { name: "Support" }).first();
  await heading.waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
  expect(await heading.isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Inbox" }).count()).toBe(0);
  site.complaints.length = 0;
});
