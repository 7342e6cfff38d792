import type { FastifyInstance } from "fastify";
import { maxWaitingDeliveries, webhookMessages, type WebhookDelivery } from "#domain/integrations/webhook.ts";
import { auditedResult, type Audited } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText, queryWhole } from "../http/query.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { countWaiting, deliveryRow, testBody, type NewMessage } from "./messages.ts";
import { webhookOperations } from "./webhookOperations.ts";
import { aboutWebhook, deliveryOf, findDelivery, findWebhook, listDeliveries } from "./webhookRows.ts";

const access = "session" as const;
const mostRows = 100;

/** Routes of a webhook's deliveries: the log, one delivery, resending it, and sending a test message. */
export function deliveryRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;

  app.get("/v1/user/webhook/deliveries", { config: { access, spec: webhookOperations.deliveries } }, async (request) => {
    const { id: webhookId } = await findWebhook(db, request.ownerId, queryText(request, "webhookId"));
    const limit = Math.min(queryWhole(request, "limit", 50), mostRows);
    const offset = queryWhole(request, "offset", 0);
    return answer(await listDeliveries(db, request.ownerId, { webhookId, limit, offset }));
  });

  app.get("/v1/user/webhook/delivery", { config: { access, spec: webhookOperations.delivery } }, async (request) => {
    return answer(deliveryOf(await findDelivery(db, request.ownerId, queryText(request, "deliveryId"))));
  });

  app.post(
    "/v1/user/webhook/redeliver",
    { config: { access, limit: "webhookTests", spec: webhookOperations.redeliver } },
    async (request) => {
      const { ownerId } = request;
      const { webhookId, messageId, type, body } = deliveryOf(await findDelivery(db, ownerId, queryText(request, "deliveryId")));
      return await idempotent(context, request, (commit) => {
        const message = { ownerId, webhookId, messageId, type, body, now: context.clock().toISOString() };
        return commit((trx) => enqueue(trx, message));
      });
    },
  );

  app.post("/v1/user/webhook/test", { config: { access, limit: "webhookTests", spec: webhookOperations.test } }, async (request) => {
    const { ownerId } = request;
    const webhookId = queryText(request, "webhookId");
    return await idempotent(context, request, (commit) => {
      const now = context.clock().toISOString();
      return commit((trx) => enqueue(trx, { ownerId, webhookId, type: "webhook.test", body: testBody(now), now }));
    });
  });
}

/**
 * Queues a message for immediate sending; the caller reads its delivery for the outcome. Only tests and resends use it. Throws "not found"
 * for an unknown webhook, and if 100 messages of the webhook wait.
 */
async function enqueue(trx: Trx, message: NewMessage & { messageId?: string }): Promise<Audited<WebhookDelivery>> {
  await lockOwner(trx, message.ownerId);
  const webhook = await findWebhook(trx, message.ownerId, message.webhookId);
  if ((await countWaiting(trx, message)) >= maxWaitingDeliveries) {
    throw new ProblemError([{ message: webhookMessages.waiting, code: "RATE_LIMITED", field: null }], { retryAfter: 60 });
  }
  const row = deliveryRow(message);
  await trx.insertInto("webhookDeliveries").values(row).execute();
  return auditedResult(deliveryOf(row), { ...aboutWebhook(webhook), action: "TRIED" });
}
