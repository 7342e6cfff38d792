import { z } from "zod";
import type { OperationSpec } from "../openapi/operationSpec.ts";

export const eventOperation: OperationSpec = {
  id: "listenToEvents",
  tag: "Events",
  summary: "What happens to shipments, as it happens",
  description:
    "Server-sent events, told after the change was committed, of the types that webhooks know. The stream ends with its session or key; resume it after the last event's id, up to 7 days later.",
  query: {
    firmId: z.string().optional().describe("Only events of this firm's shipments."),
    shipmentId: z.string().optional().describe("Only events of this shipment."),
    after: z.string().optional().describe("The id of the last event that was seen; `Last-Event-ID` goes before it."),
  },
  headers: { "Last-Event-ID": z.string().optional().describe("The id of the last event that was seen; left out, the stream begins now.") },
  answer: {
    contentType: "text/event-stream",
    description:
      "Each event has an `id` to resume after, its type as `event`, and JSON as `data`: `type`, `firmId`, `shipmentId`, `key`, `at`.",
    schema: z.string().meta({
      example:
        'id: 42\nevent: shipment.updated\ndata: {"type":"shipment.updated","firmId":"019a7741","shipmentId":"019a7742","key":null,"at":"2025-11-12T08:30:00.000Z"}\n\n',
    }),
  },
  refusals: {
    400: "`Last-Event-ID` is no id of an event.",
    404: "The firm or the shipment is unknown.",
    410: "Events after this one are no longer kept: read anew, then listen from now on.",
    429: "The user has 50 streams open; `Retry-After` tells when to try again.",
    503: "The service has all streams open that it can bear; `Retry-After` tells when to try again.",
  },
};
