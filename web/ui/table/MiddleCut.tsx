import styles from "./MiddleCut.module.css";

/** Characters at the end that stay: the number of most names is there. */
const kept = 12;
/** Where the first word of the end is shorter than this, the end starts with the next one. */
const shortest = 5;

type Props = {
  text: string;
  /** Also on a phone, where cards otherwise have room for whole texts. */
  isOneLine?: boolean;
};

/** A text on one line. Where it does not fit it is cut before its last characters, so that the number at its end stays. */
export function MiddleCut({ text, isOneLine = false }: Props) {
  if (text.length <= 2 * kept) return <span className={styles.head}>{text}</span>;
  const end = text.length - kept;
  const space = text.indexOf(" ", end);
  const at = space >= 0 && space - end < shortest ? space : end;
  return (
    <span className={styles.cut} data-line={isOneLine || undefined}>
      <span className={styles.head}>{text.slice(0, at)}</span>
      <span className={styles.tail}>{text.slice(at)}</span>
    </span>
  );
}
