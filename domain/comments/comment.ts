import type { AttachmentType } from "../documents/attachment.ts";
import type { PartnerRole } from "../partners/partner.ts";
import type { Day } from "../time/dates.ts";

/** A comment that asks a partner for a document, as everybody sees it who sees the comment. */
type AskedDocument = {
  type: AttachmentType;
  /** The last day, as DD/MM/YYYY; "" without one. */
  by: string;
  /** ISO instant at which a file of the type came; null while none has, or it was deleted since. */
  fulfilledAt: string | null;
  isOverdue: boolean;
};

/** The file of a comment; null if it is about the shipment as a whole. */
export type CommentedFile = { key: string; name: string } | null;

/** What both sides read of a comment. Instants are ISO. */
type AnyComment = {
  commentId: string;
  text: string;
  attachment: CommentedFile;
  /** The name of the person or API key, as it was then. */
  author: string;
  createdAt: string;
  /** Whether the caller may delete it. */
  mayDelete: boolean;
};

/** A comment as the exporter's office sees it. */
export type Comment = AnyComment & {
  /** The roles of partners who see it; empty: internal, but for the partner that wrote it or is asked. */
  audience: PartnerRole[];
  /** The partner that wrote it, by the exporter's name for it; null: the exporter's office. */
  partner: string | null;
  request: (AskedDocument & { partnerId: string; partner: string }) | null;
};

/** A comment as a partner sees it: without who else sees it, and without other partners. */
export type SharedComment = AnyComment & {
  /** Whether the caller's office wrote it; else the exporter's did. */
  isOwn: boolean;
  request: AskedDocument | null;
};

/** Whether a request waits longer than it was to. `by` is its last day or "", `today` the day in UTC. */
export function isOverdue({ by, isFulfilled }: { by: Day | ""; isFulfilled: boolean }, today: Day): boolean {
  return by !== "" && by < today && !isFulfilled;
}
