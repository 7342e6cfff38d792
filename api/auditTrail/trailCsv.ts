import { Readable } from "node:stream";
import { auditNounWords, type AuditEntry } from "#domain/audit/auditTrail.ts";
import { harmless } from "#domain/stats/cellText.ts";
import { writeDelimited } from "#domain/stats/delimitedText.ts";
import { actorOf } from "../audit/asker.ts";
import type { ApiContext } from "../context.ts";
import { readAuditTrail, readTrailCursor, type TrailFilter } from "./auditQuery.ts";

/** Entries per query: an export of any length uses the same memory and holds no transaction. */
const batch = 500;

const heads = ["Time (UTC)", "Who", "By", "What happened", "Action", "On", "Name", "Record", "Shipment", "Request"];

/** What of an owner's trail is exported; `asker` is the requester (asker.ts). */
export type TrailExport = { ownerId: string; asker: string; filter: TrailFilter };

type TrailContext = Pick<ApiContext, "db" | "clock">;

/** A trail's export as a stream that reads ahead no further than the client takes. */
export function trailStream(context: TrailContext, asked: TrailExport): Readable {
  return Readable.from(trailCsv(context, asked), { objectMode: false, highWaterMark: 64 * 1024 });
}

/**
 * Streams the trail as CSV (RFC 4180, UTF-8 with a byte order mark, for spreadsheets), newest entry first. Excludes entries newer than the
 * start. Escapes formulas in cells. Throws if the asker's membership or key ends, so that the download breaks off.
 */
async function* trailCsv(context: TrailContext, { ownerId, asker, filter }: TrailExport): AsyncGenerator<string, void, void> {
  yield `\uFEFF${writeDelimited([heads], ",")}`;
  let after = null;
  let hasOlder = true;
  while (hasOlder) {
    if ((await actorOf(context, ownerId, asker)) === null) throw new Error("The asker of an export is no member any more");
    const page = await readAuditTrail(context.db, ownerId, filter, { limit: batch, after, before: null, fromEnd: false }, "owner");
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
