import type { FastifyInstance } from "fastify";
import { notFoundMessage } from "#domain/masterData/messages.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { answer } from "../envelope.ts";
import { idempotent } from "../idempotency.ts";
import { queryText } from "../query.ts";
import { notFound } from "../refusal.ts";
import { readRecord, recordTables, restRecord, storedKinds } from "./record.ts";

/** Add, update and delete of each kind of record (spec section 7, master data with one item per call). */
export function recordRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const stored of storedKinds) {
    const { kind, table } = stored;
    const path = `/v1/user/${kind.rest.path}`;

    app.post(`${path}/add`, async (request) => {
      const values = readRecord(stored, request.body);
      const row = { ownerId: request.ownerId, id: newId(), ...values };
      return await idempotent(context, request, (commit) =>
        commit(async (trx) => {
          await recordTables(trx).insertInto(table).values(row).execute();
          return restRecord(stored, row);
        }),
      );
    });

    app.post(`${path}/update`, async (request) => {
      const id = queryText(request, kind.rest.id);
      const values = readRecord(stored, request.body);
      const row = await recordTables(context.db)
        .updateTable(table)
        .set(values)
        .where("ownerId", "=", request.ownerId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!row) throw notFound(notFoundMessage(kind), kind.rest.id);
      return answer(restRecord(stored, { ...values, id }));
    });

    app.delete(path, async (request) => {
      const id = queryText(request, kind.rest.id);
      const row = await recordTables(context.db)
        .deleteFrom(table)
        .where("ownerId", "=", request.ownerId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!row) throw notFound(notFoundMessage(kind), kind.rest.id);
      return answer({ [kind.rest.id]: id });
    });
  }
}
