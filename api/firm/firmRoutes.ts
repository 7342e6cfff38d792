import type { FastifyInstance } from "fastify";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { discardContents } from "../files/store.ts";
import { deleteOnce } from "../files/deleteOnce.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { refuseRole } from "../http/caller.ts";
import { firmNotFound, readFirm, refuseStaleFirm } from "./firm.ts";
import { readFirmBody } from "./firmBody.ts";
import { changesBanks, changesPayment, firmChanges } from "./firmChanges.ts";
import { firmOperations } from "./firmOperations.ts";
import { attachImages, imageKeys } from "./firmImages.ts";
import { writeRows } from "./firmRows.ts";
import { deleteFirm, dropImages, firmColumns, insertFirm } from "./storeFirm.ts";

/** Routes that add, update and delete the owner's firms. */
export function firmRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/user/firm/add", { config: { spec: firmOperations.add } }, async (request) => {
    const body = readFirmBody(request.body);
    const { ownerId } = request;
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        await attachImages(trx, ownerId, body);
        const firm = await insertFirm(trx, ownerId, body);
        return auditedResult(firm, { action: "ADDED", noun: "FIRM", entityId: firm.firmId, name: body.name });
      }),
    );
  });

  app.post("/v1/user/firm/update", { config: { spec: firmOperations.update } }, async (request) => {
    const body = readFirmBody(request.body);
    const { ownerId, role } = request;
    const firmId = queryText(request, "firmId");
    const { firm, gone } = await auditedTransaction(context, request, async (trx) => {
      await lockOwner(trx, ownerId);
      const before = await readFirm(trx, ownerId, firmId);
      if (!before) throw firmNotFound();
      refuseStaleFirm(before, request);
      await attachImages(trx, ownerId, body);
      await trx.updateTable("firms").set(firmColumns(body)).where("ownerId", "=", ownerId).where("id", "=", firmId).execute();
      await writeRows(trx, { ownerId, firmId }, body);
      const after = await readFirm(trx, ownerId, firmId);
      const dropped = await dropImages(trx, ownerId, imageKeys(before));
      if (after && changesPayment(before, after)) refuseRole(role, "OWNER");
      if (after && changesBanks(before, after)) {
        // The person who acts gets it too: it may be somebody else at their session.
        await addToInbox(trx, context, { ownerId, kind: "BANK_CHANGED", who: request.actor.name, what: after.name, to: "OWNERS" });
      }
      const changes = after ? firmChanges(before, after) : [];
      return auditedResult(
        { firm: after, gone: dropped },
        { action: "CHANGED", noun: "FIRM", entityId: firmId, name: before.name, changes },
      );
    });
    await discardContents(context, ownerId, gone);
    return answer(firm);
  });

  app.delete("/v1/user/firm", { config: { spec: firmOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const firmId = queryText(request, "firmId");
    return await deleteOnce(context, request, async (trx) => {
      await lockOwner(trx, ownerId);
      const firm = await readFirm(trx, ownerId, firmId);
      if (!firm) throw firmNotFound();
      await refuseInUse(trx, ownerId, firmId);
      const gone = await deleteFirm(trx, ownerId, firm);
      return { ...auditedResult({ firmId }, { action: "DELETED", noun: "FIRM", entityId: firmId, name: firm.name }), gone };
    });
  });
}

/** Refuses to delete a firm that has shipments. */
async function refuseInUse(trx: Trx, ownerId: string, firmId: string): Promise<void> {
  const { shipments } = await trx
    .selectFrom("shipments")
    .select(({ fn }) => fn.countAll<number>().as("shipments"))
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .executeTakeFirstOrThrow();
  if (shipments === 0) return;
  const message = `This firm has ${shipments} ${shipments === 1 ? "shipment" : "shipments"}`;
  throw new ProblemError([{ message, code: "IN_USE", field: ["firmId"] }]);
}
