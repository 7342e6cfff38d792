import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { openProductPage, patience, pathOf } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("Back on a shared shipment leads to the list or the search that led there, also after a reload (R-1262)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const { partner } = await aSharedShipment(api, await anExporter(api));
  await signedIn(page, partner);
  const shipment = page.getByRole("link", { name: /^Shipment of/ });
  const goBackTo = async (path: string) => {
    await page.getByRole("heading", { name: "Documents (1)" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Back" }).click();
    await expect.poll(() => pathOf(site), patience).toBe(path);
  };
  for (const path of ["/dashboard/shared?find=basmati&sort=oldest", "/dashboard/shared/documents?type=OTHER"]) {
    await page.goto(path);
    await shipment.click();
    await goBackTo(path);
  }
  await page.getByRole("row", { name: /bl\.pdf/ }).press("Enter");
  await goBackTo("/dashboard/shared/documents?type=OTHER");
});
