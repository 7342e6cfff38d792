import { expect, test } from "vitest";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aSharedShipment, type Share } from "../../support/api/sharing/shares.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let exporter: Exporter;
let share: Share & { partner: TestUser };
prepare(async () => {
  const api = productApi(site.url);
  exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  share = await aSharedShipment(api, exporter, { role: "CHA" });
});

test("comments that others delete, alone or with their file, leave the open page, where a request says that its document came (R-1380)", async () => {
  const { page } = site;
  const { shipmentId, partnerId } = share;
  const api = productApi(site.url);
  const content = await aPdf(["Bill"]);
  const add = async (body: object) =>
    (await exporter.user.post<{ commentId: string }>(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, body)).data.commentId;
  const { key } = (await attach(api, exporter.user, shipmentId, { name: "Slip.pdf", content })).data;
  const id = await add({ text: "By mistake" });
  await add({ text: "About the slip", key });
  await add({ text: "", request: { type: "BILLS", partnerId } });
  await signedIn(page, exporter.user);
  const [firm, shipment] = [globalId("Firm", exporter.firm.firmId), globalId("Shipment", shipmentId)];
  const isFollowed = page.waitForRequest((request) => (request.postData() ?? "").includes("useShipmentNewsSubscription"));
  await page.goto(`/dashboard/firm/${firm}/shipment/${shipment}?tab=comments`);
  const lines = page.getByRole("region", { name: "Comments" }).getByRole("listitem");
  await lines.getByText("By mistake").waitFor();
  await isFollowed;
  await exporter.user.delete(`/v1/shipment/comment?shipmentId=${shipmentId}&commentId=${id}`);
  await expect.poll(() => lines.count(), patience).toBe(2);
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
  await expect.poll(() => lines.count(), patience).toBe(1);
  await attach(api, exporter.user, shipmentId, { name: "Bill.pdf", type: "BILLS", content });
  await lines.getByText(/^Received/).waitFor();
});
