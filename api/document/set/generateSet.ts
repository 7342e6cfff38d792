import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { safeFileName, withoutExtension, type Attachment } from "#domain/documents/attachment.ts";
import { documentSetMessages } from "#domain/documents/documentSet.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { attachmentName } from "../../attachment/attachmentName.ts";
import { storeAttachments, type NewAttachment } from "../../attachment/storeAttachment.ts";
import { itemChanges } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { withFolder } from "../../files/localFiles.ts";
import type { Commit } from "../../http/idempotency.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import type { Progress } from "../../http/progressStream.ts";
import { refuseStale } from "../../shipment/input/version.ts";
import { storeOnShipment } from "../card/storeOnShipment.ts";
import { drawFile, versionAfter, type DrawnFile, type GeneratedDocument } from "../drawFile.ts";
import { imagesOf, refuseCard, shipmentOf } from "../generate.ts";
import { ofDocument, type SetRequest } from "./setBody.ts";
import { contradictions, shipmentAfter } from "./setNumbers.ts";
import { withinTime } from "./withinTime.ts";

/** A set of documents of an owner's shipment, ordered by `by`; `version` is the caller's version of the shipment, null to skip the check. */
export type SetOrder = SetRequest & { ownerId: string; personId: string; shipmentId: string; version: number | null; by: string };

/** A set as stored: its documents in their order, and the merged PDF, null if none was asked for. */
export type GeneratedSet = { documents: GeneratedDocument[]; merged: Attachment | null };

/** Where a set reports its steps, and the signal that its caller has gone. */
export type SetWatch = { onProgress: (progress: Progress) => void; gone: AbortSignal };

/**
 * Draws the documents of a set one after another, merges them if asked, and stores all or nothing: files, versions, numbers and
 * dates, and history in one transaction. Throws a `ProblemError` that names the document and its field. Stores nothing for a caller who
 * has gone.
 */
export async function generateSet(context: ApiContext, order: SetOrder, watch: SetWatch, commit: Commit): Promise<GeneratedSet> {
  const { ownerId, shipmentId, documents, audience } = order;
  const shipment = await shipmentOf(context, ownerId, shipmentId);
  refuseStale(shipment.version, order.version);
  throwIfProblems(contradictions(documents));
  return await withinTime(context.setMilliseconds, watch.gone, async (check, ended) => {
    const drawn = await drawAll(context, order, shipmentAfter(shipment, documents), { ...watch, check, ended });
    return await withFolder(context, async (folder) => {
      const merged = order.merged ? [await check(mergeAll(context, order, drawn, folder))] : [];
      if (order.merged) watch.onProgress(stepsOf(order, documents.length + 1));
      const stored = { version: shipment.version };
      const [first, ...others] = [...drawn.map(({ file }) => ({ ...file(() => stored.version), audience })), ...merged];
      if (!first) throw new Error("A set has at least one document");
      const alsoWrite = async (trx: Trx) => {
        await check(Promise.resolve());
        const written = await storeAll(trx, order);
        stored.version = versionAfter(shipment.version, written);
        return written;
      };
      const answerOf = (attachments: Attachment[]) => ({
        documents: drawn.flatMap(({ notes }, index) => {
          const attachment = attachments[index];
          return attachment ? [{ ...attachment, ...notes }] : [];
        }),
        merged: attachments[drawn.length] ?? null,
      });
      return await storeAttachments(context, { ownerId, shipmentId, files: [first, ...others], alsoWrite }, commit, answerOf);
    });
  });
}

type Drawing = SetWatch & { ended: AbortSignal; check: <T>(work: Promise<T>) => Promise<T> };

async function drawAll(
  context: ApiContext,
  order: SetOrder,
  shipment: Shipment,
  { onProgress, check, ended }: Drawing,
): Promise<DrawnFile[]> {
  const { ownerId, personId, documents } = order;
  let read: ReturnType<typeof imagesOf> | undefined;
  const images = () => (read ??= imagesOf(context, ownerId, shipment.firmId));
  const drawn: DrawnFile[] = [];
  for (const [index, document] of documents.entries()) {
    try {
      refuseCard(context, document);
      drawn.push(await check(drawFile(context, { ownerId, personId, document, shipment, images }, { signal: ended })));
    } catch (error) {
      throw ofDocument(error, { kind: document.kind, index });
    }
    onProgress(stepsOf(order, index + 1));
  }
  return drawn;
}

function stepsOf({ documents, merged }: SetOrder, done: number): Progress {
  return { done, total: documents.length + (merged ? 1 : 0) };
}

/** Merges the drawn documents into one file of a temporary folder. */
async function mergeAll(context: ApiContext, order: SetOrder, drawn: readonly DrawnFile[], folder: string): Promise<NewAttachment> {
  const files = drawn.map(({ file, pdf }) => ({ ...file(() => 0), pdf }));
  const number = files.find(({ kind }) => kind === "INVOICE")?.note.name ?? "";
  const name = attachmentName(order.mergedName || safeFileName(`${documentSetMessages.mergedName} ${number}`), "application/pdf");
  const output = join(folder, "merged.pdf");
  const size = await context.merges.merge(order.ownerId, async () => {
    const parts = [];
    for (const [index, file] of files.entries()) {
      const path = join(folder, `${index}.pdf`);
      await writeFile(path, file.pdf, { mode: 0o600 });
      parts.push({ name: file.name, contentType: file.contentType, path });
    }
    return { parts, title: withoutExtension(name), output };
  });
  const names = files.map((file) => file.name);
  const note = { action: "MERGED", noun: "ATTACHMENT", name, changes: itemChanges("part", [], names) } as const;
  return {
    kind: "MERGED_DOCS",
    name,
    contentType: "application/pdf",
    content: { path: output, size },
    audience: null,
    mergedOf: "filesBefore",
    note,
  };
}

/** Stores the values of all documents on the shipment, each change with the document that made it. */
async function storeAll(trx: Trx, { documents, version, ...place }: SetOrder) {
  const written = [];
  for (const [index, document] of documents.entries()) {
    written.push(await storeOnShipment(trx, { ...place, document, version: index === 0 ? version : null }));
  }
  return {
    changes: written.map(({ changes }) => changes),
    reached: written.flatMap(({ reached }) => reached),
    before: written[0]?.before ?? 0,
    version: written.at(-1)?.version ?? 0,
  };
}
