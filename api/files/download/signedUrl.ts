import type { ApiContext } from "../../context.ts";
import { addressSeconds, expiryOf, isSigned, signatureOf, type Signed } from "../../security/addressSignature.ts";
import { contentDisposition, safeDisposition, type Disposition } from "../../http/disposition.ts";
import type { FileRow } from "../store.ts";

/** `asker` is the requester of the URL (asker.ts): the audit trail attributes the download to it. */
export type SignedFile = { ownerId: string; key: string; kind: string; disposition: Disposition; asker: string; expires: number };

/**
 * A signed URL of one file, valid for five minutes without a session: the S3 store's own URL, or
 * `{publicUrl}/files/{owner}/{key}?…&signature=…`.
 */
export async function signedUrl(
  context: ApiContext,
  file: FileRow & Pick<SignedFile, "ownerId" | "disposition" | "asker">,
): Promise<string> {
  const { ownerId, key, kind, disposition, asker, name, contentType } = file;
  if (context.files.address !== null) {
    const as = { contentType, contentDisposition: contentDisposition(safeDisposition(contentType, disposition), name) };
    return await context.files.address(`${ownerId}/${key}`, { ...as, seconds: addressSeconds });
  }
  const expires = expiryOf(context);
  const signature = signatureOf(context, signedAs({ ownerId, key, kind, disposition, asker, expires }));
  const query = new URLSearchParams({ type: kind, disposition, asker, expires: String(expires), signature });
  return `${context.publicUrl}/files/${ownerId}/${key}?${query}`;
}

/** Whether this service signed the URL and it has not expired. */
export function isSignedFile(context: ApiContext, file: SignedFile, signature: string): boolean {
  return isSigned(context, signedAs(file), signature, file.expires);
}

function signedAs({ ownerId, key, kind, disposition, asker, expires }: SignedFile): Signed {
  return { purpose: "files", terms: JSON.stringify([ownerId, key, kind, disposition, asker, expires]) };
}
