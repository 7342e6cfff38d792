import type { FastifyInstance } from "fastify";
import { documentKinds } from "#domain/documents/document.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import type { ApiContext } from "../../context.ts";
import { answer } from "../../http/envelope.ts";
import { malformed } from "../../http/httpErrors.ts";
import { queryText } from "../../http/query.ts";
import { shipmentOf } from "../generate.ts";
import { newestRequest } from "../versions/documentVersions.ts";
import { proposalOperation } from "./proposalOperation.ts";
import { proposeBody } from "./proposeBody.ts";

/** What each kind of document proposes for a shipment, in the form of its body. */
export function proposalRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const kind of documentKinds) {
    app.get(`/v1/shipment/document/${kind}/proposal`, { config: { spec: proposalOperation(kind) } }, async (request) => {
      const today = dayOf(queryText(request, "today"));
      const shipment = await shipmentOf(context, request.ownerId, queryText(request, "shipmentId"));
      const newest = await newestRequest(context.db, request.ownerId, { shipmentId: shipment.shipmentId, kind });
      return answer(proposeBody(kind, shipment, { newest, ...(today !== "" && { today }) }));
    });
  }
}

/** A date as DD/MM/YYYY; "" if it was omitted. Throws a 400 for other texts. */
function dayOf(text: string): string {
  if (text === "") return "";
  const day = fromDayMonthYear(text);
  if (day === null) throw malformed("today must be a date of the calendar as DD/MM/YYYY", "today");
  return toDayMonthYear(day);
}
