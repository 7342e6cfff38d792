import { createHash } from "node:crypto";
import { Zip, ZipPassThrough } from "fflate";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { harmless } from "#domain/stats/cellText.ts";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import { writeDelimited } from "#domain/stats/delimitedText.ts";
import { actorOf } from "../../audit/asker.ts";
import type { ApiContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { openContent } from "../../files/openContent.ts";
import { snapshotName } from "../snapshotName.ts";
import { zipPath } from "./zipPath.ts";

const columns = ["path", "shipment", "type", "state", "stored", "bytes", "SHA-256"];

/**
 * A selection as a ZIP, in the order of the keys: {firm}/{shipment}/{type} - {name}, then contents.csv. Reads one piece of one file at a
 * time, and only when the client takes it. A file that was deleted meanwhile is "gone" in contents.csv. Throws if the store fails, or
 * the asker's membership or key ends, so that the download breaks off instead of seeming complete.
 */
export async function* zipStream(
  context: ApiContext,
  ownerId: string,
  { keys, asker }: { keys: string[]; asker: string },
): AsyncGenerator<Uint8Array, void, void> {
  const written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    if (error) failure = error;
    else written.push(data);
  });
  const paths = new Set<string>();
  const contents: string[][] = [columns];

  function* take(): Generator<Uint8Array, void, void> {
    if (failure) throw failure;
    yield* written.splice(0);
  }

  for (const key of keys) {
    if ((await actorOf(context, ownerId, asker)) === null) throw new Error("The asker of a ZIP is no member any more");
    const [entry] = await readEntries(context.db, ownerId, key);
    const source = entry && (await openStored(context, { ownerId, key, size: entry.size }));
    if (!entry || !source) {
      contents.push([key, "", "", "gone", "", "", ""]);
      continue;
    }
    const path = zipPath({ ...entry, firmName: snapshotName(entry.firm) }, paths);
    const file = new ZipPassThrough(path);
    file.mtime = new Date(entry.storedAt);
    zip.add(file);
    const digest = createHash("sha256");
    for await (const piece of source) {
      const bytes: Buffer = Buffer.from(piece);
      digest.update(bytes);
      file.push(bytes);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    const { shipmentName, kind, review, storedAt } = entry;
    const words = [shipmentName, attachmentTypeNames[kind], attachmentStateNames[review], storedAt, String(entry.size)];
    contents.push([path, ...words, digest.digest("hex")]);
    yield* take();
  }
  const list = new ZipPassThrough("contents.csv");
  zip.add(list);
  list.push(
    Buffer.from(
      `\uFEFF${writeDelimited(
        contents.map((row) => row.map(harmless)),
        ",",
      )}`,
    ),
    true,
  );
  zip.end();
  yield* take();
}

/** A file's content; null if the file was deleted meanwhile. Throws if it is there and the store does not give it. */
async function openStored(context: ApiContext, file: { ownerId: string; key: string; size: number }) {
  try {
    return await openContent(context, file);
  } catch (error) {
    if ((await readEntries(context.db, file.ownerId, file.key)).length === 0) return null;
    throw error;
  }
}

async function readEntries(db: Db, ownerId: string, key: string) {
  return await db
    .selectFrom("documentEntries as e")
    .innerJoin("shipments as s", (join) => join.onRef("s.ownerId", "=", "e.ownerId").onRef("s.id", "=", "e.shipmentId"))
    .select(["e.name", "e.kind", "e.size", "e.review", "e.storedAt", "s.name as shipmentName", "s.firm"])
    .where("e.ownerId", "=", ownerId)
    .where("e.key", "=", key)
    .execute();
}
