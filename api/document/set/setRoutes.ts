import type { FastifyInstance, FastifyRequest } from "fastify";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { enteredDay, enteredDayWords } from "#domain/time/dates.ts";
import type { ApiContext } from "../../context.ts";
import { callerGone } from "../../http/callerGone.ts";
import { answer } from "../../http/envelope.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { answerWithProgress } from "../../http/progressStream.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { versionOf } from "../../shipment/input/version.ts";
import { versionBody } from "../../shipment/shipmentOperations.ts";
import { shipmentOf } from "../generate.ts";
import { generateSet, type SetOrder } from "./generateSet.ts";
import { numbersBody } from "./numbersBody.ts";
import { proposeSet } from "./proposeSet.ts";
import { readSetBody } from "./setBody.ts";
import { generateSetOperation, proposeSetOperation } from "./setOperations.ts";

/** The route of a set of documents. */
export function setRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/shipment/document-set", { config: { limit: "drawings", spec: generateSetOperation } }, async (request, reply) => {
    const order = orderOf(request);
    await countParts(context, request, order);
    const gone = callerGone(reply);
    return await answerWithProgress(request, reply, (onProgress) =>
      idempotent(context, request, (commit) => generateSet(context, order, { onProgress, gone }, commit)),
    );
  });

  app.post("/v1/shipment/document-set/proposal", { config: { access: "read", spec: proposeSetOperation } }, async (request) => {
    const { ownerId } = request;
    const { today, numbersOnly, ...given } = parseRequest(numbersBody, request.body);
    throwIfProblems(wrongDates({ ...given, today }));
    const shipment = await shipmentOf(context, ownerId, queryText(request, "shipmentId"));
    return answer(await proposeSet(context, { ownerId, shipment, given, today, numbersOnly }));
  });
}

function wrongDates(given: Readonly<Record<string, string>>): Problem[] {
  return ["contractDate", "piDate", "invoiceDate", "today"].flatMap((name) => {
    const text = given[name] ?? "";
    return text === "" || enteredDay(text) ? [] : [invalid(`${name} must be ${enteredDayWords}`, name)];
  });
}

/** Each document counts towards the limit of renderings (the route has counted one), a merged PDF towards that of merges. */
async function countParts(
  { rateLimits }: ApiContext,
  { ownerId, ip: address }: FastifyRequest,
  { documents, merged }: SetOrder,
): Promise<void> {
  for (let counted = 1; counted < documents.length; counted += 1) await rateLimits.take("drawings", { ownerId, address });
  if (merged) await rateLimits.take("merges", { ownerId, address });
}

function orderOf(request: FastifyRequest): SetOrder {
  const { version } = parseRequest(versionBody, request.body);
  const { ownerId, personId, actor } = request;
  const place = { ownerId, personId, shipmentId: queryText(request, "shipmentId"), by: actor.name };
  return { ...place, ...readSetBody(request.body), version: versionOf(request, version ?? null) };
}
