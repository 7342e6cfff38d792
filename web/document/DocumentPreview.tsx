import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import styles from "./DocumentPreview.module.css";
import type { Drawing, Preview } from "./useDocumentPreview.ts";

type Props = {
  preview: Preview;
  /** What must be done before there is something to draw; null when nothing. */
  hint: string | null;
};

/** How long the first page must stand before the others follow, in ms. */
const calm = 300;

/** The document's pages as they will be printed, one below the other. An older drawing stays, dimmed, until the next is there. */
export function DocumentPreview({ preview: { drawing, problem, isDrawing }, hint }: Props) {
  // Reading a page's picture holds up the keys: the further pages wait until the first one stands and nothing more is typed.
  const [begun, setBegun] = useState<Drawing | null>(null);
  const [whole, setWhole] = useState<Drawing | null>(null);
  useEffect(() => {
    // The addresses of an older drawing are given back already.
    if (begun === null || begun !== drawing || isDrawing) return;
    const timer = setTimeout(() => setWhole(begun), calm);
    return () => clearTimeout(timer);
  }, [begun, drawing, isDrawing]);
  const count = drawing?.pages.length ?? 0;
  const isOutdated = isDrawing || problem !== null || hint !== null;
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isDrawing}>
      <Text component="output" size="sm" c={problem === null || hint !== null ? "dimmed" : "red"} className={styles.words}>
        {hint ?? problem ?? (count === 0 ? "Drawing the document..." : `${count} ${count === 1 ? "page" : "pages"}`)}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol className={styles.pages} aria-label="Pages" tabIndex={0} data-outdated={isOutdated || undefined}>
        {count === 0 && <li className={styles.blank} aria-hidden="true" />}
        {drawing?.pages.map((address, index) => (
          // A page keeps its place: its picture changes, so that the old one stands until the new one is painted.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <img
              className={styles.page}
              src={index === 0 ? address : whole?.pages[index]}
              alt={`Page ${index + 1} of ${count}`}
              onLoad={index === 0 ? () => setBegun(drawing) : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
