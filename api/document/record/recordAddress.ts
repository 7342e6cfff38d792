import type { ApiContext } from "../../context.ts";
import { expiryOf, isSigned, signatureOf, type Signed } from "../../security/addressSignature.ts";

/** A file of a shipment, and the person or key that asked for its record (asker.ts). `expires` is in seconds since 1970. */
export type RecordAddress = { ownerId: string; shipmentId: string; key: string; asker: string; expires: number };

/**
 * A signed URL of a file with its approval record, `{publicUrl}/files/{owner}/{key}/approval-record.pdf?…&signature=…`, valid for five
 * minutes. It is this service's also with an S3 store, because the record is drawn at each fetch (ADR-0115).
 */
export function recordUrl(context: ApiContext, asked: Omit<RecordAddress, "expires">): string {
  const { ownerId, shipmentId, key, asker } = asked;
  const expires = expiryOf(context);
  const signature = signatureOf(context, signedAs({ ...asked, expires }));
  const query = new URLSearchParams({ shipmentId, asker, expires: String(expires), signature });
  return `${context.publicUrl}/files/${ownerId}/${key}/approval-record.pdf?${query}`;
}

/** Whether this service signed the URL and it has not expired. */
export function isSignedRecord(context: ApiContext, asked: RecordAddress, signature: string): boolean {
  return isSigned(context, signedAs(asked), signature, asked.expires);
}

function signedAs({ ownerId, shipmentId, key, asker, expires }: RecordAddress): Signed {
  return { purpose: "approval records", terms: JSON.stringify([ownerId, shipmentId, key, asker, expires]) };
}
