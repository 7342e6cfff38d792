import { graphql, useFragment } from "react-relay";
import { toShortDate } from "#domain/time/dates.ts";
import type { AuditDays_lines$key } from "../__generated__/AuditDays_lines.graphql.ts";
import styles from "./AuditDays.module.css";
import { AuditLine } from "./AuditLine.tsx";

type Props = { lines: AuditDays_lines$key };

/** Entries of an audit trail, newest first, grouped by day in the reader's time zone. */
export function AuditDays({ lines }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment AuditDays_lines on AuditEntryConnection {
        edges {
          cursor
          node {
            at
            ...AuditLine_entry
          }
        }
      }
    `,
    lines,
  );
  const days = Map.groupBy(edges, ({ node }) => toShortDate(node.at));
  return (
    <div>
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.group}>
          <h3 className={styles.day}>{day}</h3>
          <ul className={styles.lines}>
            {ofDay.map(({ cursor, node }) => (
              <AuditLine key={cursor} entry={node} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
