import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OnboardingStatus } from "#domain/account/accountType.ts";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import { auditedResult, itemChanges } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { conflict } from "../http/httpErrors.ts";
import { deleteOnce } from "../files/deleteOnce.ts";
import { storeFiles, type NewFile } from "../files/store.ts";
import { deleteShipments } from "../shipment/save/deleteShipments.ts";
import { addShipment } from "../shipment/save/saveShipment.ts";
import { enterMasterData } from "./enterMasterData.ts";
import { removeMasterData } from "./removeMasterData.ts";
import { sampleOperations } from "./sampleOperations.ts";
import { markSample, readMarks, type SampleMark } from "./sampleRecords.ts";
import { sampleShipments } from "./sampleShipments.ts";

const path = "/v1/user/sample-data";
const noun = "SAMPLE_DATA";

/** Routes that add, count and remove the sample data. */
export function sampleRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get(path, { config: { spec: sampleOperations.read } }, async ({ ownerId }) => answer(countsOf(await readMarks(context.db, ownerId))));

  app.post(`${path}/add`, { config: { spec: sampleOperations.add } }, async (request) => {
    const { ownerId } = request;
    const stamps = await stampFiles(ownerId);
    return await idempotent(context, request, (commit) =>
      storeFiles(context, stamps, commit, async (trx, keys) => {
        await lockOwner(trx, ownerId);
        if ((await readMarks(trx, ownerId)).length > 0) {
          throw conflict("The sample data is there already");
        }
        const ids = await enterMasterData(trx, ownerId, keys);
        const shipments = await enterShipments(trx, ownerId, sampleShipments(ids));
        const counts = countsOf(await readMarks(trx, ownerId));
        const changes = itemChanges("shipment", [], shipments);
        await setUp(trx, ownerId, "ONBOARDING_COMPLETED");
        return auditedResult(counts, { action: "ADDED", noun, name: summary(counts), changes });
      }),
    );
  });

  app.delete(path, { config: { spec: sampleOperations.remove } }, async (request) => {
    const { ownerId } = request;
    return await deleteOnce(context, request, async (trx) => {
      await lockOwner(trx, ownerId);
      const marks = await readMarks(trx, ownerId);
      // Not "not found": a gateway takes that, without a field, for a service that has no such call.
      if (marks.length === 0) throw conflict("There is no sample data");
      const shipments = await removeShipments(trx, request, marks);
      const master = await removeMasterData(trx, ownerId, marks);
      await trx.deleteFrom("sampleRecords").where("ownerId", "=", ownerId).execute();
      const own = await trx.selectFrom("firms").select("id").where("ownerId", "=", ownerId).limit(1).executeTakeFirst();
      if (!own) await setUp(trx, ownerId, "ONBOARDING_IN_PROGRESS");
      const counts = { firms: master.firms.length, records: master.removed, shipments: shipments.names.length };
      const changes = [...itemChanges("firm", master.firms, []), ...itemChanges("shipment", shipments.names, [])];
      const gone = [...shipments.files, ...master.files];
      return { ...auditedResult({ ...counts, kept: master.kept }, { action: "DELETED", noun, name: summary(counts), changes }), gone };
    });
  });

  async function enterShipments(trx: Trx, ownerId: string, inputs: ReturnType<typeof sampleShipments>): Promise<string[]> {
    const marks: SampleMark[] = [];
    // A millisecond apart, so that lists show them in this order.
    const start = context.clock().getTime() - inputs.length;
    for (const [index, input] of inputs.entries()) {
      const added = await addShipment(trx, context, ownerId, { input, now: new Date(start + index).toISOString() });
      marks.push({ kind: "SHIPMENT", id: added.answer.shipmentId, digest: "" });
    }
    await markSample(trx, ownerId, marks);
    return inputs.map(({ name }) => name);
  }

  /** Deletes the sample's shipments with their files, changed or not. One that the user moved to another firm is theirs. */
  async function removeShipments(trx: Trx, { ownerId, role }: Pick<FastifyRequest, "ownerId" | "role">, marks: readonly SampleMark[]) {
    const firms = marks.filter(({ kind }) => kind === "FIRM").map(({ id }) => id);
    const sample = marks.filter(({ kind }) => kind === "SHIPMENT").map(({ id }) => id);
    const rows = await trx
      .selectFrom("shipments")
      .select(["id", "name"])
      .where("ownerId", "=", ownerId)
      .where("id", "in", sample)
      .where("firmId", "in", firms)
      .orderBy("id")
      .execute();
    const files: string[] = [];
    for (const { id } of rows) {
      const deleted = await deleteShipments(trx, context, ownerId, { ids: [id], role, now: context.clock().toISOString() });
      files.push(...deleted.answer);
    }
    return { files, names: rows.map(({ name }) => name) };
  }
}

/** The set-up is the office's: with the sample it is complete, and without any firm it goes on. */
async function setUp(trx: Trx, ownerId: string, status: OnboardingStatus): Promise<void> {
  await trx.updateTable("users").set({ status }).where("ownerId", "=", ownerId).where("id", "=", ownerId).execute();
}

async function stampFiles(ownerId: string): Promise<NewFile[]> {
  return await Promise.all(
    masterData.firms.map(async ({ ref }) => {
      const name = `stamp-${ref.toLowerCase()}.png`;
      const content = await readFile(new URL(`./images/${name}`, import.meta.url));
      return { ownerId, kind: "STAMP_SIGN" as const, name, contentType: "image/png", content, isAttached: true };
    }),
  );
}

type Counts = { firms: number; records: number; shipments: number };

function countsOf(marks: readonly SampleMark[]): Counts {
  const of = (wanted: string) => marks.filter(({ kind }) => kind === wanted).length;
  const [firms, shipments] = [of("FIRM"), of("SHIPMENT")];
  return { firms, shipments, records: marks.length - firms - shipments };
}

function summary({ firms, records, shipments }: Counts): string {
  return `${firms} firms, ${records} records, ${shipments} shipments`;
}
