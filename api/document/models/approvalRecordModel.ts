import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { shortAddress } from "#domain/http/clientNetwork.ts";
import type { AttachmentMaker } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome } from "#domain/review/review.ts";
import type { Row } from "../blocks/blockTypes.ts";
import { overloadedLetter } from "../limits/documentLimits.ts";
import { cleanText } from "../text/cleanText.ts";
import { firstMissing } from "../text/fontCoverage.ts";
import type { DocumentHeader } from "./documentModel.ts";

/**
 * A decision on a file by a member (`OFFICE`), a partner or a visitor of a share link, with the names of person and office as they were then.
 * `at` is an instant; `ip` is shortened if it is not yet; `signature` is base64 of a PNG.
 */
export type RecordedDecision = {
  outcome: DecisionOutcome;
  by: AttachmentMaker;
  name: string;
  office: string;
  at: string;
  ip: string;
  reason: string;
  signature: string | null;
};

/** A stored file and the decisions on its bytes, whose SHA-256 is `sha256` in hex. `office` owns the file; `at` is now. */
export type ApprovalRecord = {
  office: string;
  fileName: string;
  type: AttachmentType;
  bytes: number;
  sha256: string;
  state: string;
  decisions: RecordedDecision[];
  at: string;
};

/** The page that follows a file. Templates compute nothing: all texts are as they are printed. */
export type ApprovalRecordModel = Pick<DocumentHeader, "title" | "number" | "date" | "letterhead" | "sender" | "metadata"> & {
  kind: "approval-record";
  file: Row[];
  decisions: { outcome: string; person: string; office: string; at: string; network: string; reason: string }[];
  notes: string[];
};

const outcomeNames = { APPROVED: "Approved", REJECTED: "Rejected" } as const;

/**
 * Builds the page. It never refuses a text: names come from files and people of several offices, and a record must not fail because of one
 * letter. A letter that no font has is printed as "?".
 */
export function approvalRecordModel(record: ApprovalRecord): ApprovalRecordModel {
  const { fileName, type, bytes, sha256, state, decisions, at } = record;
  const title = "Approval record";
  const office = printable(record.office);
  const name = printable(fileName);
  return {
    kind: "approval-record",
    title: title.toUpperCase(),
    number: "",
    date: printedInstant(at),
    letterhead: false,
    sender: { name: office, lines: [] },
    metadata: { title: `${title}: ${name}`, subject: title, author: office, day: at.slice(0, 10) },
    file: [
      { label: "File name", value: name },
      { label: "Document type", value: attachmentTypeNames[type] },
      { label: "Size", value: `${bytes.toLocaleString("en-US")} bytes` },
      { label: "SHA-256", value: sha256 },
      { label: "State", value: state },
      { label: "Record made", value: printedInstant(at) },
    ],
    decisions: decisions.map(({ outcome, by, ...made }) => ({
      outcome: outcomeNames[outcome],
      person: printable(made.name) + (by === "LINK" ? " (not verified)" : ""),
      office: printable(made.office),
      at: printedInstant(made.at),
      network: shortAddress(made.ip),
      reason: printable(made.reason),
    })),
    notes: [
      "The SHA-256 is that of the file as it is stored, without this page. Each decision was made on exactly these bytes.",
      "This record says what people decided in Lading. It is not a digital signature.",
    ],
  };
}

/** `2026-11-24T09:05:11.000Z` → `2026-11-24 09:05:11 UTC`. */
function printedInstant(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

/** A text with letters and marks that can be printed; others become "?". */
function printable(text: string): string {
  let printed = cleanText(text);
  for (let found = overloadedLetter.exec(printed); found; found = overloadedLetter.exec(printed)) printed = printed.replace(found[0], "?");
  for (let letter = firstMissing(printed); letter !== null; letter = firstMissing(printed)) printed = printed.replaceAll(letter, "?");
  return printed;
}
