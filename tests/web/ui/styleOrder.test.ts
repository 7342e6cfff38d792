import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { anOwner } from "../../support/browser/exporterWithMasterData.ts";
import { aWorkedShipment, openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage } from "../../support/browser/productPage.ts";

const site = openProductPage();

/** The computed style of every element of the screen, one line each. */
async function looks(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const seen = [
      "padding",
      "margin",
      "border",
      "font-size",
      "font-weight",
      "display",
      "background-color",
      "color",
      "border-radius",
      "text-decoration",
    ];
    return [...document.querySelectorAll("#root *")].map((element) => {
      const style = getComputedStyle(element);
      const name = element.tagName + (element instanceof HTMLElement ? ` ${element.innerText.slice(0, 30)}` : "");
      return `${name}: ${seen.map((property) => style.getPropertyValue(property)).join("; ")}`;
    });
  });
}

test("a screen looks the same whether one came by the pages with their styles inside or opened it at once", async () => {
  const { page } = site;
  const owner = await anOwner(site.url);
  const id = await aWorkedShipment(owner, 0);
  await page.goto("/login");
  await page.getByLabel("Email").fill(owner.user.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.user.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Tarangvel Exports Private Limited").click();
  await page.getByRole("row").nth(1).click();
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Close message" }).waitFor({ state: "detached" });
  const bySignIn = await looks(page);
  await openShipment(page, owner, id);
  expect(bySignIn.length).toBeGreaterThan(100);
  await expect.poll(() => looks(page)).toEqual(bySignIn);
});
