import { documentKinds, documentOf, missingInDocument, type DocumentKind } from "#domain/documents/document.ts";
import type { FieldValues } from "#domain/documents/documentDefinition.ts";
import { isStoredNumber } from "#domain/documents/documentSet.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import type { ApiContext } from "../../context.ts";
import { todayInIndia } from "../mergeFields/shipmentMergeFields.ts";
import { proposeNumbers, type ProposedNumbers } from "../numbers/proposeNumbers.ts";
import { generatedFiles } from "../proposals/generatedFiles.ts";
import { proposeBody } from "../proposals/proposeBody.ts";
import { newestRequest } from "../versions/documentVersions.ts";

/** What a set would be made from: numbers and dates, and for each kind its proposed body with the required fields that stay blank. */
export type SetProposal = ProposedNumbers & { documents: { kind: DocumentKind; request: Record<string, unknown>; missing: string[] }[] };

type Asked = { ownerId: string; shipment: Shipment; given: DocumentNumbers; today: string; numbersOnly: boolean };

/** Proposes a set of a shipment's documents; `given` numbers and dates come first. `today` is DD/MM/YYYY, "" for today in India. With `numbersOnly` no document is composed. */
export async function proposeSet(
  { db }: Pick<ApiContext, "db">,
  { ownerId, shipment, given, today, numbersOnly }: Asked,
): Promise<SetProposal> {
  const day = fromDayMonthYear(today || todayInIndia()) ?? "";
  const { proposed, warnings, ...numbers } = await proposeNumbers(db, { ownerId, subject: shipment, given, today: day });
  if (numbersOnly) return { ...numbers, proposed, warnings, documents: [] };
  const { shipmentId } = shipment;
  const files = await generatedFiles(db, ownerId, shipment);
  const documents = [];
  for (const kind of documentKinds) {
    const newest = await newestRequest(db, ownerId, { shipmentId, kind });
    const request = proposeBody(kind, { ...shipment, ...numbers }, { newest, files, ...(today !== "" && { today }) });
    documents.push({ kind, request, missing: missingOf(kind, request) });
  }
  return { ...numbers, proposed, warnings, documents };
}

/** The required fields without a value, besides the numbers and dates that the whole set shares. */
function missingOf(kind: DocumentKind, request: FieldValues): string[] {
  const definition = documentOf(kind);
  const shared = new Set(definition.fields.filter(isStoredNumber).map(({ name }) => name));
  return missingInDocument(definition, request).filter((name) => !shared.has(name));
}
