import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { SearchQuery } from "#domain/text/searchQuery.ts";
import { findHit, type Hit } from "#domain/text/snippet.ts";
import type { Db } from "../../db/database.ts";

/** A snippet comes from this part of a text, in characters; all of it is read for one document (`readDocumentText`). */
export const snippetReach = 200_000;
/** Characters that all snippets of an answer may search, so that one answer keeps nobody waiting. */
const answerReach = 1_000_000;
/** Texts read by one query: each query is a round trip, and each text may have `snippetReach` characters. */
const textsAtOnce = 10;

/** A document by the office that has it. */
type Place = { ownerId: string; key: string };

/** The name of a document among those of all offices. */
export function placeOf({ ownerId, key }: Place): string {
  return `${ownerId}/${key}`;
}

/**
 * Where a search hits each document's text, by `placeOf`. The caller has found that the reader may see the documents. Lets other requests in
 * between two documents.
 */
export async function findHits(db: Db, documents: readonly Place[], query: SearchQuery): Promise<Map<string, Hit>> {
  const hits = new Map<string, Hit>();
  if (query.terms.length === 0) return hits;
  let left = answerReach;
  for (let at = 0; at < documents.length; at += textsAtOnce) {
    const some = documents.slice(at, at + textsAtOnce);
    const rows = await db
      .selectFrom("documentTexts")
      .select(["ownerId", "key", sql<string>`substr(text, 1, ${sql.lit(snippetReach)})`.as("text")])
      .where("ownerId", "in", [...new Set(some.map(({ ownerId }) => ownerId))])
      .where(
        "key",
        "in",
        some.map(({ key }) => key),
      )
      .execute();
    const texts = new Map(rows.map((row) => [placeOf(row), row.text]));
    for (const place of some.map(placeOf)) {
      const text = texts.get(place) ?? "";
      left -= text.length;
      if (left < 0) return hits;
      const hit = findHit(text, query);
      if (hit) hits.set(place, hit);
      await nextTurn();
    }
  }
  return hits;
}
