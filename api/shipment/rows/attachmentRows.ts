import { attachmentMessages, megabytesOf, type Attachment, type AttachmentType } from "#domain/documents/attachment.ts";
import { readAudience } from "#domain/partners/audience.ts";
import type { AttachmentMaker, AttachmentState } from "#domain/review/attachmentState.ts";
import type { Db, Trx } from "../../db/database.ts";
import { parseStored } from "../../db/storedJson.ts";
import { notFound } from "../../http/httpErrors.ts";
import { changesAnswer } from "../documentVersion.ts";

/** An attachment's columns of both tables. */
export type AttachmentRow = {
  shipmentId: string;
  key: string;
  name: string;
  kind: string;
  size: number;
  contentType: string;
  updatedAt: string;
  /** As `storedAudience` writes it. */
  audience: string;
  state: AttachmentState;
  madeBy: AttachmentMaker;
  /** The id of the partner or link that made it; "" for the office. */
  madeById: string;
  sha256: string;
  /** Null for uploaded files that replace none and are not replaced, for merged ones, and for documents from before versions were stored. */
  version: number | null;
  /** The version of the shipment that a generated document was made from; 0 for an uploaded version, null without a version. */
  shipmentVersion: number | null;
  series: string | null;
  changes: string | null;
};

type FileColumns = Omit<AttachmentRow, "shipmentId" | "madeById" | "version" | "shipmentVersion" | "series" | "changes">;

/** Converts a file to its REST form. */
export function attachmentOf({ key, name, kind, size, contentType, updatedAt, audience, state, madeBy, sha256 }: FileColumns): Attachment {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only firm images have another kind, and none is linked to a shipment.
  const type = kind as AttachmentType;
  const sizes = { sizeInMB: megabytesOf(size), sizeInBytes: size };
  return { name, key, ...sizes, contentType, type, time: updatedAt, audience: readAudience(audience), state, madeBy, sha256 };
}

/** The attachments of an owner's shipments, by shipment id, in the order of storing. One query. */
export async function readAttachments(db: Db | Trx, ownerId: string, shipmentIds: string[]): Promise<Map<string, Attachment[]>> {
  const rows = await rowsOf(db, ownerId).where("attachments.shipmentId", "in", shipmentIds).execute();
  const byShipment = Map.groupBy(rows, ({ shipmentId }) => shipmentId);
  return new Map(
    [...byShipment].map(([shipmentId, files]) => [shipmentId, files.map((file) => ({ ...attachmentOf(file), ...versionOf(file, files) }))]),
  );
}

/** A document's place among the shipment's documents of its series. */
function versionOf({ key, series, version, changes }: AttachmentRow, files: AttachmentRow[]) {
  if (version === null) return {};
  const others = files.filter((file) => file.series === series && file.version !== null);
  const sorted = others.toSorted((one, other) => Number(one.version) - Number(other.version)).map((file) => file.key);
  const place = sorted.indexOf(key);
  const known = changes === null ? null : parseStored(changesAnswer, changes, { column: "documentModels.changes", id: key });
  return { version, supersedes: sorted[place - 1] ?? null, supersededBy: sorted[place + 1] ?? null, changes: known };
}

/**
 * One attachment of an owner's shipment, of `type` if given. Throws "not found" for an unknown attachment, one of another owner or
 * shipment, or one of another type; `field` is where the input has its key.
 */
export async function findAttachment(
  db: Db | Trx,
  ownerId: string,
  { shipmentId, key, type, field = "key" }: { shipmentId: string; key: string; type: string; field?: string },
): Promise<AttachmentRow> {
  const row = await rowsOf(db, ownerId)
    .where("attachments.shipmentId", "=", shipmentId)
    .where("attachments.key", "=", key)
    .executeTakeFirst();
  if (!row || (type && row.kind !== type)) throw notFound(attachmentMessages.notFound, field);
  return row;
}

function rowsOf(db: Db | Trx, ownerId: string) {
  return db
    .selectFrom("attachments")
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"))
    .leftJoin("documentModels", (join) =>
      join.onRef("documentModels.ownerId", "=", "attachments.ownerId").onRef("documentModels.key", "=", "attachments.key"),
    )
    .select(["documentModels.version", "documentModels.shipmentVersion", "documentModels.series", "documentModels.changes"])
    .select(["attachments.shipmentId", "attachments.key", "attachments.updatedAt", "attachments.audience"])
    .select(["attachments.state", "attachments.madeBy", "attachments.madeById", "attachments.sha256"])
    .select(["files.name", "files.kind", "files.size", "files.contentType"])
    .where("attachments.ownerId", "=", ownerId)
    .orderBy("files.createdAt")
    .orderBy("attachments.key");
}
