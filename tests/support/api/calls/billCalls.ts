import { randomUUID } from "node:crypto";
import type { CallableApi } from "../anApi.ts";
import { anExporter, type Exporter } from "../anExporter.ts";
import type { TestUser } from "../aUser.ts";
import { aCommissioned } from "../sharing/brokers.ts";
import { invitePartner } from "../sharing/partners.ts";

const exporters = new WeakMap<TestUser, { exporter: Exporter; partnerId: string }>();

/** A bill that an office can send as the broker of another exporter, for a new shipment. */
export async function aGoodBill({ api, user, firm }: Exporter & { api: CallableApi }): Promise<{ query: string; body: object }> {
  const { exporter, partnerId } = exporters.get(user) ?? (await brokerOfAnother(api, user));
  const shipmentId = await aCommissioned(exporter, 250, {}, "10/11/2025");
  const body = { shipmentIds: [shipmentId], firmId: firm.firmId, billNo: randomUUID(), date: "20/11/2025" };
  return { query: `?partnerId=${partnerId}`, body };
}

async function brokerOfAnother(api: CallableApi, user: TestUser) {
  const exporter = await anExporter(api);
  const invited = { role: "BROKER", recordIds: [exporter.brokerId], scope: "ALL", sharesNew: true };
  const { code, partnerId } = await invitePartner(exporter.user, invited);
  const { errors } = await user.post("/v1/partner/accept", { code });
  if (errors.length > 0) throw new Error(`Accepting failed: ${errors.map(({ error }) => error).join(", ")}`);
  exporters.set(user, { exporter, partnerId });
  return { exporter, partnerId };
}
