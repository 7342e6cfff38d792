import type { DecisionOutcome } from "#domain/review/review.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { officeName } from "../../firm/officeName.ts";
import { addToInbox } from "../../inbox/addToInbox.ts";
import { officesOf } from "../../inbox/officesOf.ts";
import type { AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { askLine } from "./askLines.ts";
import type { Decided, Decider } from "./decide.ts";
import type { Reviewer } from "./rounds.ts";

type Asked = {
  ownerId: string;
  file: AttachmentRow;
  /** The person who asks, and the id; "" if it is the round's own order that asks the next. */
  who: string;
  askerId: string;
  message: string;
  /** Nobody in particular: each member who may write. */
  reviewers: readonly Pick<Reviewer, "kind" | "id">[] | null;
};

/** Tells those who are asked to decide about a file, in their inboxes. Call it before publishing. */
export async function tellAsked(trx: Trx, context: ApiContext, { ownerId, file, who, askerId, message, reviewers }: Asked): Promise<void> {
  const { shipmentId, key, name: what } = file;
  const line = { ...askLine({ shipmentId, key, askerId }), who, what, text: message };
  const members = reviewers?.filter(({ kind }) => kind === "MEMBER").map(({ id }) => id) ?? "EDITORS";
  await addToInbox(trx, context, { ...line, ownerId, key, to: members, notTo: askerId });
  const partnerIds = reviewers?.filter(({ kind }) => kind === "PARTNER").map(({ id }) => id) ?? [];
  for (const { partnerId, officeId } of await officesOf(trx, ownerId, partnerIds))
    await addToInbox(trx, context, { ...line, ownerId: officeId, partnerId });
}

type Made = { ownerId: string; file: AttachmentRow; outcome: DecisionOutcome; reason: string; decider: Decider; decided: Decided };

/** Tells a decision to the member who asked, to the partner that made the file, and to those who are asked next. Call it before publishing. */
export async function tellDecided(trx: Trx, context: ApiContext, made: Made): Promise<void> {
  const { ownerId, file, outcome, reason, decider, decided } = made;
  const { shipmentId, key, name: what, madeBy, madeById } = file;
  const { askedBy, askedById } = decided.round;
  const who = decider.kind === "OFFICE" ? decider.name : `${decider.name} (${decider.office})`;
  const line = { kind: "DECISION_MADE", shipmentId, who, what, text: reason, decision: outcome, source: `${decider.id} ${key}` } as const;
  if (askedBy === "OFFICE") await addToInbox(trx, context, { ...line, ownerId, key, to: [askedById], notTo: decider.id });
  // A partner hears what became of its file, as from the exporter's office: it knows no other partner.
  if (madeBy === "PARTNER" && decided.state === outcome && decider.id !== madeById) {
    const fromOffice = decider.kind === "OFFICE" ? {} : { who: await officeName(trx, ownerId), text: "", source: `${ownerId} ${key}` };
    for (const { partnerId, officeId } of await officesOf(trx, ownerId, [madeById]))
      await addToInbox(trx, context, { ...line, ...fromOffice, ownerId: officeId, partnerId });
  }
  await tellNext(trx, context, made);
}

async function tellNext(trx: Trx, context: ApiContext, { ownerId, file, decided }: Made): Promise<void> {
  const { askedNext, round } = decided;
  if (askedNext.length === 0) return;
  const reviewers = askedNext.map(({ kind, reviewerId: id }) => ({ kind, id }));
  await tellAsked(trx, context, { ownerId, file, who: round.askedByName, askerId: round.askedById, message: round.message, reviewers });
}
