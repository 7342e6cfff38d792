import { attachmentMessages } from "#domain/documents/attachment.ts";
import { maxLiveLinks, shareLinkMessages, type LinkRights, type ShareLink } from "#domain/links/shareLink.ts";
import { invalid } from "#domain/http/problem.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import {
  auditedResult,
  fieldChange,
  hiddenChange,
  itemChanges,
  nothingChanged,
  type Audited,
  type AuditDraft,
} from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { conflict, notFound, ProblemError } from "../http/httpErrors.ts";
import { hashOfLinkToken } from "../security/linkToken.ts";
import { refuseUnknownShipment } from "../shipment/save/touchShipment.ts";
import { findShareLinkRow, readShareLink, type ShareLinkRow } from "./shareLinks.ts";

/** The answer to a new address as it is stored for repeated requests: the address is returned only once. */
export type MadeShareLink = ShareLink & { address: string | null };

/** A new address: who makes it, its token, and for how many days. */
type Address = { makerId: string; token: string; days: number; now: Date };

/** A link as entered; the password is hashed. */
type NewShareLink = Address & LinkRights & { shipmentId: string; keys: readonly string[]; passwordHash: string | null; asksName: boolean };

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Stores a link to documents of a shipment (R-885, R-886). Requires the office's lock. */
export async function storeShareLink(trx: Trx, ownerId: string, input: NewShareLink): Promise<Audited<MadeShareLink>> {
  const { shipmentId, now, makerId, passwordHash } = input;
  const documents = await findDocuments(trx, ownerId, input);
  await refuseTooManyLinks(trx, ownerId, input);
  const id = newId();
  await trx
    .insertInto("shareLinks")
    .values({
      ownerId,
      id,
      shipmentId,
      makerId,
      passwordHash,
      ...addressOf(input),
      createdAt: now.toISOString(),
      openedAt: null,
      tries: 0,
      lastTryAt: "",
      asksName: Number(input.asksName),
      allowsDownload: Number(input.allowsDownload),
      showsProgress: Number(input.showsProgress),
      allowsDecision: Number(input.allowsDecision),
      allowsUpload: Number(input.allowsUpload),
    })
    .execute();
  const rows = documents.map(({ key }, position) => ({ ownerId, linkId: id, key, position }));
  await trx.insertInto("shareLinkDocuments").values(rows).execute();
  const names = documents.map(({ name }) => name);
  const note = { ...aboutLink("ADDED", { id, shipmentId }, names.length), changes: itemChanges("document", [], names) };
  return auditedResult({ ...(await readShareLink(trx, ownerId, { id, now })), address: null }, note);
}

/** Gives a link a new address and end; the former address opens nothing any more (R-889). Requires the office's lock. */
export async function renewShareLink(trx: Trx, ownerId: string, input: Address & { id: string }): Promise<Audited<MadeShareLink>> {
  const { id, makerId, now } = input;
  const row = await findShareLinkRow(trx, ownerId, id);
  if (row.revokedAt !== null) {
    throw conflict(shareLinkMessages.isRevoked, "shareLinkId");
  }
  if (row.expiresAt <= now.toISOString()) await refuseTooManyLinks(trx, ownerId, { shipmentId: row.shipmentId, now });
  const address = addressOf(input);
  await trx
    .updateTable("shareLinks")
    .set({ ...address, makerId, openedAt: null, tries: 0, lastTryAt: "" })
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .execute();
  const link = await readShareLink(trx, ownerId, { id, now });
  const changes = [...hiddenChange("address", "former", "new"), ...fieldChange("end", lastDay(row.expiresAt), lastDay(address.expiresAt))];
  return auditedResult({ ...link, address: null }, { ...aboutLink("CHANGED", row, link.chosen), changes });
}

/** The day by UTC on which a link ends, as DD/MM/YYYY. */
function lastDay(expiresAt: string): string {
  return toDayMonthYear(expiresAt.slice(0, 10));
}

/** Ends a link at once; revoking a revoked one changes nothing (R-889). Requires the office's lock. */
export async function revokeShareLink(trx: Trx, ownerId: string, { id, now }: { id: string; now: Date }): Promise<Audited<ShareLink>> {
  const row = await findShareLinkRow(trx, ownerId, id);
  if (row.revokedAt !== null) return nothingChanged(await readShareLink(trx, ownerId, { id, now }));
  await revoke(trx, ownerId, { ids: [id], now });
  const link = await readShareLink(trx, ownerId, { id, now });
  return auditedResult(link, aboutLink("REVOKED", row, link.chosen));
}

/**
 * Revokes the live links whose address a member made. Called when the member may make no links any more: they may have kept an address for
 * themselves (R-891). Requires the office's lock. Returns the audit entries.
 */
export async function revokeShareLinksOf(
  trx: Trx,
  ownerId: string,
  { makerId, now }: { makerId: string; now: Date },
): Promise<AuditDraft[]> {
  const rows = await trx
    .selectFrom("shareLinks")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("makerId", "=", makerId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .execute();
  await revoke(trx, ownerId, { ids: rows.map(({ id }) => id), now });
  return rows.map((row) => aboutLink("REVOKED", row));
}

async function revoke(trx: Trx, ownerId: string, { ids, now }: { ids: string[]; now: Date }): Promise<void> {
  if (ids.length === 0) return;
  const revokedAt = now.toISOString();
  await trx.updateTable("shareLinks").set({ revokedAt }).where("ownerId", "=", ownerId).where("id", "in", ids).execute();
}

/** An audit entry about a link: "the share link to 3 documents". */
export function aboutLink(action: AuditDraft["action"], link: Pick<ShareLinkRow, "id" | "shipmentId">, documents?: number): AuditDraft {
  const name = documents === undefined ? "" : `to ${documents === 1 ? "1 document" : `${documents} documents`}`;
  return { action, noun: "SHARE_LINK", entityId: link.id, shipmentId: link.shipmentId, name };
}

function addressOf({ token, days, now }: Address) {
  return {
    tokenHash: hashOfLinkToken(token),
    expiresAt: new Date(now.getTime() + days * millisecondsOfDay).toISOString(),
    revokedAt: null,
  };
}

/** The chosen files in their order, each once. Throws "not found" for what is no file of the office's shipment. */
async function findDocuments(trx: Trx, ownerId: string, { shipmentId, keys }: Pick<NewShareLink, "shipmentId" | "keys">) {
  await refuseUnknownShipment(trx, ownerId, shipmentId);
  const rows = await trx
    .selectFrom("attachments")
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"))
    .select(["files.key", "files.name"])
    .where("attachments.ownerId", "=", ownerId)
    .where("attachments.shipmentId", "=", shipmentId)
    .where("attachments.key", "in", keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...new Set(keys)].map((key) => {
    const file = byKey.get(key);
    if (!file) throw notFound(attachmentMessages.notFound, "keys", String(keys.indexOf(key)));
    return file;
  });
}

async function refuseTooManyLinks(trx: Trx, ownerId: string, { shipmentId, now }: { shipmentId: string; now: Date }): Promise<void> {
  const { count } = await trx
    .selectFrom("shareLinks")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxLiveLinks) throw new ProblemError([invalid(shareLinkMessages.tooManyLinks)]);
}
