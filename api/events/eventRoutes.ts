import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiContext } from "../context.ts";
import { callerGone } from "../http/callerGone.ts";
import { queryText, queryWhole } from "../http/query.ts";
import { Overloaded, malformed, notFound, ProblemError } from "../http/httpErrors.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { eventOperation } from "./eventOperations.ts";
import { eventStream, type EventFilter } from "./eventStream.ts";
import { holdPlace, streamHeaders } from "./openStream.ts";
import { isKept, lastPosition, positionBefore } from "./outbox.ts";

/** A page that loads has this long to open its stream. */
const maxLastSeconds = 60;

/**
 * `GET /v1/events` (ours): events of the owner's shipments as server-sent events, sent after the commit. A query may name a `firmId` or a
 * `shipmentId`. `Last-Event-ID`, or `after` in the query, resumes after an event of the last 7 days; `lastSeconds` begins in the past (R-1254).
 */
export function eventRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/events", { config: { spec: eventOperation } }, async (request, reply) => {
    const { ownerId, personId, ip: address } = request;
    const { authorization } = request.headers;
    if (context.ownerEvents.isClosed()) throw new Overloaded(5);
    holdPlace(context.openStreams, reply, { ownerId, personId, address });
    const filter = { firmId: queryText(request, "firmId"), shipmentId: queryText(request, "shipmentId") };
    await refuseUnknown(context, ownerId, filter);
    const after = await startOf(context, request);
    const stream = eventStream(context, { ownerId, authorization, filter, after, signal: callerGone(reply) });
    return reply.headers(streamHeaders).send(Readable.from(stream, { objectMode: false }));
  });

  app.addHook("preClose", async () => context.ownerEvents.close());
}

async function refuseUnknown({ db }: ApiContext, ownerId: string, { firmId, shipmentId }: EventFilter): Promise<void> {
  const find = (table: "firms" | "shipments", id: string) =>
    db.selectFrom(table).select("id").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (firmId !== "" && !(await find("firms", firmId))) throw notFound("Firm not found", "firmId");
  if (shipmentId !== "" && !(await find("shipments", shipmentId))) throw shipmentNotFound();
}

/** The start position: after the caller's last event, before the events of the last seconds, or after the latest event. */
async function startOf({ db, clock }: ApiContext, request: FastifyRequest): Promise<number> {
  const { ownerId, headers } = request;
  const seconds = queryWhole(request, "lastSeconds", 0);
  if (seconds > maxLastSeconds) throw malformed(`lastSeconds must be at most ${maxLastSeconds}`, "lastSeconds");
  const seen = headers["last-event-id"]?.toString() || queryText(request, "after");
  if (seen === "" && seconds > 0) return await positionBefore(db, ownerId, new Date(clock().getTime() - seconds * 1000).toISOString());
  if (seen === "") return await lastPosition(db, ownerId);
  if (!/^\d{1,15}$/.test(seen)) throw malformed("after, or Last-Event-ID, must be the id of an event", "after");
  if (await isKept(db, ownerId, Number(seen))) return Number(seen);
  const message = "Events after this one are no longer kept: read anew, then listen from now on";
  throw new ProblemError([{ message, code: "NOT_FOUND", field: ["after"] }], { status: 410 });
}
