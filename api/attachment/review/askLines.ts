import type { ReviewerKind } from "#domain/review/review.ts";
import type { Trx } from "../../db/database.ts";
import { markAnswered } from "../../inbox/addToInbox.ts";
import { officesOf } from "../../inbox/officesOf.ts";

/** A file that somebody was asked about, by its shipment and key, and who asked. */
type Ask = { shipmentId: string; key: string; askerId: string };

/** What the lines that ask about a file have in common. */
export function askLine({ shipmentId, key, askerId }: Ask) {
  return { kind: "DECISION_ASKED", shipmentId, source: `${askerId} ${key}` } as const;
}

/**
 * Marks the lines that ask these reviewers about a file as read (R-1257): they have decided, or are not asked any more. Without reviewers each
 * member was asked. A partner's decision is that of its whole office. `now` is an ISO instant.
 */
export async function endAsk(
  trx: Trx,
  ownerId: string,
  ask: Ask & { reviewers: readonly { kind: ReviewerKind; reviewerId: string }[]; now: string },
): Promise<void> {
  const { reviewers, now } = ask;
  const line = { ...askLine(ask), now };
  const idsOf = (kind: ReviewerKind) => reviewers.filter((one) => one.kind === kind).map(({ reviewerId }) => reviewerId);
  const members = idsOf("MEMBER");
  if (reviewers.length === 0) await markAnswered(trx, { ...line, ownerId });
  if (members.length > 0) await markAnswered(trx, { ...line, ownerId, to: members });
  for (const { partnerId, officeId } of await officesOf(trx, ownerId, idsOf("PARTNER")))
    await markAnswered(trx, { ...line, ownerId: officeId, partnerId });
}
