import { graphql, useFragment } from "react-relay";
import { changeWords } from "#domain/audit/auditSentence.ts";
import type { AuditLine_entry$key } from "../__generated__/AuditLine_entry.graphql.ts";
import styles from "./AuditLine.module.css";
import { localTime } from "#domain/time/localTime.ts";

type Props = { entry: AuditLine_entry$key };

/** The most changes that fit into the sentence. */
const maxChangesInSentence = 3;

/** One entry: when, and a sentence. Changes that the sentence only counts can be expanded below it. */
export function AuditLine({ entry }: Props) {
  const { at, sentence, changeCount, changes } = useFragment(
    graphql`
      fragment AuditLine_entry on AuditEntry {
        at
        sentence
        changeCount
        changes {
          field
          part
          from
          to
        }
      }
    `,
    entry,
  );
  const words = changes.map(({ field, part, from, to }, position) => ({
    position,
    text: changeWords({ field, of: part, from: from ?? null, to: to ?? null }),
  }));
  const left = changeCount - changes.length;
  return (
    <li className={styles.line}>
      <time dateTime={at} className={styles.time}>
        {localTime(at)}
      </time>
      <div className={styles.words}>
        <p>{sentence}</p>
        {changeCount > maxChangesInSentence && (
          <details>
            <summary>All {changeCount} changes</summary>
            <ul>
              {words.map(({ position, text }) => (
                <li key={position}>{text}</li>
              ))}
              {left > 0 && <li>{left} more, which are not kept</li>}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
