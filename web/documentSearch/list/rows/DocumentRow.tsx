import { Badge, Checkbox, Menu } from "@mantine/core";
import { IconListSearch, IconShip } from "@tabler/icons-react";
import type { MouseEvent, Ref } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { readStateNames } from "#domain/documents/documentSearch.ts";
import type { DocumentRow_edge$key } from "../../../__generated__/DocumentRow_edge.graphql.ts";
import { AttachmentRow, type AttachmentChange } from "../../../attachment/AttachmentRow.tsx";
import { useMay } from "../../../session/role.ts";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../../ui/loading/PromptSuspense.tsx";
import { useDocumentsPlace } from "../../useDocumentsPlace.ts";
import styles from "../DocumentList.module.css";
import { shipmentPath } from "../shipmentPath.ts";
import { Snippet } from "./Snippet.tsx";

const ReadAgain = lazyPart(async () => (await import("../ReadAgain.tsx")).ReadAgain);

type Props = {
  document: DocumentRow_edge$key;
  /** Receives the row's element, to measure it. */
  ref: Ref<HTMLTableRowElement>;
  index: number;
  /** Whether Tab leads to this row and its controls. */
  isActive: boolean;
  isTicked: boolean;
  isPreviewed: boolean;
  hasPartners: boolean;
  onTick: (isRange: boolean) => void;
  onFocus: () => void;
  onPreview: () => void;
  onChange: (change: AttachmentChange) => void;
};

/** A found document: the row of a shipment's attachments, with its shipment, the hit, and a tick. */
export function DocumentRow(props: Props) {
  const { ref, index, isActive, isTicked, isPreviewed, hasPartners, onTick, onFocus, onPreview, onChange } = props;
  const edge = useFragment(
    graphql`
      fragment DocumentRow_edge on FoundDocumentEdge {
        shipmentId
        firmId
        shipmentName
        firmName
        buyerName
        isNewest
        textState
        problem
        page
        snippet {
          ...Snippet_pieces
        }
        node {
          id
          name
          ...AttachmentRow_attachment
        }
      }
    `,
    props.document,
  );
  const { node, shipmentId, firmId, shipmentName, firmName, buyerName, isNewest, textState, problem, page, snippet } = edge;
  const { id, name } = node;
  const [, go] = useDocumentsPlace();
  const mayWrite = useMay("write");
  // Often a date.
  const last = shipmentName.lastIndexOf(" ") + 1;
  const shipment = shipmentPath({ firmId, shipmentId });
  const tabIndex = isActive ? 0 : -1;
  function handleClick({ target }: MouseEvent) {
    // The row's own controls do what they say.
    if (target instanceof Element && target.closest("a, button, input, label, [role=menu]") === null) onPreview();
  }
  return (
    <AttachmentRow
      attachment={node}
      hasPartners={hasPartners}
      isSuperseded={!isNewest}
      onChange={onChange}
      found={{
        row: {
          ref,
          tabIndex,
          className: styles.row,
          "aria-rowindex": index + 2,
          "aria-selected": isTicked,
          "data-index": index,
          "data-previewed": isPreviewed || undefined,
          onClick: handleClick,
          onFocus,
        },
        onView: onPreview,
        lead: (
          <td className={styles.tick}>
            <Checkbox
              size="xs"
              tabIndex={tabIndex}
              aria-label={`Select ${name}`}
              checked={isTicked}
              onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
          </td>
        ),
        below: (
          <>
            {textState !== "DONE" && (
              <Badge className={styles.badge} color={textState === "FAILED" ? "red" : "gray"}>
                {readStateNames[textState]}
                {problem !== "" && `: ${problem}`}
              </Badge>
            )}
            <Snippet pieces={snippet} page={page} />
          </>
        ),
        place: (
          <td className={styles.place}>
            <Link to={shipment} tabIndex={tabIndex} className={styles.shipment}>
              {shipmentName.slice(0, last)}
              <span className={styles.end}>{shipmentName.slice(last)}</span>
            </Link>
            <span className={styles.parties}>{[firmName, buyerName].filter(Boolean).join("\u00a0· ")}</span>
          </td>
        ),
        entries: (
          <>
            <Menu.Item component={Link} to={shipment} leftSection={<IconShip size={16} stroke={1.7} />}>
              Open shipment
            </Menu.Item>
            <Menu.Item leftSection={<IconListSearch size={16} stroke={1.7} />} onClick={() => void go({ shipment: shipmentId })}>
              Only this shipment
            </Menu.Item>
            {mayWrite && textState === "FAILED" && (
              <PromptSuspense>
                <ReadAgain id={id} />
              </PromptSuspense>
            )}
          </>
        ),
      }}
    />
  );
}
