import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type { PreviewDocumentInput, useDocumentPreviewQuery } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";
import { createEnvironment } from "../../relay/environment.ts";
import { hasCode, textOfError } from "../../relay/RequestError.ts";
import { loadPictures, type Picture } from "./pagePictures.ts";
import { readPages, type PagesWanted, type RenderedPages, type RequestPages } from "./renderedPages.ts";

/** A rendered document: its page count, the pictures of the first page, unknown merge fields, the text for a message, and warnings. */
export type Drawing = {
  order: string;
  request: RequestPages;
  pageCount: number;
  firstPage: readonly Picture[];
  unknownFields: readonly string[];
  plainText: string | null;
  warnings: readonly DocumentWarning[];
};

/** What may be wrong with a document; `field` is a path in the mutation's input or in the shipment's. */
export type DocumentWarning = { readonly message: string; readonly code: string; readonly field: readonly string[] };

export type Preview = {
  /** The latest render; it stays while the next is made. */
  drawing: Drawing | null;
  /** Why there is no newer render. */
  problem: string | null;
  /** Whether a newer render is being made. */
  isDrawing: boolean;
  /** Whether the service behind the gateway does not support previews. */
  isMissing: boolean;
};

/** The server's answer, and the request it belongs to. */
type Answer = { order: string; problem: string | null };

/** Pause in typing, in ms, before the document is rendered again while an older request waits for its answer. Otherwise it is rendered at once. */
const rest = 30;

/** The previews that the service reported not to support. It is not queried again until the page is reloaded. */
const refused = new WeakSet<RequestPages>();

/**
 * Renders a document's first page while it is filled in, and again when the shipment's version changes. A null `input` sends nothing and
 * keeps the last render. A newer request aborts the older one, so that no older render replaces a newer.
 */
export function useDocumentPreview(input: PreviewDocumentInput | null, version: number | null): Preview {
  return usePreview(input === null ? null : JSON.stringify({ input, version }), requestDocument);
}

/** The same for any order, null to send nothing, and the function that fetches its pages, which stays the same. */
export function usePreview(order: string | null, request: RequestPages): Preview {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isMissing, setMissing] = useState(() => refused.has(request));
  const isWaiting = useRef(false);
  const shown = useRef<readonly Picture[]>([]);

  useEffect(() => {
    if (order === null || isMissing) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error: unknown) => {
      // The next request asks for all layers, whatever this one lacked.
      shown.current = [];
      if (hasCode(error, "UPSTREAM_UNSUPPORTED")) refused.add(request);
      setMissing(refused.has(request));
      setAnswer({ order, problem: textOfError(error) });
    };
    const show = async ({ layeredPages, pageCount, unknownFields, plainText = null, warnings, errors }: RenderedPages) => {
      const problem = [...new Set(errors.map(({ message }) => message))].join(", ");
      if (errors.length > 0) return setAnswer({ order, problem });
      const firstPage = await loadPictures(layeredPages[0]?.layers ?? [], shown.current);
      if (signal.aborted) return;
      shown.current = firstPage;
      const doubts = (warnings ?? []).map(({ message, code, field }) => ({ message, code, field }));
      setDrawing({ order, request, pageCount, firstPage, unknownFields, plainText, warnings: doubts });
      setAnswer({ order, problem: null });
    };
    const ask = () => {
      const asked = request(order, { toPage: 1, knownLayers: shown.current.map(({ hash }) => hash) }).subscribe({
        next(drawn) {
          isWaiting.current = false;
          if (drawn) show(drawn).catch(fail);
        },
        error(error: unknown) {
          isWaiting.current = false;
          fail(error);
        },
      });
      signal.addEventListener("abort", () => asked.unsubscribe());
    };
    // A timer without a pause would still wait for the frame that shows the key.
    const timer = isWaiting.current ? setTimeout(ask, rest) : null;
    isWaiting.current = true;
    if (timer === null) ask();
    return () => {
      if (timer !== null) clearTimeout(timer);
      leaving.abort();
    };
  }, [order, isMissing, request]);

  const isAnswered = answer !== null && answer.order === order;
  return { drawing, problem: isAnswered ? answer.problem : null, isDrawing: order !== null && !isAnswered, isMissing };
}

/** Fetches some pages in a throw-away Relay store: they are large, and never requested twice. */
function requestDocument(order: string, wanted: PagesWanted): ReturnType<RequestPages> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written from this input when the request was built.
  const { input } = JSON.parse(order) as { input: PreviewDocumentInput };
  return fetchQuery<useDocumentPreviewQuery>(
    createEnvironment(),
    graphql`
      query useDocumentPreviewQuery($input: PreviewDocumentInput!) {
        previewDocument(input: $input) {
          ...renderedPages_preview
        }
      }
    `,
    { input: { ...input, ...wanted } },
    { fetchPolicy: "network-only" },
  ).map(({ previewDocument }) => readPages(previewDocument));
}
