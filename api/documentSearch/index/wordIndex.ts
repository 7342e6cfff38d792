import { createHash } from "node:crypto";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isEmptySearch, type SearchQuery, type SearchTerm } from "#domain/text/searchQuery.ts";
import type { Db, Trx } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";
import type { DocumentWords } from "./makeWords.ts";

/** An entry whose words are stored. `number` is the embedded engine's name of it. */
export type IndexedEntry = { ownerId: string; key: string; number: number };

/** Where to find a search's words: anywhere, or in names, numbers and parties alone. */
export type SearchScope = "ALL" | "HEAD";

/**
 * Stores a document's words in place of its former ones. The engines get the same words at the same places, each word behind its owner's code,
 * so that a search reads its own office's words alone (ADR-0098).
 */
export async function storeWords(trx: Trx, { ownerId, key, number }: IndexedEntry, words: DocumentWords): Promise<void> {
  const code = codeOf(ownerId);
  if (isPostgres(trx)) {
    await sql`INSERT INTO document_words (owner_id, key, words) VALUES (${ownerId}, ${key}, ${vectorOf(code, words)}::tsvector)
      ON CONFLICT (owner_id, key) DO UPDATE SET words = excluded.words`.execute(trx);
    return;
  }
  const [head, body, rest] = [[code, ...prefixed(code, words.head)], prefixed(code, words.body), prefixed(code, words.rest)];
  await sql`DELETE FROM document_words WHERE rowid = ${number}`.execute(trx);
  await sql`INSERT INTO document_words (rowid, head, body, rest)
    VALUES (${number}, ${head.join(" ")}, ${body.join(" ")}, ${rest.join(" ")})`.execute(trx);
}

/**
 * The condition on `documentEntries` that a search's words are there. It narrows by the owner's code, which is short and may be another's too:
 * the caller's query must have the owner's id as well.
 */
export function hasWords(db: Db | Trx, ownerId: string, query: SearchQuery, scope: SearchScope): RawBuilder<SqlBool> {
  if (isEmptySearch(query)) return sql<SqlBool>`1 = 1`;
  const code = codeOf(ownerId);
  if (isPostgres(db)) {
    return sql<SqlBool>`document_entries.key IN (SELECT w.key FROM document_words AS w
      WHERE w.owner_id = ${ownerId} AND w.words @@ ${postgresQuery(code, query, scope)}::tsquery)`;
  }
  return sql<SqlBool>`document_entries.number IN (SELECT rowid FROM document_words
    WHERE document_words MATCH ${sqliteQuery(code, query, scope)})`;
}

/**
 * The documents that have a search's words, as a JSON list of their numbers, on PostgreSQL of their keys, so that the page, the count and the
 * facets of one answer look the words up once (ADR-0122). Null for an empty search, whose conditions need no list.
 */
export async function matchedDocuments(db: Db, ownerId: string, query: SearchQuery, scope: SearchScope): Promise<string | null> {
  if (isEmptySearch(query)) return null;
  const code = codeOf(ownerId);
  const { rows } = await (
    isPostgres(db)
      ? sql<{ found: string | null }>`SELECT json_agg(w.key)::text AS found FROM document_words AS w
          WHERE w.owner_id = ${ownerId} AND w.words @@ ${postgresQuery(code, query, scope)}::tsquery`
      : sql<{ found: string | null }>`SELECT json_group_array(rowid) AS found FROM document_words
          WHERE document_words MATCH ${sqliteQuery(code, query, scope)}`
  ).execute(db);
  return rows[0]?.found ?? "[]";
}

/** The condition on `documentEntries` that `matchedDocuments` has found them. The caller's query must have the owner's id as well. */
export function isMatched(db: Db, found: string): RawBuilder<SqlBool> {
  if (isPostgres(db)) return sql<SqlBool>`document_entries.key IN (SELECT json_array_elements_text(${found}::json))`;
  return sql<SqlBool>`document_entries.number IN (SELECT value FROM json_each(${found}))`;
}

/** What each of an owner's words begins with: six letters and digits, which the embedded engine's prefix indexes count with. */
export function codeOf(ownerId: string): string {
  const digest = createHash("sha256").update(ownerId).digest().readBigUInt64BE();
  return digest.toString(36).padStart(6, "0").slice(-6);
}

/**
 * What stands between an owner's code and a word of a name, number or party on PostgreSQL. Its index knows words alone: by another mark of them,
 * such as a weight, it would read each found document again (ADR-0126).
 */
const headMark = "^";

/** A gap becomes "_", which no word contains. */
function prefixed(code: string, words: string[]): string[] {
  return words.map((word) => (word === "" ? "_" : code + word));
}

/** Phrases are found where words have places. */
function sqliteQuery(code: string, { terms, excluded }: SearchQuery, scope: SearchScope): string {
  const one = ({ words, isPrefix }: SearchTerm, within: SearchScope) => {
    const columns = within === "HEAD" ? "head" : words.length > 1 ? "head body" : "head body rest";
    return `({${columns}} : "${words.map((word) => code + word).join(" ")}"${isPrefix ? " *" : ""})`;
  };
  const wanted = terms.length === 0 ? `({head} : "${code}")` : terms.map((term) => one(term, scope)).join(" AND ");
  if (excluded.length === 0) return wanted;
  return `(${wanted}) NOT (${excluded.map((term) => one(term, "ALL")).join(" OR ")})`;
}

/** The owner's code is a word of each document. */
function postgresQuery(code: string, { terms, excluded }: SearchQuery, scope: SearchScope): string {
  const phrase = ({ words, isPrefix }: SearchTerm, start: string) => {
    const lexemes = words.map((word, at) => quoted(start + word) + (isPrefix && at === words.length - 1 ? ":*" : ""));
    return `(${lexemes.join(" <-> ")})`;
  };
  const one = (term: SearchTerm, within: SearchScope) => {
    const inHead = phrase(term, code + headMark);
    return within === "HEAD" ? inHead : `(${inHead} | ${phrase(term, code)})`;
  };
  const wanted = terms.length === 0 ? [quoted(code)] : terms.map((term) => one(term, scope));
  return [...wanted, ...excluded.map((term) => `!${one(term, "ALL")}`)].join(" & ");
}

function vectorOf(code: string, { head, body, rest }: DocumentWords): string {
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
  place(head, code + headMark);
  place(body, code);
  for (const word of rest) if (!places.has(code + word)) places.set(code + word, []);
  return Array.from(places, ([word, found]) => (found.length === 0 ? quoted(word) : `${quoted(word)}:${found.join(",")}`)).join(" ");
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
