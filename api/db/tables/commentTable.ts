import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Flag, Instant } from "./columnTypes.ts";

/** A comment on a shipment, also a partner's: under the exporter's id (ADR-0111). */
export type CommentTable = {
  ownerId: string;
  id: string;
  shipmentId: string;
  /** The attachment that it is about; null: the shipment. */
  key: string | null;
  text: string;
  /** The partners' roles that see it, as `storedAudience` writes them; "" is internal. */
  audience: string;
  /** The office and the person that wrote it, and the name of that time. A key writes for its maker. */
  authorOwnerId: string;
  authorId: string;
  authorName: string;
  /** The partnership through which it was written; null: the exporter's office wrote it. */
  authorPartnerId: string | null;
  createdAt: Instant;
  /** The document that is asked for; null: it is no request, and what follows is empty. */
  type: AttachmentType | null;
  /** The partner that is asked. */
  partnerId: string | null;
  /** The last day; "" without one. */
  dueDay: Day | "";
  /** The file that came. It may be deleted since, and then the request waits again. */
  fulfilledKey: string | null;
  fulfilledAt: Instant | null;
  /** Whether the office was notified that it is overdue. */
  isOverdueTold: Flag;
};
