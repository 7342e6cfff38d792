import type { InboxDecision, InboxKind, InboxMail } from "#domain/inbox/inbox.ts";
import { builder } from "../../builder/builder.ts";

const kindValues: Record<InboxKind, { description: string }> = {
  DECISION_ASKED: { description: "Somebody asks for a decision about a file." },
  DECISION_MADE: { description: "Somebody approved or rejected a file; `decision` tells which." },
  UPLOADED: { description: "A partner or a visitor of a share link uploaded a file." },
  COMMENTED: { description: "Somebody commented on a shipment or a file." },
  REQUESTED: { description: "An exporter asks for a document." },
  DAY_CHANGED: { description: "The last day of a request for a document was changed; `text` has the new one." },
  JOINED: { description: "A partner accepted its invitation." },
  LINK_OPENED: { description: "A share link was opened for the first time." },
  BANK_CHANGED: { description: "A firm's bank accounts were changed." },
  BILL_CAME: { description: "A broker sent a bill." },
  OVERDUE: { description: "A document that was asked for is overdue." },
};
export const InboxKindEnum = builder.enumType("InboxKind", { description: "What a line of the inbox is about.", values: kindValues });

const decisionValues: Record<InboxDecision, { description: string }> = {
  APPROVED: { description: "The file was approved." },
  REJECTED: { description: "The file was rejected." },
};
export const InboxDecisionEnum = builder.enumType("InboxDecision", {
  description: "What was decided about a file.",
  values: decisionValues,
});

const mailValues: Record<InboxMail, { description: string }> = {
  AT_ONCE: { description: "Soon after something comes." },
  DAILY: { description: "One e-mail a day, if something came." },
  NEVER: { description: "No e-mail about the inbox." },
};
export const InboxMailEnum = builder.enumType("InboxMail", {
  description: "When a person gets e-mails about their inbox.",
  values: mailValues,
});

/** The filter by state, by REST's name. */
export const InboxStateEnum = builder.enumType("InboxState", {
  description: "Whether the user has read a line of the inbox.",
  values: { READ: { description: "The user has read it." }, UNREAD: { description: "The user has not read it yet." } },
});
