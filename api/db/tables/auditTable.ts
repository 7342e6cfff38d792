import type { AuditAction, AuditActorType, AuditNoun } from "#domain/audit/auditTrail.ts";
import type { Instant, Json } from "./columnTypes.ts";

/** The audit trail. Rows are only added and read; 0008-audit refuses updates and deletes. */
export type AuditEntryTable = {
  ownerId: string;
  at: Instant;
  /** Orders entries of the same millisecond. */
  id: string;
  actorType: AuditActorType;
  actorId: string;
  actorName: string;
  action: AuditAction;
  noun: AuditNoun;
  entityId: string | null;
  /** Also names a deleted shipment. */
  shipmentId: string | null;
  name: string;
  /** JSON list of the changes, up to the stored limit. */
  changes: Json;
  changeCount: number;
  requestId: string;
};
