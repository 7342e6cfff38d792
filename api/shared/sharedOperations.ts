import { z } from "zod";
import { idOf } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { dispositions } from "../http/disposition.ts";
import { exporterAnswer, sharedFilter, sharedSummaryAnswer } from "./sharedAnswers.ts";
import { sharedShipmentAnswer } from "./sharedShipmentAnswer.ts";

const tag = "Shared with me";
const place = { partnerId: idOf("partnership"), shipmentId: idOf("shipment") };
const notShared = "It does not exist, or is not shared with the caller's office now.";

export const sharedOperations = {
  exporters: {
    id: "listSharingExporters",
    tag,
    summary: "Exporters that share with the office",
    answer: z.object({
      exporters: z.array(exporterAnswer).describe("The exporters whose partner the office is, in the order of joining."),
    }),
  },
  filter: {
    id: "filterSharedShipments",
    tag,
    summary: "A page of shared shipments",
    description: "Shipments that exporters share with the caller's office, newest first.",
    body: sharedFilter,
    answer: z.object({
      shipments: z.array(sharedSummaryAnswer).describe("The page."),
      hasNext: z.boolean().describe("Whether another page follows."),
      total: z.number().meta({ description: "The number of selected shipments.", example: 1 }),
      offset: z.number().meta({ description: "The number of shipments before the page.", example: 0 }),
    }),
  },
  read: {
    id: "readSharedShipment",
    tag,
    summary: "A shared shipment",
    query: place,
    answer: sharedShipmentAnswer,
    refusals: { 404: notShared },
  },
  url: {
    id: "signSharedFileUrl",
    tag,
    summary: "A signed URL that downloads a shared file",
    description:
      "Valid for 5 minutes, without a session, and only while the file is shared: the service serves it itself, also from an S3 store, and checks again at each fetch. The exporter's audit trail records them, once for each person, file and hour.",
    query: {
      ...place,
      key: z.string().meta({ description: "The file's key.", example: "2f6c1d9a04b84e7f" }),
      disposition: z
        .enum(dispositions)
        .optional()
        .describe("Whether browsers save the file (attachment, the default) or show it (inline)."),
    },
    answer: z.object({
      url: z.string().meta({
        description: "The URL; relative if the server does not know its own address.",
        example: "https://lading.example/files/shared/019a7741/019a7742/2f6c1d9a04b84e7f?office=019a7740&expires=1762936500&signature=q8Zr",
      }),
    }),
    refusals: { 404: notShared, 429: "Too many addresses in a short time; `Retry-After` says when to try again." },
  },
  events: {
    id: "listenToSharedShipments",
    tag,
    summary: "A stream of changes to shared shipments",
    description:
      "Server-sent events `shared.shipment.changed`, when a milestone or a shared file of a shared shipment changes, or what is shared. The stream starts with the next change. It ends with its session or the process, and when a partnership of the office ends; its last event is then `end`, whose `reason` is SESSION_OVER, CLOSING or PARTNERSHIP_OVER: read the list again and reconnect.",
    answer: {
      contentType: "text/event-stream",
      description: "Each event has JSON as `data`: `partnerId` and `shipmentId`, both null if other shipments are shared than before.",
      schema: z.string().meta({
        example: 'event: shared.shipment.changed\ndata: {"partnerId":"019a7741","shipmentId":"019a7742"}\n\n',
      }),
    },
    refusals: {
      429: "The user has 50 streams open; `Retry-After` tells when to try again.",
      503: "The service has reached its limit of open streams; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
