import { Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { CopyAsText } from "./CopyAsText.tsx";
import styles from "./DocumentPreview.module.css";
import { PageView } from "./PageView.tsx";
import type { Preview } from "./useDocumentPreview.ts";
import { useFurtherPages } from "./useFurtherPages.ts";

type Props = {
  preview: Preview;
  /** What the user must fill in before there is a preview; null if nothing. */
  hint: string | null;
};

/**
 * The document's pages as printed, one below the other. The last render stays, dimmed, until the next arrives. Decoding a page's picture
 * blocks typing, so further pages load only once they are in view and typing has paused.
 */
export function DocumentPreview({ preview: { drawing, problem, isDrawing }, hint }: Props) {
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const further = useFurtherPages(drawing, inViewport && !isDrawing);
  const count = drawing?.pageCount ?? 0;
  const isOutdated = isDrawing || problem !== null || hint !== null;
  const pages = Array.from({ length: count }, (_, index) => (index === 0 ? drawing?.firstPage : further[index - 1]));
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isDrawing}>
      <div className={styles.head}>
        <Text component="output" size="sm" c={problem === null || hint !== null ? "dimmed" : "red"} className={styles.words}>
          {hint ?? problem ?? (count === 0 ? "Drawing the document..." : `${count} ${count === 1 ? "page" : "pages"}`)}
        </Text>
        {typeof drawing?.plainText === "string" && <CopyAsText text={drawing.plainText} isOutdated={isOutdated} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol className={styles.pages} aria-label="Pages" tabIndex={0} data-outdated={isOutdated || undefined}>
        {count === 0 && <li className={styles.blank} aria-hidden="true" />}
        {pages.map((pictures, index) => (
          // A page keeps its place: its pictures change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} ref={index === 1 ? ref : undefined}>
            <PageView pictures={pictures ?? []} name={`Page ${index + 1} of ${count}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
