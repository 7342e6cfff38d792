import type { FastifyInstance } from "fastify";
import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import { neededNumbers } from "#domain/documents/documentSet.ts";
import { numberedFields } from "#domain/documents/numbering/numberFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import type { ApiContext } from "../../context.ts";
import { answer } from "../../http/envelope.ts";
import { malformed } from "../../http/httpErrors.ts";
import { queryText } from "../../http/query.ts";
import { shipmentOf } from "../generate.ts";
import { todayInIndia } from "../mergeFields/shipmentMergeFields.ts";
import { proposeNumbers } from "../numbers/proposeNumbers.ts";
import { newestRequest } from "../versions/documentVersions.ts";
import { generatedFiles } from "./generatedFiles.ts";
import { proposalOperation } from "./proposalOperation.ts";
import { proposeBody } from "./proposeBody.ts";

/** What each kind of document proposes for a shipment, in the form of its body. */
export function proposalRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const kind of documentKinds) {
    app.get(`/v1/shipment/document/${kind}/proposal`, { config: { spec: proposalOperation(kind) } }, async (request) => {
      const today = dayOf(queryText(request, "today"));
      const shipment = await shipmentOf(context, request.ownerId, queryText(request, "shipmentId"));
      // A dialog opens, and will show a preview.
      context.documents.wake();
      const newest = await newestRequest(context.db, request.ownerId, { shipmentId: shipment.shipmentId, kind });
      const numbered = await withNextNumber(context, request.ownerId, { kind, shipment, today });
      const files = await generatedFiles(context.db, request.ownerId, shipment);
      return answer(proposeBody(kind, numbered, { newest, files, ...(today !== "" && { today }) }));
    });
  }
}

type Asked = { kind: DocumentKind; shipment: Shipment; today: string };

/** The shipment with the next free number of the document's own and its date, where it has none. */
async function withNextNumber({ db }: ApiContext, ownerId: string, { kind, shipment, today }: Asked): Promise<Shipment> {
  const needed = [...neededNumbers([documentOf(kind)])].filter((field) => shipment[field] === "" || shipment[numberedFields[field]] === "");
  if (needed.length === 0) return shipment;
  const day = fromDayMonthYear(today || todayInIndia()) ?? "";
  const numbers = await proposeNumbers(db, { ownerId, subject: shipment, given: {}, today: day }, needed);
  return {
    ...shipment,
    ...Object.fromEntries(needed.flatMap((field) => [field, numberedFields[field]]).map((field) => [field, numbers[field]])),
  };
}

/** A date as DD/MM/YYYY; "" if it was omitted. Throws a 400 for other texts. */
function dayOf(text: string): string {
  if (text === "") return "";
  const day = fromDayMonthYear(text);
  if (day === null) throw malformed("today must be a date of the calendar as DD/MM/YYYY", "today");
  return toDayMonthYear(day);
}
