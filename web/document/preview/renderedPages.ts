/* oxlint-disable relay/unused-fields -- usePreview and loadPictures read them. */
import { graphql, readInlineData } from "react-relay";
import type { Observable } from "relay-runtime";
import type { renderedPages_preview$data, renderedPages_preview$key } from "../../__generated__/renderedPages_preview.graphql.ts";
import type { PreviewDocumentInput } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";

/** What a service renders of an order. */
export type RenderedPages = renderedPages_preview$data;

/** Which pages of a document to fetch, and the hashes of layers that need no content. */
export type PagesWanted = Pick<PreviewDocumentInput, "fromPage" | "toPage" | "knownLayers">;

/** Fetches some pages of an order, which is the JSON of a query's input; null if the service supports no previews. */
export type RequestPages = (order: string, wanted: PagesWanted) => Observable<RenderedPages | null | undefined>;

/** Reads what a preview's query selects by the fragment. */
export function readPages(preview: renderedPages_preview$key | null | undefined): RenderedPages | null | undefined {
  return readInlineData(
    graphql`
      fragment renderedPages_preview on DocumentPreview @inline {
        layeredPages {
          layers {
            hash
            svg
          }
        }
        pageCount
        unknownFields
        plainText
        warnings {
          message
          code
          field
        }
        errors {
          message
        }
      }
    `,
    preview,
  );
}
