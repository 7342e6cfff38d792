import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { invalid } from "#domain/http/problem.ts";
import type { ShipmentEvent } from "#domain/integrations/event.ts";
import {
  milestoneDatesInTransport,
  milestones,
  statusOf,
  type Milestone,
  type MilestoneDates,
} from "#domain/shipment/progress/milestone.ts";
import type { TransportTexts } from "#domain/shipment/progress/transportFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import { auditedResult, type Audited } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { findWithMasterDataDrift } from "../rows/masterDataDrift.ts";
import { changedForPartners } from "../save/changedForPartners.ts";
import { shipmentSaved, type SaveContext } from "../save/onShipmentSaved.ts";
import { openForChange, type Change } from "../save/openForChange.ts";
import { shipmentNotFound } from "../save/touchShipment.ts";
import { storeProgress } from "./storeProgress.ts";
import { readProgress, withDatesOfTransport, type ProgressState } from "./storedProgress.ts";

/** A change by `by`, the name of a person or an API key. */
export type ProgressChange = Change & { by: string };

export type MilestoneEdit = { milestone: Milestone } & { [Field in keyof MilestoneDates | "note"]?: string | undefined };
export type TransportEdit = { [Field in keyof TransportTexts]?: string | undefined };

/** Sets the given dates and the note of a milestone; a date that belongs to the transport card is stored there. */
export async function setMilestone(trx: Trx, context: SaveContext, ownerId: string, change: ProgressChange, edit: MilestoneEdit) {
  const { milestone, ...given } = edit;
  return await changeProgress(trx, context, ownerId, change, (before) => {
    const transport = { ...before.transport };
    const set = { ...before.milestones[milestone], ...definedOf(given) };
    for (const shared of milestoneDatesInTransport) if (shared.milestone === milestone) transport[shared.field] = set[shared.date];
    return { milestones: { ...before.milestones, [milestone]: set }, transport };
  });
}

/** Sets the given fields of the transport card. */
export async function updateTransport(trx: Trx, context: SaveContext, ownerId: string, change: ProgressChange, edit: TransportEdit) {
  return await changeProgress(trx, context, ownerId, change, (before) => {
    const transport = { ...before.transport, ...definedOf(edit) };
    return { milestones: withDatesOfTransport(before.milestones, transport), transport };
  });
}

/** Cancels a shipment, or reopens it. */
export async function setCancelled(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  change: Change,
  { isCancelled, reason }: { isCancelled: boolean; reason: string },
): Promise<Audited<Shipment>> {
  const before = await openForChange(trx, ownerId, change);
  const wasCancelled = before.cancelReason !== undefined;
  if (wasCancelled && isCancelled) throwIfProblems([invalid("The shipment is already cancelled")]);
  if (!wasCancelled && !isCancelled) throwIfProblems([invalid("The shipment is not cancelled")]);
  const { milestones: dates } = (await readProgress(trx, ownerId, [change.id]))(change.id);
  const status = statusOf(dates, isCancelled);
  await raiseVersion(trx, ownerId, before, { now: change.now, status, cancelReason: isCancelled ? reason : null });
  await changedForPartners(trx, ownerId, { shipmentId: change.id, now: change.now });
  const changes = reason === "" ? [] : [{ field: "reason", of: "", from: "", to: reason }];
  return await savedProgress(
    trx,
    context,
    ownerId,
    { before, now: change.now, reached: [] },
    { action: isCancelled ? "CANCELLED" : "REOPENED", changes },
  );
}

async function changeProgress(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  change: ProgressChange,
  edit: (before: ProgressState) => ProgressState,
): Promise<Audited<Shipment>> {
  const shipment = await openForChange(trx, ownerId, change);
  const before = (await readProgress(trx, ownerId, [change.id]))(change.id);
  const after = edit(before);
  const { changes, reached } = await storeProgress(trx, { ownerId, shipmentId: change.id, by: change.by }, before, after);
  if (changes.length === 0) return await answerOf(trx, ownerId, shipment, { action: "CHANGED", changes });
  const cancelReason = shipment.cancelReason ?? null;
  const status = statusOf(after.milestones, cancelReason !== null);
  await raiseVersion(trx, ownerId, shipment, { now: change.now, status, cancelReason });
  if (isSeenByPartners(before, after)) await changedForPartners(trx, ownerId, { shipmentId: change.id, now: change.now });
  return await savedProgress(trx, context, ownerId, { before: shipment, now: change.now, reached }, { action: "CHANGED", changes });
}

/** Partners see the dates, not the notes, and of the card only what is expected when. */
function isSeenByPartners(before: ProgressState, after: ProgressState): boolean {
  const dates = ({ milestones: stored, transport: { etd, eta } }: ProgressState) => [
    etd,
    eta,
    ...milestones.flatMap((milestone) => [stored[milestone].planned, stored[milestone].actual]),
  ];
  return dates(before).join() !== dates(after).join();
}

async function raiseVersion(
  trx: Trx,
  ownerId: string,
  { shipmentId, version }: Shipment,
  { now, ...columns }: { now: string; status: string | null; cancelReason: string | null },
): Promise<void> {
  await trx
    .updateTable("shipments")
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .execute();
}

type Note = Pick<AuditDraft, "action"> & { changes: AuditChange[] };

async function savedProgress(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { before, now, reached }: { before: Shipment; now: string; reached: Milestone[] },
  note: Note,
): Promise<Audited<Shipment>> {
  const about = { firmId: before.firmId, shipmentId: before.shipmentId, key: null, at: now };
  const events: ShipmentEvent[] = [
    { type: "shipment.updated", ...about },
    ...reached.map((milestone) => ({ type: "milestone.reached" as const, ...about, milestone })),
  ];
  // The card's numbers are the shipment's own, and its documents are found by them.
  for (const event of events) await shipmentSaved(trx, context, { ownerId, event, hasNewValues: event.type === "shipment.updated" });
  return await answerOf(trx, ownerId, before, note);
}

async function answerOf(trx: Trx, ownerId: string, { shipmentId, name }: Shipment, note: Note): Promise<Audited<Shipment>> {
  const saved = await findWithMasterDataDrift(trx, ownerId, shipmentId);
  if (!saved) throw shipmentNotFound();
  return auditedResult(saved, { ...note, noun: "SHIPMENT", entityId: shipmentId, shipmentId, name });
}

function definedOf<T extends object>(given: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Undefined values are left out.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
