import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { maxFileBytes, withoutExtension } from "#domain/documents/attachment.ts";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import type { ApiContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { hashOf } from "../../files/contentHash.ts";
import { localPath, withFolder } from "../../files/localFiles.ts";
import { whileStored } from "../../files/whileStored.ts";
import { officeName } from "../../firm/officeName.ts";
import { conflict } from "../../http/httpErrors.ts";
import { attachmentOf, findAttachment, type AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { renderOrRefuse } from "../drawFile.ts";

/** A file of a shipment. */
type Place = { ownerId: string; shipmentId: string; key: string };

/** A file joined with its approval record, to be streamed. */
type FileWithRecord = { file: AttachmentRow; name: string; size: number; content: Readable };

/** Why a file has no approval record. */
const recordMessages = {
  undecided: "Nobody has decided about this document yet",
  otherBytes: "The stored file is not the one that was decided about",
} as const;

/** What the page and the merge add at most, so that a file of the largest size gets its record too. */
const recordBytes = 2 * 1024 * 1024;

/** Signatures that a record prints. Their pictures come to less than the page may add. */
const mostSignatures = 8;

/** The file, and the decisions on it from the first to the last. Throws "not found" for an unknown file. */
export async function fileAndDecisions(db: Db, { ownerId, shipmentId, key }: Place) {
  const file = await findAttachment(db, ownerId, { shipmentId, key, type: "" });
  const decisions = await db
    .selectFrom("decisions")
    .select(["id", "outcome", "kind", "name", "office", "sha256", "at", "ip", "reason"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return { file, decisions };
}

/** The pictures of signatures on a file's newest decisions, by the decision's id. */
async function newestSignatures(db: Db, { ownerId, key }: Place): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("decisions")
    .innerJoin("countersignatures", (on) =>
      on.onRef("countersignatures.ownerId", "=", "decisions.ownerId").onRef("countersignatures.decisionId", "=", "decisions.id"),
    )
    .select(["decisions.id", "countersignatures.image"])
    .where("decisions.ownerId", "=", ownerId)
    .where("decisions.key", "=", key)
    .orderBy("decisions.at", "desc")
    .limit(mostSignatures)
    .execute();
  return new Map(rows.map(({ id, image }) => [id, image]));
}

/**
 * Joins a file's pages and its approval record to one PDF and stores nothing. `personId` is whose drawing it is. Throws a
 * `ProblemError` for an unknown file, one that nobody decided about, one whose bytes are not those that were decided about, and one that
 * cannot be merged.
 */
export async function fileWithRecord(context: ApiContext, { personId, ...place }: Place & { personId: string }): Promise<FileWithRecord> {
  const { ownerId, key } = place;
  const { file, decisions } = await fileAndDecisions(context.db, place);
  if (decisions.length === 0) throw conflict(recordMessages.undecided, "key");
  async function joinIn(folder: string): Promise<FileWithRecord> {
    const path = await localPath(context, folder, { ownerId, key });
    const sha256 = await hashOf({ path, size: file.size });
    const isOther = decisions.some((decision) => decision.sha256 !== sha256);
    if (isOther) throw conflict(recordMessages.otherBytes, "key");
    const signatures = await newestSignatures(context.db, place);
    const record = {
      office: await officeName(context.db, ownerId),
      fileName: file.name,
      type: attachmentOf(file).type,
      bytes: file.size,
      sha256,
      state: attachmentStateNames[file.state],
      decisions: decisions.map(({ id, kind, ...decision }) => ({ ...decision, by: kind, signature: signatures.get(id) ?? null })),
      at: context.clock().toISOString(),
    };
    const page = join(folder, "record.pdf");
    const drawn = await renderOrRefuse(() => context.documents.renderRecord({ ownerId, personId, record }));
    await writeFile(page, drawn, { flag: "wx", mode: 0o600 });
    const title = `${withoutExtension(file.name)} with approval record`;
    const output = join(folder, "joined.pdf");
    const parts = [
      { name: file.name, contentType: file.contentType, path },
      { name: "Approval record.pdf", contentType: "application/pdf", path: page },
    ];
    const size = await context.merges.merge(ownerId, async () => ({ parts, title, output }), maxFileBytes + recordBytes);
    // Opened before its folder is deleted: what is open stays readable.
    const joined = await open(output);
    return { file, name: `${title}.pdf`, size, content: joined.createReadStream() };
  }
  return await whileStored(context, place, () => withFolder(context, joinIn));
}
