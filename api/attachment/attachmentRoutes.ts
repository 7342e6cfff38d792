import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import {
  attachmentMessages,
  attachmentTypes,
  maxMergeParts,
  uploadExtensions,
  withoutExtension,
  type Attachment,
} from "#domain/documents/attachment.ts";
import { checkAudience, checkMergedAudience, readAudience } from "#domain/partners/audience.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import { invalid } from "#domain/http/problem.ts";
import { fieldChange, itemChanges, auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { commentRoutes } from "../comment/commentRoutes.ts";
import { passRequestsOn } from "../comment/fulfilRequests.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { changedForPartners } from "../shipment/save/changedForPartners.ts";
import { shipmentSaved, type SaveContext } from "../shipment/save/onShipmentSaved.ts";
import { acceptFile } from "../files/fileType.ts";
import { localPath, withFolder } from "../files/localFiles.ts";
import { whileStored } from "../files/whileStored.ts";
import { deleteFileRows } from "../files/store.ts";
import { deleteOnce } from "../files/deleteOnce.ts";
import { receiveUpload, uploadContent, type Upload } from "../files/upload.ts";
import { idempotent, type Commit } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { conflict, notFound, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { refuseUnknownShipment, touchShipment } from "../shipment/save/touchShipment.ts";
import { closeVersionGap, otherVersions } from "../shipment/documentVersion.ts";
import { audienceRoutes } from "./audience/audienceRoutes.ts";
import { partAudiences } from "./audience/partAudiences.ts";
import { narrowFormer } from "./audience/narrowFormer.ts";
import { attachmentOperations, mergeBody, renameBody } from "./attachmentOperations.ts";
import { reviewRoutes } from "./review/reviewRoutes.ts";
import { selectionRoutes } from "./selection/selectionRoutes.ts";
import { reviewSettingsRoutes } from "./review/reviewSettingsRoutes.ts";
import { endRound } from "./review/rounds.ts";
import { attachmentName } from "./attachmentName.ts";
import { findAttachment, type AttachmentRow } from "../shipment/rows/attachmentRows.ts";
import { storeAttachment, type NewAttachment } from "./storeAttachment.ts";
import { storeReplacement } from "./storeReplacement.ts";

/** The shipment that a call is about, and its owner. */
type Place = { ownerId: string; shipmentId: string };

/** Maximum total size of the merged files, in bytes. */
const maxMergedBytes = 50 * 1024 * 1024;

/** Routes of a shipment's attachments, of who may see them, of how they are approved, and of comments. */
export function attachmentRoutes(app: FastifyInstance, context: ApiContext): void {
  commentRoutes(app, context);
  audienceRoutes(app, context);
  selectionRoutes(app, context);
  reviewSettingsRoutes(app, context);
  reviewRoutes(app, context);

  app.post("/v1/shipment/attachment/save", { config: { limit: "uploads", spec: attachmentOperations.save } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    // Before a large body is read; the storing transaction checks again.
    await refuseUnknownShipment(context.db, place.ownerId, place.shipmentId);
    return await receiveUpload(context, request, (upload) =>
      idempotent(context, request, (commit) => saveUpload(context, place, upload, commit), uploadContent(upload)),
    );
  });

  app.post("/v1/shipment/attachment/merge", { config: { limit: "merges", spec: attachmentOperations.merge } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    const body = parseRequest(mergeBody, request.body);
    return await idempotent(context, request, (commit) => saveMerged(context, place, body, commit));
  });

  app.post("/v1/shipment/attachment/rename", { config: { spec: attachmentOperations.rename } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    const { key, name } = parseRequest(renameBody, request.body);
    const stored = await auditedTransaction(context, request, async (trx) => {
      await lockOwner(trx, place.ownerId);
      const now = context.clock().toISOString();
      const { firmId } = await touchShipment(trx, place.ownerId, { ...place, now });
      const { contentType, name: before, state } = await findAttachment(trx, place.ownerId, { ...place, key, type: "" });
      refuseFinal(state);
      const renamed = { name: attachmentName(name, contentType) };
      await trx.updateTable("files").set(renamed).where("ownerId", "=", place.ownerId).where("key", "=", key).execute();
      await trx
        .updateTable("attachments")
        .set({ updatedAt: now })
        .where("ownerId", "=", place.ownerId)
        .where("shipmentId", "=", place.shipmentId)
        .where("key", "=", key)
        .execute();
      await changedForPartners(trx, place.ownerId, { ...place, keys: [key], now });
      await publishUpdate(trx, context, place, { firmId, now });
      const changes = fieldChange("name", before, renamed.name);
      const note = { noun: "ATTACHMENT", entityId: key, shipmentId: place.shipmentId, name: before, changes } as const;
      return auditedResult(renamed.name, { action: "RENAMED", ...note });
    });
    return answer({ success: true, name: stored });
  });

  app.delete("/v1/shipment/attachment/delete", { config: { spec: attachmentOperations.remove } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    const asked = { ...place, key: queryText(request, "key"), type: queryText(request, "attachment_type") };
    return await deleteOnce(context, request, async (trx) => {
      // Comments on the file and links to it lock their office: none may come while the file goes.
      await lockOwner(trx, place.ownerId);
      const now = context.clock().toISOString();
      const { firmId } = await touchShipment(trx, place.ownerId, { ...place, now });
      const { key, name, state } = await findAttachment(trx, place.ownerId, asked);
      refuseFinal(state);
      await changedForPartners(trx, place.ownerId, { ...place, keys: [key], now });
      const narrowed = await narrowFormer(trx, place.ownerId, { ...place, key, role: request.role, now });
      const others = await otherVersions(trx, place.ownerId, key);
      await closeVersionGap(trx, place.ownerId, key);
      await passRequestsOn(trx, place.ownerId, { ...place, key });
      await endRound(trx, place.ownerId, { ...place, key, state: "WITHDRAWN", now });
      const gone = await deleteFileRows(trx, place.ownerId, [key]);
      if (others.length > 0) await changedForPartners(trx, place.ownerId, { ...place, keys: others, now });
      await publishUpdate(trx, context, place, { firmId, now });
      const note = { action: "DELETED", noun: "ATTACHMENT", entityId: key, shipmentId: place.shipmentId, name } as const;
      return { ...auditedResult({ success: true }, note, ...narrowed), gone };
    });
  });
}

/** Only an owner reopens a final file; until then it keeps its name and stays. */
function refuseFinal(state: AttachmentState): void {
  if (state === "FINAL") throw conflict(reviewMessages.final, "key");
}

async function publishUpdate(
  trx: Trx,
  context: SaveContext,
  place: Place,
  { firmId, now }: { firmId: string; now: string },
): Promise<void> {
  const event = { type: "shipment.updated", firmId, shipmentId: place.shipmentId, key: null, at: now } as const;
  await shipmentSaved(trx, context, { ownerId: place.ownerId, event, hasNewValues: false });
}

/** Stores an upload under the given name, or under the file's own. */
async function saveUpload(context: ApiContext, place: Place, { file, fields }: Upload, commit: Commit): Promise<Attachment> {
  const type = fields["attachment_type"]?.trim();
  if (!type) throw new ProblemError([invalid(attachmentMessages.uploadIncomplete, "attachment_type")]);
  const kind = attachmentTypes.find((known) => known === type);
  if (!kind) throw new ProblemError([invalid(attachmentMessages.typeUnknown, "attachment_type")]);
  const sent = fields["audience"]?.replaceAll(" ", "");
  throwIfProblems(checkAudience(sent ?? "", "audience"));
  if (!file) throw new ProblemError([invalid(attachmentMessages.uploadIncomplete, "file")]);
  const { contentType, content } = await acceptFile(place.ownerId, file, uploadExtensions, attachmentMessages.uploadType);
  if (contentType === "application/pdf") await context.pdfChecks.check(place.ownerId, file);
  const name = attachmentName(fields["attachment_name"]?.trim() || file.fileName, contentType);
  const audience = sent === undefined ? null : readAudience(sent);
  const stored = { ...place, kind, name, contentType, content, audience };
  const supersedes = fields["supersedes"]?.trim();
  const origin = supersedes
    ? replacing({ ...place, supersedes, name })
    : { note: { action: "UPLOADED" as const, noun: "ATTACHMENT" as const, name } };
  return await storeAttachment(context, { ...stored, ...origin }, commit);
}

/** What a file that replaces another stores in addition, and its line of the trail. */
function replacing({ name, ...place }: Place & { supersedes: string; name: string }): Pick<NewAttachment, "alsoStore" | "note"> {
  let replaced = "";
  return {
    alsoStore: async (trx, key) => {
      const { former, place: version } = await storeReplacement(trx, { ...place, key });
      replaced = former.name;
      return version;
    },
    note: () => ({ action: "REPLACED", noun: "ATTACHMENT", name, changes: [{ field: "file", of: "", from: replaced, to: name }] }),
  };
}

async function saveMerged(context: ApiContext, place: Place, body: z.output<typeof mergeBody>, commit: Commit): Promise<Attachment> {
  const { name, documents, audience } = body;
  if (!name.trim()) throw new ProblemError([invalid(attachmentMessages.mergeIncomplete, "name")]);
  if (documents.length < 2) throw new ProblemError([invalid(attachmentMessages.mergeIncomplete, "documents")]);
  throwIfProblems(documents.length > maxMergeParts ? [invalid(attachmentMessages.mergeTooMany, "documents")] : []);
  const whole = attachmentName(name, "application/pdf");
  await refuseUnknownShipment(context.db, place.ownerId, place.shipmentId);
  const rows: AttachmentRow[] = [];
  for (const [index, { key, attachmentType, shipmentId }] of documents.entries())
    rows.push(await partOf(context.db, { ...place, shipmentId: shipmentId || place.shipmentId }, { key, attachmentType, index }));
  const audiences = await partAudiences(context.db, place.ownerId, { shipmentId: place.shipmentId, keys: rows.map(({ key }) => key) });
  throwIfProblems(checkMergedAudience(audience ?? [], audiences, "audience"));
  if (rows.reduce((bytes, { size }) => bytes + size, 0) > maxMergedBytes) {
    throw new ProblemError([{ message: attachmentMessages.mergeTooLarge, code: "TOO_LARGE", field: ["documents"] }]);
  }
  const changes = itemChanges(
    "part",
    [],
    rows.map((row) => row.name),
  );
  const note = { action: "MERGED", noun: "ATTACHMENT", name: whole, changes } as const;
  return await withFolder(context, async (folder) => {
    const path = join(folder, "merged.pdf");
    const size = await context.merges.merge(place.ownerId, async () => {
      const parts = [];
      for (const { key, name: partName, contentType } of rows) {
        const file = { ownerId: place.ownerId, key };
        parts.push({ name: partName, contentType, path: await whileStored(context, file, () => localPath(context, folder, file)) });
      }
      return { parts, title: withoutExtension(whole), output: path };
    });
    const merged = { kind: "MERGED_DOCS", name: whole, contentType: "application/pdf", content: { path, size }, note } as const;
    const mergedOf = rows.map(({ key }) => key);
    return await storeAttachment(context, { ...place, ...merged, audience, mergedOf }, commit);
  });
}

async function partOf(db: Db, place: Place, asked: { key: string; attachmentType: string; index: number }): Promise<AttachmentRow> {
  try {
    return await findAttachment(db, place.ownerId, { ...place, key: asked.key, type: asked.attachmentType });
  } catch (error) {
    throw error instanceof ProblemError ? notFound(attachmentMessages.notFound, "documents", String(asked.index), "key") : error;
  }
}
