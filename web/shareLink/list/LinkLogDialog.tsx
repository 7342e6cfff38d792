import { Stack, Table, Text } from "@mantine/core";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import type { LinkAct } from "#domain/links/shareLink.ts";
import type { LinkLogDialog_link$key } from "../../__generated__/LinkLogDialog_link.graphql.ts";
import type { LinkLogDialogPaginationQuery } from "../../__generated__/LinkLogDialogPaginationQuery.graphql.ts";
import type { LinkLogDialogQuery } from "../../__generated__/LinkLogDialogQuery.graphql.ts";
import { localDayTime, localTime } from "#domain/time/localTime.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import styles from "./LinkLogDialog.module.css";
import { useMoreRows } from "../../relay/moreRows.ts";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";

type Props = { id: string; onClosed: () => void };

const actNames: Record<LinkAct, string> = { OPENED: "Opened the link", VIEWED: "Viewed", DOWNLOADED: "Downloaded" };

/** What visitors of a link did, newest first. Read again each time it opens. */
export function LinkLogDialog({ id, onClosed }: Props) {
  const { node } = useLazyLoadQuery<LinkLogDialogQuery>(
    graphql`
      query LinkLogDialogQuery($id: ID!) {
        node(id: $id) {
          ...LinkLogDialog_link @alias(as: "link")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  return (
    <Dialog title="Log" size="xl" onClosed={onClosed}>
      {() => node?.link && <LinkLog link={node.link} />}
    </Dialog>
  );
}

function LinkLog({ link }: { link: LinkLogDialog_link$key }) {
  const { data, ...pages } = usePaginationFragment<LinkLogDialogPaginationQuery, LinkLogDialog_link$key>(
    graphql`
      fragment LinkLogDialog_link on ShareLink
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "LinkLogDialogPaginationQuery") {
        asksName
        views(first: $first, after: $after) @connection(key: "LinkLogDialog_views") {
          edges {
            cursor
            node {
              at
              act
              name
              email
              network
              document
              actCount
              lastAt
            }
          }
        }
      }
    `,
    link,
  );
  const { edges } = data.views;
  const more = useMoreRows(pages, { rows: edges.length, pageSize: 50 });
  if (edges.length === 0) return <Text>Not opened yet.</Text>;
  return (
    <Stack gap="md">
      <div className={styles.table}>
        <DataTable
          label="Log"
          hasLabelledCards
          minWidth={560}
          columns={[{ label: "Time" }, { label: "What" }, { label: "Visitor" }, { label: "Network" }]}
        >
          {edges.map(({ cursor, node: { at, act, name, email, network, document, actCount, lastAt } }) => (
            <Table.Tr key={cursor}>
              <td>
                <time dateTime={at}>{localDayTime(at)}</time>
              </td>
              <td>
                {actNames[act]} {document}
                {actCount > 1 && (
                  <Text size="sm" c="dimmed">
                    {actCount} times, last at {localTime(lastAt)}
                  </Text>
                )}
              </td>
              <td>
                {name || "–"}
                {email && (
                  <Text size="sm" c="dimmed">
                    {email}
                  </Text>
                )}
              </td>
              <td>{network || "Several"}</td>
            </Table.Tr>
          ))}
        </DataTable>
      </div>
      <ShowMore {...more} />
      {data.asksName && (
        <Text size="sm" c="dimmed">
          Names and e-mail addresses are as the visitors gave them: not verified.
        </Text>
      )}
    </Stack>
  );
}
