import styles from "./MiddleCut.module.css";

/** Characters at the end that stay: the number of most names is there. */
const kept = 12;
/** Where the first word of the end is shorter than this, the end starts with the next one. */
const shortest = 5;

type Props = {
  text: string;
  /** "cut": one line, but whole on a phone, whose cards have room; "line": one line everywhere; "whole": never cut. */
  fit?: "cut" | "line" | "whole";
};

/**
 * A text on one line. Where it does not fit it is cut before its last characters, so that the number at its end stays. Where it is whole,
 * it wraps, but not within that number.
 */
export function MiddleCut({ text, fit = "cut" }: Props) {
  if (text.length <= 2 * kept) return <span className={styles.head}>{text}</span>;
  const end = text.length - kept;
  const space = text.indexOf(" ", end);
  const at = space >= 0 && space - end < shortest ? space : end;
  return (
    <span className={styles.cut} data-fit={fit}>
      <span className={styles.head}>{text.slice(0, at)}</span>
      <span className={styles.tail}>{text.slice(at)}</span>
    </span>
  );
}
