import { Fragment, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { DocumentRows_edge$key } from "../../../__generated__/DocumentRows_edge.graphql.ts";
import type { AttachmentChange } from "../../../attachment/AttachmentRow.tsx";
import type { MoreRows } from "../../../relay/moreRows.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { selectedOf, type Selection } from "../../selection/useSelection.ts";
import styles from "../DocumentList.module.css";
import { DocumentRow } from "./DocumentRow.tsx";
import { RowGap } from "./RowGap.tsx";
import { shipmentPath } from "../shipmentPath.ts";
import { useFoundRows } from "./useFoundRows.ts";

type Props = {
  search: string;
  edges: DocumentRows_edge$key;
  /** How many were found; `edges` has those that are loaded. */
  total: number;
  hasPartners: boolean;
  selection: Selection;
  /** Global id of the previewed document. */
  previewed: string | null;
  /** Null closes the preview. */
  onPreview: (id: string | null) => void;
  onSelectAll: () => void;
  onChange: (change: AttachmentChange) => void;
  /** Loads more when the end of what is loaded is near. */
  more: MoreRows;
};

const columns = [
  { label: "Select", isHidden: true, width: "44px" },
  { label: "Name" },
  { label: "Document Type" },
  { label: "Shipment", width: "30%" },
  { label: "Size", align: "right" },
  { label: "Updated At" },
  { label: "Actions", isHidden: true, width: "56px" },
] as const;

/** The rows of found documents, those near the window alone. */
export function DocumentRows(props: Props) {
  // With `useFoundRows`, whose rows change in place.
  "use no memo";
  const { search, total, hasPartners, selection, previewed, onPreview, onSelectAll, onChange, more } = props;
  const edges = useFragment(
    graphql`
      fragment DocumentRows_edge on FoundDocumentEdge @relay(plural: true) {
        node {
          id
        }
        ...DocumentRow_edge
        ...useSelection_edge
      }
    `,
    props.edges,
  );
  const navigate = useNavigate();
  /** Where a range of ticks begins, in which search. */
  const anchor = useRef({ search, index: 0 });
  const { ref, rows, rest, measure, active, setActive, walk } = useFoundRows({
    search,
    ids: edges.map(({ node }) => node.id),
    previewed,
    onPreview,
    onOpen: handleOpen,
    ticks: { tick, all: onSelectAll },
    more,
  });
  function handleOpen(index: number) {
    const edge = edges[index];
    if (edge) void navigate(shipmentPath(selectedOf(edge)));
  }
  function tick(index: number, isRange: boolean) {
    const start = anchor.current.search === search ? anchor.current.index : 0;
    const [from, to] = isRange ? [Math.min(start, index), Math.max(start, index)] : [index, index];
    const wanted = edges.slice(from, to + 1).map(selectedOf);
    const [only] = wanted;
    if (isRange) selection.add(wanted);
    else if (only) selection.toggle(only);
    anchor.current = { search, index };
    setActive(index);
  }
  return (
    // oxlint-disable-next-line jsx_a11y/no-static-element-interactions -- The grid inside has the role; its rows have the focus.
    <div ref={ref} className={styles.table} {...walk}>
      <DataTable label="Documents" keepsHead columns={columns} minWidth={0} grid={{ rowCount: total, isMultiple: true }}>
        {rows.map(({ index, gap }) => {
          const edge = edges[index];
          if (!edge) return null;
          const { id } = edge.node;
          return (
            // By its key a row stays the same element, with its focus, while others come and go.
            <Fragment key={id}>
              {gap > 0 && <RowGap columns={columns.length} height={gap} />}
              <DocumentRow
                ref={measure}
                document={edge}
                index={index}
                isActive={index === active}
                isTicked={selection.has(id)}
                isPreviewed={id === previewed}
                hasPartners={hasPartners}
                onTick={(isRange) => tick(index, isRange)}
                onFocus={() => setActive(index)}
                onPreview={() => {
                  setActive(index);
                  onPreview(id);
                }}
                onChange={onChange}
              />
            </Fragment>
          );
        })}
        {rest > 0 && <RowGap columns={columns.length} height={rest} />}
      </DataTable>
    </div>
  );
}
