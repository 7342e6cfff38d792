/* oxlint-disable relay/unused-fields -- The preview reads the fields of the file. */
import { graphql, useFragment } from "react-relay";
import type { SharedPreview_edge$key } from "../../__generated__/SharedPreview_edge.graphql.ts";
import { Snippet } from "../../documentSearch/list/rows/Snippet.tsx";
import { FilePreview } from "../../documentSearch/preview/FilePreview.tsx";

type Props = { document: SharedPreview_edge$key; onClose: () => void };

/** The preview of a shared document. */
export function SharedPreview({ document, onClose }: Props) {
  const { node, page, snippet } = useFragment(
    graphql`
      fragment SharedPreview_edge on FoundSharedDocumentEdge {
        page
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
  return <FilePreview file={node} page={page} hit={<Snippet pieces={snippet} page={page} />} onClose={onClose} />;
}
