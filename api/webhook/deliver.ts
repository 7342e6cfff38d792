import { SpanKind } from "@opentelemetry/api";
import type { Selectable } from "kysely";
import { failingDays, maxDeliveryAttempts, webhookMessages } from "#domain/integrations/webhook.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { inSpan } from "../telemetry/inSpan.ts";
import { continueTrace } from "../telemetry/traceparent.ts";
import { sendMessage, type Outcome } from "./sendMessage.ts";
import { secretOf, signedHeaders } from "./webhookSignature.ts";

export type Delivery = Selectable<Database["webhookDeliveries"]>;

const firstDelay = 10_000;
const longestDelay = 6 * 60 * 60 * 1000;
const patience = failingDays * 24 * 60 * 60 * 1000;
/** Longer than an attempt can take: an expired lease means that its process died. */
const lease = 60_000;

/**
 * Claims a waiting delivery for this process and counts an attempt; returns null if another process was faster. If the process dies,
 * another claims it again a minute later, so delivery is at least once.
 */
export async function claim(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { ownerId, id, nextAttemptAt }: Delivery,
): Promise<Delivery | null> {
  const now = clock();
  const taken = await db
    .updateTable("webhookDeliveries")
    .set((row) => ({
      nextAttemptAt: new Date(now.getTime() + lease).toISOString(),
      lastAttemptAt: now.toISOString(),
      attempts: row("attempts", "+", 1),
    }))
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .where("nextAttemptAt", "=", nextAttemptAt)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/**
 * Sends a claimed message and records the outcome; returns whether it arrived. If `stop` aborts it before an answer, it is claimed again
 * after its lease.
 */
export async function deliver(context: ApiContext, delivery: Delivery, stop: AbortSignal): Promise<boolean> {
  const { ownerId, webhookId, messageId, body } = delivery;
  const webhook = await context.db
    .selectFrom("webhooks")
    .select("url")
    .where("ownerId", "=", ownerId)
    .where("id", "=", webhookId)
    .executeTakeFirst();
  if (!webhook) return false;
  const headers = signedHeaders(secretOf(context, webhookId), { messageId, body, now: context.clock() });
  const outcome = await continueTrace(delivery.traceparent, () =>
    inSpan("send to webhook", { kind: SpanKind.CLIENT }, async (span) => {
      const sent = await sendMessage({ url: webhook.url, headers, body }, context.webhookSettings, stop);
      if (sent.responseStatus !== null) span.setAttribute("http.response.status_code", sent.responseStatus);
      return sent;
    }),
  );
  if (!stop.aborted || outcome.responseStatus !== null) await recordOutcome(context, delivery, outcome);
  return outcome.error === null;
}

async function recordOutcome({ db, clock }: ApiContext, delivery: Delivery, { responseStatus, error }: Outcome): Promise<void> {
  const { ownerId, id, webhookId, type, attempts } = delivery;
  const now = clock();
  const isTrial = type === "webhook.test";
  const isOver = error === null || isTrial || attempts >= maxDeliveryAttempts;
  const status = error === null ? "DELIVERED" : isOver ? "FAILED" : "PENDING";
  const nextAttemptAt = isOver ? null : new Date(now.getTime() + delayAfter(attempts)).toISOString();
  await db.transaction().execute(async (trx) => {
    // Lock the webhook first, as deletion does, so that the two transactions cannot deadlock.
    const isSwitchedOff = !isTrial && (await updateFailureStreak(trx, delivery, { hasFailed: error !== null, now }));
    const row = trx
      .updateTable("webhookDeliveries")
      .set({ status, responseStatus, error, nextAttemptAt })
      .where("ownerId", "=", ownerId)
      .where("id", "=", id)
      .where("attempts", "=", attempts);
    // A delivery that was dropped or failed meanwhile is not tried again.
    await (status === "PENDING" ? row.where("nextAttemptAt", "is not", null) : row).execute();
    if (isSwitchedOff) await failWaitingMessages(trx, ownerId, webhookId);
  });
}

/** Records the start of a series of failures; returns whether this failure disabled the webhook. */
async function updateFailureStreak(
  trx: Trx,
  { ownerId, webhookId }: Delivery,
  { hasFailed, now }: { hasFailed: boolean; now: Date },
): Promise<boolean> {
  const webhook = trx.updateTable("webhooks").where("ownerId", "=", ownerId).where("id", "=", webhookId);
  if (!hasFailed) {
    await webhook.set({ failingSince: null }).where("failingSince", "is not", null).execute();
    return false;
  }
  await webhook.set({ failingSince: now.toISOString() }).where("failingSince", "is", null).execute();
  const tooLong = new Date(now.getTime() - patience).toISOString();
  const switchedOff = webhook.set({ isActive: 0 }).where("isActive", "=", 1).where("failingSince", "<=", tooLong).returning("id");
  return (await switchedOff.executeTakeFirst()) !== undefined;
}

/** Marks all waiting messages of a disabled webhook as failed. */
export async function failWaitingMessages(trx: Trx, ownerId: string, webhookId: string): Promise<void> {
  await trx
    .updateTable("webhookDeliveries")
    .set({ status: "FAILED", error: webhookMessages.switchedOff, nextAttemptAt: null })
    .where("ownerId", "=", ownerId)
    .where("webhookId", "=", webhookId)
    .where("nextAttemptAt", "is not", null)
    .execute();
}

/** Exponential backoff: 10 s, times four per attempt, at most 6 hours, with ±20 % jitter. */
function delayAfter(attempts: number): number {
  return Math.min(firstDelay * 4 ** (attempts - 1), longestDelay) * (0.8 + 0.4 * Math.random());
}
