import { missingProblem, type Problem } from "../http/problem.ts";
import { recordOf } from "../typedObject.ts";
import { billOfLading } from "./kinds/billOfLading.ts";
import { billOfExchange } from "./kinds/billOfExchange.ts";
import { beneficiaryCertificate } from "./kinds/beneficiaryCertificate.ts";
import { contract } from "./kinds/contract.ts";
import { customsPack } from "./customs/customsPack.ts";
import { origin } from "./customs/origin.ts";
import { customDocument } from "./kinds/customDocument.ts";
import { coveringLetter } from "./kinds/coveringLetter.ts";
import type { DocumentDefinition, DocumentField, FieldValues, RequestOf } from "./documentDefinition.ts";
import { invoice } from "./kinds/invoice.ts";
import { packingList } from "./kinds/packingList.ts";
import { proformaInvoice } from "./kinds/proformaInvoice.ts";
import { shipmentAdvice } from "./kinds/shipmentAdvice.ts";
import { vgmDeclaration } from "./kinds/vgmDeclaration.ts";

/** Every kind of document, in the order of the Actions menu. */
export const documents = [
  contract,
  proformaInvoice,
  invoice,
  packingList,
  customDocument,
  billOfLading,
  vgmDeclaration,
  billOfExchange,
  coveringLetter,
  customsPack,
  origin,
  shipmentAdvice,
  beneficiaryCertificate,
] as const;

type AnyDocument = (typeof documents)[number];
export type DocumentKind = AnyDocument["kind"];
export type DocumentNoun = AnyDocument["noun"];

/** A kind of document with its request. Dates are DD/MM/YYYY. */
export type DocumentRequest = {
  [Each in AnyDocument as Each["kind"]]: { kind: Each["kind"]; request: RequestOf<Each> };
}[DocumentKind];

/** The task that generates several documents at once, in every menu and as a title. */
export const generateSet = "Generate Set";

export const documentKinds = documents.map(({ kind }) => kind);

const definitions = recordOf<DocumentKind, DocumentDefinition & AnyDocument>(documents.map((each) => [each.kind, each]));

/** The definition of a kind of document. */
export function documentOf(kind: DocumentKind): AnyDocument & DocumentDefinition {
  return definitions[kind];
}

/** The required fields that are blank, in the order of the dialog. */
export function missingInDocument({ fields }: DocumentDefinition, values: FieldValues): string[] {
  return fields.filter((field) => field.required && isBlank(values[field.name])).map(({ name }) => name);
}

/** The required fields of a document: its number and date, or a body. */
export function checkDocument(definition: DocumentDefinition, values: FieldValues): Problem[] {
  const missing = missingInDocument(definition, values).map((name) => [name]);
  return missing.length === 0 ? [] : [missingProblem(definition.words.incomplete, missing)];
}

/** A field's description, with what generating does to the shipment. */
export function describeField(field: DocumentField): string {
  if (field.type === "wording")
    return `${field.description} Null or left out is the firm's wording (\`${field.wording}\`). It may contain merge fields.`;
  if ("stores" in field) {
    return `${field.description} Generating stores it on the shipment.${field.required ? " A blank one is refused." : " Blank keeps the stored one."}`;
  }
  if ("transport" in field) {
    return `${field.description} Generating stores it on the transport card. Blank keeps the stored one, which the document prints.`;
  }
  return "fills" in field ? `${field.description} Generating stores it on a shipment that has none.` : field.description;
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "string" ? value.trim() === "" : value === undefined;
}
