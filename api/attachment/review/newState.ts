import { isLetOut, type AttachmentState } from "#domain/review/attachmentState.ts";
import type { Trx } from "../../db/database.ts";
import { readReviewSettings } from "./reviewSettings.ts";
import { openRound } from "./rounds.ts";

/**
 * Somebody outside the office who makes a file: a partner or a share link, by its id, and the person's and office's name; and the member who
 * made the link's address.
 */
export type OutsideMaker = { id: string; name: string } & ({ by: "PARTNER"; linkMakerId?: never } | { by: "LINK"; linkMakerId: string });

/**
 * The state that a new file is stored with: SUBMITTED from outside; else DRAFT if the office's documents need approval or one of the
 * parts of a merged file is not let out, or gone; else APPROVED.
 */
export async function newState(
  trx: Trx,
  ownerId: string,
  { madeBy, parts }: { madeBy: OutsideMaker | undefined; parts: readonly (AttachmentState | null)[] },
): Promise<AttachmentState> {
  if (madeBy) return "SUBMITTED";
  const { needsApproval } = await readReviewSettings(trx, ownerId);
  return needsApproval || !parts.every((part) => part !== null && isLetOut(part)) ? "DRAFT" : "APPROVED";
}

/** The states of an owner's attachments; null for one that was deleted meanwhile. */
export async function readStates(trx: Trx, ownerId: string, keys: readonly string[]): Promise<(AttachmentState | null)[]> {
  if (keys.length === 0) return [];
  const rows = await trx
    .selectFrom("attachments")
    .select(["key", "state"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", keys)
    .execute();
  const states = new Map(rows.map(({ key, state }) => [key, state]));
  return keys.map((key) => states.get(key) ?? null);
}

/** Opens the round in which the office decides about a file from outside; any member who may write decides. */
export async function openOutsideReview(
  trx: Trx,
  ownerId: string,
  { madeBy, ...file }: { shipmentId: string; key: string; madeBy: OutsideMaker; now: string },
): Promise<void> {
  const { by: askedBy, id: askedById, name: askedByName } = madeBy;
  await openRound(trx, ownerId, { ...file, askedBy, askedById, askedByName, message: "", reviewers: [] });
}
