import type { PaperTemplate } from "#domain/documents/paperTemplate.ts";
import { paperTypes, type PaperType } from "#domain/documents/papers.ts";
import type { Db, Trx } from "../../db/database.ts";

/** An owner's templates of document sets, the newest first, since that one counts. One query. */
export async function readTemplates(db: Db | Trx, ownerId: string): Promise<PaperTemplate[]> {
  const rows = await db
    .selectFrom("paperTemplates as t")
    .leftJoin("buyers as b", (join) => join.onRef("b.ownerId", "=", "t.ownerId").onRef("b.id", "=", "t.buyerId"))
    .select(["t.id", "t.name", "t.types", "t.country", "t.buyerId", "b.name as buyerName"])
    .where("t.ownerId", "=", ownerId)
    .orderBy("t.createdAt", "desc")
    .orderBy("t.id", "desc")
    .execute();
  return rows.map(({ id, types, buyerName, ...row }) => ({
    ...row,
    paperTemplateId: id,
    types: readTypes(types),
    buyerName: buyerName ?? "",
  }));
}

/** Types as they are stored, in their order, each once. */
export function storedTypes(types: readonly PaperType[]): string {
  return readTypes(types.join(",")).join(",");
}

/** Reads stored types; unknown words are left out. */
function readTypes(stored: string): PaperType[] {
  const words = stored.split(",");
  return paperTypes.filter((type) => words.includes(type));
}
