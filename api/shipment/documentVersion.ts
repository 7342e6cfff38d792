import { z } from "zod";
import { joinChanges, type DocumentChange } from "#domain/documents/documentChange.ts";
import type { Trx } from "../db/database.ts";
import { parseStored } from "../db/storedJson.ts";
import { documentSeries } from "./documentSeries.ts";

const change = z
  .object({
    field: z.string().meta({ description: "What changed, as the document names it.", example: "Vessel" }),
    from: z.string().describe("What the former version prints; empty if it does not print it. At most 200 characters."),
    to: z.string().describe("What this version prints; empty if it does not print it. At most 200 characters."),
  })
  .meta({
    id: "DocumentChange",
    example: { field: "Vessel", from: "MV TARANG", to: "MV VELA" },
    description: "A datum that two versions of a document print differently.",
  }) satisfies z.ZodType<DocumentChange>;

/** The changes of a document's version, as stored and as answered. */
export const changesAnswer = z.array(change);

/** What the answer of a document with versions has in addition to other files'. */
export const versionAnswers = {
  version: z
    .number()
    .optional()
    .describe(
      "The version of the document: 1, 2 … Generated documents have one, among the shipment's of their kind and name, and uploaded files that replace another or are replaced.",
    ),
  supersedes: z.string().nullable().optional().describe("The key of the former version; null for the first."),
  supersededBy: z.string().nullable().optional().describe("The key of the next version; null for the newest."),
  changes: changesAnswer
    .nullable()
    .optional()
    .describe("What changed since the former version; null for the first version, or if one was uploaded or too long to be stored."),
  staleFields: z
    .array(z.string())
    .nullable()
    .optional()
    .describe(
      "What a newest document would print differently now, such as `Vessel`; empty if nothing. Null for superseded ones, or if it cannot be known; absent in lists and answers to writes.",
    ),
};

/**
 * Before a document is deleted: the next version, if any, takes over its changes, so that it says what changed since the version before.
 */
export async function closeVersionGap(trx: Trx, ownerId: string, key: string): Promise<void> {
  const models = trx.selectFrom("documentModels").where("ownerId", "=", ownerId);
  const gone = await models.select(["shipmentId", "series", "version", "changes"]).where("key", "=", key).executeTakeFirst();
  if (!gone) return;
  const next = await models
    .select(["key", "changes"])
    .where("shipmentId", "=", gone.shipmentId)
    .where("series", "=", gone.series)
    .where("version", ">", gone.version)
    .orderBy("version")
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  const [first, second] = [gone, next].map(({ changes }) => changes && parseStored(changesAnswer, changes, at(key)));
  const changes = first && second ? JSON.stringify(joinChanges(first, second)) : null;
  await trx.updateTable("documentModels").set({ changes }).where("ownerId", "=", ownerId).where("key", "=", next.key).execute();
}

/** The keys of a document's other versions, in their order; none for a file without versions. */
export async function otherVersions(trx: Trx, ownerId: string, key: string): Promise<string[]> {
  const series = documentSeries(trx, ownerId, key).whereRef("version.key", "!=", "own.key");
  const rows = await series.select("version.key").orderBy("version.version").execute();
  return rows.map((row) => row.key);
}

function at(id: string) {
  return { column: "documentModels.changes", id };
}
