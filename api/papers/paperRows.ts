import { paperTypes, type Paper, type PaperChoice } from "#domain/documents/papers.ts";
import type { Db, Trx } from "../db/database.ts";
import { inChunks } from "../db/inChunks.ts";

type Place = { ownerId: string; shipmentId: string };

/** A row of a shipment's papers. */
type Row = Omit<Paper, "isNeeded"> & { shipmentId: string; isNeeded: number };

const columns = ["type", "source", "state", "key", "originals", "copies", "note", "dueOn", "isNeeded", "shipmentId"] as const;

/** The papers of shipments by their ids, in the order of the types; none for an unknown shipment. One query. */
export async function readPapers(db: Db | Trx, ownerId: string, shipmentIds: readonly string[]): Promise<Map<string, Paper[]>> {
  const papers = new Map<string, Paper[]>(shipmentIds.map((id) => [id, []]));
  if (shipmentIds.length === 0) return papers;
  const rows: Row[] = await db
    .selectFrom("papers")
    .select(columns)
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", shipmentIds)
    .execute();
  for (const { shipmentId, isNeeded, ...row } of rows) papers.get(shipmentId)?.push({ ...row, isNeeded: isNeeded === 1 });
  const order = ({ type }: Paper) => paperTypes.indexOf(type);
  for (const [id, listed] of papers)
    papers.set(
      id,
      listed.toSorted((one, other) => order(one) - order(other)),
    );
  return papers;
}

/** What somebody chose for a shipment against its terms. */
export async function readChoices(db: Db | Trx, { ownerId, shipmentId }: Place): Promise<PaperChoice[]> {
  return choicesOf((await readPapers(db, ownerId, [shipmentId])).get(shipmentId) ?? []);
}

/** What of these papers somebody chose. */
export function choicesOf(papers: readonly Paper[]): PaperChoice[] {
  return papers
    .filter(({ source }) => source === "MANUAL")
    .map(({ type, isNeeded, originals, copies, note, dueOn }) => ({ type, isNeeded, originals, copies, note, dueOn }));
}

/** Stores the papers of shipments that have none. */
export async function storeFirstPapers(
  trx: Trx,
  ownerId: string,
  begun: readonly { shipmentId: string; papers: Paper[] }[],
): Promise<void> {
  const rows = begun.flatMap(({ shipmentId, papers }) => papers.map((paper) => rowOf({ ownerId, shipmentId }, paper)));
  for (const part of inChunks(rows)) await trx.insertInto("papers").values(part).execute();
}

function rowOf(place: Place, paper: Paper) {
  return { ...paper, ...place, isNeeded: paper.isNeeded ? 1 : 0 };
}

/** Stores a shipment's papers in place of the former ones, and writes only what differs. */
export async function storePapers(trx: Trx, { ownerId, shipmentId }: Place, papers: readonly Paper[]): Promise<void> {
  const before = (await readPapers(trx, ownerId, [shipmentId])).get(shipmentId) ?? [];
  const gone = before.filter(({ type }) => !papers.some((paper) => paper.type === type)).map(({ type }) => type);
  if (gone.length > 0) {
    await trx.deleteFrom("papers").where("ownerId", "=", ownerId).where("shipmentId", "=", shipmentId).where("type", "in", gone).execute();
  }
  const changed = papers.filter((paper) => !before.some((one) => isSame(one, paper)));
  if (changed.length === 0) return;
  await trx
    .insertInto("papers")
    .values(changed.map((paper) => rowOf({ ownerId, shipmentId }, paper)))
    .onConflict((conflict) =>
      conflict.columns(["ownerId", "shipmentId", "type"]).doUpdateSet(({ ref }) => ({
        isNeeded: ref("excluded.isNeeded"),
        source: ref("excluded.source"),
        state: ref("excluded.state"),
        key: ref("excluded.key"),
        originals: ref("excluded.originals"),
        copies: ref("excluded.copies"),
        note: ref("excluded.note"),
        dueOn: ref("excluded.dueOn"),
      })),
    )
    .execute();
}

function isSame(one: Paper, other: Paper): boolean {
  return (
    one.type === other.type &&
    one.isNeeded === other.isNeeded &&
    one.source === other.source &&
    one.state === other.state &&
    one.key === other.key &&
    one.originals === other.originals &&
    one.copies === other.copies &&
    one.note === other.note &&
    one.dueOn === other.dueOn
  );
}
