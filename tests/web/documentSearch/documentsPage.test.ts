import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { aMember } from "../../support/api/members.ts";
import { asUser } from "../../support/api/aUser.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { globalId } from "#domain/http/globalId.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { anAttachment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { print, tablesAsCards } from "../../support/browser/printedPage.ts";
import { boxOf } from "../../support/browser/gestures/boxOf.ts";
import { coveredByTab, topmostTexts } from "../../support/browser/gestures/coveredFocus.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
prepare(async () => {
  const [shipmentId, other] = [
    await aStoredShipment(site.owner, { name: "Monsoon Lot" }),
    await aStoredShipment(site.owner, { name: "Winter Lot" }),
  ];
  const files = [
    {
      shipmentId,
      name: "Draft.pdf",
      type: "DRAFT_BILL_OF_LADING",
      content: await aPdf(["Draft bill of lading for the container TVXU 100101-0"], { width: 600 }),
    },
    {
      shipmentId,
      name: "Covering.pdf",
      type: "OTHER",
      content: await aPdf(["A covering letter of the first lot", "Sold to the house of MULLER, Hamburg"], { width: 600 }),
    },
    { shipmentId: other, name: "Sealed.pdf", type: "OTHER", content: await aPdf(["Seal"]) },
  ];
  for (const file of files) await anAttachment(site.url, site.owner, file);
});
beforeEach(async () => {
  // A second try begins without the search that the first one saved.
  type Answer = { viewer: { savedSearches: { id: string }[] } };
  const { viewer } = await site.owner.client.send<Answer>("{ viewer { savedSearches { id } } }");
  const remove = "mutation ($input: DeleteSearchInput!) { deleteSearch(input: $input) { errors { message } } }";
  for (const { id } of viewer.savedSearches) await site.owner.client.send(remove, { input: { id } });
});

test("documents are found by words in them, previewed at the hit, ticked and downloaded, and a search is saved (R-794 to R-800, R-975, R-1002, R-1004)", async () => {
  const { page } = site;
  await page.goto("/dashboard/documents");
  const grid = page.getByRole("grid", { name: "Documents" });
  // The page searches again until they were read.
  await grid.getByText("Scan", { exact: true }).waitFor();
  await expect.poll(() => grid.getByText("Being read").count(), patience).toBe(0);
  await page.keyboard.press("/");
  await page.keyboard.type("tvxu1001010");
  await grid.locator("mark", { hasText: "TVXU 100101-0" }).waitFor();
  // The number is found by its beginning too.
  await expect.poll(() => pathOf(site)).toBe("/dashboard/documents?q=tvxu1001010");
  await page.getByRole("searchbox").fill("müller");
  await grid.locator("mark", { hasText: "MULLER" }).waitFor();
  await grid.getByText("Page 2:").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect.poll(() => preview.locator("iframe").getAttribute("src"), patience).toMatch(/^blob:.+#page=2&/);
  await preview.locator("mark", { hasText: "MULLER" }).waitFor();
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  expect(await grid.getByRole("row", { name: /Covering/ }).evaluate((row) => row === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByLabel("Name", { exact: true }).fill("To Hamburg");
  await page.keyboard.press("Enter");
  await toast(page, "Search saved successfully");
  await page.getByRole("button", { name: "Clear search" }).click();
  await grid.getByText("Sealed.pdf").waitFor();
  await page.getByRole("checkbox", { name: /^Draft Bill of Lading/ }).check();
  await page.getByText("1 document", { exact: true }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/documents?type=DRAFT_BILL_OF_LADING");
  await page.goBack();
  await page.getByText("3 documents").waitFor();
  await page.getByLabel("Stored until").fill("2020-01-31");
  await page.getByText("No documents found").waitFor();
  expect(pathOf(site)).toBe("/dashboard/documents?to=2020-01-31");
  await page.getByRole("button", { name: "Remove Until 31 Jan 2020" }).click();
  await page.getByText("3 documents").waitFor();

  await grid.getByRole("row").nth(1).focus();
  await page.keyboard.press("Space");
  await page.getByText(/^1 selected, /).waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = page.getByRole("dialog", { name: "Share by a Link" });
  await link.getByRole("checkbox", { name: "Sealed.pdf", checked: true }).waitFor();
  await link.getByRole("button", { name: "Cancel" }).click();
  await link.waitFor({ state: "detached" });
  await grid.getByRole("row").nth(1).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("A share link holds documents of one shipment.").waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByRole("button", { name: "Select all 3" }).click();
  await page.getByText(/^3 selected, /).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download ZIP" }).click();
  const names = Object.keys(unzipSync(new Uint8Array(await readFile(await (await download).path()))));
  expect(names.map((name) => name.split("/").at(-1))).toEqual(expect.arrayContaining(["Other - Covering.pdf", "contents.csv"]));

  await page.getByRole("button", { name: "Change type" }).click();
  await page.getByText("3 documents get the new type.").waitFor();
  await page.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Certificate of Origin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change", exact: true }).click();
  await toast(page, "Type of 3 documents changed");
  await page.getByRole("checkbox", { name: "Certificate of Origin 3" }).waitFor();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Both lots");
  await page.getByRole("combobox", { name: "Shipment" }).click();
  await page.getByRole("option", { name: "Winter Lot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true }).click();
  await toast(page, "Documents merged successfully");
  await grid
    .getByRole("row", { name: /Both lots\.pdf/ })
    .getByRole("link", { name: "Winter Lot" })
    .waitFor();

  await page.getByRole("link", { name: "To Hamburg" }).click();
  // The merged file is found too, as soon as it is read.
  await grid.locator("mark", { hasText: "MULLER" }).first().waitFor();
  await page.getByRole("button", { name: "Actions for To Hamburg" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Saved search deleted successfully");
  await page.getByRole("link", { name: "To Hamburg" }).waitFor({ state: "detached" });
  await page.goto(`/dashboard/documents?q=hamburg%20-both&buyer=${globalId("Buyer", "gone")}`);
  await page.getByText("This search names what was deleted").waitFor();
  await page.getByRole("button", { name: "Remove Deleted buyer" }).click();
  await grid.getByText("Covering.pdf").waitFor();
  await page.getByRole("searchbox").press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Monsoon Lot" }).waitFor();
});

test("on the narrowest screen a found document is a card with its buttons at the right of its name, however long its type is (R-1386)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/dashboard/documents");
  const row = page.getByRole("row", { name: /Draft/ });
  const button = await boxOf(row.getByRole("button", { name: /Download/ }));
  const card = await boxOf(row);
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect([button.x > card.x + card.width / 2, button.y < card.y + 40]).toEqual([true, true]);
});

test("the months are one group of radio buttons with a name (R-795)", async () => {
  const { page } = site;
  await page.goto("/dashboard/documents");
  const months = page.getByRole("radiogroup", { name: "Stored in" });
  await months.getByRole("radio", { name: "Any month", checked: true }).press("ArrowDown");
  await months.getByRole("radio", { checked: true, name: /\d$/ }).waitFor();
  await expect.poll(() => pathOf(site)).toMatch(/^\/dashboard\/documents\?month=/);
});

test("the head of many found documents stays in sight, a row that the keys come to has the focus at once and is wholly in sight too, and paper has all rows (R-797, R-1252, R-1253)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(site.owner, { name: "Long Lot" });
  const content = await aPdf(["Long list"]);
  for (let number = 1; number <= 30; number += 1) {
    await anAttachment(site.url, site.owner, { shipmentId, name: `Paper ${number}.pdf`, type: "OTHER", content });
  }
  await page.setViewportSize({ width: 1920, height: 600 });
  await page.goto("/dashboard/documents");
  const grid = page.getByRole("grid", { name: "Documents" });
  await grid.getByRole("row").nth(1).focus();
  expect(await grid.evaluate(focusAfterKeys)).toEqual(["10", "11", "1"]);
  const heads = ["Name", "Document Type", "Shipment", "Size", "Updated At"];
  for (const key of ["PageDown", "Space", "ArrowDown", "ArrowDown", "ArrowDown", "PageUp", "ArrowUp", "ArrowUp", "End"]) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(hiddenEdges)).toEqual([]);
    const seen = async () => (await grid.getByRole("columnheader").evaluateAll(topmostTexts)).filter((text) => heads.includes(text));
    await expect.poll(seen).toEqual(heads);
  }
  const rows = grid.getByRole("row");
  expect(await rows.count()).toBeLessThan(30);
  await page.setViewportSize({ width: 718, height: 600 });
  await print(page);
  expect(await rows.count()).toBeGreaterThan(30);
  expect(await page.evaluate(tablesAsCards)).toEqual([]);
});

test("who would take a colleague's search out of the team reads below the box why not (R-791, R-396)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const owner = asUser(api, site.owner.user);
  await owner.post("/v1/user/saved-search/add", { name: "Team's", search: "q=seal", isShared: true });
  await signedIn(page, await aMember(api, owner, { role: "EDITOR" }));
  await page.goto("/dashboard/documents");
  await page.getByRole("button", { name: "Actions for Team's" }).click();
  await page.getByRole("menuitem", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Saved Search" });
  await dialog.getByRole("checkbox", { name: "For the team" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Only who saved a search for the team can take it from the team").waitFor();
  const { data } = await owner.get<{ savedSearches: object[] }>("/v1/user/saved-search");
  expect(data.savedSearches).toMatchObject([{ name: "Team's", isShared: true }]);
});

/** Runs in the page: the row with the focus right after each of three keys, before anything else is carried out. */
function focusAfterKeys(): (string | null | undefined)[] {
  return ["PageDown", "ArrowDown", "PageUp"].map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute("data-index");
  });
}

/** Runs in the page: the edges of the row with the focus that lie below something or out of the window. */
function hiddenEdges(): string[] {
  const row = document.activeElement?.closest("tr");
  if (!row) return ["no row has the focus"];
  const { left, top, bottom } = row.getBoundingClientRect();
  return [top + 2, bottom - 2].filter((y) => !row.contains(document.elementFromPoint(left + 100, y))).map((y) => `${y} of ${innerHeight}`);
}

test("the bar of the ticked documents covers nothing that Tab reaches, at 200 % zoom neither (R-432)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 640, height: 430 });
  await page.goto("/dashboard/documents");
  const boxes = page.getByRole("grid", { name: "Documents" }).getByRole("checkbox");
  for (const place of [1, 2]) await boxes.nth(place).check();
  await page.getByText(/^2 selected, /).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "Filters" }).focus();
  expect(await coveredByTab(page, "Tab", 15)).toEqual([]);
});
