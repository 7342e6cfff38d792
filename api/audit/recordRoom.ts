import type { AuditAction, AuditNoun } from "#domain/audit/auditTrail.ts";
import type { LimitSettings } from "#domain/http/limits.ts";
import type { Db, Trx } from "../db/database.ts";
import type { AuditDraft } from "./auditDraft.ts";

/** What decides how much an office's records may take. */
export type RecordLimits = { limits: Pick<LimitSettings, "recordMegabytes"> };

/** The office's records take all the room that they may. Partners and visitors hear it too, whom the figures do not concern. */
export class RecordsFull extends Error {
  constructor() {
    super("The office's records take all the room that they may. Delete shipments that are no longer needed");
  }
}

const grown = new WeakMap<Db | Trx, Map<string, number>>();

/** Notes that a transaction stores so many bytes of an office's records, or deletes them if negative (R-1400). */
export function countStored(db: Db | Trx, ownerId: string, bytes: number): void {
  const owners = grown.get(db) ?? new Map<string, number>();
  grown.set(db, owners.set(ownerId, (owners.get(ownerId) ?? 0) + bytes));
}

/** The bytes of a row's values, as text. */
export function bytesOf(row: object): number {
  return Object.values(row).reduce<number>((bytes, value) => bytes + (value === null ? 0 : Buffer.byteLength(String(value))), 0);
}

/**
 * Adds what was counted in a transaction to what the office's records take, and throws `RecordsFull` if they take more than they may (R-1400).
 * Call it last: the count is a row that others wait for. `notes` are the write's entries in the trail.
 */
export async function keepRoom(db: Db | Trx, { limits }: RecordLimits, ownerId: string, notes: readonly AuditDraft[]): Promise<void> {
  const growth = grown.get(db)?.get(ownerId) ?? 0;
  grown.get(db)?.delete(ownerId);
  if (growth === 0) return;
  const bytes = await addToSize(db, ownerId, growth);
  const most = limits.recordMegabytes;
  if (most === 0 || growth < 0 || bytes <= most * 1024 * 1024 || notes.every(needsNoRoom)) return;
  throw new RecordsFull();
}

/** Adds so many bytes to what the office's records take, and returns the sum. */
export async function addToSize(db: Db | Trx, ownerId: string, growth: number): Promise<number> {
  const row = await db
    .insertInto("recordSizes")
    .values({ ownerId, bytes: growth })
    .onConflict((conflict) => conflict.column("ownerId").doUpdateSet((column) => ({ bytes: column("recordSizes.bytes", "+", growth) })))
    .returning("bytes")
    .executeTakeFirstOrThrow();
  // PostgreSQL returns a bigint as text.
  return Number(row.bytes);
}

/** Acts that take away, read or come in, and those about people: an office without room needs them. */
const freeActions: ReadonlySet<AuditAction> = new Set([
  ...(["DELETED", "REMOVED", "REVOKED", "UNSHARED", "UNDONE", "DOWNLOADED", "OPENED"] as const),
  ...(["SIGNED_UP", "SIGNED_IN", "SIGN_IN_FAILED", "JOINED", "ACCEPTED"] as const),
]);
const freeNouns: ReadonlySet<AuditNoun> = new Set(["ACCOUNT", "PASSWORD", "SESSION", "MEMBER", "API_KEY"]);

function needsNoRoom({ action, noun }: AuditDraft): boolean {
  return freeActions.has(action) || freeNouns.has(noun);
}
