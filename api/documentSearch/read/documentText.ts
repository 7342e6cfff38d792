import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { ReadState } from "#domain/documents/documentSearch.ts";
import { parseSearch } from "#domain/text/searchQuery.ts";
import type { Hit } from "#domain/text/snippet.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../http/httpErrors.ts";
import { findHitInTurns } from "./findHits.ts";

/** A document's text, and where a search hits it first. */
export type DocumentText = { key: string; textState: ReadState; problem: string; pageCount: number | null; text: string } & {
  page: number | null;
  snippet: Hit["snippet"];
};

/** Reads a document's text; its pages are divided by form feeds. Throws "not found" for an unknown key or another owner's. */
export async function readDocumentText(db: Db, ownerId: string, { key, q }: { key: string; q: string }): Promise<DocumentText> {
  const row = await db
    .selectFrom("documentEntries as e")
    .leftJoin("documentTexts as t", (join) => join.onRef("t.ownerId", "=", "e.ownerId").onRef("t.key", "=", "e.key"))
    .select(["e.state", "e.problem", "e.pages", "t.text"])
    .where("e.ownerId", "=", ownerId)
    .where("e.key", "=", key)
    .executeTakeFirst();
  if (!row) throw notFound(attachmentMessages.notFound, "key");
  const { state, problem, pages, text } = row;
  const query = parseSearch(q);
  const hit = query.terms.length === 0 ? null : await findHitInTurns(text ?? "", query);
  return { key, textState: state, problem, pageCount: pages, text: text ?? "", page: hit?.page ?? null, snippet: hit?.snippet ?? [] };
}
