import { z } from "zod";
import type { OperationSpec } from "../openapi/operationSpec.ts";

export const eventOperation: OperationSpec = {
  id: "listenToEvents",
  tag: "Events",
  summary: "A stream of events of shipments and partners",
  description:
    "Server-sent events, sent after the change is committed, of the event types of webhooks. The stream ends with its session or key, or with the process: its last event is then `end`, whose `reason` is SESSION_OVER or CLOSING. Resume it after the last event's id, up to 7 days later.",
  query: {
    firmId: z.string().optional().describe("Only events of this firm's shipments, and none of partners."),
    shipmentId: z.string().optional().describe("Only events of this shipment, and none of partners."),
    after: z.string().optional().describe("The id of the last event received; `Last-Event-ID` takes precedence."),
    lastSeconds: z
      .string()
      .optional()
      .describe(
        "Without such an id: the events of the last so many seconds come first, up to 60, as what was read meanwhile may lack them.",
      ),
  },
  headers: {
    "Last-Event-ID": z
      .string()
      .optional()
      .describe("The id of the last event received. If omitted, the stream starts with the next event."),
  },
  answer: {
    contentType: "text/event-stream",
    description:
      "Each event has an `id` to resume after, its type as `event`, and JSON as `data`: `type`, `firmId`, `shipmentId`, `key`, `at`, and `milestone` of `milestone.reached`; for events of partners `type`, `partnerId`, `at`.",
    schema: z.string().meta({
      example:
        'id: 42\nevent: shipment.updated\ndata: {"type":"shipment.updated","firmId":"019a7741","shipmentId":"019a7742","key":null,"at":"2025-11-12T08:30:00.000Z"}\n\n',
    }),
  },
  refusals: {
    400: "`Last-Event-ID` is not the id of an event, or `lastSeconds` no whole number up to 60.",
    404: "The firm or the shipment does not exist.",
    410: "The events after this id have expired: read the data again, then listen from now on.",
    429: "The user has 50 streams open; `Retry-After` tells when to try again.",
    503: "The service has reached its limit of open streams; `Retry-After` says when to try again.",
  },
};
