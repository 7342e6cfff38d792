/* oxlint-disable relay/unused-fields -- The preview reads the fields of the file. */
import { graphql, useFragment } from "react-relay";
import type { FoundPreview_edge$key } from "../../__generated__/FoundPreview_edge.graphql.ts";
import { Snippet } from "../list/rows/Snippet.tsx";
import { FilePreview } from "./FilePreview.tsx";

type Props = { document: FoundPreview_edge$key; onClose: () => void };

/** The preview of a document of the office. */
export function FoundPreview({ document, onClose }: Props) {
  const { node, page, pageCount, snippet } = useFragment(
    graphql`
      fragment FoundPreview_edge on FoundDocumentEdge {
        page
        pageCount
        snippet {
          ...Snippet_pieces
        }
        node {
          id
          name
          type
          sizeInMB
          contentType
        }
      }
    `,
    document,
  );
  return <FilePreview file={node} page={page} pageCount={pageCount} hit={<Snippet pieces={snippet} page={page} />} onClose={onClose} />;
}
