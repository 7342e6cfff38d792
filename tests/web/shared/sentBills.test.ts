import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import { aBroker, aCommissioned, sendBill } from "../../support/api/sharing/brokers.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("a broker that is taken off the shipment finds its bill below Create bill, with exporter and state, and downloads it (R-1208)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const broker = await aBroker(api, exporter);
  const shipmentId = await aCommissioned(exporter, 250, {}, "10/11/2025");
  await sendBill(broker, [shipmentId], { billNo: "OLD/1", date: "20/11/2025" });
  const { partnerId } = broker;
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId });
  await signedIn(page, broker);
  await page.goto("/dashboard/shared/bill");
  await page.getByText("Nothing to bill yet").waitFor();
  const row = page.getByRole("table", { name: "Sent bills" }).getByRole("row").nth(1);
  await row.getByText("Submitted").waitFor();
  await row.getByText(exporter.firm.name).waitFor();
  const name = "Brokerage Bill OLD_1.pdf";
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: `Download ${name}` }).click()]);
  expect(file.suggestedFilename()).toBe(name);
  await page.getByText("Document downloaded successfully").waitFor();
});
