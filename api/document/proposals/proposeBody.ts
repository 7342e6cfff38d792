import { documentOf, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { enclosuresOf, type GeneratedFile } from "#domain/documents/enclosures.ts";
import { fieldsToMap } from "#domain/masterData/templates/contractFormat.ts";
import { wordingOf } from "#domain/masterData/wordings/wordings.ts";
import {
  creditOf,
  creditWords,
  declaredPayment,
  isPaidInAdvance,
  paymentTermOf,
  proposedTenor,
  tenorWords,
} from "#domain/shipment/paymentTerm.ts";
import { isBySea, transportWords, usualOriginals } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { endsIn } from "#domain/text/endsIn.ts";
import { fromDayMonthYear, fromPrintedDay, toDayMonthYear } from "#domain/time/dates.ts";
import { shipmentMergeFields } from "../mergeFields/shipmentMergeFields.ts";

/**
 * What a proposal starts from: the newest document of the kind, null without one; what attachments enclose, by key; and the user's
 * today as DD/MM/YYYY, else India's.
 */
type Sources = { newest: DocumentRequest | null; files: ReadonlyMap<string, GeneratedFile>; today?: string };

/**
 * The body that a dialog of this kind proposes, as REST takes it; required values may be blank. For each field the first of: what the
 * shipment stores, what its transport card has, a fact of the shipment, the value of the newest document of this kind, the definition's
 * proposal, its default.
 */
export function proposeBody(kind: DocumentKind, shipment: Shipment, { newest, files, today }: Sources): FieldValues {
  const { fields, group } = documentOf(kind);
  const merged = new Map(shipmentMergeFields(shipment, today).map(({ name, value }) => [name, value]));
  // Custom documents of different templates have nothing in common.
  const isRepeated = fields.every(({ type }) => type !== "template");
  const former: FieldValues = isRepeated && newest ? newest.request : {};
  function formerOf(field: DocumentField): unknown {
    // Each dialog of the standard documents opens with its letterhead on.
    if (group === "standard" && field.type === "flag") return undefined;
    // What was generated is on the card, unless it was cleared there.
    return "transport" in field && field.transport ? undefined : former[field.name];
  }
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, { shipment, former: formerOf(field), files, merged })]));
}

type Known = { shipment: Shipment; former: unknown; files: Sources["files"]; merged: ReadonlyMap<string, string> };

function valueOf(field: DocumentField, { shipment, former, files, merged }: Known): unknown {
  const known = [
    "stores" in field && field.stores ? fullDate(shipment[field.stores]) : "",
    "transport" in field && field.transport ? shipment.transport[field.transport] : "",
    isFact(field) ? proposedOf(field, merged) : "",
    former,
    derivedValue(field, shipment, files),
    field.type === "wording" ? wordingOf(field.wording, shipment.firm) : proposedOf(field, merged),
  ];
  const value = known.find((each) => each !== undefined && each !== null && each !== "") ?? defaultOf(field);
  return field.type === "clauses" && Array.isArray(value) ? fieldsToMap(value) : value;
}

/** What follows from another part of the shipment, which the field's definition names; "" for a field that names none. */
function derivedValue(field: DocumentField, shipment: Shipment, files: Known["files"]): unknown {
  switch ("proposedFrom" in field ? field.proposedFrom : undefined) {
    case "attachments":
      return enclosuresOf(shipment, files);
    case "termsOfPayment":
      return byTermsOfPayment(field, shipment);
    case "transportDocument":
      return byTransportDocument(field, shipment);
    case undefined:
      return "";
  }
}

/** What the terms of payment say of a field: the tenor in words for a text (R-1287, R-1312, R-1388). */
function byTermsOfPayment({ name, type }: DocumentField, shipment: Shipment): unknown {
  const term = paymentTermOf(shipment.termsOfPayment);
  const credit = creditOf(shipment.termsOfPayment);
  // A shipment that is paid has no balance to present or to collect (R-1391).
  const mode = isPaidInAdvance(shipment) ? "ADVANCE" : "";
  const values: FieldValues = { ...term, ...proposedTenor(shipment), ...declaredPayment(shipment), mode };
  return type === "text" ? (credit === null ? tenorWords(term).replace(/^a/, "A") : creditWords(credit)) : values[name];
}

/**
 * The originals of the transport document, "" where none are issued; where it is not of the sea, the usual clauses without those on board, and a
 * number by its kind (R-1392, R-1407).
 */
function byTransportDocument(field: DocumentField, { transport: { blType }, lcNo, invoiceNo }: Shipment): number | string {
  if (field.type === "count") return usualOriginals(blType, lcNo.trim() !== "") || "";
  if (isBySea(blType)) return "";
  if (field.type === "number") return invoiceNo.trim() === "" ? "" : `${invoiceNo.trim()}/${transportWords(blType).draftMark}1`;
  if (field.type !== "mergeBody") return "";
  return (field.default ?? "")
    .split("\n")
    .filter((clause) => !/\bon\s+board\b/i.test(clause))
    .join("\n");
}

/** Whether a proposal is a fact of the shipment, such as its vessel or L/C, which may have changed since the newest document. */
function isFact({ type, proposed = "" }: DocumentField): boolean {
  return proposed.includes("{{") && (type === "text" || type === "date");
}

/** A definition's proposal with the shipment's values in place of its merge fields; "" if it has none. */
function proposedOf(field: DocumentField, merged: ReadonlyMap<string, string>): string | number {
  const { type, proposedFirst = "", proposed = "" } = field;
  const first = filled(proposedFirst, merged);
  const text = first.trim() === "" ? filled(proposed, merged) : first;
  switch (type) {
    case "date": {
      const day = fromPrintedDay(text);
      return day === null ? "" : toDayMonthYear(day);
    }
    case "choice":
      return field.choices.find((choice) => choice.value === text.toUpperCase() || isFilled(choice, merged))?.value ?? "";
    case "count":
      return text === "" ? "" : Number(text);
    case "number":
      // "/BL1" without the invoice's number in front is no number.
      return /^[\p{L}\p{N}]/u.test(text) ? text : "";
    default:
      return withoutNeedlessLines(text).slice(0, "maxLength" in field ? field.maxLength : undefined);
  }
}

function filled(text: string, merged: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_whole, name: string) => merged.get(name.trim()) ?? "");
}

function isFilled({ proposedWith = "" }: { proposedWith?: string }, merged: ReadonlyMap<string, string>): boolean {
  return filled(proposedWith, merged).trim() !== "";
}

/** An address without the lines whose fields are blank, and without a last line, the country, that the line above ends in. */
function withoutNeedlessLines(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [above = "", last = ""] = lines.slice(-2);
  return (lines.length > 1 && endsIn(above, last) ? lines.slice(0, -1) : lines).join("\n");
}

function defaultOf(field: DocumentField): unknown {
  if ("default" in field) return field.default;
  switch (field.type) {
    case "rows":
      return field.required ? [Object.fromEntries(field.columns.map((column) => [column.name, defaultOf(column)]))] : [];
    case "clauses":
      return [];
    default:
      return "";
  }
}

function fullDate(text: string): string {
  const day = fromDayMonthYear(text);
  return day ? toDayMonthYear(day) : text.trim();
}
