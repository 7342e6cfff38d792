import styles from "./MiddleCut.module.css";

/** Characters at the end that stay: the number of most names is there. */
const kept = 12;
/** Where the first word of the end is shorter than this, the end starts with the next one. */
const shortest = 5;

/** Letters that may be parted anywhere: those of other scripts join, or have marks. */
const apart = /^[ -\u02ff\u0370-\u052f\u3040-\ud7a3]*$/;

/** Hebrew, Arabic and the other scripts between and after them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff]/;

type Props = {
  text: string;
  /** Also on a phone, where cards otherwise have room for whole texts. */
  isOneLine?: boolean;
};

/**
 * A text on one line. Where it does not fit it is cut before its last characters, so that the number at its end stays, or within a text from
 * right to left at its end: its two pieces would be in the wrong order.
 */
export function MiddleCut({ text, isOneLine = false }: Props) {
  if (text.length <= 2 * kept)
    return (
      <span className={styles.head} dir="auto">
        {text}
      </span>
    );
  const at = rightToLeft.test(text) ? text.length : placeOfCut(text);
  return (
    <span className={styles.cut} data-line={isOneLine || undefined}>
      <span className={styles.head} dir="auto">
        {text.slice(0, at)}
      </span>
      <span className={styles.tail}>{text.slice(at)}</span>
    </span>
  );
}

function placeOfCut(text: string): number {
  const end = text.length - kept;
  const space = text.indexOf(" ", end);
  if (space >= 0 && space - end < shortest) return space;
  if (apart.test(text.slice(end - 1, end + 1))) return end;
  const wordStart = text.lastIndexOf(" ", end);
  return wordStart < 0 ? text.length : wordStart;
}
