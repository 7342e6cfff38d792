import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../context.ts";
import { actorOf } from "../audit/asker.ts";
import { sendError } from "../http/envelope.ts";
import { expiryOf, isSigned, signatureOf, type Signed } from "../security/addressSignature.ts";
import { contentDisposition } from "../http/disposition.ts";
import { queryText } from "../http/query.ts";
import { trailStream, type TrailExport } from "./trailCsv.ts";
import { readNoun, type TrailFilter } from "./auditQuery.ts";

export const csvHeaders = {
  "content-type": "text/csv; charset=utf-8",
  "content-disposition": contentDisposition("attachment", "activity.csv"),
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
};

/** A signed URL that returns an owner's trail as CSV for five minutes, without a session, and ends with the asker's membership. */
export function trailUrl(context: ApiContext, { ownerId, asker, filter }: TrailExport): string {
  const query = new URLSearchParams({ ...termsOf(filter), asker, expires: String(expiryOf(context)) });
  query.set("signature", signatureOf(context, signedAs(ownerId, query)));
  return `${context.publicUrl}/files/${ownerId}/activity.csv?${query}`;
}

/** Serves the URLs of `trailUrl` below `/files`. The signature authorises the request. */
export function signedTrailRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Params: { ownerId: string } }>("/:ownerId/activity.csv", async (request, reply) => {
    const { ownerId } = request.params;
    const names = ["shipmentId", "noun", "from", "to", "asker", "expires"];
    const [shipmentId, noun, from, to, asker = "", expires] = names.map((name) => queryText(request, name));
    const query = new URLSearchParams({
      shipmentId: shipmentId ?? "",
      noun: noun ?? "",
      from: from ?? "",
      to: to ?? "",
      asker,
      expires: expires ?? "",
    });
    const isOurs = isSigned(context, signedAs(ownerId, query), queryText(request, "signature"), Number(expires));
    if (!isOurs || (await actorOf(context, ownerId, asker)) === null) return sendError(reply, 403, "This address is not valid any more");
    await context.rateLimits.take("exports", { ownerId, address: request.ip });
    const filter = { shipmentId: shipmentId || null, noun: readNoun(noun ?? ""), range: { from: from || null, to: to || null } };
    return reply.headers(csvHeaders).send(trailStream(context, { ownerId, asker, filter }));
  });
}

function termsOf({ shipmentId, noun, range }: TrailFilter) {
  return { shipmentId: shipmentId ?? "", noun: noun ?? "", from: range.from ?? "", to: range.to ?? "" };
}

function signedAs(ownerId: string, query: URLSearchParams): Signed {
  return { purpose: "audit trail", terms: `${ownerId}?${query}` };
}
