import { createHash } from "node:crypto";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isEmptySearch, type SearchQuery, type SearchTerm } from "#domain/text/searchQuery.ts";
import type { Db, Trx } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";
import type { DocumentWords } from "./makeWords.ts";

/** An entry whose words are stored. `number` is the embedded engine's name of it. */
export type IndexedEntry = { ownerId: string; key: string; number: number };

/** Where to find a search's words: anywhere, in names, numbers and parties alone, or in the file's text alone. */
export type SearchScope = "ALL" | "HEAD" | "TEXT";

/** Who searches: the office by all words, or a partner, whom no word may answer that it does not see (ADR-0147). */
type Reader = "OFFICE" | "PARTNER";

/** What to look up, where, and for whom. */
type WordSearch = { query: SearchQuery; scope: SearchScope; reader: Reader };

/**
 * Stores a document's words in place of its former ones. The engines get the same words at the same places, each word behind its owner's code,
 * so that a search reads its own office's words alone (ADR-0098).
 */
export async function storeWords(trx: Trx, { ownerId, key, number }: IndexedEntry, words: DocumentWords): Promise<void> {
  if (isPostgres(trx)) {
    await sql`INSERT INTO document_words (owner_id, key, words) VALUES (${ownerId}, ${key}, ${vectorOf(ownerId, words)}::tsvector)
      ON CONFLICT (owner_id, key) DO UPDATE SET words = excluded.words`.execute(trx);
    return;
  }
  const [code, sharedCode] = [codeOf(ownerId), sharedCodeOf(ownerId)];
  const head = [code, ...prefixed(sharedCode, words.shared), ...prefixed(code, words.own)];
  const [body, rest] = [prefixed(code, words.body), prefixed(code, words.rest)];
  await sql`DELETE FROM document_words WHERE rowid = ${number}`.execute(trx);
  await sql`INSERT INTO document_words (rowid, head, body, rest)
    VALUES (${number}, ${head.join(" ")}, ${body.join(" ")}, ${rest.join(" ")})`.execute(trx);
}

/**
 * The documents that have a search's words, as a JSON list of their numbers, on PostgreSQL of their keys, so that the page, the count and the
 * facets of one answer look the words up once (ADR-0122). Null for an empty search, whose conditions need no list. The owner's code is short and may
 * be another's too: the caller's query must have the owner's id as well.
 */
export async function matchedDocuments(db: Db, ownerId: string, search: WordSearch): Promise<string | null> {
  if (isEmptySearch(search.query)) return null;
  const { rows } = await (
    isPostgres(db)
      ? sql<{ found: string | null }>`SELECT json_agg(w.key)::text AS found FROM document_words AS w
          WHERE w.owner_id = ${ownerId} AND w.words @@ ${postgresQuery(ownerId, search)}::tsquery`
      : sql<{ found: string | null }>`SELECT json_group_array(rowid) AS found FROM document_words
          WHERE document_words MATCH ${sqliteQuery(ownerId, search)}`
  ).execute(db);
  return rows[0]?.found ?? "[]";
}

/** What a list of found documents has of each: its number, on PostgreSQL its key. For queries that have `documentEntries`. */
export function matchName(db: Db): RawBuilder<number | string> {
  return isPostgres(db) ? sql<string>`document_entries.key` : sql<number>`document_entries.number`;
}

/** The condition on `documentEntries` that a list has found them. The caller's query must have the owner's id as well. */
export function isMatched(db: Db, found: string): RawBuilder<SqlBool> {
  const list = isPostgres(db) ? sql`json_array_elements_text(${found}::json)` : sql`value FROM json_each(${found})`;
  return sql<SqlBool>`${matchName(db)} IN (SELECT ${list})`;
}

/** What each of an owner's words begins with: six letters and digits, which the embedded engine's prefix indexes count with. */
export function codeOf(ownerId: string): string {
  return codeOfNumber(digestOf(ownerId));
}

/**
 * What the words of a head begin with that every partner of the shipment sees (ADR-0147). As long as the owner's code, and never the same.
 */
function sharedCodeOf(ownerId: string): string {
  return codeOfNumber(digestOf(ownerId) + 1n);
}

function digestOf(ownerId: string): bigint {
  return createHash("sha256").update(ownerId).digest().readBigUInt64BE();
}

function codeOfNumber(number: bigint): string {
  return number.toString(36).padStart(6, "0").slice(-6);
}

/**
 * What stands between an owner's code and a word of a head that the office alone sees, on PostgreSQL. Its index knows words alone: by another
 * mark of them, such as a weight, it would read each found document again (ADR-0126).
 */
const headMark = "^";

/** A gap becomes "_", which no word contains. */
function prefixed(code: string, words: string[]): string[] {
  return words.map((word) => (word === "" ? "_" : code + word));
}

/** Phrases are found where words have places. */
function sqliteQuery(ownerId: string, { query: { terms, excluded }, scope, reader }: WordSearch): string {
  const code = codeOf(ownerId);
  const one = ({ words, isPrefix }: SearchTerm, within: SearchScope) => {
    const phrase = (start: string) => `"${words.map((word) => start + word).join(" ")}"${isPrefix ? " *" : ""}`;
    const heads = within === "TEXT" || reader === "PARTNER" ? [] : ["head"];
    const texts = within === "HEAD" ? [] : words.length > 1 ? ["body"] : ["body", "rest"];
    const columns = [...heads, ...texts];
    const own = columns.length === 0 ? [] : [`{${columns.join(" ")}} : ${phrase(code)}`];
    const shared = within === "TEXT" ? [] : [`{head} : ${phrase(sharedCodeOf(ownerId))}`];
    return `(${[...own, ...shared].join(" OR ")})`;
  };
  const wanted = terms.length === 0 ? `({head} : "${code}")` : terms.map((term) => one(term, scope)).join(" AND ");
  if (excluded.length === 0) return wanted;
  return `(${wanted}) NOT (${excluded.map((term) => one(term, scope === "TEXT" ? "TEXT" : "ALL")).join(" OR ")})`;
}

/** The owner's code is a word of each document. */
function postgresQuery(ownerId: string, { query: { terms, excluded }, scope, reader }: WordSearch): string {
  const code = codeOf(ownerId);
  const phrase = ({ words, isPrefix }: SearchTerm, start: string) => {
    const lexemes = words.map((word, at) => quoted(start + word) + (isPrefix && at === words.length - 1 ? ":*" : ""));
    return `(${lexemes.join(" <-> ")})`;
  };
  const one = (term: SearchTerm, within: SearchScope) => {
    const heads = [sharedCodeOf(ownerId), ...(reader === "OFFICE" ? [code + headMark] : [])];
    const starts = [...(within === "TEXT" ? [] : heads), ...(within === "HEAD" ? [] : [code])];
    return `(${starts.map((start) => phrase(term, start)).join(" | ")})`;
  };
  const wanted = terms.length === 0 ? [quoted(code)] : terms.map((term) => one(term, scope));
  return [...wanted, ...excluded.map((term) => `!${one(term, scope === "TEXT" ? "TEXT" : "ALL")}`)].join(" & ");
}

function vectorOf(ownerId: string, { shared, own, body, rest }: DocumentWords): string {
  const code = codeOf(ownerId);
  const places = new Map<string, number[]>([[code, [1]]]);
  let at = 1;
  const place = (words: string[], start: string) => {
    for (const word of words) {
      at += 1;
      if (word === "") continue;
      const known = places.get(start + word);
      if (known) known.push(at);
      else places.set(start + word, [at]);
    }
  };
  place(shared, sharedCodeOf(ownerId));
  place(own, code + headMark);
  place(body, code);
  for (const word of rest) if (!places.has(code + word)) places.set(code + word, []);
  return Array.from(places, ([word, found]) => (found.length === 0 ? quoted(word) : `${quoted(word)}:${found.join(",")}`)).join(" ");
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
