import { graphql, useFragment } from "react-relay";
import type { Snippet_pieces$key } from "../../../__generated__/Snippet_pieces.graphql.ts";
import styles from "./Snippet.module.css";

type Props = {
  pieces: Snippet_pieces$key;
  /** The page of the hit, from 1. */
  page: number | null | undefined;
};

/** The text around the first hit in a document, with what was found marked; nothing without a hit in the text. */
export function Snippet({ pieces, page }: Props) {
  const snippet = useFragment(
    graphql`
      fragment Snippet_pieces on SnippetPiece @relay(plural: true) {
        text
        isHit
      }
    `,
    pieces,
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
