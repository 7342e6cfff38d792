import { incotermOf, partsOf } from "../shipment/incoterm.ts";
import type { Day } from "../time/dates.ts";
import { keysOf } from "../typedObject.ts";
import type { AttachmentType } from "./attachment.ts";
import type { DocumentKind } from "./document.ts";

/** The types of files that a shipment's document set counts, in the order of a matrix's columns. Drafts count for their final paper. */
export const paperTypes = [
  "CONTRACT",
  "PROFORMA_INVOICE",
  "INVOICE",
  "PACKING_LIST",
  "SHIPPING_BILL",
  "CHECKLIST",
  "BILL_OF_LADING",
  "COO",
  "COI",
  "PHYTO_SANITARY",
  "FUMIGATION",
  "WEIGHT_AND_QUALITY",
  "BILLS",
] as const satisfies readonly AttachmentType[];
export type PaperType = (typeof paperTypes)[number];

/** Whether a file of the type is there, only a draft of it, or nothing. */
export const paperStates = ["AVAILABLE", "DRAFT", "MISSING"] as const;
export type PaperState = (typeof paperStates)[number];

/** Why a paper is needed, or not: the shipment's terms say so, or somebody chose it. */
export const paperSources = ["TERMS", "MANUAL"] as const;
export type PaperSource = (typeof paperSources)[number];

/** What somebody asks of a paper: how many, by when (a day, or ""), and a note. */
export type PaperDetails = { originals: number | null; copies: number | null; note: string; dueOn: Day | "" };

/** A choice about a paper that holds against the terms. */
export type PaperChoice = PaperDetails & { type: PaperType; isNeeded: boolean };

/** A paper of a shipment. `source` is null for one that is there without being needed; `key` is the newest file's. */
export type Paper = PaperDetails & {
  type: PaperType;
  isNeeded: boolean;
  source: PaperSource | null;
  state: PaperState;
  key: string | null;
};

/**
 * A shipment's document set: its papers, those that are needed first, and how many of these are there. `isChosen`: somebody chose against
 * the terms.
 */
export type PaperSet = { papers: Paper[]; needed: number; available: number; isChosen: boolean };

/**
 * A shipment's file that may be one of its papers; `hasPackingList`: an invoice in whose file the packing list follows. `isLetOut`: it is
 * approved. Any other counts like a draft.
 */
export type PaperFile = { key: string; type: AttachmentType; hasPackingList: boolean; isLetOut: boolean };

/** The terms that decide which papers a shipment needs. */
export type PaperTerms = { termsOfShipment: string; termsOfPayment: string; lcNo: string };

export const maxPaperNote = 200;
export const maxPaperCount = 99;

export const paperMessages = {
  twice: "A document is named twice",
  noteLong: `The note is longer than ${maxPaperNote} characters`,
  dueOn: "Please enter the date as DD/MM/YYYY, from 1900 on",
} as const;

const drafts: Partial<Record<PaperType, AttachmentType>> = {
  SHIPPING_BILL: "DRAFT_SHIPPING_BILL",
  BILL_OF_LADING: "DRAFT_BILL_OF_LADING",
  PHYTO_SANITARY: "DRAFT_PHYTO_SANITARY",
  FUMIGATION: "DRAFT_FUMIGATION",
  WEIGHT_AND_QUALITY: "DRAFT_WEIGHT_AND_QUALITY",
};

/**
 * Documents that have the type of a paper and only prepare it (R-1291): origin papers are the data for a certificate, which an agency issues, and
 * a covering letter is no bill of exchange.
 */
export const preparing: ReadonlySet<DocumentKind> = new Set(["origin", "covering-letter"]);

/** What every shipment's terms ask for. */
export const usualPapers = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"] as const satisfies readonly PaperType[];

export const noDetails: PaperDetails = { originals: null, copies: null, note: "", dueOn: "" };

/** Payment against documents that banks pass on: a letter of credit, or a collection. */
const throughBanks =
  /\b(?:l\/?c|letters? of credit|documentary|d\/?p|d\/?a|cad|(?:against|against the) (?:documents|payment|acceptance))\b/i;

/**
 * The papers that a shipment's terms ask for: contract, invoice, packing list and bill of lading always; the insurance certificate
 * where the price includes insurance; a bill of exchange where banks pay or collect against documents.
 */
export function neededByTerms({ termsOfShipment, termsOfPayment, lcNo }: PaperTerms): ReadonlySet<PaperType> {
  const term = incotermOf(termsOfShipment);
  const needed = new Set<PaperType>(usualPapers);
  if (term !== null && partsOf(term).included.includes("insurance")) needed.add("COI");
  if (lcNo.trim() !== "" || throughBanks.test(termsOfPayment)) needed.add("BILLS");
  return needed;
}

/**
 * The papers of a shipment that are needed or there, and the choices against its terms. `files` are the newest versions, newest first. A draft stands for a paper that
 * is not there yet. An invoice with the packing list in its file is both; a merged file is neither.
 */
export function papersOf(terms: PaperTerms, choices: readonly PaperChoice[], files: readonly PaperFile[]): Paper[] {
  const byTerms = neededByTerms(terms);
  const papers = paperTypes.map((type): Paper => {
    const choice = choices.find((one) => one.type === type);
    const isNeeded = choice?.isNeeded ?? byTerms.has(type);
    const { originals, copies, note, dueOn } = choice ?? noDetails;
    const source = choice ? "MANUAL" : isNeeded ? "TERMS" : null;
    return { type, isNeeded, source, ...stateOf(type, files), originals, copies, note, dueOn };
  });
  return papers.filter(({ source, state }) => source !== null || state !== "MISSING");
}

/** Whether a paper is needed or there. Others are choices against the terms, which nobody needs to see. */
export function isListed({ isNeeded, state }: Paper): boolean {
  return isNeeded || state !== "MISSING";
}

/** A shipment's papers and choices as a set, those that are needed first. */
export function paperSetOf(papers: readonly Paper[]): PaperSet {
  const needed = papers.filter(({ isNeeded }) => isNeeded);
  return {
    papers: [...needed, ...papers.filter((paper) => !paper.isNeeded && isListed(paper))],
    needed: needed.length,
    available: needed.filter(({ state }) => state === "AVAILABLE").length,
    isChosen: papers.some(({ source }) => source === "MANUAL"),
  };
}

/**
 * The choices that make exactly these papers needed, against what the terms say. A paper that the terms ask for and that has no
 * details needs no choice, so it follows later terms.
 */
export function choicesFor(terms: PaperTerms, wanted: readonly (PaperDetails & { type: PaperType })[]): PaperChoice[] {
  const byTerms = neededByTerms(terms);
  const left = paperTypes.filter((type) => byTerms.has(type) && !wanted.some((one) => one.type === type));
  return [
    ...wanted.filter((one) => !byTerms.has(one.type) || hasDetails(one)).map((one) => ({ ...one, isNeeded: true })),
    ...left.map((type) => ({ type, isNeeded: false, ...noDetails })),
  ];
}

function hasDetails(one: PaperDetails): boolean {
  return keysOf(noDetails).some((name) => one[name] !== noDetails[name]);
}

function stateOf(type: PaperType, files: readonly PaperFile[]): Pick<Paper, "state" | "key"> {
  const stands = (file: PaperFile) => file.type === type;
  const standsIn = (file: PaperFile) => type === "PACKING_LIST" && file.hasPackingList;
  const approved = files.filter(({ isLetOut }) => isLetOut);
  const found = approved.find(stands) ?? approved.find(standsIn);
  if (found) return { state: "AVAILABLE", key: found.key };
  const draft = files.find(stands) ?? files.find(standsIn) ?? files.find((file) => file.type === drafts[type]);
  return draft ? { state: "DRAFT", key: draft.key } : { state: "MISSING", key: null };
}
