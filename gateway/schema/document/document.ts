import type { DocumentKind } from "#domain/documents/document.ts";
import { z } from "zod";
import { storedKey } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, type Outcome, type OutcomeFields } from "../../builder/payload.ts";
import { attachmentEdgeField, attachmentField, shipmentField } from "../attachment/attachmentPayload.ts";
import {
  contractBody,
  contractInputs,
  customDocumentBody,
  customDocumentInputs,
  documentFieldOf,
  invoiceBody,
  invoiceInputs,
  packingListBody,
  packingListInputs,
  proformaInvoiceBody,
  proformaInvoiceInputs,
} from "./documentInputs.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

/** The service renders the document and stores it as an attachment; its response contains the key. */
const drawn = storedKey.extend({ unknownFields: z.array(z.string()).nullish() });

/** The shipment of a document and the version that the client read. */
type Subject = { shipmentId: string; version?: number | null | undefined };

async function generate(kind: DocumentKind, input: Subject, body: () => object, { rest }: Context): Promise<Outcome> {
  return await outcome(async () => {
    const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
    const known = typeof input.version === "number" ? { version: input.version } : {};
    const call = { method: "POST" as const, path: `/v1/shipment/document/${kind}`, query: { shipmentId }, body: { ...body(), ...known } };
    return { shipmentId, ...(await rest.write({ ...call, takes: "long" }, drawn)) };
  }, documentFieldOf);
}

function documentFields(t: OutcomeFields) {
  return {
    attachment: attachmentField(t),
    attachmentEdge: attachmentEdgeField(t),
    shipment: shipmentField(t),
    errors: errorsField(t),
  };
}

function customDocumentFields(t: OutcomeFields) {
  return {
    ...documentFields(t),
    unknownFields: t.stringList({
      nullable: true,
      description:
        "Unknown merge fields of heading and body, each once, such as `consignee.nam`; they are printed as written. Empty when there are none; null with errors, or when the service does not report them.",
      resolve: ({ unknownFields }) => unknownFields ?? null,
    }),
  };
}

function shipmentInput(t: InputFields) {
  return {
    shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
    version: t.int({
      description: "`Shipment.version` as it was read: a change in between is then refused (CONFLICT).",
    }),
  };
}

builder.relayMutationField(
  "generateProformaInvoice",
  {
    description: "A proforma invoice's fields, and its shipment.",
    inputFields: (t) => ({ ...shipmentInput(t), ...proformaInvoiceInputs(t) }),
  },
  {
    description: "Generates the proforma invoice as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate("proforma-invoice", input, () => proformaInvoiceBody(input), context),
  },
  { description: "The generated proforma invoice.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateInvoice",
  {
    description: "A commercial invoice's fields, and its shipment.",
    inputFields: (t) => ({ ...shipmentInput(t), ...invoiceInputs(t) }),
  },
  {
    description: "Generates the commercial invoice as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate("invoice", input, () => invoiceBody(input), context),
  },
  { description: "The generated invoice.", outputFields: documentFields },
);

builder.relayMutationField(
  "generatePackingList",
  {
    description: "A packing list's fields, and its shipment.",
    inputFields: (t) => ({ ...shipmentInput(t), ...packingListInputs(t) }),
  },
  {
    description: "Generates the packing list as a PDF, without any price, and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate("packing-list", input, () => packingListBody(input), context),
  },
  { description: "The generated packing list.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateContract",
  { description: "A contract's fields, and its shipment.", inputFields: (t) => ({ ...shipmentInput(t), ...contractInputs(t) }) },
  {
    description: "Generates the sales contract as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate("contract", input, () => contractBody(input), context),
  },
  { description: "The generated contract.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateCustomDocument",
  {
    description: "The text of a custom document, and its shipment.",
    inputFields: (t) => ({ ...shipmentInput(t), ...customDocumentInputs(t) }),
  },
  {
    description: "Generates a custom document from the user's text as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate("custom-document", input, () => customDocumentBody(input), context),
  },
  { description: "The generated document.", outputFields: customDocumentFields },
);
