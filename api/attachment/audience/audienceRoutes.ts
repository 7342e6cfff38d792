import type { FastifyInstance } from "fastify";
import { audienceMessages, commonAudience } from "#domain/partners/audience.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { answer } from "../../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { shipmentSaved } from "../../shipment/save/onShipmentSaved.ts";
import { touchShipment } from "../../shipment/save/touchShipment.ts";
import { audienceChange, audienceOperations, defaultsBody } from "./audienceOperations.ts";
import { setAudience } from "./setAudience.ts";
import { changeDefaults, checkDefaults, readDefaults } from "./sharingDefaults.ts";

/** Routes of who may see a shipment's files, and of the sharing defaults of new ones. */
export function audienceRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/shipment/attachment/audience", { config: { spec: audienceOperations.set } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    const body = parseRequest(audienceChange, request.body);
    const [first, ...others] = new Set(body.keys);
    if (first === undefined) throw new ProblemError([invalid(audienceMessages.nothingChosen, "keys")]);
    const audience = commonAudience([body.audience]);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, place.ownerId);
        const now = context.clock().toISOString();
        const { firmId } = await touchShipment(trx, place.ownerId, { ...place, now });
        const keepsFinal = request.role !== "OWNER";
        const { notes, hasChanged } = await setAudience(trx, { ...place, keys: [first, ...others], audience, keepsFinal, now });
        const event = { type: "shipment.updated", firmId, shipmentId: place.shipmentId, key: null, at: now } as const;
        if (hasChanged) await shipmentSaved(trx, context, { ownerId: place.ownerId, event, hasNewValues: false });
        return auditedResult({ success: true, audience }, ...notes);
      }),
    );
  });

  app.get("/v1/sharing-defaults", { config: { spec: audienceOperations.readDefaults } }, async ({ ownerId }) =>
    answer({ defaults: await readDefaults(context.db, ownerId) }),
  );

  app.post("/v1/sharing-defaults", { config: { spec: audienceOperations.setDefaults } }, async (request) => {
    const { ownerId } = request;
    const { defaults } = parseRequest(defaultsBody, request.body);
    throwIfProblems(checkDefaults(defaults));
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const changes = await changeDefaults(trx, ownerId, defaults);
        return auditedResult({ defaults: await readDefaults(trx, ownerId) }, { action: "CHANGED", noun: "SHARING_DEFAULTS", changes });
      }),
    );
  });
}
