import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPng } from "../../support/files/images.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("the last of a shipment's many files can be shown to partners and shared by a link, and all are counted; the newest and the oldest are known as papers, and a partner can read on (R-815, R-832, R-838, R-1112, R-1267)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { shipmentId, partner } = await aSharedShipment(api, exporter);
  await aPartner(api, exporter.user, { role: "CHA", name: "Kandla Forwarders" });
  const content = aPng({ width: 1, height: 1 });
  const upload = (name: string, type = "OTHER") => attach(api, exporter.user, shipmentId, { name, content, type, audience: "IMPORTER" });
  await upload("First.png", "PACKING_LIST");
  for (let number = 1; number <= 100; number += 1) await upload(`Slip ${number}.png`);
  await upload("Last.png", "INVOICE");
  const path = `/dashboard/firm/${globalId("Firm", exporter.firm.firmId)}/shipment/${globalId("Shipment", shipmentId)}`;

  await signedIn(page, exporter.user);
  for (const [button, title] of [
    ["Visible to…", "Visible To"],
    ["Share", "Share by a Link"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("dialog", { name: title }).getByRole("checkbox", { name: "Last.png" }).check();
  }
  await page.goto(`${path}?tab=people`);
  await page.getByRole("button", { name: "Add partner" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Partner" }).click();
  await page.getByRole("option", { name: "Kandla Forwarders CHA" }).click();
  await page.getByText("Kandla Forwarders (CHA) will see 0 of 103 documents").waitFor();

  await page.goto(path);
  const card = page.getByRole("region", { name: "Document set" });
  await card.getByRole("button", { name: "First.png" }).waitFor();
  await card.getByRole("button", { name: "Last.png" }).waitFor();
  await card.getByRole("button", { name: "Upload Bill of Lading" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Replaces" }).click();
  await page.getByRole("option", { name: "Last.png (Invoice)" }).waitFor();
  await page.goto("/dashboard");
  await page.getByTitle("Invoice", { exact: true }).waitFor();
  await page.getByTitle("Packing List", { exact: true }).waitFor();

  await page.goto("/dashboard/documents?q=slip");
  await page
    .getByRole("checkbox", { name: /^Select Slip/ })
    .first()
    .check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share by a Link" });
  await share.getByRole("checkbox", { name: "Last.png" }).check();
  expect(await share.getByRole("checkbox", { checked: true, name: /^Slip/ }).count()).toBe(1);

  await signedIn(page, partner);
  await page.goto("/dashboard/shared");
  await page.getByRole("link", { name: /^Shipment of/ }).click();
  await page.getByRole("heading", { name: "Documents (103)" }).waitFor();
  const reload = Promise.withResolvers<void>();
  let isReloading = false;
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON().operationName === "SharedShipmentPageQuery") {
      isReloading = true;
      await reload.promise;
    }
    await route.fallback();
  });
  const add = (name: string) => attach(api, exporter.user, shipmentId, { name, content, type: "OTHER", audience: "IMPORTER" });
  await add("Newer.png");
  await expect.poll(() => isReloading, patience).toBe(true);
  await page.getByRole("button", { name: "Show more" }).click();
  reload.resolve();
  for (const name of ["Newer.png", "Last.png"]) await page.getByText(name).waitFor();
  await add("Newest.png");
  for (const name of ["Newest.png", "Last.png"]) await page.getByText(name).waitFor();
});
