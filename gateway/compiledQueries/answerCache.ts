import { LRUCache } from "lru-cache";
import type { RecordedRead } from "../rest/reads/readRecord.ts";
import { maxReadsAtOnce } from "../rest/reads/requestReads.ts";
import type { Rest } from "../rest/restClient.ts";

/** An answer to a query, as it goes to the client, and the operation's name. */
type Answer = { bytes: Buffer; operation: string | undefined };

/**
 * Answers to compiled queries. An answer depends on nothing but the request's body, its session, the day, and what the service gives: if
 * every read gives the same bytes again, so does the query, and neither is parsed (ADR-0152).
 */
export type AnswerCache = {
  /**
   * The bytes of the last answer to this body for this session, if every read gives what it gave then; otherwise null. `start` gets the
   * operation's name before the reads.
   */
  repeat(rest: Rest, body: string, start: (operation: string | undefined) => void): Promise<Buffer | null>;
  /** Offers the answer that a compiled query just gave. `day` is when it began: one that ran over midnight is not kept. */
  put(rest: Rest, body: string, answer: Answer & { day: number }): void;
};

/** The longest session and body together and the largest answer with its reads that are kept, and how much is kept in all. */
const kept = { characters: 16_000, bytesOfAnswer: 2 * 1024 * 1024, bytes: 32 * 1024 * 1024 };
/** How much of each end of a body is in its key. To hash the whole takes as long as all other work on a small answer that is given again. */
const endCharacters = 250;
/** About what an entry takes in memory in addition to its bytes and its texts. */
const entryBytes = 1_024;
/** Of an answer that always changes every sixteenth is kept, because keeping one costs memory and copies. */
const mostSkips = 15;

const dayMs = 86_400_000;

/**
 * The last body of those with the same key. `last` is null while answers are skipped; `changes` counts how often in turn the last one was
 * out of date when it was asked for.
 */
type Entry = { body: string; last: (Answer & { reads: RecordedRead[]; day: number }) | null; changes: number; skips: number };

export function createAnswerCache(): AnswerCache {
  const entries = new LRUCache<string, Entry>({ maxSize: kept.bytes, maxEntrySize: kept.bytesOfAnswer, sizeCalculation: sizeOf });

  function entryOf(key: string, body: string): Entry | null {
    const entry = entries.get(key);
    return entry?.body === body ? entry : null;
  }

  return {
    async repeat(rest, body, start) {
      const key = keyOf(rest, body);
      if (key === null) return null;
      const entry = entryOf(key, body);
      if (!entry?.last) return null;
      const { bytes, reads, operation, day } = entry.last;
      start(operation);
      if (day === today() && (await rest.record.repeat(reads))) {
        entry.changes = 0;
        return bytes;
      }
      // Another request may have stored a newer one meanwhile.
      if (entries.peek(key) !== entry) return null;
      const changes = entry.changes + 1;
      entries.set(key, { body, last: null, changes, skips: Math.min(2 ** (changes - 1) - 1, mostSkips) });
      return null;
    },
    put(rest, body, { bytes, operation, day }) {
      const reads = rest.record.reads();
      const key = keyOf(rest, body);
      if (reads === null || key === null || day !== today()) return;
      const entry = entryOf(key, body);
      if (entry && entry.skips > 0) {
        entry.skips -= 1;
        return;
      }
      // They are repeated all at once.
      if (reads.length > maxReadsAtOnce) return;
      if (sum([bytes, ...reads.map((read) => read.bytes)]) > kept.bytesOfAnswer) return;
      const copies = reads.map((read) => ({ ...read, bytes: alone(read.bytes) }));
      const last = { bytes: alone(bytes), operation, reads: copies, day };
      entries.set(key, { body, last, changes: entry?.changes ?? 0, skips: 0 });
    },
  };
}

/** A copy of bytes that are a part of a larger buffer, which would stay in memory with them: of what the socket read, or of Node's pool. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The day by UTC, counted. Some fields depend on it, such as how late a milestone is. */
export function today(): number {
  return Math.floor(Date.now() / dayMs);
}

/** Null for a body that is too long to keep. No header holds a line break. */
function keyOf(rest: Rest, body: string): string | null {
  const session = rest.authorization() ?? "";
  if (session.length + body.length >= kept.characters) return null;
  return `${session}\n${body.length}\n${body.slice(0, endCharacters)}${body.slice(-endCharacters)}`;
}

function sizeOf({ body: asked, last }: Entry, key: string): number {
  const texts = [
    key,
    asked,
    ...(last?.reads ?? []).flatMap(({ call: { path, body } }) => (typeof body === "string" ? [path, body] : [path])),
  ];
  const characters = texts.reduce((all, { length }) => all + length, 0);
  return entryBytes + 2 * characters + (last ? sum([last.bytes, ...last.reads.map((read) => read.bytes)]) : 0);
}

function sum(buffers: Buffer[]): number {
  return buffers.reduce((all, { length }) => all + length, 0);
}
