import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import { isEventType } from "#domain/integrations/event.ts";
import { invalid } from "#domain/http/problem.ts";
import { maxWebhooks, webhookMessages, type Webhook } from "#domain/integrations/webhook.ts";
import { fieldChange, hiddenChange, itemChanges, auditedResult, type Audited } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import type { Database } from "../db/tables/tables.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { lockEventCount } from "../events/outbox.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { notFound, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { failWaitingMessages } from "./deliver.ts";
import { deliveryRoutes } from "./deliveryRoutes.ts";
import { webhookBody, webhookOperations } from "./webhookOperations.ts";
import { aboutWebhook, webhookOf, findWebhook } from "./webhookRows.ts";
import { secretOf } from "./webhookSignature.ts";
import { BadTarget, resolveTarget } from "./webhookTarget.ts";

type Row = Selectable<Database["webhooks"]>;

const access = "session" as const;

/** Routes of webhooks: list, add, update, delete, and their deliveries. Only for a person's session. */
export function webhookRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;
  deliveryRoutes(app, context);

  app.get("/v1/user/webhook", { config: { access, spec: webhookOperations.list } }, async ({ ownerId }) => {
    const rows = await db.selectFrom("webhooks").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
    return answer({ webhooks: rows.map(webhookOf) });
  });

  app.post("/v1/user/webhook/add", { config: { access, spec: webhookOperations.add } }, async (request) => {
    const { ownerId } = request;
    const { url = "", events = [], isActive } = parseRequest(webhookBody, request.body);
    const entered = await checked(context, { url, events });
    return await idempotent<Webhook & { secret: string | null }>(context, request, async (commit) => {
      const createdAt = context.clock().toISOString();
      const row = { ownerId, id: newId(), ...entered, isActive: isActive === false ? 0 : 1, failingSince: null, createdAt };
      const added = await commit((trx) => addWebhook(trx, row));
      // The stored answer for a repeated request omits the secret, which is returned only once.
      return { ...added, secret: secretOf(context, added.webhookId) };
    });
  });

  app.post("/v1/user/webhook/update", { config: { access, spec: webhookOperations.update } }, async (request) => {
    const { ownerId } = request;
    const webhookId = queryText(request, "webhookId");
    const { url, events, isActive } = parseRequest(webhookBody, request.body);
    const known = webhookOf(await findWebhook(db, ownerId, webhookId));
    const entered = await checked(context, { url: url ?? known.url, events: events ?? known.events }, known.url);
    const change = { ...(url !== undefined && { url: entered.url }), ...(events !== undefined && { events: entered.events }) };
    return answer(
      await auditedTransaction(context, request, (trx) =>
        updateWebhook(trx, { ownerId, webhookId }, { ...change, isActive: isActive ?? null }),
      ),
    );
  });

  app.delete("/v1/user/webhook", { config: { access, spec: webhookOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const webhookId = queryText(request, "webhookId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockEventCount(trx, ownerId, 0);
        const gone = await trx
          .deleteFrom("webhooks")
          .where("ownerId", "=", ownerId)
          .where("id", "=", webhookId)
          .returning(["id", "url"])
          .executeTakeFirst();
        if (!gone) throw notFound(webhookMessages.notFound, "webhookId");
        return auditedResult({ webhookId }, { ...aboutWebhook(gone), action: "DELETED" });
      }),
    );
  });
}

async function addWebhook(trx: Trx, row: Row): Promise<Audited<Webhook & { secret: null }>> {
  await lockOwner(trx, row.ownerId);
  const { count } = await trx
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", row.ownerId)
    .executeTakeFirstOrThrow();
  if (count >= maxWebhooks) throw new ProblemError([invalid(webhookMessages.tooMany)]);
  await trx.insertInto("webhooks").values(row).execute();
  return auditedResult({ ...webhookOf(row), secret: null }, { ...aboutWebhook(row), action: "ADDED" });
}

type Change = Partial<Pick<Row, "url" | "events">> & { isActive: boolean | null };

/** Stores what was sent of a webhook. Enabling it clears its failures; disabling it drops its waiting messages. */
async function updateWebhook(
  trx: Trx,
  { ownerId, webhookId }: { ownerId: string; webhookId: string },
  { isActive, ...change }: Change,
): Promise<Audited<Webhook>> {
  await lockOwner(trx, ownerId);
  // No event queues a message meanwhile, which would be sent after the webhook was disabled.
  await lockEventCount(trx, ownerId, 0);
  const stored = await findWebhook(trx, ownerId, webhookId);
  const switched = isActive === null ? {} : isActive ? { isActive: 1, failingSince: null } : { isActive: 0 };
  const row = await trx
    .updateTable("webhooks")
    .set({ url: stored.url, events: stored.events, ...change, ...switched })
    .where("ownerId", "=", ownerId)
    .where("id", "=", webhookId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isActive === false) await failWaitingMessages(trx, ownerId, webhookId);
  const [before, after] = [webhookOf(stored), webhookOf(row)];
  const changes = [
    ...hiddenChange("address", before.url, after.url),
    ...itemChanges("event", before.events, after.events),
    ...fieldChange("state", stateOf(before), stateOf(after)),
  ];
  return auditedResult(after, { ...aboutWebhook(row), action: "CHANGED", changes });
}

function stateOf({ isActive }: Webhook): string {
  return isActive ? "on" : "off";
}

/**
 * The input in stored form: known event types, and a URL in normal form with a currently public host. Does not resolve the unchanged URL in
 * `before` again, so that a webhook can be paused while its receiver is gone.
 */
async function checked(context: ApiContext, { url, events }: Pick<Webhook, "url"> & { events: string[] }, before?: string) {
  const chosen = [...new Set(events)];
  const address = url.trim();
  const target = address === before ? address : await targetOf(context, address);
  throwIfProblems([
    ...(target instanceof BadTarget ? [invalid(target.message, "url")] : []),
    ...(chosen.length === 0 ? [invalid(webhookMessages.eventsMissing, "events")] : []),
    ...(chosen.every(isEventType) ? [] : [invalid(webhookMessages.eventUnknown, "events")]),
  ]);
  return { url: String(target), events: JSON.stringify(chosen) };
}

/** The normal form of a URL, or the reason why it is not allowed. */
async function targetOf({ webhookSettings }: ApiContext, url: string): Promise<string | BadTarget> {
  try {
    return (await resolveTarget(url, webhookSettings)).url.href;
  } catch (error) {
    if (error instanceof BadTarget) return error;
    throw error;
  }
}
