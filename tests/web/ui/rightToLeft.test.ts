import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

/* Names that run from right to left, with numbers and Latin letters in them. */

const site = openProductPage();
let owner: Owner;
prepare(async () => {
  owner = await anOwner(site.url);
});

const words = ["شحنة", "3x20", "جبل", "(2025)"];

/** Where the words of a name begin on its line, in pixels, from the name's first word on; and where its text begins in its box. */
async function places(of: Locator): Promise<{ lefts: number[]; inset: number }> {
  return await of.first().evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lefts: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of sought) {
        const at = (node.textContent ?? "").indexOf(word);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        lefts.push(Math.round(range.getBoundingClientRect().left));
      }
    }
    return { lefts, inset: Math.round(Math.min(...lefts) - element.getBoundingClientRect().left) };
  }, words);
}

test("a name from right to left keeps its order and its place in headings, lists, the way back and sentences (R-1273)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const id = await aStoredShipment(owner, { name: words.join(" ") });
  await openShipment(page, owner, id);
  const heading = page.getByRole("heading", { level: 1 });
  const crumb = page.getByRole("navigation", { name: "Breadcrumbs" }).locator("[aria-current]");
  for (const name of [heading, crumb]) {
    const { lefts, inset } = await places(name);
    expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
    expect([lefts.length, inset < 20]).toEqual([words.length, true]);
  }
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Shipment" });
  await form.getByLabel("Shipment Name").fill(`${words.join(" ")} B`);
  await form.getByRole("button", { name: "Update Shipment" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "History" }).click();
  const { lefts } = await places(page.getByText("changed the name from"));
  expect([lefts.length, lefts]).toEqual([words.length, lefts.toSorted((one, other) => other - one)]);
  await page.goto("/dashboard");
  const row = await places(page.getByRole("table", { name: "Recent shipments" }).getByRole("link"));
  expect(row.lefts).toEqual(row.lefts.toSorted((one, other) => other - one));
  expect(row.inset).toBeLessThan(20);
});

test("each line of a long name from right to left begins at the left, on a phone too (R-1273)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await page.setViewportSize({ width: 360, height: 800 });
  await openShipment(page, owner, await aStoredShipment(owner, { name: [...words, ...words, "علي"].join(" ") }));
  const insets = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { left } = heading.getBoundingClientRect();
    const lines = Map.groupBy(range.getClientRects(), ({ bottom }) => Math.round(bottom / 10));
    return [...lines.values()].map((rects) => Math.round(Math.min(...rects.map((rect) => rect.left)) - left));
  });
  expect(insets.length).toBeGreaterThan(1);
  expect(insets).toEqual(insets.map(() => 0));
});
