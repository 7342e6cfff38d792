import { isolated } from "#domain/text/isolated.ts";
import type { InboxDecision, InboxKind } from "#domain/inbox/inbox.ts";

/** A line of the inbox, as the page reads it. */
export type InboxLine = {
  kind: InboxKind;
  who: string;
  what: string;
  decision: InboxDecision | null | undefined;
  shipmentId: string | null | undefined;
  firmId: string | null | undefined;
  sharedShipmentId: string | null | undefined;
  /** How many acts it stands for. */
  times: number;
};

/** What happened, in a sentence (R-915), and how often. Of several files or requests of a shipment it names the latest (R-1256). */
export function inboxSentence(line: InboxLine): string {
  const { what, shipmentId, sharedShipmentId, times } = line;
  if (times < 2) return sentenceOf(line);
  const namesLatest = what !== "" && (shipmentId ?? sharedShipmentId);
  return `${sentenceOf(line)} (${namesLatest ? `the latest of ${times}` : `${times} times`})`;
}

/** A visitor of a link may have given no name. */
function sentenceOf({ kind, who, what: named, decision }: InboxLine): string {
  const somebody = isolated(who) || "A visitor";
  const what = isolated(named);
  const about = what || "a document";
  switch (kind) {
    case "DECISION_ASKED":
      return `${somebody} asks you to approve ${about}`;
    case "DECISION_MADE":
      return `${somebody} ${decision === "REJECTED" ? "rejected" : "approved"} ${about}`;
    case "UPLOADED":
      return `${somebody} uploaded ${about}`;
    case "COMMENTED":
      return `${somebody} commented${what && ` on ${what}`}`;
    case "REQUESTED":
      return `${somebody} asks you for ${about}`;
    case "DAY_CHANGED":
      return `${somebody} changed the date of the request for ${about}`;
    case "JOINED":
      return `${somebody} joined${what && ` as ${what}`}`;
    case "LINK_OPENED":
      return `${somebody} opened your share link${what && ` to ${what}`}`;
    case "BANK_CHANGED":
      return `${somebody} changed the bank accounts of ${what || "a firm"}`;
    case "BILL_CAME":
      return `${somebody} sent the brokerage bill${what && ` ${what}`}`;
    case "OVERDUE":
      return `${about} from ${somebody} is overdue`;
  }
}

const commentKinds: ReadonlySet<InboxKind> = new Set(["COMMENTED", "DAY_CHANGED", "OVERDUE"]);

/** The page of what a line is about; null if it has none. */
export function inboxPath({ kind, shipmentId, firmId, sharedShipmentId }: InboxLine): string | null {
  if (sharedShipmentId) return `/dashboard/shared/${encodeURIComponent(sharedShipmentId)}`;
  if (kind === "JOINED") return "/dashboard/people?tab=partners";
  if (kind === "LINK_OPENED") return "/dashboard/people?tab=links";
  if (kind === "BANK_CHANGED") return "/dashboard/settings?tab=firm";
  if (!shipmentId || !firmId) return null;
  const page = `/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`;
  return commentKinds.has(kind) ? `${page}?tab=comments` : page;
}
