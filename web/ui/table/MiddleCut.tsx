import styles from "./MiddleCut.module.css";

/** Characters at the end that always stay: the number of most names is there. */
const kept = 12;

/** A text on one line. Where it does not fit it is cut before its last characters, so that the number at its end stays. */
export function MiddleCut({ text }: { text: string }) {
  if (text.length <= 2 * kept) return <span className={styles.head}>{text}</span>;
  return (
    <span className={styles.cut}>
      <span className={styles.head}>{text.slice(0, -kept)}</span>
      <span className={styles.tail}>{text.slice(-kept)}</span>
    </span>
  );
}
