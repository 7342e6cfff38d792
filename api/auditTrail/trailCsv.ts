import { auditNounWords, type AuditEntry } from "#domain/audit/auditTrail.ts";
import { harmless } from "#domain/stats/cellText.ts";
import { writeDelimited } from "#domain/stats/delimitedText.ts";
import type { Db } from "../db/database.ts";
import { readAuditTrail, readTrailCursor, type TrailFilter } from "./auditQuery.ts";

/** Entries per query: an export of any length uses the same memory and holds no transaction. */
const batch = 500;

const heads = ["Time (UTC)", "Who", "By", "What happened", "Action", "On", "Name", "Record", "Shipment", "Request"];

/**
 * Streams the trail as CSV (RFC 4180, UTF-8 with a byte order mark, for spreadsheets), newest entry first. Excludes entries newer than the
 * start. Escapes formulas in cells.
 */
export async function* trailCsv(db: Db, ownerId: string, filter: TrailFilter): AsyncGenerator<string, void, void> {
  yield `\uFEFF${writeDelimited([heads], ",")}`;
  let after = null;
  let hasOlder = true;
  while (hasOlder) {
    const page = await readAuditTrail(db, ownerId, filter, { limit: batch, after, before: null, fromEnd: false }, "owner");
    hasOlder = page.hasOlder;
    after = readTrailCursor("after", page.entries.at(-1)?.cursor ?? "");
    yield writeDelimited(page.entries.map(cellsOf), ",");
  }
}

const callers = { USER: "Person", API_KEY: "API key", LINK: "Share link", NOBODY: "Nobody" } as const;

function cellsOf({ at, actor, sentence, action, noun, name, entityId, shipmentId, requestId }: AuditEntry): string[] {
  const who = actor.name || "Somebody";
  const words = [at, who, callers[actor.type], sentence, action, auditNounWords[noun], name, entityId ?? "", shipmentId ?? "", requestId];
  return words.map(harmless);
}
