import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { SearchQuery } from "#domain/text/searchQuery.ts";
import { findHit, type Hit } from "#domain/text/snippet.ts";
import type { Db } from "../../db/database.ts";

/** Characters of each text that are searched first, and that are searched at once. */
const snippetReach = 200_000;
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
 * Where a search hits each document's text, by `placeOf`. The caller has found that the reader may see the documents. The rest of long texts is
 * searched as far as the answer's characters suffice. Lets other requests in between two texts.
 */
export async function findHits(db: Db, documents: readonly Place[], query: SearchQuery): Promise<Map<string, Hit>> {
  const hits = new Map<string, Hit>();
  if (query.terms.length === 0) return hits;
  let left = answerReach;
  const unfinished: Place[] = [];
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
    for (const place of some) {
      const text = texts.get(placeOf(place)) ?? "";
      left -= text.length;
      if (left < 0) return hits;
      const hit = findHit(text, query);
      if (hit) hits.set(placeOf(place), hit);
      if (!hit?.hasAll && text.length >= snippetReach) unfinished.push(place);
      await nextTurn();
    }
  }
  for (const place of unfinished) {
    if (left <= snippetReach) break;
    const text = await readBeginning(db, place, left);
    left -= text.length;
    const hit = await findHitInTurns(text, query);
    if (hit) hits.set(placeOf(place), hit);
  }
  return hits;
}

async function readBeginning(db: Db, { ownerId, key }: Place, characters: number): Promise<string> {
  const row = await db
    .selectFrom("documentTexts")
    .select(sql<string>`substr(text, 1, ${sql.lit(characters)})`.as("text"))
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.text ?? "";
}

/** What `findHit` finds in a text of any length. Lets other requests in between its parts. */
export async function findHitInTurns(text: string, query: SearchQuery): Promise<Hit | null> {
  let first: Hit | null = null;
  let pagesBefore = 0;
  let start = 0;
  while (start < text.length) {
    const end = partEnd(text, start);
    const part = text.slice(start, end);
    const hit = findHit(part, query);
    if (hit && (hit.hasAll || first === null)) first = { ...hit, page: hit.page + pagesBefore };
    if (hit?.hasAll) break;
    // The form feed at a part's end begins the next page.
    pagesBefore += part.split("\f").length - 1;
    start = end;
    await nextTurn();
  }
  return first;
}

/** Where a part of a text ends: after the last page that fits in it, or within a longer page. */
function partEnd(text: string, start: number): number {
  const most = start + snippetReach;
  if (most >= text.length) return text.length;
  const lastPageEnd = text.lastIndexOf("\f", most - 1);
  return lastPageEnd > start ? lastPageEnd + 1 : most;
}
