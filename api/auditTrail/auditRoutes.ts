import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuditScope } from "#domain/audit/auditSentence.ts";
import { auditPage } from "#domain/audit/auditTrail.ts";
import type { ApiContext } from "../context.ts";
import { askerOf } from "../audit/asker.ts";
import { answer } from "../http/envelope.ts";
import { queryChoice, queryText, queryWhole } from "../http/query.ts";
import { readRange } from "../time/dateRange.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { auditOperations } from "./auditOperations.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import { csvHeaders, trailUrl } from "./trailUrl.ts";
import { trailStream } from "./trailCsv.ts";
import {
  countAuditTrail,
  readNoun,
  readAuditTrail,
  readTrailCursor,
  type TrailAnswer,
  type TrailFilter,
  type TrailPage,
} from "./auditQuery.ts";

/**
 * Routes of the audit trail (ours), of one shipment or of all the owner's data; deleted shipments included. Queries may name `startDate`,
 * `endDate` and `noun`, and for a page `limit`, `after`, `before`, `end=last` and `total=true`.
 */
export function auditRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;

  app.get("/v1/shipment/history", { config: { spec: auditOperations.history } }, async (request) => {
    const { ownerId } = request;
    const shipmentId = queryText(request, "shipmentId");
    const page = await answerPage(request, { ...readFilter(request), shipmentId }, "shipment");
    if (page.entries.length === 0) await refuseUnknown(ownerId, shipmentId);
    return answer(page);
  });

  app.get("/v1/audit-trail", { config: { spec: auditOperations.trail } }, async (request) =>
    answer(await answerPage(request, readFilter(request), "owner")),
  );

  app.get("/v1/audit-trail/export", { config: { limit: "exports", spec: auditOperations.export } }, async (request, reply) => {
    const filter = readFilter(request);
    await noteExport(request, filter);
    const { ownerId, actor } = request;
    return reply.headers(csvHeaders).send(trailStream(context, { ownerId, asker: askerOf(actor), filter: upToNow(context, filter) }));
  });

  app.get("/v1/audit-trail/export-url", { config: { limit: "exports", spec: auditOperations.exportUrl } }, async (request) => {
    const filter = readFilter(request);
    await noteExport(request, filter);
    return answer({
      url: trailUrl(context, { ownerId: request.ownerId, asker: askerOf(request.actor), filter: upToNow(context, filter) }),
    });
  });

  async function answerPage(request: FastifyRequest, filter: TrailFilter, scope: AuditScope): Promise<TrailAnswer> {
    const isCounted = queryChoice(request, "total", ["true", "false"]) === "true";
    const lines = await readAuditTrail(db, request.ownerId, filter, readPage(request), scope);
    return isCounted ? { ...lines, total: await countAuditTrail(db, request.ownerId, filter) } : lines;
  }

  /** A shipment without entries is unknown, or older than the audit trail. */
  async function refuseUnknown(ownerId: string, shipmentId: string): Promise<void> {
    const known = await db
      .selectFrom("shipments")
      .select("id")
      .where("ownerId", "=", ownerId)
      .where("id", "=", shipmentId)
      .executeTakeFirst();
    if (known) return;
    const all: TrailFilter = { shipmentId, noun: null, range: { from: null, to: null } };
    const { entries } = await readAuditTrail(db, ownerId, all, { limit: 1, after: null, before: null, fromEnd: false }, "shipment");
    if (entries.length === 0) throw shipmentNotFound();
  }

  async function noteExport(request: FastifyRequest, { shipmentId }: TrailFilter): Promise<void> {
    if (shipmentId !== null) await refuseUnknown(request.ownerId, shipmentId);
    await appendAuditEntries(db, context, request, [{ action: "DOWNLOADED", noun: "AUDIT_TRAIL", shipmentId }]);
  }
}

function readFilter(request: FastifyRequest): TrailFilter {
  const range = readRange(queryText(request, "startDate"), queryText(request, "endDate"));
  return { shipmentId: queryText(request, "shipmentId") || null, noun: readNoun(queryText(request, "noun")), range };
}

function readPage(request: FastifyRequest): TrailPage {
  const limit = Math.min(queryWhole(request, "limit", auditPage.usual), auditPage.most);
  const after = readTrailCursor("after", queryText(request, "after"));
  const before = readTrailCursor("before", queryText(request, "before"));
  return { limit, after, before, fromEnd: queryChoice(request, "end", ["last"]) === "last" };
}

/** Excludes entries that are added during the export. */
function upToNow({ clock }: ApiContext, filter: TrailFilter): TrailFilter {
  const now = clock().toISOString();
  const { from, to } = filter.range;
  return { ...filter, range: { from, to: to !== null && to < now ? to : now } };
}
