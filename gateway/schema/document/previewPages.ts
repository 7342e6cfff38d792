import { hash } from "node:crypto";
import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { warning } from "../../rest/shapes/shipment.ts";
import type { InputFields } from "./documentInputs.ts";

const pageLayer = z.object({ hash: z.string(), svg: z.string().nullable() });
type Layer = z.infer<typeof pageLayer>;

export const previewPages = z.object({
  pages: z.array(z.string()),
  layers: z.array(z.array(pageLayer)).nullish().catch(null),
  pageCount: z.number().int(),
  unknownFields: z.array(z.string()).catch([]),
  warnings: z.array(warning).nullish().catch(null),
  plainText: z.string().nullish().catch(null),
});

const PageLayer = builder.objectRef<Layer>("PageLayer").implement({
  description: "A part of a page.",
  fields: (t) => ({
    hash: t.exposeString("hash", { description: "Its hash: of two previews, the layers with the same hash are the same." }),
    svg: t.exposeString("svg", {
      nullable: true,
      description: "An SVG document as large as the page. Show it as an image, never as inline markup. Null if `knownLayers` has its hash.",
    }),
  }),
});

export const LayeredPage = builder.objectRef<Layer[]>("LayeredPage").implement({
  description: "A page as layers. Shown on top of each other, they are the page.",
  fields: (t) => ({
    layers: t.field({ type: [PageLayer], description: "The layers, the bottom one first.", resolve: (layers) => layers }),
  }),
});

/** A service that knows no layers answers pages. */
export function layersOf(preview: z.infer<typeof previewPages> | null): Layer[][] {
  if (preview?.layers?.length) return preview.layers;
  return (preview?.pages ?? []).map((svg) => [{ hash: hash("sha256", svg, "base64url"), svg }]);
}

/** The fields of an input that say which pages to render, and in which form. */
export function pagesFields(t: InputFields) {
  return {
    fromPage: t.int({ description: "Number of the first page to render, counted from 1; the document's first page if omitted." }),
    toPage: t.int({ description: "Number of the last page to render; the document's last page if omitted or beyond it." }),
    knownLayers: t.stringList({
      description:
        "Asks for `layers` instead of `pages`, without the content of the layers with these hashes, which you have from an earlier preview. An empty list asks for all layers.",
    }),
  };
}

type PagesFields = {
  fromPage?: number | null | undefined;
  toPage?: number | null | undefined;
  knownLayers?: readonly string[] | null | undefined;
};

/** The same in the body of the REST call. */
export function pagesBody({ fromPage, toPage, knownLayers }: PagesFields) {
  return { ...(fromPage != null && { fromPage }), ...(toPage != null && { toPage }), ...(knownLayers && { knownLayers }) };
}
