import type { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { targetId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { errorsField, outcome, type Outcome } from "../../builder/payload.ts";
import { omissionsField } from "../shipment/shipmentWarning.ts";
import { chosenDocument, DocumentInput } from "./documentInput.ts";
import { documentBody, inputPath, inputWarnings } from "./documentInputs.ts";
import { LayeredPage, layersOf, pagesBody, pagesFields, previewPages } from "./previewPages.ts";

/** A rendering that is not stored. */
export type Preview = Outcome & { preview: z.infer<typeof previewPages> | null };

const PreviewDocumentInput = builder.inputType("PreviewDocumentInput", {
  description: "A preview of a shipment's document.",
  fields: (t) => ({
    shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
    document: t.field({ type: DocumentInput, required: true, description: "The document and its contents." }),
    ...pagesFields(t),
  }),
});

export const DocumentPreview = builder.objectRef<Preview>("DocumentPreview").implement({
  description: "A document as it would be generated now. Nothing is stored.",
  fields: (t) => ({
    pages: t.stringList({
      description:
        "Each requested page as an SVG document. Show it as an image, never as inline markup. Empty with errors, and if the input has `knownLayers`.",
      resolve: ({ preview }) => preview?.pages ?? [],
    }),
    layeredPages: t.field({
      type: [LayeredPage],
      description: "Each requested page as layers; as one layer if the input has no `knownLayers`. Empty with errors.",
      resolve: ({ preview }) => layersOf(preview),
    }),
    pageCount: t.int({
      description: "How many pages the whole document has; 0 with errors.",
      resolve: ({ preview }) => preview?.pageCount ?? 0,
    }),
    unknownFields: t.stringList({
      description: "Unknown merge fields in the text, in order; they are printed as they were written.",
      resolve: ({ preview }) => preview?.unknownFields ?? [],
    }),
    plainText: t.string({
      nullable: true,
      description: "The document as plain text to copy into a message, such as a shipment advice; null for documents that are files only.",
      resolve: ({ preview }) => preview?.plainText ?? null,
    }),
    warnings: omissionsField(t),
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

type Asked = typeof PreviewDocumentInput.$inferInput;

async function draw({ shipmentId: globalId, document, ...pages }: Asked, { rest }: Context): Promise<Preview> {
  let preview: Preview["preview"] = null;
  const { definition, values, path } = chosenDocument(document);
  const done = await outcome(
    async () => {
      const shipmentId = targetId("Shipment", globalId, "Shipment", "shipmentId");
      const body = { ...documentBody(definition, values), ...pagesBody(pages) };
      const call = { method: "POST" as const, path: `/v1/shipment/document/${definition.kind}/preview`, query: { shipmentId }, body };
      const answer = await optionalCall(() => rest.write({ ...call, takes: "long" }, previewPages));
      preview = answer;
      return { shipmentId, omissions: inputWarnings(definition, answer?.warnings, path) };
    },
    (restPath) => inputPath(definition, restPath, path),
  );
  return { ...done, preview };
}
