import type { DocumentKind } from "#domain/document.ts";
import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { Refused } from "../../errors/errors.ts";
import { targetId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { errorsField, outcome, type Outcome } from "../../builder/payload.ts";
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

const pages = z.object({ pages: z.array(z.string()), pageCount: z.number().int(), unknownFields: z.array(z.string()).catch([]) });

/** A drawing that is looked at and not kept. */
type Preview = Outcome & { preview: z.infer<typeof pages> | null };

const ContractDocumentInput = builder.inputType("ContractDocumentInput", { description: "A contract to look at.", fields: contractInputs });
const ProformaInvoiceDocumentInput = builder.inputType("ProformaInvoiceDocumentInput", {
  description: "A proforma invoice to look at.",
  fields: proformaInvoiceInputs,
});
const InvoiceDocumentInput = builder.inputType("InvoiceDocumentInput", {
  description: "A commercial invoice to look at.",
  fields: invoiceInputs,
});
const PackingListDocumentInput = builder.inputType("PackingListDocumentInput", {
  description: "A packing list to look at.",
  fields: packingListInputs,
});
const CustomDocumentInput = builder.inputType("CustomDocumentInput", {
  description: "A document of the user's own text to look at.",
  fields: customDocumentInputs,
});

/** Exactly one of five, by GraphQL's own rule. */
const DocumentInput = builder.inputType("DocumentInput", {
  description: "The document to look at: exactly one of the five.",
  isOneOf: true,
  fields: (t) => ({
    contract: t.field({ type: ContractDocumentInput, description: "A sales contract." }),
    proformaInvoice: t.field({ type: ProformaInvoiceDocumentInput, description: "A proforma invoice." }),
    invoice: t.field({ type: InvoiceDocumentInput, description: "A commercial invoice." }),
    packingList: t.field({ type: PackingListDocumentInput, description: "A packing list." }),
    customDocument: t.field({ type: CustomDocumentInput, description: "A document of the user's own text." }),
  }),
});

const PreviewDocumentInput = builder.inputType("PreviewDocumentInput", {
  description: "A document of a shipment to look at before it is made.",
  fields: (t) => ({
    shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
    document: t.field({ type: DocumentInput, required: true, description: "What it is and says." }),
    fromPage: t.int({ description: "The first page to draw, by number from 1; the first of all when left out." }),
    toPage: t.int({ description: "The last page to draw; the last of all when left out, or when there are fewer." }),
  }),
});

const DocumentPreview = builder.objectRef<Preview>("DocumentPreview").implement({
  description: "A document as it would be drawn now. Nothing is stored.",
  fields: (t) => ({
    pages: t.stringList({
      description: "Each page asked for as an SVG document, to be shown as an image (never as inline markup); empty with errors.",
      resolve: ({ preview }) => preview?.pages ?? [],
    }),
    pageCount: t.int({
      description: "How many pages the whole document has; 0 with errors.",
      resolve: ({ preview }) => preview?.pageCount ?? 0,
    }),
    unknownFields: t.stringList({
      description: "Merge fields that the text names and nobody knows, in order; they are printed as they were written.",
      resolve: ({ preview }) => preview?.unknownFields ?? [],
    }),
    errors: errorsField(t, "drawn"),
  }),
});

builder.queryField("previewDocument", (t) =>
  t.field({
    type: DocumentPreview,
    nullable: true,
    description:
      "Draws a document of a shipment as pages to look at, from the same source as the PDF. Nothing is stored. Null with UPSTREAM_UNSUPPORTED where the service behind the gateway draws no previews.",
    complexity: callCost,
    args: { input: t.arg({ type: PreviewDocumentInput, required: true, description: "What to draw." }) },
    resolve: (_root, { input }, context) => draw(input, context),
  }),
);

type Order = { kind: DocumentKind; body: object };
type Asked = typeof PreviewDocumentInput.$inferInput;

async function draw({ shipmentId: globalId, document, ...range }: Asked, { rest }: Context): Promise<Preview> {
  let preview: Preview["preview"] = null;
  const done = await outcome(
    async () => {
      const shipmentId = targetId("Shipment", globalId, "Shipment", "shipmentId");
      const { kind, body } = orderOf(document, range);
      const path = `/v1/shipment/document/${kind}/preview`;
      preview = await optionalCall(() => rest.write({ method: "POST", path, query: { shipmentId }, body, takes: "long" }, pages));
      return { shipmentId };
    },
    (restPath) => pathIn(document, restPath),
  );
  return { ...done, preview };
}

/** What REST blames stands in the body of the one document that is asked for, but for what stands beside it. */
function pathIn(document: Asked["document"], restPath: string[]): string[] {
  const [first = ""] = restPath;
  if (["shipmentId", "document", "fromPage", "toPage"].includes(first)) return restPath;
  return ["document", ...Object.keys(document), ...documentFieldOf(restPath)];
}

type Range = Pick<Asked, "fromPage" | "toPage">;

function orderOf(document: typeof DocumentInput.$inferInput, { fromPage, toPage }: Range): Order {
  const { kind, body } = documentOf(document);
  return { kind, body: { ...body, ...(fromPage != null && { fromPage }), ...(toPage != null && { toPage }) } };
}

function documentOf(document: typeof DocumentInput.$inferInput): Order {
  const { contract, proformaInvoice, invoice, packingList, customDocument } = document;
  if (contract) return { kind: "contract", body: contractBody(contract) };
  if (proformaInvoice) return { kind: "proforma-invoice", body: proformaInvoiceBody(proformaInvoice) };
  if (invoice) return { kind: "invoice", body: invoiceBody(invoice) };
  if (packingList) return { kind: "packing-list", body: packingListBody(packingList) };
  if (customDocument) return { kind: "custom-document", body: customDocumentBody(customDocument) };
  throw new Refused([{ message: "Please choose a document", code: "INVALID", field: ["document"] }]);
}
