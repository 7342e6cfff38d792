import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { choicesFor, maxPaperNote, paperMessages, paperSetOf, type Paper } from "#domain/documents/papers.ts";
import { enteredDay } from "#domain/time/dates.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { itemChanges } from "../audit/auditDraft.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../http/envelope.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { readPosition } from "../shipment/list/position.ts";
import { shipmentSaved } from "../shipment/save/onShipmentSaved.ts";
import { shipmentNotFound, touchShipment } from "../shipment/save/touchShipment.ts";
import { readRange } from "../time/dateRange.ts";
import { readTerms, updatePapers } from "./followPapers.ts";
import { readMatrix } from "./paperMatrix.ts";
import { matrixBody, paperOperations, papersBody } from "./paperOperations.ts";
import { readPapers } from "./paperRows.ts";
import { templateRoutes } from "./templates/templateRoutes.ts";

/** Routes of the papers of a shipment, of all shipments, and of the templates of their choice. */
export function paperRoutes(app: FastifyInstance, context: ApiContext): void {
  templateRoutes(app, context);
  app.get("/v1/shipment/papers", { config: { spec: paperOperations.read } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    if (!(await readTerms(context.db, place))) throw shipmentNotFound();
    const papers = await readPapers(context.db, place.ownerId, [place.shipmentId]);
    return answer(paperSetOf(papers.get(place.shipmentId) ?? []));
  });

  app.post("/v1/shipment/papers", { config: { spec: paperOperations.set } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    const { papers } = parseRequest(papersBody, request.body);
    const wanted = papers === null ? null : checked(papers);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, place.ownerId);
        const now = context.clock().toISOString();
        const { firmId } = await touchShipment(trx, place.ownerId, { ...place, now });
        const terms = await readTerms(trx, place);
        if (!terms) throw shipmentNotFound();
        const before = (await readPapers(trx, place.ownerId, [place.shipmentId])).get(place.shipmentId) ?? [];
        const after = await updatePapers(trx, place, wanted === null ? [] : choicesFor(terms, wanted));
        const event = { type: "shipment.updated", firmId, shipmentId: place.shipmentId, key: null, at: now } as const;
        await shipmentSaved(trx, context, { ownerId: place.ownerId, event, hasNewValues: false });
        const changes = itemChanges("needed document", neededNames(before), neededNames(after));
        const { name } = await trx
          .selectFrom("shipments")
          .select("name")
          .where("ownerId", "=", place.ownerId)
          .where("id", "=", place.shipmentId)
          .executeTakeFirstOrThrow();
        const note = {
          action: "CHANGED",
          noun: "SHIPMENT",
          entityId: place.shipmentId,
          shipmentId: place.shipmentId,
          name,
          changes,
        } as const;
        return auditedResult(paperSetOf(after), note);
      }),
    );
  });

  app.post("/v1/document/papers", { config: { access: "read", spec: paperOperations.matrix } }, async ({ ownerId, body }) => {
    const { firmId, startDate, endDate, missing, after, limit, counts } = parseRequest(matrixBody, body);
    const request = { firmId: firmId || null, range: readRange(startDate, endDate), missing: missing ?? null, withCounts: counts };
    return answer(
      await readMatrix(context.db, ownerId, { ...request, after: readPosition("after", after, "createdAt"), limit: limit ?? 50 }),
    );
  });
}

type Sent = NonNullable<z.output<typeof papersBody>["papers"]>;

/** The wanted papers with their days. Throws a `ProblemError` that names the faulty ones. */
function checked(papers: Sent) {
  const problems: Problem[] = [];
  const wanted = papers.map(({ type, originals, copies, note, dueOn }, index) => {
    const at = (field: string, message: string) => problems.push(invalid(message, "papers", String(index), field));
    const day = dueOn.trim() === "" ? "" : enteredDay(dueOn);
    if (papers.findIndex((one) => one.type === type) < index) at("type", paperMessages.twice);
    if (note.trim().length > maxPaperNote) at("note", paperMessages.noteLong);
    if (day === null) at("dueOn", paperMessages.dueOn);
    return { type, originals: originals ?? null, copies: copies ?? null, note: note.trim(), dueOn: day ?? "" };
  });
  throwIfProblems(problems);
  return wanted;
}

function neededNames(papers: readonly Paper[]): string[] {
  return papers.filter(({ isNeeded }) => isNeeded).map(({ type }) => attachmentTypeNames[type]);
}
