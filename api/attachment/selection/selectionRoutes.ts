import type { FastifyInstance } from "fastify";
import { commonAudience } from "#domain/partners/audience.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import { idempotent } from "../../http/idempotency.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { setAudience } from "../audience/setAudience.ts";
import { changeFiles } from "./changeFiles.ts";
import { selectedAudienceBody, selectedTypeBody, selectionOperations } from "./selectionOperations.ts";
import { setType } from "./setType.ts";

/** Routes of what is done with files of several shipments at once (R-1002, R-1003). */
export function selectionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/document/type", { config: { spec: selectionOperations.type } }, async (request) => {
    const { ownerId } = request;
    const { keys, type } = parseRequest(selectedTypeBody, request.body);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        const { files, notes } = await changeFiles(trx, context, { ownerId, keys }, (some) => setType(trx, ownerId, some, type));
        return auditedResult({ success: true, files }, ...notes);
      }),
    );
  });

  app.post("/v1/document/audience", { config: { spec: selectionOperations.audience } }, async (request) => {
    const { ownerId } = request;
    const body = parseRequest(selectedAudienceBody, request.body);
    const audience = commonAudience([body.audience]);
    const keepsFinal = request.role !== "OWNER";
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        const { files, notes } = await changeFiles(trx, context, { ownerId, keys: body.keys }, (some) =>
          setAudience(trx, { ownerId, ...some, audience, keepsFinal }),
        );
        return auditedResult({ success: true, files, audience }, ...notes);
      }),
    );
  });
}
