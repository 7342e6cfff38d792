import { z } from "zod";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import { sharedFields } from "#domain/partners/sharedFields.ts";
import { parseStored } from "../db/storedJson.ts";

const namedFirm = z.object({ name: z.string() });

/** The firm's name, the only part of its snapshot that partners see. */
export function firmName({ firm, shipmentId }: { firm: string; shipmentId: string }): string {
  return parseStored(namedFirm, firm, { column: "shipments.firm", id: shipmentId }).name;
}

const party = z.object({ name: z.string(), address: z.string(), country: z.string() });

/** What partners may see of a stored party. */
export function partyOf(snapshot: string, at: { column: string; id: string }): z.output<typeof party> {
  const { name, address, country } = parseStored(party, snapshot, at);
  return { name, address, country };
}

/** The roles that see every shipment's consignee (`sharedFields`). */
export const notForImporters = partnerRoles.filter((role) => sharedFields.consignee[role] === "yes");

export function maySeeConsignee(role: PartnerRole): boolean {
  return notForImporters.includes(role);
}
