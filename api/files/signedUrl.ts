import { createHmac, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../context.ts";
import { deriveKey } from "../user/secret.ts";

/** How a browser treats a file: shows it or saves it. */
export const dispositions = ["inline", "attachment"] as const;
export type Disposition = (typeof dispositions)[number];

/** How long an address works: 5 minutes. */
const lifetimeSeconds = 5 * 60;

export type SignedFile = { ownerId: string; key: string; kind: string; disposition: Disposition; expires: number };

/** An address that serves one file to whoever has it, for five minutes: `{publicUrl}/files/{owner}/{key}?…&signature=…`. */
export function signedUrl(context: ApiContext, file: Omit<SignedFile, "expires">): string {
  const expires = Math.floor(context.clock().getTime() / 1000) + lifetimeSeconds;
  const { ownerId, key, kind, disposition } = file;
  const signature = sign(context, { ...file, expires }).toString("base64url");
  const query = new URLSearchParams({ type: kind, disposition, expires: String(expires), signature });
  return `${context.publicUrl}/files/${ownerId}/${key}?${query}`;
}

/** Whether an address was made here and still works. */
export function isSigned(context: ApiContext, file: SignedFile, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  const expected = sign(context, file);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return file.expires * 1000 >= context.clock().getTime();
}

function sign(context: ApiContext, { ownerId, key, kind, disposition, expires }: SignedFile): Buffer {
  return createHmac("sha256", deriveKey(context.secret, "files"))
    .update(JSON.stringify([ownerId, key, kind, disposition, expires]))
    .digest();
}
