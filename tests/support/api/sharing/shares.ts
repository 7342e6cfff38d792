import type { PartnerRole } from "#domain/partners/partner.ts";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import { aPdf } from "../../files/pdfs.ts";
import type { CallableApi } from "../anApi.ts";
import { anExporter, aShipment, type Exporter } from "../anExporter.ts";
import { attach } from "../calls/attachments.ts";
import { aPartner, invitePartner } from "./partners.ts";
import type { TestUser } from "../aUser.ts";

/** What is shared with somebody: a shipment with a file, through a partnership. */
export type Share = { partnerId: string; shipmentId: string; key: string };

/** The query that names what is shared. */
export function sharedPlace({ partnerId, shipmentId }: Pick<Share, "partnerId" | "shipmentId">): string {
  return `?partnerId=${partnerId}&shipmentId=${shipmentId}`;
}

/** Puts a partner on a shipment in the exporter's name. */
async function share(exporter: TestUser, { partnerId, shipmentId }: Pick<Share, "partnerId" | "shipmentId">): Promise<void> {
  const { errors } = await exporter.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  if (errors.length > 0) throw new Error(`Sharing failed: ${errors.map(({ error }) => error).join(", ")}`);
}

/** Says who may see a file. */
export async function setAudience(exporter: TestUser, shipmentId: string, key: string, audience: PartnerRole[]): Promise<void> {
  const { errors } = await exporter.post(`/v1/shipment/attachment/audience?shipmentId=${shipmentId}`, { keys: [key], audience });
  if (errors.length > 0) throw new Error(`The audience was refused: ${errors.map(({ error }) => error).join(", ")}`);
}

type Made = { role?: PartnerRole; records?: (exporter: Exporter) => string[]; change?: Partial<ShipmentBody>; showsPrices?: boolean };

/** A partner with a new office, and a shipment with a file that an exporter shares with it. */
export async function aSharedShipment(api: CallableApi, exporter: Exporter, made: Made = {}): Promise<Share & { partner: TestUser }> {
  const { role = "IMPORTER", change = {}, showsPrices = true } = made;
  const ofRole = { IMPORTER: [exporter.consigneeId], BROKER: [exporter.brokerId], CHA: [] };
  const recordIds = made.records?.(exporter) ?? ofRole[role];
  const partner = await aPartner(api, exporter.user, { role, name: "Al Marjan", scope: "CHOSEN", recordIds, showsPrices });
  const { partnerId } = partner;
  return { partner, ...(await aShareWith(api, exporter, { partnerId, role, change })) };
}

/** A further shipment with a file for a partner. */
export async function aShareWith(
  api: CallableApi,
  exporter: Exporter,
  { partnerId, role, change = {} }: { partnerId: string; role: PartnerRole; change?: Partial<ShipmentBody> },
): Promise<Share> {
  const { shipmentId } = await aShipment(exporter, change);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["Bill"]) });
  await setAudience(exporter.user, shipmentId, data.key, [role]);
  await share(exporter.user, { partnerId, shipmentId });
  return { partnerId, shipmentId, key: data.key };
}

/** Makes an office with its own shipments the partner of another exporter, who shares one shipment with it. */
export async function aShareWithOffice(api: CallableApi, office: TestUser): Promise<Share & { exporter: TestUser }> {
  const exporter = await anExporter(api);
  const { code, partnerId } = await invitePartner(exporter.user, { role: "CHA", scope: "CHOSEN" });
  const { errors } = await office.post("/v1/partner/accept", { code });
  if (errors.length > 0) throw new Error(`Accepting failed: ${errors.map(({ error }) => error).join(", ")}`);
  return { ...(await aShareWith(api, exporter, { partnerId, role: "CHA" })), exporter: exporter.user };
}

/** Lets a partner upload documents, in the exporter's name. */
export async function acceptUploads(exporter: TestUser, partnerId: string, mayUpload = true): Promise<void> {
  const { errors } = await exporter.post(`/v1/partner/update?partnerId=${partnerId}`, { mayUpload });
  if (errors.length > 0) throw new Error(`The partner was not changed: ${errors.map(({ error }) => error).join(", ")}`);
}
