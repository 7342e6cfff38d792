import { graphql, useFragment } from "react-relay";
import { toShortDate } from "#domain/time/dates.ts";
import type { AuditDays_lines$data, AuditDays_lines$key } from "../__generated__/AuditDays_lines.graphql.ts";
import styles from "./AuditDays.module.css";
import { actWords } from "./actWords.ts";
import { groupActs } from "./groupActs.ts";
import { AuditAct } from "./AuditAct.tsx";
import { AuditLine } from "./AuditLine.tsx";

type Props = { lines: AuditDays_lines$key };

/** Entries of an audit trail, newest first, grouped by day in the reader's time zone; those of one act are one line. */
export function AuditDays({ lines }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment AuditDays_lines on AuditEntryConnection {
        edges {
          cursor
          node {
            at
            requestId
            entityType
            action
            changeCount
            sentence
            changes {
              field
            }
            actor {
              name
            }
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
            {groupActs(ofDay.map(withEntry)).map(({ lines: [first, ...others], changeCount }) => {
              if (first === undefined) return null;
              const { cursor, node } = first;
              if (others.length === 0) return <AuditLine key={cursor} entry={node} />;
              const sentences = [first, ...others].map((line) => line.node.sentence);
              const acted = { actor: node.actor.name, sentence: node.sentence, entryCount: sentences.length, changeCount };
              return <AuditAct key={cursor} at={node.at} words={actWords({ ...acted, entry: first.entry })} sentences={sentences} />;
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Edge = AuditDays_lines$data["edges"][number];

function withEntry({ cursor, node }: Edge) {
  const { requestId, entityType, action, changeCount, changes } = node;
  const isColour = action === "CHANGED" && changes.every(({ field }) => field === "colour");
  return { cursor, node, entry: { requestId, entityType, action, changeCount, isColour } };
}
