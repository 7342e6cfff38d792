import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import {
  checkContractFormat,
  completeFields,
  contractFormatMessages,
  contractFormatWords,
  fieldsToMap,
  type ContractField,
} from "#domain/masterData/templates/contractFormat.ts";
import { notFoundMessage } from "#domain/masterData/messages.ts";
import { invalid } from "#domain/http/problem.ts";
import type { ContractFormat } from "#domain/account/userInfo.ts";
import { fieldChange, hiddenChange, itemChanges, auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { maxItems, parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { parseStored } from "../db/storedJson.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { notFound, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { contractFormatBody, contractFormatOperations } from "./contractFormatOperations.ts";
import { refuseFull, refuseLarge } from "./refuseFull.ts";

const path = "/v1/user/contract-format";
const noun = "CONTRACT_FORMAT";

/** Routes of contract formats: named sections in the user's order, a map in REST and an ordered list in the database. */
export function contractFormatRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post(`${path}/add`, { config: { spec: contractFormatOperations.add } }, async (request) => {
    const format = readFormat(request.body);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, request.ownerId);
        const row = await insertContractFormat(trx, request.ownerId, format);
        return auditedResult(restContractFormat(row), { action: "ADDED", noun, entityId: row.id, name: row.name });
      }),
    );
  });

  app.post(`${path}/update`, { config: { spec: contractFormatOperations.update } }, async (request) => {
    const { ownerId } = request;
    const id = queryText(request, "contractId");
    if (!id) throw new ProblemError([invalid(contractFormatMessages.idMissing, "contractId")]);
    const format = readFormat(request.body);
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        const formats = trx.selectFrom("contractFormats").selectAll().where("ownerId", "=", ownerId);
        const before = await formats.where("id", "=", id).executeTakeFirst();
        if (!before) throw notFound(notFoundMessage(contractFormatWords), "contractId");
        const after = { name: format.name, fields: JSON.stringify(format.fields) };
        await trx.updateTable("contractFormats").set(after).where("ownerId", "=", ownerId).where("id", "=", id).execute();
        if (after.fields.length > before.fields.length) await refuseLarge(trx, ownerId);
        const changes = [...fieldChange("name", before.name, after.name), ...sectionChanges(fieldsOf(before), format.fields)];
        return auditedResult(restContractFormat({ id, ...after }), { action: "CHANGED", noun, entityId: id, name: before.name, changes });
      }),
    );
  });

  app.delete(path, { config: { spec: contractFormatOperations.remove } }, async (request) => {
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        const row = await trx
          .deleteFrom("contractFormats")
          .where("ownerId", "=", request.ownerId)
          .where("id", "=", queryText(request, "contractId"))
          .returning(["id", "name"])
          .executeTakeFirst();
        if (!row) throw notFound(notFoundMessage(contractFormatWords), "contractId");
        return auditedResult({ contractId: row.id }, { action: "DELETED", noun, entityId: row.id, name: row.name });
      }),
    );
  });
}

/** Sections added, removed and changed. */
function sectionChanges(before: ContractField[], after: ContractField[]): AuditChange[] {
  const names = (fields: ContractField[]) => fields.map(({ name }) => name);
  const kept = after.flatMap(({ name, value }) => {
    const old = before.find((field) => field.name === name);
    return old ? hiddenChange("text", old.value, value, `the section ${name}`) : [];
  });
  return [...itemChanges("section", names(before), names(after)), ...kept];
}

/** Converts a row to its REST form. */
export function restContractFormat(row: { id: string; name: string; fields: string }): ContractFormat {
  return { contractId: row.id, name: row.name, fields: fieldsToMap(fieldsOf(row)) };
}

const sections = z.array(z.object({ name: z.string(), value: z.string() }));

function fieldsOf({ id, fields }: { id: string; fields: string }): ContractField[] {
  return parseStored(sections, fields, { column: "contractFormats.fields", id });
}

type Format = { name: string; fields: ContractField[] };

/** Stores a new contract format. Requires the office's lock. */
export async function insertContractFormat(trx: Trx, ownerId: string, { name, fields }: Format) {
  await refuseFull(trx, ownerId, { kind: contractFormatWords, table: "contractFormats" });
  const row = { ownerId, id: newId(), name, fields: JSON.stringify(fields) };
  await trx.insertInto("contractFormats").values(row).execute();
  await refuseLarge(trx, ownerId);
  return row;
}

/** An owner's contract formats as stored, oldest first. */
export async function storedFormats(db: Db | Trx, ownerId: string) {
  return await db.selectFrom("contractFormats").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
}

/** Reads and checks a contract format from a body. */
export function readFormat(sent: unknown): Format {
  const { name, fields } = parseRequest(contractFormatBody, sent);
  if (fields.length > maxItems) {
    throw new ProblemError([{ message: `fields must have at most ${maxItems} items`, code: "TOO_LARGE", field: ["fields"] }]);
  }
  throwIfProblems(checkContractFormat({ name, fields }, "settings"));
  return { name: name.trim(), fields: completeFields(fields) };
}
