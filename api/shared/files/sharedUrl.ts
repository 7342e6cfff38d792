import type { ApiContext } from "../../context.ts";
import type { Disposition } from "../../http/disposition.ts";
import { expiryOf, isSigned, signatureOf, type Signed } from "../../security/addressSignature.ts";
import type { SharedPlace } from "../grants.ts";

/** A shared file, the partner's office that asked for its URL, and the person or key there (asker.ts). */
export type SharedFileUrl = SharedPlace & { key: string; office: string; disposition: Disposition; asker: string; expires: number };

/**
 * A signed URL of a shared file, `{publicUrl}/files/shared/{partnership}/{shipment}/{key}?…&signature=…`. It is this service's also with an
 * S3 store, whose own URLs would outlive what they were signed for (ADR-0102).
 */
export function sharedFileUrl(context: ApiContext, file: Omit<SharedFileUrl, "expires">): string {
  const expires = expiryOf(context);
  const { partnerId, shipmentId, key, office, disposition, asker } = file;
  const signature = signatureOf(context, signedAs({ ...file, expires }));
  const query = new URLSearchParams({ office, disposition, asker, expires: String(expires), signature });
  return `${context.publicUrl}/files/shared/${partnerId}/${shipmentId}/${key}?${query}`;
}

/** Whether this service signed the URL and it has not expired. Whether the file is still shared is another question. */
export function isSignedShare(context: ApiContext, file: SharedFileUrl, signature: string): boolean {
  return isSigned(context, signedAs(file), signature, file.expires);
}

function signedAs({ partnerId, shipmentId, key, office, disposition, asker, expires }: SharedFileUrl): Signed {
  return { purpose: "shared files", terms: JSON.stringify([partnerId, shipmentId, key, office, disposition, asker, expires]) };
}
