import type { AuditAction, AuditActorType, AuditNoun } from "#domain/auditTrail.ts";
import type { Instant, Json } from "./columnTypes.ts";

/** The audit trail: rows are added and read, never changed or deleted (0008-audit refuses it). */
export type AuditEntryTable = {
  ownerId: string;
  at: Instant;
  /** Orders what happened in the same millisecond. */
  id: string;
  actorType: AuditActorType;
  actorId: string;
  actorName: string;
  action: AuditAction;
  noun: AuditNoun;
  entityId: string | null;
  /** Names a shipment also after that is deleted. */
  shipmentId: string | null;
  name: string;
  /** The list of changes, as far as it is kept. */
  changes: Json;
  changeCount: number;
  requestId: string;
};
