import type { Event, PartnerEvent, ShipmentEvent } from "#domain/integrations/event.ts";
import { globalId } from "#domain/http/globalId.ts";
import { maxWaitingDeliveries, webhookMessages, type MessageType } from "#domain/integrations/webhook.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { inChunks } from "../db/inChunks.ts";
import { currentTraceparent } from "../telemetry/traceparent.ts";
import { subscribedEvents } from "./subscribedEvents.ts";

/** A message to send to one webhook. */
export type NewMessage = { ownerId: string; webhookId: string; type: MessageType; body: string; now: string };

/** The row of a message to send as soon as possible. `messageId` is the original message's for a resend. */
export function deliveryRow({ now, messageId, ...message }: NewMessage & { messageId?: string }) {
  const id = newId();
  const outcome = { status: "PENDING" as const, attempts: 0, responseStatus: null, error: null, lastAttemptAt: null };
  const traceparent = currentTraceparent();
  return { ...message, id, messageId: messageId ?? `msg_${id}`, ...outcome, createdAt: now, nextAttemptAt: now, traceparent };
}

/**
 * Queues events' messages to the owner's webhooks in the transaction of the changes, so that every committed event is delivered, even
 * after a crash. Exception: with 100 newer messages waiting, it is dropped and the log says so. Call it after `publishEvents`, which locks
 * the owner's event count: no webhook is deleted meanwhile.
 */
export async function enqueueMessages(trx: Trx, ownerId: string, events: readonly Event[]): Promise<void> {
  const webhooks = await trx
    .selectFrom("webhooks")
    .select(["id", "events"])
    .where("ownerId", "=", ownerId)
    .where("isActive", "=", 1)
    .execute();
  const rows = events.flatMap((event) => {
    const body = messageBody(event);
    return webhooks
      .filter((webhook) => subscribedEvents(webhook).includes(event.type))
      .map(({ id: webhookId }) => deliveryRow({ ownerId, webhookId, type: event.type, body, now: event.at }));
  });
  for (const part of inChunks(rows)) await trx.insertInto("webhookDeliveries").values(part).execute();
  for (const webhookId of new Set(rows.map(({ webhookId: of }) => of))) await dropOldest(trx, { ownerId, webhookId });
}

/** Counts the waiting messages of a webhook. */
export async function countWaiting(trx: Trx, webhook: OfWebhook): Promise<number> {
  const { count } = await waiting(trx, webhook)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type OfWebhook = Pick<NewMessage, "ownerId" | "webhookId">;

function waiting(trx: Trx, { ownerId, webhookId }: OfWebhook) {
  return trx
    .selectFrom("webhookDeliveries")
    .where("ownerId", "=", ownerId)
    .where("webhookId", "=", webhookId)
    .where("nextAttemptAt", "is not", null);
}

/** Drops waiting messages older than the newest 100. Ids sort by creation. */
async function dropOldest(trx: Trx, webhook: OfWebhook): Promise<void> {
  // SQLite requires a limit with an offset.
  const oldest = waiting(trx, webhook).select("id").orderBy("id", "desc").limit(1_000).offset(maxWaitingDeliveries);
  await trx
    .updateTable("webhookDeliveries")
    .set({ status: "FAILED", error: webhookMessages.dropped, nextAttemptAt: null })
    .where("ownerId", "=", webhook.ownerId)
    .where("id", "in", oldest)
    .execute();
}

/** The JSON of a message: the event and its records' REST and GraphQL ids, never their contents. */
function messageBody(event: Event): string {
  const { type, at: timestamp } = event;
  return JSON.stringify({ type, timestamp, data: "partnerId" in event ? ofPartner(event) : ofShipment(event) });
}

function ofPartner({ partnerId }: PartnerEvent) {
  return { partnerId, graphql: { partnerId: globalId("Partner", partnerId) } };
}

function ofShipment({ firmId, shipmentId, key, milestone }: ShipmentEvent) {
  const graphql = {
    firmId: globalId("Firm", firmId),
    shipmentId: globalId("Shipment", shipmentId),
    ...(key !== null && { attachmentId: globalId("Attachment", `${shipmentId}/${key}`) }),
  };
  return { firmId, shipmentId, ...(key !== null && { key }), ...(milestone && { milestone }), graphql };
}

/** The JSON of a test message. */
export function testBody(now: string): string {
  return JSON.stringify({ type: "webhook.test", timestamp: now, data: {} });
}
