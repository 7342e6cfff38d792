import { sql, type Selectable } from "kysely";
import {
  keptDeliveryDays,
  webhookMessages,
  type DeliveryStatus,
  type MessageType,
  type Webhook,
  type WebhookDelivery,
} from "#domain/integrations/webhook.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { deleteOlder } from "../db/deleteOlder.ts";
import type { Database } from "../db/tables/tables.ts";
import { notFound } from "../http/httpErrors.ts";
import { subscribedEvents } from "./subscribedEvents.ts";

const keptMilliseconds = keptDeliveryDays * 24 * 60 * 60 * 1000;

/** Converts a webhook to its REST form. */
export function webhookOf({ ownerId: _owner, id, events, isActive, ...row }: Selectable<Database["webhooks"]>): Webhook {
  return { webhookId: id, ...row, events: subscribedEvents({ id, events }), isActive: isActive === 1 };
}

/** Converts a delivery to its REST form. */
export function deliveryOf({
  ownerId: _owner,
  traceparent: _traceparent,
  id,
  type,
  status,
  ...row
}: Selectable<Database["webhookDeliveries"]>): WebhookDelivery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- messages.ts and deliver.ts write no other types and statuses.
  return { deliveryId: id, ...row, type: type as MessageType, status: status as DeliveryStatus };
}

/** A webhook in the audit trail: only its host, since the rest of a URL may be secret. */
export function aboutWebhook({ id, url }: { id: string; url: string }) {
  return { noun: "WEBHOOK", entityId: id, name: new URL(url).host } as const;
}

/** One webhook of the owner; throws "not found" for an unknown one or another owner's. */
export async function findWebhook(db: Db | Trx, ownerId: string, id: string): Promise<Selectable<Database["webhooks"]>> {
  const row = await db.selectFrom("webhooks").selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound(webhookMessages.notFound, "webhookId");
  return row;
}

/** One delivery of the owner; throws "not found" for an unknown one or another owner's. */
export async function findDelivery(db: Db, ownerId: string, id: string): Promise<Selectable<Database["webhookDeliveries"]>> {
  const row = await db.selectFrom("webhookDeliveries").selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound(webhookMessages.deliveryNotFound, "deliveryId");
  return row;
}

/** A page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  ownerId: string,
  { webhookId, limit, offset }: { webhookId: string; limit: number; offset: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const all = db.selectFrom("webhookDeliveries").where("ownerId", "=", ownerId).where("webhookId", "=", webhookId);
  const rows = await all.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { deliveries: rows.map(deliveryOf), total };
}

/** Deletes finished deliveries beyond their retention. */
export async function deleteOldDeliveries({ db, clock }: ApiContext): Promise<void> {
  const oldest = new Date(clock().getTime() - keptMilliseconds).toISOString();
  await deleteOlder(db, "webhookDeliveries", oldest, { only: sql`${sql.ref("nextAttemptAt")} is null` });
}
