import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";

/** Who sees a shipment from now on, or no more. */
export type Share = { partnerId: string; partner: string; shipmentId: string; shipment: string };

/** The audit entry of a shared shipment, or of one that is shared no more; it is part of the shipment's history. */
export function shareNote(action: "SHARED" | "UNSHARED", { partnerId, partner, shipmentId, shipment }: Share): AuditDraft {
  const [from, to] = action === "SHARED" ? ["", partner] : [partner, ""];
  return {
    action,
    noun: "PARTNER",
    entityId: partnerId,
    shipmentId,
    name: partner,
    changes: [{ field: "partner", of: shipment, from, to }],
  };
}

/** How the audit trail names a partner: "Al Marjan (Importer)". */
export function auditName({ name, role }: { name: string; role: PartnerRole }): string {
  return `${name} (${partnerRoleNames[role]})`;
}
