import { useEffect, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { PreviewDocumentInput, useDocumentPreviewQuery } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";
import { createEnvironment } from "../../relay/environment.ts";
import { isUnsupported, textOfError } from "../../relay/RequestError.ts";

/** A document as drawn: how many pages it has, the address of the first one's picture, and the merge fields that nobody knows. */
export type Drawing = { order: string; pageCount: number; firstPage: string | undefined; unknownFields: readonly string[] };

export type Preview = {
  /** The last drawing that came; an older one stays while the next is made. */
  drawing: Drawing | null;
  /** Why there is no newer one. */
  problem: string | null;
  /** Whether a newer one is on its way. */
  isDrawing: boolean;
  /** Whether there are none to be had: the service behind the gateway draws no previews. */
  isMissing: boolean;
};

/** What the server answered, and to which order. */
type Answer = { order: string; problem: string | null };

/** How long the keys must rest before a document is drawn anew, in ms. */
const rest = 30;

/** Whether the service has said that it draws no previews: it is asked no more until the page is loaded anew. */
let isRefused = false;

/**
 * Draws a document's first page as it is being filled in, and again when the shipment has another version. `input` null asks for
 * nothing, and keeps the last drawing. An order that is overtaken by a newer one is given up, so that no older drawing
 * ever replaces a newer.
 */
export function useDocumentPreview(input: PreviewDocumentInput | null, version: number | null): Preview {
  const order = input === null ? null : JSON.stringify({ input, version });
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isMissing, setMissing] = useState(() => isRefused);

  useEffect(() => {
    if (order === null || isMissing) return;
    let request: Subscription | null = null;
    const timer = setTimeout(() => {
      request = requestPages(order, { toPage: 1 }).subscribe({
        next({ previewDocument }) {
          if (!previewDocument) return;
          const { pages, pageCount, unknownFields, errors } = previewDocument;
          const problem = [...new Set(errors.map(({ message }) => message))].join(", ");
          setAnswer({ order, problem: problem === "" ? null : problem });
          if (errors.length === 0) setDrawing({ order, pageCount, firstPage: pages.map(addressOf)[0], unknownFields });
        },
        error(error: unknown) {
          isRefused ||= isUnsupported(error);
          setMissing(isRefused);
          setAnswer({ order, problem: textOfError(error) });
        },
      });
    }, rest);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [order, isMissing]);

  // By the time this runs the next page stands in its place.
  useEffect(() => () => URL.revokeObjectURL(drawing?.firstPage ?? ""), [drawing]);

  const isAnswered = answer !== null && answer.order === order;
  return { drawing, problem: isAnswered ? answer.problem : null, isDrawing: order !== null && !isAnswered, isMissing };
}

/** Asks for some pages of what was ordered, in a store that is dropped with the answer: they are large, and nobody asks for the same ones again. */
export function requestPages(order: string, range: Pick<PreviewDocumentInput, "fromPage" | "toPage">) {
  // The order was made of such an input.
  const { input } = JSON.parse(order) as { input: PreviewDocumentInput };
  return fetchQuery<useDocumentPreviewQuery>(
    createEnvironment(),
    graphql`
      query useDocumentPreviewQuery($input: PreviewDocumentInput!) {
        previewDocument(input: $input) {
          pages
          pageCount
          unknownFields
          errors {
            message
          }
        }
      }
    `,
    { input: { ...input, ...range } },
    { fetchPolicy: "network-only" },
  );
}

/** An address at which the browser finds a page as a picture, where nothing inside it can run; to be revoked after use. */
export function addressOf(page: string): string {
  return URL.createObjectURL(new Blob([page], { type: "image/svg+xml" }));
}
