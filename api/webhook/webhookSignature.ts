import { createHmac } from "node:crypto";
import type { ApiContext } from "../context.ts";
import { deriveKey } from "../security/secret.ts";

const prefix = "whsec_";

/**
 * A webhook's secret in the format of Standard Webhooks. Derived from the service's secret and the webhook's id, so that the database
 * contains no signing key. Another JWT_SECRET changes all secrets.
 */
export function secretOf({ secret }: Pick<ApiContext, "secret">, webhookId: string): string {
  return prefix + createHmac("sha256", deriveKey(secret, "webhooks")).update(webhookId).digest("base64");
}

/** Headers by which a receiver verifies a message's origin, integrity and time (Standard Webhooks, `v1`). */
export function signedHeaders(secret: string, { messageId, body, now }: { messageId: string; body: string; now: Date }) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": messageId, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
