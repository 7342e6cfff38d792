import type { DocumentKind } from "#domain/documents/document.ts";
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

/** A rendering that is not stored. */
type Preview = Outcome & { preview: z.infer<typeof pages> | null };

const ContractDocumentInput = builder.inputType("ContractDocumentInput", { description: "A contract to preview.", fields: contractInputs });
const ProformaInvoiceDocumentInput = builder.inputType("ProformaInvoiceDocumentInput", {
  description: "A proforma invoice to preview.",
  fields: proformaInvoiceInputs,
});
const InvoiceDocumentInput = builder.inputType("InvoiceDocumentInput", {
  description: "A commercial invoice to preview.",
  fields: invoiceInputs,
});
const PackingListDocumentInput = builder.inputType("PackingListDocumentInput", {
  description: "A packing list to preview.",
  fields: packingListInputs,
});
const CustomDocumentInput = builder.inputType("CustomDocumentInput", {
  description: "A custom document to preview.",
  fields: customDocumentInputs,
});

/** Exactly one of five, by GraphQL's `@oneOf`. */
const DocumentInput = builder.inputType("DocumentInput", {
  description: "The document to preview: exactly one of the five.",
  isOneOf: true,
  fields: (t) => ({
    contract: t.field({ type: ContractDocumentInput, description: "A sales contract." }),
    proformaInvoice: t.field({ type: ProformaInvoiceDocumentInput, description: "A proforma invoice." }),
    invoice: t.field({ type: InvoiceDocumentInput, description: "A commercial invoice." }),
    packingList: t.field({ type: PackingListDocumentInput, description: "A packing list." }),
    customDocument: t.field({ type: CustomDocumentInput, description: "A custom document, with the user's text." }),
  }),
});

const PreviewDocumentInput = builder.inputType("PreviewDocumentInput", {
  description: "A preview of a shipment's document.",
  fields: (t) => ({
    shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
    document: t.field({ type: DocumentInput, required: true, description: "The document and its contents." }),
    fromPage: t.int({ description: "Number of the first page to render, counted from 1; the document's first page if omitted." }),
    toPage: t.int({ description: "Number of the last page to render; the document's last page if omitted or beyond it." }),
  }),
});

const DocumentPreview = builder.objectRef<Preview>("DocumentPreview").implement({
  description: "A document as it would be generated now. Nothing is stored.",
  fields: (t) => ({
    pages: t.stringList({
      description: "Each requested page as an SVG document. Show it as an image, never as inline markup. Empty with errors.",
      resolve: ({ preview }) => preview?.pages ?? [],
    }),
    pageCount: t.int({
      description: "How many pages the whole document has; 0 with errors.",
      resolve: ({ preview }) => preview?.pageCount ?? 0,
    }),
    unknownFields: t.stringList({
      description: "Unknown merge fields in the text, in order; they are printed as they were written.",
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
      "Renders a shipment's document as pages to preview, from the same source as the PDF. Nothing is stored. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway renders no previews.",
    complexity: callCost,
    args: { input: t.arg({ type: PreviewDocumentInput, required: true, description: "What to render." }) },
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

/** Translates REST's paths: they are relative to the body of the one requested document, except for the fields next to it. */
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
