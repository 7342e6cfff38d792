import type { FastifyInstance } from "fastify";
import { isInShipments } from "#domain/masterData/kindsInShipments.ts";
import { notFoundMessage } from "#domain/masterData/messages.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { notFound } from "../http/httpErrors.ts";
import { insertRecords } from "./insertRecords.ts";
import { recordOperations } from "./recordOperations.ts";
import { countShipments } from "./recordUsage.ts";
import { refuseLarge } from "./refuseFull.ts";
import { readRecord, recordChanges, recordName, recordTables, restRecord, storedKinds, textBytes } from "./record.ts";

/** Routes that add, update and delete each kind of record, and count the shipments that use it. */
export function recordRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const stored of storedKinds) {
    const { kind, table, noun } = stored;
    const path = `/v1/user/${kind.rest.path}`;
    const operations = recordOperations(stored);

    app.post(`${path}/add`, { config: { spec: operations.add } }, async (request) => {
      const values = readRecord(stored, request.body);
      const row = { ownerId: request.ownerId, id: newId(), ...values };
      return await idempotent(context, request, (commit) =>
        commit(async (trx) => {
          await lockOwner(trx, request.ownerId);
          await insertRecords(trx, request.ownerId, stored, [row]);
          return auditedResult(restRecord(stored, row), { action: "ADDED", noun, entityId: row.id, name: recordName(stored, values) });
        }),
      );
    });

    app.post(`${path}/update`, { config: { spec: operations.update } }, async (request) => {
      const { ownerId } = request;
      const id = queryText(request, kind.rest.id);
      const values = readRecord(stored, request.body);
      return answer(
        await auditedTransaction(context, request, async (trx) => {
          await lockOwner(trx, ownerId);
          const tables = recordTables(trx);
          const before = await tables.selectFrom(table).selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
          if (!before) throw notFound(notFoundMessage(kind), kind.rest.id);
          await tables.updateTable(table).set(values).where("ownerId", "=", ownerId).where("id", "=", id).execute();
          if (textBytes(stored, values) > textBytes(stored, before)) await refuseLarge(trx, ownerId);
          const changes = recordChanges(stored, before, values);
          return auditedResult(restRecord(stored, { ...values, id }), {
            action: "CHANGED",
            noun,
            entityId: id,
            name: recordName(stored, before),
            changes,
          });
        }),
      );
    });

    const { name } = kind;
    if (isInShipments(name)) {
      app.get(`${path}/usage`, { config: { spec: operations.usage } }, async (request) => {
        const place = { ownerId: request.ownerId, id: queryText(request, kind.rest.id) };
        const { db } = context;
        const tables = recordTables(db);
        const row = await tables
          .selectFrom(table)
          .select("id")
          .where("ownerId", "=", place.ownerId)
          .where("id", "=", place.id)
          .executeTakeFirst();
        if (!row) throw notFound(notFoundMessage(kind), kind.rest.id);
        return answer({ shipments: await countShipments(db, name, place) });
      });
    }

    app.delete(path, { config: { spec: operations.remove } }, async (request) => {
      const id = queryText(request, kind.rest.id);
      return await idempotent(context, request, (commit) =>
        commit(async (trx) => {
          const row = await recordTables(trx)
            .deleteFrom(table)
            .where("ownerId", "=", request.ownerId)
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirst();
          if (!row) throw notFound(notFoundMessage(kind), kind.rest.id);
          return auditedResult({ [kind.rest.id]: id }, { action: "DELETED", noun, entityId: id, name: recordName(stored, row) });
        }),
      );
    });
  }
}
