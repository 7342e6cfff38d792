import type { PartnerRole } from "../partners/partner.ts";
import type { AttachmentMaker, AttachmentState } from "../review/attachmentState.ts";
import { withoutTurns } from "../text/unseen.ts";
import type { DocumentChange } from "./documentChange.ts";

/** Types of attachments; pick-lists show the ten common ones first. */
export const attachmentTypes = [
  "PROFORMA_INVOICE",
  "INVOICE",
  "PACKING_LIST",
  "BILL_OF_LADING",
  "SHIPPING_BILL",
  "CHECKLIST",
  "DRAFT_SHIPPING_BILL",
  "DRAFT_BILL_OF_LADING",
  "DRAFT_PHYTO_SANITARY",
  "DRAFT_FUMIGATION",
  "DRAFT_WEIGHT_AND_QUALITY",
  "CONTRACT",
  "COO",
  "COI",
  "PHYTO_SANITARY",
  "FUMIGATION",
  "WEIGHT_AND_QUALITY",
  "MERGED_DOCS",
  "BILLS",
  "CUSTOM",
  "OTHER",
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const attachmentTypeNames: Record<AttachmentType, string> = {
  PROFORMA_INVOICE: "Proforma Invoice",
  INVOICE: "Invoice",
  PACKING_LIST: "Packing List",
  BILL_OF_LADING: "Bill of Lading",
  SHIPPING_BILL: "Shipping Bill",
  CHECKLIST: "Checklist",
  DRAFT_SHIPPING_BILL: "Draft Shipping Bill",
  DRAFT_BILL_OF_LADING: "Draft Bill of Lading",
  DRAFT_PHYTO_SANITARY: "Draft Phytosanitary Certificate",
  DRAFT_FUMIGATION: "Draft Fumigation Certificate",
  DRAFT_WEIGHT_AND_QUALITY: "Draft Weight and Quality Certificate",
  CONTRACT: "Contract",
  COO: "Certificate of Origin",
  COI: "Certificate of Insurance",
  PHYTO_SANITARY: "Phytosanitary Certificate",
  FUMIGATION: "Fumigation Certificate",
  WEIGHT_AND_QUALITY: "Weight and Quality Certificate",
  MERGED_DOCS: "Merged Documents",
  BILLS: "Bills",
  CUSTOM: "Custom Document",
  OTHER: "Other",
};

/** Images that belong to a firm: the stamp with signature and the letterhead banner. */
export const firmImageTypes = ["STAMP_SIGN", "LETTERHEAD"] as const;
export type FirmImageType = (typeof firmImageTypes)[number];

/** A stored file of a shipment as REST returns it; `contentType` is a media type, `time` the ISO instant of the last change. */
export type Attachment = {
  name: string;
  key: string;
  sizeInMB: number;
  sizeInBytes: number;
  contentType: string;
  type: AttachmentType;
  time: string;
  /** The roles of partners who may see it, in the order of `partnerRoles`; empty: nobody outside the office. */
  audience: PartnerRole[];
  state: AttachmentState;
  madeBy: AttachmentMaker;
  /** Of its bytes, hexadecimal; "" for a file of before it was kept, until somebody decides about it. */
  sha256: string;
  /** Generated documents and files that replace another or are replaced have a version, 1 for the first, and the keys of the versions before and after it. */
  version?: number | undefined;
  supersedes?: string | null | undefined;
  supersededBy?: string | null | undefined;
  /** What changed since the former version; null if it is not known. */
  changes?: DocumentChange[] | null | undefined;
  /** What would be printed differently now; only of a single shipment's documents, null if it is not known. */
  staleFields?: string[] | null | undefined;
};

/** A file's state and maker as clients know them: null or undefined if the service knows none. */
type ReviewFacts = { state: AttachmentState | null | undefined; madeBy: AttachmentMaker | null | undefined };

/** Maximum number of files in one merge. */
export const maxMergeParts = 50;
/** The largest file that is uploaded or made, in megabytes of 1,048,576 bytes. */
export const maxFileMB = 25;
export const maxFileBytes = maxFileMB * 1024 * 1024;
/** In characters, with its extension. */
export const maxAttachmentName = 255;
/** The largest file that GraphQL returns as base64 (`Attachment.content`), in megabytes of 1,048,576 bytes. */
export const maxContentMB = 5;
export const maxImagePixels = 40_000_000;
export const minLetterheadRatio = 5;
export const uploadExtensions = ["pdf", "jpg", "jpeg", "png"] as const;
export const imageExtensions = ["png", "jpg", "jpeg"] as const;

/** The media types of files that can be viewed, by extension. */
const viewableTypes: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

export const attachmentMessages = {
  imageType: "Please upload PNG, JPG, or JPEG files only",
  letterheadRatio: `The letterhead must be a wide banner with an aspect ratio of at least ${minLetterheadRatio}:1`,
  imageTooManyPixels: `The image has more than ${maxImagePixels / 1_000_000} megapixels`,
  fileTooLarge: `The file is larger than ${maxFileMB} MB`,
  fileEmpty: "The file is empty",
  fileMissing: "Please select a file",
  imageBroken: "The image is damaged or incomplete",
  uploadIncomplete: "Please fill in all required fields: attachment type, document name, and select a file",
  uploadType: "Please upload PDF, JPG, JPEG, or PNG files only",
  fileMismatch: "The file's content does not match its type",
  typeUnknown: "The attachment type is unknown",
  typeOfBill: "A broker's bill keeps its type",
  replacesMerged: "Merged documents are not replaced: please merge the newer documents instead",
  replacesUndecided: "Please approve or reject this document before you replace it",
  replacesBill: "A broker's bill is not replaced",
  typesChanged: (count: number) => (count === 1 ? "Type of 1 document changed" : `Type of ${count} documents changed`),
  mergeIncomplete: "Please enter a name and select at least 2 documents to merge",
  mergeTooMany: `At most ${maxMergeParts} documents can be merged at once`,
  mergeTooLarge: `The merged document would be larger than ${maxFileMB} MB`,
  mergeTooLong: "The documents took too long to merge",
  mergeTooHeavy: "The documents take too much memory to merge",
  mergesWaiting: "Too many of your documents are being merged. Please try again in a moment.",
  nameEmpty: "Please enter a valid attachment name",
  nameLong: `The name is longer than ${maxAttachmentName} characters`,
  notFound: "Attachment not found",
} as const;

/** Whether a file is the bill of a broker, which keeps its type and is not replaced. */
export function isBillOfPartner({ type, madeBy }: Pick<Attachment, "type"> & Pick<ReviewFacts, "madeBy">): boolean {
  return type === "BILLS" && madeBy === "PARTNER";
}

/** Why an upload cannot replace a newest version of a file; null if it can (R-1111). */
export function replacementProblem({ type, state, madeBy }: Pick<Attachment, "type"> & ReviewFacts): string | null {
  if (type === "MERGED_DOCS") return attachmentMessages.replacesMerged;
  if (isBillOfPartner({ type, madeBy })) return attachmentMessages.replacesBill;
  return state === "SUBMITTED" && madeBy !== "OFFICE" ? attachmentMessages.replacesUndecided : null;
}

/** The refusals of a PDF that no reader opens, or only with a password. */
export const pdfFaults = {
  damaged: (name: string) => `"${name}" is damaged`,
  locked: (name: string) => `"${name}" is locked by a password`,
} as const;

/** The refusal of a file beyond the quota: megabytes stored and allowed. */
export function storageFull(stored: string, quota: number): string {
  return `Your storage is full: ${stored} MB of ${quota} MB are used. Please delete attachments that you no longer need.`;
}

/** A file name with the forbidden characters and control characters replaced by underscores, and without marks that turn the direction. */
export function safeFileName(name: string): string {
  return withoutTurns(name.toWellFormed())
    .replace(/[/\\?%*:|"<>]|\p{Cc}/gu, "_")
    .trim();
}

/** The lower-cased extension without its dot, "" where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** The name without its extension, as people call the file. */
export function withoutExtension(name: string): string {
  const extension = extensionOf(name);
  return extension === "" ? name : name.slice(0, -extension.length - 1);
}

/** The media type of a name's extension; null except for PDFs and images. */
export function contentTypeOf(name: string): string | null {
  return viewableType(extensionOf(name));
}

/** The media type of what the viewer may show, from an extension or a media type in any case; null for everything else. */
export function viewableType(type: string): string | null {
  const lower = type.trim().toLowerCase();
  if (Object.hasOwn(viewableTypes, lower)) return viewableTypes[lower] ?? null;
  return Object.values(viewableTypes).find((media) => media === lower) ?? null;
}

/**
 * Whether the viewer can show a file: a PDF or an image, by its media type if that is known. If neither
 * that nor an extension decides, its content will.
 */
export function isPreviewable({ name, contentType }: { name: string; contentType: string | null }): boolean {
  return contentType === null ? extensionOf(name) === "" : viewableType(contentType) !== null;
}

/** Bytes as megabytes with as many decimals as a byte needs. */
export function megabytesOf(bytes: number): number {
  return Number((bytes / (1024 * 1024)).toFixed(6));
}

/** A size for people: KB under one MB, else MB. */
export function formatSize(sizeInMB: number): string {
  return sizeInMB < 1 ? `${(sizeInMB * 1024).toFixed(1)} KB` : `${sizeInMB.toFixed(2)} MB`;
}

/** How much of its end a name that was cut has left. */
export const shortNameEnd = 17;

/**
 * A name for a table cell: longer than 30 characters it is cut in the middle, so that the document's number and the ending stay. No
 * letter is parted from its marks.
 */
export function shortName(name: string): string {
  if (name.length <= 30) return name;
  return `${name.slice(0, 10).replace(/[\ud800-\udbff]$/, "")}...${name.slice(-shortNameEnd).replace(/^[\p{M}\udc00-\udfff]+/u, "")}`;
}
