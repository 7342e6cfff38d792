import { Box, Group, Text } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { useLocation } from "react-router";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { PaperMatrix_viewer$key } from "../../__generated__/PaperMatrix_viewer.graphql.ts";
import type { PaperMatrixPaginationQuery } from "../../__generated__/PaperMatrixPaginationQuery.graphql.ts";
import { useMoreAtEnd, useMoreRows } from "../../relay/moreRows.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";
import { Section } from "../../ui/page/Section.tsx";
import sideScroll from "../../ui/table/SideScroll.module.css";
import { useScrollsSideways } from "../../ui/table/useScrollsSideways.ts";
import { PaperLegend } from "./PaperLegend.tsx";
import { columnsOf } from "./paperColumns.ts";
import styles from "./PaperMatrix.module.css";
import { PaperRow } from "./PaperRow.tsx";
import { useBoxRows } from "./useBoxRows.ts";

type Props = { viewer: PaperMatrix_viewer$key };

/** A row's height in pixels; the style sheet has the same. */
const rowHeight = 48;

/** How many rows before the end the next page is requested. */
const ahead = 20;

/** A table of shipments by papers, whose head stays in sight. It renders the rows near those in sight alone, and loads further ones as it scrolls. */
export function PaperMatrix({ viewer }: Props) {
  const { data, ...pages } = usePaginationFragment<PaperMatrixPaginationQuery, PaperMatrix_viewer$key>(
    graphql`
      fragment PaperMatrix_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "PaperMatrixPaginationQuery") {
        shipmentPapers(filter: $filter, first: $first, after: $after) @connection(key: "PaperMatrix_shipmentPapers") {
          totalCount
          counts {
            type
            available
            draft
            missing
            missingWithDraft
          }
          edges {
            node {
              shipmentId
              ...PaperRow_row
            }
          }
        }
      }
    `,
    viewer,
  );
  const rows = data.shipmentPapers?.edges ?? [];
  const total = data.shipmentPapers?.totalCount ?? 0;
  const { ref, shown, before, after } = useBoxRows(rows.length, rowHeight);
  const { ref: scroller, isWide } = useScrollsSideways();
  const last = shown.at(-1) ?? 0;
  const { search } = useLocation();
  const more = useMoreRows(pages, { rows: rows.length, pageSize: 100, search });
  useMoreAtEnd(more, last >= rows.length - ahead);
  if (total === 0) {
    return (
      <Section>
        <EmptyState title="No shipments found" text="No shipment has these filters' values." />
      </Section>
    );
  }
  const counts = data.shipmentPapers?.counts ?? [];
  const columns = columnsOf(
    counts.map(({ type, available, draft, missing, missingWithDraft }) => ({ type, available, draft, missing, missingWithDraft })),
  );
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" component="output">
          {total === 1 ? "1 shipment" : `${total} shipments`}
        </Text>
        <PaperLegend />
      </Group>
      <Box
        component="section"
        ref={scroller}
        className={`${styles.scroller} ${sideScroll.scroller}`}
        data-wide={isWide || undefined}
        tabIndex={0}
        aria-label="Documents by shipment"
      >
        <table ref={ref} className={styles.table} aria-label="Documents by shipment" aria-rowcount={total + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.first}>
                Shipment
              </th>
              {columns.map(({ type, tallies }) => (
                <th key={type} scope="col">
                  {attachmentTypeNames[type]}
                  {tallies.map((tally) => (
                    <span key={tally} className={styles.count}>
                      {tally}
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr className={styles.gap} style={{ height: before }} aria-hidden="true" />}
            {shown.map((index) => {
              const node = rows[index]?.node;
              return node && <PaperRow key={node.shipmentId} row={node} index={index} types={columns.map(({ type }) => type)} />;
            })}
            {after > 0 && <tr className={styles.gap} style={{ height: after }} aria-hidden="true" />}
          </tbody>
        </table>
      </Box>
      <ShowMore {...more} />
    </>
  );
}
