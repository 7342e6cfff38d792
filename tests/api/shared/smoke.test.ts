import { expect, test } from "vitest";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aPartnership } from "../../support/api/partnership.ts";

test("smoke", async () => {
  const api = await anApi();
  const exporter = await anExporter(api);
  const s = await aShipment(exporter);
  const partner = await aUser(api, { name: "Fatima" });
  const { partnerId } = await aPartnership(api, exporter.user, partner, {
    recordIds: [exporter.consigneeId],
    shipments: { [s.shipmentId]: "SHARED" },
  });
  console.log(JSON.stringify(await partner.get("/v1/shared/exporter")));
  console.log(JSON.stringify(await partner.post("/v1/shared/shipment/filter", {})));
  const a = await partner.get(`/v1/shared/shipment?partnerId=${partnerId}&shipmentId=${s.shipmentId}`);
  console.log(JSON.stringify(a));
  expect(a.status).toBe(200);
  await api.close();
});
