/** What a line of the inbox is about. */
export const inboxKinds = [
  "DECISION_ASKED",
  "DECISION_MADE",
  "UPLOADED",
  "COMMENTED",
  "REQUESTED",
  "DAY_CHANGED",
  "JOINED",
  "LINK_OPENED",
  "BANK_CHANGED",
  "BILL_CAME",
  "OVERDUE",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const inboxDecisions = ["APPROVED", "REJECTED"] as const;
export type InboxDecision = (typeof inboxDecisions)[number];

/** When a person gets e-mails about their inbox. */
export const inboxMails = ["AT_ONCE", "DAILY", "NEVER"] as const;
export type InboxMail = (typeof inboxMails)[number];

export const inboxMailNames: Record<InboxMail, string> = { AT_ONCE: "Soon after something comes", DAILY: "Once a day", NEVER: "Never" };

/** How long lines of an inbox are gathered for one e-mail "at once", and the hour in UTC of a daily one. */
const gatherMilliseconds = 10 * 60 * 1000;
const dailyHour = 4;

/** When an e-mail about a line that comes `now` is due, as an ISO instant; null: never. */
export function mailDue(wish: InboxMail, now: Date): string | null {
  if (wish === "NEVER") return null;
  if (wish === "AT_ONCE") return new Date(now.getTime() + gatherMilliseconds).toISOString();
  const due = new Date(now);
  due.setUTCHours(dailyHour, 0, 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due.toISOString();
}

/** The most lines that a person's inbox keeps, and for how many days. */
export const inboxLimits = { lines: 1_000, days: 90 } as const;

/** A line as its person reads it. */
export type InboxItem = InboxWords & {
  itemId: string;
  kind: InboxKind;
  /** What it is about; nulls: no shipment, or no file. */
  shipmentId: string | null;
  key: string | null;
  /** The firm of a shipment of the reader's office; else null. */
  firmId: string | null;
  /** Of the reader's office at the exporter that shares the shipment; null: the shipment is the office's. */
  partnerId: string | null;
  /** What its shipment is called: the office's own name, or the reference that a partner reads; "" without one. */
  shipmentName: string;
  /** The firm of the exporter that shares the shipment; "" if the shipment is the office's, or without one. */
  exporter: string;
  /** How many acts it stands for; the words and the time are those of the latest. */
  times: number;
  at: string;
  isRead: boolean;
};

/** The words of a line: what people and files were called when it was written. */
export type InboxWords = {
  /** The person, office or visitor who acted. */
  who: string;
  /** The file, firm, role, bill or type of document that it is about; "" if nothing. */
  what: string;
  /** The message, comment or reason, shortened; "" without one. */
  text: string;
  /** What was decided; null unless the kind is DECISION_MADE. */
  decision: InboxDecision | null;
};

/** The longest words of a line, in characters. */
const longest = { who: 120, what: 200, text: 300 };

/** Words as a line stores them: each on one line, without control characters, and shortened. */
export function storedWords({ who, what, text, decision }: InboxWords): InboxWords {
  return { who: oneLine(who, longest.who), what: oneLine(what, longest.what), text: oneLine(text, longest.text), decision };
}

function oneLine(text: string, most: number): string {
  const characters = [...text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim()];
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}
