import { Button, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { toShortDate } from "#domain/time/dates.ts";
import { localDayTime, localTime } from "#domain/time/localTime.ts";
import type { InboxLines_inbox$data, InboxLines_inbox$key } from "../__generated__/InboxLines_inbox.graphql.ts";
import { inboxPath, inboxSentence } from "./inboxWords.ts";
import styles from "./InboxLines.module.css";
import { isolated } from "#domain/text/isolated.ts";
import { detailsOf } from "../ui/page/detailsOf.ts";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";

type Props = { inbox: InboxLines_inbox$key; onRead: (id: string) => void };
type Line = InboxLines_inbox$data["edges"][number]["node"];

/** The lines by day, the latest first. A line leads to what it is about, which marks it as read. */
export function InboxLines({ inbox, onRead }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment InboxLines_inbox on InboxConnection {
        edges {
          node {
            id
            kind
            who
            what
            text
            shipmentName
            exporter
            decision
            shipmentId
            firmId
            sharedShipmentId
            times
            at
            isRead
          }
        }
      }
    `,
    inbox,
  );
  const days = Map.groupBy(edges, ({ node }) => toShortDate(node.at));
  return (
    <>
      {[...days].map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <Text size="sm" fw={600} className={styles.day}>
            {day}
          </Text>
          <ul className={styles.lines} aria-label={`Lines of ${day}`}>
            {lines.map(({ node }) => (
              <InboxItem key={node.id} line={node} onRead={() => onRead(node.id)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function InboxItem({ line, onRead }: { line: Line; onRead: () => void }) {
  const { kind, who, what, text, decision, shipmentId, firmId, sharedShipmentId, shipmentName, exporter, times, at, isRead } = line;
  const about = { kind, who, what, decision, shipmentId, firmId, sharedShipmentId, times };
  const sentence = inboxSentence(about);
  const path = inboxPath(about);
  return (
    <li className={styles.line} data-unread={isRead ? undefined : true}>
      <div className={styles.words}>
        {path === null ? (
          <span>{sentence}</span>
        ) : (
          <Link to={path} className={styles.link} onClick={() => isRead || onRead()}>
            {sentence}
          </Link>
        )}
        {shipmentName !== "" && (
          <Text size="sm" c="dimmed">
            <WholeCodes text={detailsOf(isolated(shipmentName), exporter && isolated(exporter))} />
          </Text>
        )}
        {text !== "" && (
          <Text size="sm" c="dimmed">
            <bdi>{text}</bdi>
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" component="time" dateTime={at} title={localDayTime(at)}>
        {localTime(at)}
      </Text>
      {!isRead && (
        <Button variant="subtle" size="compact-sm" aria-label={`Mark as read: ${sentence}`} onClick={onRead}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
