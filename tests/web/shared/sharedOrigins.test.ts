import { expect, test } from "vitest";
import { aLine, anExporter } from "../../support/api/anExporter.ts";
import { aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("partners read the origin of a line that is not of the shipment's country, in the spelling of the list (R-1349)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const line = { quantity: 10, rate: 1000 };
  const products = [aLine(exporter, line), aLine(exporter, { ...line, countryOfOrigin: " vietnam" })];
  const totals = { amountBeforeGST: 20_000, totalAmount: 20_000, totalQuantity: 20_000, totalGrossQuantity: 20_120 };
  const shared = await aSharedShipment(api, exporter, { role: "CHA", change: { products, ...totals } });
  const { data } = await shared.partner.get<{ products: { countryOfOrigin: string }[] }>(`/v1/shared/shipment${sharedPlace(shared)}`);
  expect(data.products.map(({ countryOfOrigin }) => countryOfOrigin)).toEqual(["", "Vietnam"]);
  await signedIn(page, shared.partner);
  await page.goto("/dashboard/shared");
  await page.getByRole("link", { name: /^Shipment of/ }).click();
  const goods = page.getByRole("region", { name: "Goods" }).getByRole("row");
  await goods.nth(2).getByText("Country of Origin Vietnam").waitFor();
  expect(await goods.nth(1).innerText()).not.toContain("Country of Origin");
});
