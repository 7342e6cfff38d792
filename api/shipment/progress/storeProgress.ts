import { isDeepStrictEqual } from "node:util";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { milestoneDatesInTransport, milestones, statusOf, type Milestone } from "#domain/shipment/progress/milestone.ts";
import type { TransportTexts } from "#domain/shipment/progress/transportFields.ts";
import { bytesOf, countStored } from "../../audit/recordRoom.ts";
import type { Trx } from "../../db/database.ts";
import { progressChanges } from "./progressChanges.ts";
import { readProgress, withDatesOfTransport, type ProgressState } from "./storedProgress.ts";

/** A shipment and the name of who changes it. */
type Place = { ownerId: string; shipmentId: string; by: string };

/** What was stored: the changes for the audit trail, and the milestones that got their first actual date. */
export type StoredProgress = { changes: AuditChange[]; reached: Milestone[] };

/** Stores fields of the transport card. Returns in addition the status that follows from the milestones. */
export async function storeOnCard(
  trx: Trx,
  place: Place,
  { card, isCancelled }: { card: Partial<TransportTexts>; isCancelled: boolean },
): Promise<StoredProgress & { status: string | null }> {
  const before = (await readProgress(trx, place.ownerId, [place.shipmentId]))(place.shipmentId);
  const transport = { ...before.transport, ...card };
  const after = { milestones: withDatesOfTransport(before.milestones, transport), transport };
  return { ...(await storeProgress(trx, place, before, after)), status: statusOf(after.milestones, isCancelled) };
}

/** Stores what differs between two states of a shipment's progress. */
export async function storeProgress(trx: Trx, { by, ...own }: Place, before: ProgressState, after: ProgressState): Promise<StoredProgress> {
  const changes = progressChanges(before, after);
  if (changes.length === 0) return { changes, reached: [] };
  if (!isDeepStrictEqual(before.transport, after.transport)) {
    countStored(trx, own.ownerId, bytesOf(after.transport) - bytesOf(before.transport));
    await trx
      .insertInto("shipmentTransport")
      .values({ ...own, ...after.transport })
      .onConflict((conflict) => conflict.columns(["ownerId", "shipmentId"]).doUpdateSet(after.transport))
      .execute();
  }
  for (const milestone of milestones) {
    if (isDeepStrictEqual(before.milestones[milestone], after.milestones[milestone])) continue;
    const row = { ...after.milestones[milestone], by };
    for (const shared of milestoneDatesInTransport) if (shared.milestone === milestone) row[shared.date] = "";
    await trx
      .insertInto("shipmentMilestones")
      .values({ ...own, milestone, ...row })
      .onConflict((conflict) => conflict.columns(["ownerId", "shipmentId", "milestone"]).doUpdateSet(row))
      .execute();
  }
  return { changes, reached: milestones.filter((one) => before.milestones[one].actual === "" && after.milestones[one].actual !== "") };
}
