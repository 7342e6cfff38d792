import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { maxPaperTemplateName, maxPaperTemplates, paperTemplateMessages, type PaperTemplate } from "#domain/documents/paperTemplate.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { countryNamed, unknownCountry } from "#domain/places/countries.ts";
import { auditedResult, fieldChange, itemChanges } from "../../audit/auditDraft.ts";
import { auditedTransaction } from "../../audit/auditedTransaction.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { answer } from "../../http/envelope.ts";
import { notFound, ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { templateBody, templateOperations } from "./templateOperations.ts";
import { readTemplates, storedTypes } from "./templateRows.ts";

/** Routes of document sets for new shipments. Editors keep them, members read them. */
export function templateRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/paper-template", { config: { spec: templateOperations.list } }, async ({ ownerId }) =>
    answer({ templates: await readTemplates(context.db, ownerId) }),
  );

  app.post("/v1/paper-template/add", { config: { spec: templateOperations.add } }, async (request) => {
    const { ownerId } = request;
    const input = checked(parseRequest(templateBody, request.body));
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const known = await readTemplates(trx, ownerId);
        throwIfProblems(known.length >= maxPaperTemplates ? [invalid(paperTemplateMessages.full)] : []);
        await refuseFaulty(trx, ownerId, { input, known, id: null });
        const id = newId();
        const row = { ...input, types: storedTypes(input.types) };
        await trx
          .insertInto("paperTemplates")
          .values({ ownerId, id, ...row, createdAt: context.clock().toISOString() })
          .execute();
        const added = await findTemplate(trx, ownerId, id);
        const note = { action: "ADDED", noun: "PAPER_TEMPLATE", entityId: id, name: input.name, changes: changesOf(null, added) } as const;
        return auditedResult(added, note);
      }),
    );
  });

  app.post("/v1/paper-template/update", { config: { spec: templateOperations.update } }, async (request) => {
    const { ownerId } = request;
    const id = queryText(request, "paperTemplateId");
    const input = checked(parseRequest(templateBody, request.body));
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        const before = await findTemplate(trx, ownerId, id);
        await refuseFaulty(trx, ownerId, { input, known: await readTemplates(trx, ownerId), id });
        await trx
          .updateTable("paperTemplates")
          .set({ ...input, types: storedTypes(input.types) })
          .where("ownerId", "=", ownerId)
          .where("id", "=", id)
          .execute();
        const after = await findTemplate(trx, ownerId, id);
        const changes = changesOf(before, after);
        return auditedResult(after, { action: "CHANGED", noun: "PAPER_TEMPLATE", entityId: id, name: before.name, changes });
      }),
    );
  });

  app.delete("/v1/paper-template/delete", { config: { spec: templateOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const id = queryText(request, "paperTemplateId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const { name } = await findTemplate(trx, ownerId, id);
        await trx.deleteFrom("paperTemplates").where("ownerId", "=", ownerId).where("id", "=", id).execute();
        return auditedResult({ paperTemplateId: id }, { action: "DELETED", noun: "PAPER_TEMPLATE", entityId: id, name });
      }),
    );
  });
}

type Input = Pick<PaperTemplate, "name" | "types" | "country" | "buyerId">;

/** What needs no other row to be checked. Throws a `ProblemError` that names each faulty field. */
function checked({ name, types, country, buyerId }: z.output<typeof templateBody>): Input {
  const input = { name: name.trim(), types, country: countryNamed(country) ?? "", buyerId: buyerId.trim() || null };
  const problems: Problem[] = [];
  if (input.name === "" || input.name.length > maxPaperTemplateName) problems.push(invalid(paperTemplateMessages.name, "name"));
  if (types.length === 0) problems.push(invalid(paperTemplateMessages.types, "types"));
  if (country.trim() !== "" && input.country === "") problems.push(invalid(unknownCountry(country), "country"));
  else if (input.country === "" && input.buyerId === null) problems.push(invalid(paperTemplateMessages.use, "country"));
  throwIfProblems(problems);
  return input;
}

/** Refuses a name that another template has, and a buyer that the owner does not have. */
async function refuseFaulty(
  trx: Trx,
  ownerId: string,
  { input, known, id }: { input: Input; known: PaperTemplate[]; id: string | null },
): Promise<void> {
  const isTaken = known.some(({ name, paperTemplateId }) => name === input.name && paperTemplateId !== id);
  if (isTaken) throw new ProblemError([{ message: paperTemplateMessages.taken, code: "DUPLICATE", field: ["name"] }]);
  if (input.buyerId === null) return;
  const buyers = trx.selectFrom("buyers").select("id").where("ownerId", "=", ownerId);
  const buyer = await buyers.where("id", "=", input.buyerId).executeTakeFirst();
  if (!buyer) throw notFound(paperTemplateMessages.buyer, "buyerId");
}

async function findTemplate(trx: Trx, ownerId: string, id: string): Promise<PaperTemplate> {
  const found = (await readTemplates(trx, ownerId)).find(({ paperTemplateId }) => paperTemplateId === id);
  if (!found) throw notFound(paperTemplateMessages.notFound, "paperTemplateId");
  return found;
}

function changesOf(before: PaperTemplate | null, after: PaperTemplate) {
  const namesOf = (template: PaperTemplate | null) => (template?.types ?? []).map((type) => attachmentTypeNames[type]);
  return [
    ...(before ? fieldChange("name", before.name, after.name) : []),
    ...itemChanges("document", namesOf(before), namesOf(after)),
    ...fieldChange("destination country", before?.country ?? "", after.country),
    ...fieldChange("buyer", before?.buyerName ?? "", after.buyerName),
  ];
}
