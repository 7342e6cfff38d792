import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { SharedFoundRows_edge$key } from "../../__generated__/SharedFoundRows_edge.graphql.ts";
import listStyles from "../../documentSearch/list/DocumentList.module.css";
import type { MoreRows } from "../../relay/moreRows.ts";
import { RowGap } from "../../documentSearch/list/rows/RowGap.tsx";
import { useFoundRows } from "../../documentSearch/list/rows/useFoundRows.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { useBackState } from "../backState.ts";
import { sharedPath } from "../sharedAddress.ts";
import styles from "./SharedFound.module.css";
import { SharedFoundRow } from "./SharedFoundRow.tsx";

type Props = {
  search: string;
  edges: SharedFoundRows_edge$key;
  /** How many were found; `edges` has those that are loaded. */
  total: number;
  /** Global id of the previewed document. */
  previewed: string | null;
  /** Null closes the preview. */
  onPreview: (id: string | null) => void;
  /** Loads more when the end of what is loaded is near. */
  more: MoreRows;
};

const columns = [
  { label: "Name" },
  { label: "Document Type" },
  { label: "Shipment" },
  { label: "Size", align: "right" },
  { label: "Updated At" },
  { label: "Actions", isHidden: true, width: "96px" },
] as const;

/** The rows of found documents, those near the window alone; arrow keys walk them (R-1106). */
export function SharedFoundRows(props: Props) {
  // With `useFoundRows`, whose rows change in place.
  "use no memo";
  const { search, total, previewed, onPreview, more } = props;
  const edges = useFragment(
    graphql`
      fragment SharedFoundRows_edge on FoundSharedDocumentEdge @relay(plural: true) {
        sharedShipmentId
        node {
          id
        }
        ...SharedFoundRow_edge
      }
    `,
    props.edges,
  );
  const navigate = useNavigate();
  const backState = useBackState();
  const { ref, rows, rest, measure, active, setActive, walk } = useFoundRows({
    search,
    ids: edges.map(({ node }) => node.id),
    previewed,
    onPreview,
    onOpen(index) {
      const edge = edges[index];
      if (edge) void navigate(sharedPath(edge.sharedShipmentId), { state: backState });
    },
    more,
  });
  return (
    // oxlint-disable-next-line jsx_a11y/no-static-element-interactions -- The grid inside has the role; its rows have the focus.
    <div ref={ref} className={`${listStyles.table} ${styles.table}`} {...walk}>
      <DataTable label="Documents" keepsHead columns={columns} minWidth={0} grid={{ rowCount: total, isMultiple: false }}>
        {rows.map(({ index, gap }) => {
          const edge = edges[index];
          if (!edge) return null;
          const { id } = edge.node;
          return (
            // By its key a row stays the same element, with its focus, while others come and go.
            <Fragment key={id}>
              {gap > 0 && <RowGap columns={columns.length} height={gap} />}
              <SharedFoundRow
                ref={measure}
                document={edge}
                index={index}
                isActive={index === active}
                isPreviewed={id === previewed}
                onFocus={() => setActive(index)}
                onPreview={() => {
                  setActive(index);
                  onPreview(id);
                }}
              />
            </Fragment>
          );
        })}
        {rest > 0 && <RowGap columns={columns.length} height={rest} />}
      </DataTable>
    </div>
  );
}
