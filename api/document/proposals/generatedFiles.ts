import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import type { GeneratedFile } from "#domain/documents/enclosures.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db, Trx } from "../../db/database.ts";
import { generatedRequest } from "../versions/documentVersions.ts";

/** What a shipment's attachments enclose, by their keys: their kinds, and what the requests of newest invoices and bills say. */
export async function generatedFiles(
  db: Db,
  ownerId: string,
  { shipmentId, attachments }: Pick<Shipment, "shipmentId" | "attachments">,
): Promise<Map<string, GeneratedFile>> {
  const kinds = await attachmentKinds(db, ownerId, shipmentId);
  const files = new Map<string, GeneratedFile>();
  for (const { key, type, version, supersededBy } of attachments) {
    const kind = kinds.get(key);
    const isRead = version !== undefined && supersededBy === null && (type === "INVOICE" || kind === "bill-of-exchange");
    const document = isRead ? await generatedRequest(db, ownerId, key) : null;
    files.set(key, {
      ...(kind && { kind }),
      hasPackingList: document?.kind === "invoice" && document.request.addPL,
      isSoleBill: document?.kind === "bill-of-exchange" && document.request.set === "ONE",
    });
  }
  return files;
}

/**
 * The kind of each generated document of a shipment, by its attachment's key. Of an uploaded version only where its type leaves it open, because
 * several kinds of document have that type; else it is what its type says, whatever it replaced (R-1113).
 */
export async function attachmentKinds(db: Db | Trx, ownerId: string, shipmentId: string): Promise<Map<string, DocumentKind>> {
  const rows = await db
    .selectFrom("documentModels as model")
    .innerJoin("files as file", (join) => join.onRef("file.ownerId", "=", "model.ownerId").onRef("file.key", "=", "model.key"))
    .select(["model.key", "model.series", "model.shipmentVersion", "file.kind as type"])
    .where("model.ownerId", "=", ownerId)
    .where("model.shipmentId", "=", shipmentId)
    .execute();
  return new Map(
    rows.flatMap(({ key, series, shipmentVersion, type }) =>
      (shipmentVersion > 0 ? documentKinds : kindsIfSeveral(type))
        .filter((kind) => series.startsWith(`${kind} `))
        .map((kind) => [key, kind]),
    ),
  );
}

/** The kinds of document that have a type, if they are several. */
function kindsIfSeveral(type: string): DocumentKind[] {
  const kinds = documentKinds.filter((kind) => documentOf(kind).attachmentType === type);
  return kinds.length > 1 ? kinds : [];
}
