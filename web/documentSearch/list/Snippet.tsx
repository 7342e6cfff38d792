import { graphql, useFragment } from "react-relay";
import type { Snippet_edge$key } from "../../__generated__/Snippet_edge.graphql.ts";
import styles from "./Snippet.module.css";

type Props = { document: Snippet_edge$key };

/** The text around the first hit in a document, with what was found marked; nothing without a hit in the text. */
export function Snippet({ document }: Props) {
  const { page, snippet } = useFragment(
    graphql`
      fragment Snippet_edge on FoundDocumentEdge {
        page
        snippet {
          text
          isHit
        }
      }
    `,
    document,
  );
  if (snippet.length === 0) return null;
  return (
    <span className={styles.snippet}>
      {page !== null && page !== undefined && <span className={styles.page}>Page {page}: </span>}
      {snippet.map(({ text, isHit }, place) =>
        isHit ? (
          // oxlint-disable-next-line react/no-array-index-key -- The pieces of a text have no other identity.
          <mark key={place} className={styles.hit}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
