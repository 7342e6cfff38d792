import type { Attachment } from "#domain/documents/attachment.ts";
import { documentOf, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db, Trx } from "../../db/database.ts";
import { documentSeries } from "../../shipment/documentSeries.ts";
import { composeModel } from "../models/buildDocumentModel.ts";
import { followingWordings } from "../models/wordedBlocks.ts";
import { identityOf } from "../numbers/documentNumbers.ts";
import { changesBetween } from "./printedChanges.ts";
import { printedData, sharedFacts } from "./printedData.ts";
import { packModel, unpackModel } from "./storedModel.ts";

/** What is kept of a document besides its file (ADR-0074): ready to be stored in the transaction that stores the file. */
export type NewVersion = { series: string; model: string; printed: ReturnType<typeof printedData> };

/** Builds and compresses the data of a document that was just rendered from this shipment. */
export async function newVersion(document: DocumentRequest, shipment: Shipment): Promise<NewVersion> {
  const model = composeModel(document, shipment);
  return {
    series: seriesOf(document, shipment),
    model: await packModel(followingWordings(document, shipment), model),
    printed: printedData(model),
  };
}

/** Documents of one kind supersede each other, whatever a draft is called; custom documents only those of the same name. */
function seriesOf(document: DocumentRequest, shipment: Shipment): string {
  const name = documentOf(document.kind).words.fileName || identityOf(document, shipment).name;
  return `${document.kind} ${name.toLowerCase()}`;
}

type Place = { ownerId: string; shipmentId: string; key: string; shipmentVersion: number };

/** Stores a document's version next to its file. The caller has locked the shipment's row, so that versions are counted one by one. */
export async function storeVersion(trx: Trx, place: Place, { series, model, printed }: NewVersion): Promise<Partial<Attachment>> {
  const { ownerId, shipmentId, key, shipmentVersion } = place;
  const former = await trx
    .selectFrom("documentModels")
    .select(["key", "version", "model"])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("series", "=", series)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const version = (former?.version ?? 0) + 1;
  const before = await unpackModel(former?.model ?? "");
  const changes = before && model !== "" ? changesBetween(printedData(before.model), printed) : null;
  const facts = JSON.stringify(sharedFacts(printed));
  const row = { ownerId, key, shipmentId, series, version, shipmentVersion, model, size: model.length, facts };
  await trx
    .insertInto("documentModels")
    .values({ ...row, changes: changes && JSON.stringify(changes) })
    .execute();
  return { version, supersedes: former?.key ?? null, supersededBy: null, changes };
}

/** The request with which a document is made again; null for other files, and if none was kept. */
export async function storedRequest(db: Db, ownerId: string, key: string): Promise<DocumentRequest | null> {
  const models = db.selectFrom("documentModels").select("model").where("ownerId", "=", ownerId);
  const row = await models.where("key", "=", key).executeTakeFirst();
  return (await unpackModel(row?.model ?? ""))?.document ?? null;
}

/** The request of a document, of an uploaded version that of the generated one before it; null without one, or if none was kept. */
export async function generatedRequest(db: Db, ownerId: string, key: string): Promise<DocumentRequest | null> {
  const row = await documentSeries(db, ownerId, key)
    .select("version.model")
    .whereRef("version.version", "<=", "own.version")
    .where("version.shipmentVersion", ">", 0)
    .orderBy("version.version", "desc")
    .limit(1)
    .executeTakeFirst();
  return (await unpackModel(row?.model ?? ""))?.document ?? null;
}

/** The request of the newest generated document of a kind; null without one, or if none was kept. */
export async function newestRequest(
  db: Db,
  ownerId: string,
  { shipmentId, kind }: { shipmentId: string; kind: DocumentKind },
): Promise<DocumentRequest | null> {
  const row = await db
    .selectFrom("documentModels")
    .select("model")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("series", "like", `${kind} %`)
    // An uploaded version has no request.
    .where("shipmentVersion", ">", 0)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return (await unpackModel(row?.model ?? ""))?.document ?? null;
}
