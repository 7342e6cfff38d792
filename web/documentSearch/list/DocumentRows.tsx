import { Fragment, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { DocumentRows_edge$key } from "../../__generated__/DocumentRows_edge.graphql.ts";
import type { AttachmentChange } from "../../attachment/AttachmentRow.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { selectedOf, type Selection } from "../selection/useSelection.ts";
import styles from "./DocumentList.module.css";
import { DocumentRow } from "./DocumentRow.tsx";
import { shipmentPath } from "./shipmentPath.ts";
import { useVirtualRows } from "./useVirtualRows.ts";

type Props = {
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
  /** The end of what is loaded is near. */
  onEnd?: () => void;
};

const columns = [
  { label: "Select", isHidden: true, width: "44px" },
  { label: "Name" },
  { label: "Document Type" },
  { label: "Shipment" },
  { label: "Size", align: "right" },
  { label: "Updated At" },
  { label: "Actions", isHidden: true, width: "56px" },
] as const;

/** Rows rendered at an end of what is loaded before more is asked for. */
const margin = 10;

/** How far a key moves in the list. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };

/** The rows of found documents, those near the window alone. */
export function DocumentRows(props: Props) {
  // With `useVirtualRows`, whose rows change in place.
  "use no memo";
  const { total, hasPartners, selection, previewed, onPreview, onSelectAll, onChange, onEnd } = props;
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
  const [active, setActive] = useState(0);
  const anchor = useRef(0);
  const wantsFocus = useRef(false);
  const { ref, rows, rest, measure, show } = useVirtualRows({
    count: edges.length,
    active,
    height: 64,
    keyOf: (index) => edges[index]?.node.id ?? String(index),
  });
  useNearEnd(onEnd !== undefined && (rows.at(-1)?.index ?? 0) >= edges.length - margin, onEnd);
  useEffect(() => {
    const row = wantsFocus.current ? ref.current?.querySelector<HTMLElement>(`tr[data-index="${active}"]`) : null;
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });

  function moveTo(index: number) {
    wantsFocus.current = true;
    setActive(index);
    show(index);
    const id = edges[index]?.node.id;
    if (previewed !== null && id !== undefined) onPreview(id);
  }
  function tick(index: number, isRange: boolean) {
    const [from, to] = isRange ? [Math.min(anchor.current, index), Math.max(anchor.current, index)] : [index, index];
    const wanted = edges.slice(from, to + 1).map(selectedOf);
    const [only] = wanted;
    if (isRange) selection.add(wanted);
    else if (only) selection.toggle(only);
    anchor.current = index;
    setActive(index);
  }
  function handleRowKey(event: KeyboardEvent<HTMLElement>) {
    const edge = edges[active];
    if (!edge || ![" ", "Enter", "ArrowRight", "ArrowLeft"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === " ") tick(active, event.shiftKey);
    else if (event.key === "Enter") void navigate(shipmentPath(selectedOf(edge)));
    else onPreview(event.key === "ArrowRight" ? edge.node.id : null);
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    // The keys of menus and links are their own.
    if (!(target instanceof HTMLElement) || !target.matches("tr, input")) return;
    const step = steps[key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(edges.length - 1, active + step));
      if (event.shiftKey) tick(next, true);
      moveTo(next);
    } else if (key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelectAll();
    } else if (target.matches("tr")) {
      handleRowKey(event);
    }
  }
  return (
    // oxlint-disable-next-line jsx_a11y/no-static-element-interactions -- The grid inside has the role; its rows have the focus.
    <div ref={ref} className={styles.table} onKeyDown={handleKey}>
      <DataTable label="Documents" columns={columns} minWidth={0} grid={{ rowCount: total }}>
        {rows.map(({ index, gap }) => {
          const edge = edges[index];
          if (!edge) return null;
          const { id } = edge.node;
          return (
            // By its key a row stays the same element, with its focus, while others come and go.
            <Fragment key={id}>
              {gap > 0 && <Gap height={gap} />}
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
        {rest > 0 && <Gap height={rest} />}
      </DataTable>
    </div>
  );
}

/** Calls `onEnd` each time the end of what is loaded comes near. */
function useNearEnd(isNear: boolean, onEnd: (() => void) | undefined): void {
  const handleEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isNear) handleEnd();
  }, [isNear]);
}

/** The place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr className={styles.gap} aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- It only takes room. */}
      <td colSpan={columns.length} style={{ height }} />
    </tr>
  );
}
