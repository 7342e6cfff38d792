import { createHmac, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../context.ts";
import { deriveKey } from "../user/secret.ts";
import { contentDisposition, safeDisposition, type Disposition } from "./disposition.ts";
import type { FileRow } from "./store.ts";

/** How long an address works: 5 minutes. */
const lifetimeSeconds = 5 * 60;

export type SignedFile = { ownerId: string; key: string; kind: string; disposition: Disposition; expires: number };

/**
 * An address that serves one file to whoever has it, for five minutes: one of the store's own where it has such, else
 * `{publicUrl}/files/{owner}/{key}?…&signature=…`.
 */
export async function signedUrl(context: ApiContext, file: FileRow & { ownerId: string; disposition: Disposition }): Promise<string> {
  const { ownerId, key, kind, disposition, name, contentType } = file;
  if (context.files.address !== null) {
    const as = { contentType, contentDisposition: contentDisposition(safeDisposition(contentType, disposition), name) };
    return await context.files.address(`${ownerId}/${key}`, { ...as, seconds: lifetimeSeconds });
  }
  const expires = Math.floor(context.clock().getTime() / 1000) + lifetimeSeconds;
  const signature = sign(context, { ownerId, key, kind, disposition, expires }).toString("base64url");
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
