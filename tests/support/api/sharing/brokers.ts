import type { Firm } from "#domain/account/userInfo.ts";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import { aFirm } from "../../fixtures/aFirm.ts";
import type { CallableApi } from "../anApi.ts";
import { aShipment, aShipmentBody, type Exporter } from "../anExporter.ts";
import type { TestUser } from "../aUser.ts";
import { sendProgress } from "../calls/progressCalls.ts";
import { aPartner } from "./partners.ts";

/** A broker that has joined an exporter, with its own firm. */
export type Broker = TestUser & { partnerId: string; firm: Firm };

/** A broker that sees the shipments that name it, and those that somebody shares. */
export async function aBroker(api: CallableApi, exporter: Exporter, change: object = {}): Promise<Broker> {
  const invited = { role: "BROKER", name: "Levant Agri Brokers", recordIds: [exporter.brokerId], scope: "ALL", sharesNew: true, ...change };
  const broker = await aPartner(api, exporter.user, invited, { name: "Leila Haddad" });
  return { ...broker, firm: await aFirm(api, broker, { name: "Levant Agri Brokers FZE" }) };
}

/** A shipment with a commission in its currency that is on board. */
export async function aCommissioned(
  exporter: Exporter,
  commission: number,
  change: Partial<ShipmentBody> = {},
  onBoard = "10/11/2026",
): Promise<string> {
  const { charges } = aShipmentBody(exporter);
  const shipment = await aShipment(exporter, { charges: { ...charges, commission }, ...change });
  const { errors } = await sendProgress(exporter.user, "milestone", shipment, { milestone: "ON_BOARD", actual: onBoard });
  if (errors.length > 0) throw new Error(`The milestone was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return shipment.shipmentId;
}

/** Asks for a bill of a broker's shipments, or its preview. */
export async function sendBill(broker: Broker, shipmentIds: string[], change: object = {}, call: "add" | "preview" = "add") {
  const body = { shipmentIds, firmId: broker.firm.firmId, billNo: "GCB/17", date: "20/11/2026", gstPercentage: "18", ...change };
  return await broker.post(`/v1/shared/bill/${call}?partnerId=${broker.partnerId}`, body);
}
