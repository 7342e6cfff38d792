import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";

const site = openExporterPage();

test("a shipment whose master data has changed since says so, and takes the new data after a question", async () => {
  const { page } = site;
  const shipment = await aStoredShipment(site.owner);
  await openShipment(page, site.owner, shipment);
  expect(await page.getByRole("button", { name: "Refresh from master data" }).count()).toBe(0);
  await renameConsignee("Renamed Traders Ltd");
  await openShipment(page, site.owner, shipment);
  await page.getByRole("button", { name: "Refresh from master data" }).click();
  const question = page.getByRole("dialog", { name: "Refresh from master data" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await page.getByText("Renamed Traders Ltd").count()).toBe(0);
  await page.getByRole("button", { name: "Refresh from master data" }).click();
  const sent = sentInput(page, "MasterDataNoticeRefreshMutation");
  await question.getByRole("button", { name: "Refresh", exact: true }).click();
  expect(await sent).toEqual({ id: shipment });
  await toast(page, "Shipment refreshed from master data");
  await page.getByText("Renamed Traders Ltd").first().waitFor();
  await page.getByRole("button", { name: "Refresh from master data" }).waitFor({ state: "hidden" });
});

async function renameConsignee(name: string): Promise<void> {
  type Buyers = { viewer: { buyers: { nodes: { id: string; address: string; country: string }[] } } };
  const id = site.owner.id("B5");
  const { viewer } = await site.owner.client.send<Buyers>("query { viewer { buyers { nodes { id address country } } } }", {});
  const buyer = viewer.buyers.nodes.find((node) => node.id === id);
  await site.owner.client.send("mutation ($input: UpdateBuyerInput!) { updateBuyer(input: $input) { errors { message } } }", {
    input: { ...buyer, name },
  });
}
