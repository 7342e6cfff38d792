import type { FastifyInstance, FastifyRequest } from "fastify";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { maxCancelReason, maxMilestoneNote } from "#domain/shipment/progress/milestone.ts";
import { checkTransport, dateProblem, latestFact } from "#domain/shipment/progress/transportCheck.ts";
import type { ApiContext } from "../../context.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { versionOf, withVersion } from "../input/version.ts";
import { milestoneBody, progressOperations, reasonBody } from "./progressOperations.ts";
import { setCancelled, setMilestone, updateTransport, type MilestoneEdit, type ProgressChange } from "./saveProgress.ts";
import { transportBody } from "./transportBody.ts";

/** Routes of what happens to a shipment: milestones, the transport card, and cancelling. */
export function progressRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/shipment/milestone", { config: { spec: progressOperations.milestone } }, async (request, reply) => {
    const { version, ...edit } = parseRequest(milestoneBody, request.body);
    throwIfProblems(milestoneProblems(edit, context.clock()));
    const change = changeOf(request, version);
    return withVersion(
      reply,
      await idempotent(context, request, (commit) => commit((trx) => setMilestone(trx, context, request.ownerId, change, edit))),
    );
  });

  app.post("/v1/shipment/transport", { config: { spec: progressOperations.transport } }, async (request, reply) => {
    const { version, ...edit } = parseRequest(transportBody, request.body);
    throwIfProblems(checkTransport(edit, latestFact(context.clock())));
    const change = changeOf(request, version);
    return withVersion(
      reply,
      await idempotent(context, request, (commit) => commit((trx) => updateTransport(trx, context, request.ownerId, change, edit))),
    );
  });

  for (const act of ["cancel", "reopen"] as const) {
    app.post(`/v1/shipment/${act}`, { config: { spec: progressOperations[act] } }, async (request, reply) => {
      const { version, reason = "" } = parseRequest(reasonBody, request.body);
      if (act === "cancel" && reason === "") throwIfProblems([invalid("Please enter a reason", "reason")]);
      throwIfProblems(tooLong("reason", reason, maxCancelReason));
      const wanted = { isCancelled: act === "cancel", reason };
      const change = changeOf(request, version);
      return withVersion(
        reply,
        await idempotent(context, request, (commit) => commit((trx) => setCancelled(trx, context, request.ownerId, change, wanted))),
      );
    });
  }

  function changeOf(request: FastifyRequest, version: number | null | undefined): ProgressChange {
    return {
      id: queryText(request, "shipmentId"),
      version: versionOf(request, version ?? null),
      now: context.clock().toISOString(),
      by: request.actor.name,
    };
  }
}

function milestoneProblems({ planned = "", actual = "", note = "" }: MilestoneEdit, now: Date): Problem[] {
  const ofPlanned = planned === "" ? null : dateProblem("Planned", planned, null);
  const ofActual = actual === "" ? null : dateProblem("Actual", actual, latestFact(now));
  return [
    ...(ofPlanned === null ? [] : [invalid(ofPlanned, "planned")]),
    ...(ofActual === null ? [] : [invalid(ofActual, "actual")]),
    ...tooLong("note", note, maxMilestoneNote),
  ];
}

function tooLong(field: string, text: string, limit: number): Problem[] {
  return text.length > limit ? [invalid(`${field} must be at most ${limit} characters long`, field)] : [];
}
