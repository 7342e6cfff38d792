import type { ExpressionBuilder } from "kysely";
import { megabytesOf, type AttachmentType } from "#domain/documents/attachment.ts";
import type { SharedAttachment } from "#domain/partners/sharedShipment.ts";
import type { Database } from "../../db/tables/tables.ts";
import { isAsked } from "../../shipment/partners/partnerSees.ts";
import type { AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import type { visibleFiles } from "../grants.ts";

/** What a partner reads of files that it sees. */
export function withFacts(files: ReturnType<typeof visibleFiles>) {
  return files.select(sharedFacts);
}

/** What `attachmentOf` reads of a file: its row, whether the partner is asked about it, and the exporter's last words about it. */
export function sharedFacts({ eb, selectFrom }: ExpressionBuilder<Database, "attachments" | "files" | "partners">) {
  return [
    ...(["files.key", "files.name", "files.kind", "files.size", "files.contentType", "attachments.updatedAt"] as const),
    ...(["attachments.state", "attachments.madeBy", "attachments.madeById", "partners.id as partner"] as const),
    eb.case().when(isAsked()).then(1).else(0).end().as("isAsked"),
    selectFrom("decisions")
      .select("decisions.reason")
      .whereRef("decisions.ownerId", "=", "attachments.ownerId")
      .whereRef("decisions.key", "=", "attachments.key")
      // Another partner's words are not for this one.
      .where("decisions.kind", "=", "OFFICE")
      .orderBy("decisions.at", "desc")
      .limit(1)
      .as("reason"),
  ] as const;
}

type File = Pick<AttachmentRow, "key" | "name" | "kind" | "size" | "contentType" | "updatedAt" | "state" | "madeBy"> & {
  madeById: string;
  partner: string;
  isAsked: number;
  reason: string | null;
};

/** A file as the partner sees it. */
export function attachmentOf({ key, name, kind, size, contentType, updatedAt, state, ...file }: File): SharedAttachment {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only firm images have another kind, and none is linked to a shipment.
  const type = kind as AttachmentType;
  const facts = { key, name, type, sizeInMB: megabytesOf(size), sizeInBytes: size, contentType, time: updatedAt };
  const isOwn = file.madeBy === "PARTNER" && file.madeById === file.partner;
  const reason = isOwn && state === "REJECTED" ? (file.reason ?? "") : "";
  return { ...facts, state, isOwn, isAsked: file.isAsked === 1, reason };
}
