import type { FastifyInstance } from "fastify";
import { z } from "zod";
import {
  checkContractFormat,
  completeFields,
  contractFormatMessages,
  contractFormatWords,
  fieldsFromMap,
  fieldsToMap,
  type ContractField,
} from "#domain/masterData/contractFormat.ts";
import { notFoundMessage } from "#domain/masterData/messages.ts";
import { invalid } from "#domain/problem.ts";
import type { ContractFormat } from "#domain/userInfo.ts";
import { maxItems, parse, text } from "../body.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { answer } from "../envelope.ts";
import { idempotent } from "../idempotency.ts";
import { queryText } from "../query.ts";
import { notFound, Refusal, refuseIf } from "../refusal.ts";

const path = "/v1/user/contract-format";

const body = z.object({
  name: text(),
  fields: z
    .record(z.string().max(255), text(10_000))
    .nullish()
    .transform((map) => fieldsFromMap(map ?? {})),
});

/** Contract formats: named sections whose order is the user's, a map in REST and an ordered list in the store. */
export function contractFormatRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post(`${path}/add`, async (request) => {
    const format = readFormat(request.body);
    const row = { ownerId: request.ownerId, id: newId(), name: format.name, fields: JSON.stringify(format.fields) };
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await trx.insertInto("contractFormats").values(row).execute();
        return restContractFormat(row);
      }),
    );
  });

  app.post(`${path}/update`, async (request) => {
    const id = queryText(request, "contractId");
    if (!id) throw new Refusal([invalid(contractFormatMessages.idMissing, "contractId")]);
    const format = readFormat(request.body);
    const row = await context.db
      .updateTable("contractFormats")
      .set({ name: format.name, fields: JSON.stringify(format.fields) })
      .where("ownerId", "=", request.ownerId)
      .where("id", "=", id)
      .returning(["id", "name", "fields"])
      .executeTakeFirst();
    if (!row) throw notFound(notFoundMessage(contractFormatWords), "contractId");
    return answer(restContractFormat(row));
  });

  app.delete(path, async (request) => {
    const row = await context.db
      .deleteFrom("contractFormats")
      .where("ownerId", "=", request.ownerId)
      .where("id", "=", queryText(request, "contractId"))
      .returning("id")
      .executeTakeFirst();
    if (!row) throw notFound(notFoundMessage(contractFormatWords), "contractId");
    return answer({ contractId: row.id });
  });
}

/** A row as REST tells it. */
export function restContractFormat(row: { id: string; name: string; fields: string }): ContractFormat {
  // The column is only ever written by the two routes above.
  return { contractId: row.id, name: row.name, fields: fieldsToMap(JSON.parse(row.fields) as ContractField[]) };
}

function readFormat(sent: unknown): { name: string; fields: ContractField[] } {
  const { name, fields } = parse(body, sent);
  if (fields.length > maxItems) {
    throw new Refusal([{ message: `fields must have at most ${maxItems} items`, code: "TOO_LARGE", field: ["fields"] }]);
  }
  refuseIf(checkContractFormat({ name, fields }, "settings"));
  return { name: name.trim(), fields: completeFields(fields) };
}
