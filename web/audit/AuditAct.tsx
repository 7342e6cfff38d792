import { localTime } from "#domain/time/localTime.ts";
import styles from "./AuditLine.module.css";

type Props = { at: string; words: string; sentences: readonly string[] };

/** Several entries of one act as one line. Its entries can be expanded below it. */
export function AuditAct({ at, words, sentences }: Props) {
  return (
    <li className={styles.line}>
      <time dateTime={at} className={styles.time}>
        {localTime(at)}
      </time>
      <div className={styles.words}>
        <p>{words}</p>
        <details>
          <summary>All {sentences.length} lines</summary>
          <ul>
            {sentences.map((sentence, place) => (
              // Two rows may have the same sentence.
              // oxlint-disable-next-line react/no-array-index-key -- The entries of an act never change their order.
              <li key={place}>{sentence}</li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}
