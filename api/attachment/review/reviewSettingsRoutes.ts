import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ReviewSettings } from "#domain/review/reviewSettings.ts";
import { auditedResult, fieldChange } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { answer } from "../../http/envelope.ts";
import { idempotent } from "../../http/idempotency.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { readReviewSettings } from "./reviewSettings.ts";

const tag = "Attachments";
const words = {
  needsApproval: "Whether new documents are drafts, which partners see when somebody has approved them.",
  fourEyes: "Whether a document is approved by somebody else than the person who submitted it.",
};
const example = { needsApproval: true, fourEyes: false };

const settingsBody = z
  .object({ needsApproval: z.boolean().describe(words.needsApproval), fourEyes: z.boolean().describe(words.fourEyes) })
  .meta({ id: "ReviewSettingsBody", example, description: "Both approval settings of an office." });

const settingsAnswer = z
  .object({ needsApproval: z.boolean().describe(words.needsApproval), fourEyes: z.boolean().describe(words.fourEyes) })
  .meta({ id: "ReviewSettings", example, description: "The approval settings of an office." }) satisfies z.ZodType<ReviewSettings>;

const operations = {
  read: {
    id: "readReviewSettings",
    tag,
    summary: "The approval settings",
    description: "Both are off until an owner switches them on.",
    answer: settingsAnswer,
  },
  set: {
    id: "setReviewSettings",
    tag,
    role: "OWNER",
    summary: "Replace the approval settings",
    description: "Holds for new documents and decisions. Stored documents keep their state.",
    body: settingsBody,
    answer: settingsAnswer,
    isIdempotent: true,
  },
} satisfies Record<string, OperationSpec>;

/** Routes of an office's approval settings. */
export function reviewSettingsRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/review-settings", { config: { spec: operations.read } }, async ({ ownerId }) =>
    answer(await readReviewSettings(context.db, ownerId)),
  );

  app.post("/v1/review-settings", { config: { spec: operations.set } }, async (request) => {
    const { ownerId } = request;
    const settings = parseRequest(settingsBody, request.body);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const before = await readReviewSettings(trx, ownerId);
        await writeReviewSettings(trx, ownerId, settings);
        const onOff = (isOn: boolean) => (isOn ? "on" : "off");
        const changes = [
          ...fieldChange("need for approval", onOff(before.needsApproval), onOff(settings.needsApproval)),
          ...fieldChange("four eyes", onOff(before.fourEyes), onOff(settings.fourEyes)),
        ];
        return auditedResult(settings, { action: "CHANGED", noun: "REVIEW_SETTINGS", changes });
      }),
    );
  });
}

async function writeReviewSettings(trx: Trx, ownerId: string, { needsApproval, fourEyes }: ReviewSettings): Promise<void> {
  const flags = { needsApproval: needsApproval ? 1 : 0, fourEyes: fourEyes ? 1 : 0 } as const;
  await trx
    .insertInto("reviewSettings")
    .values({ ownerId, ...flags })
    .onConflict((conflict) => conflict.column("ownerId").doUpdateSet(flags))
    .execute();
}
