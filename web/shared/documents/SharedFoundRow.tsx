import { ActionIcon, Group, Table } from "@mantine/core";
import { IconDownload, IconEye } from "@tabler/icons-react";
import type { MouseEvent, Ref } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { attachmentTypeNames, formatSize } from "#domain/documents/attachment.ts";
import type { SharedFoundRow_edge$key } from "../../__generated__/SharedFoundRow_edge.graphql.ts";
import { ReviewBadge } from "../../attachment/review/ReviewBadge.tsx";
import { useDownloadAttachment } from "../../attachment/useDownloadAttachment.ts";
import { ShortDate } from "../../days/ShortDate.tsx";
import listStyles from "../../documentSearch/list/DocumentList.module.css";
import { Snippet } from "../../documentSearch/list/rows/Snippet.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";
import { useBackState } from "../backState.ts";
import { sharedPath } from "../sharedAddress.ts";
import styles from "./SharedFound.module.css";

type Props = {
  document: SharedFoundRow_edge$key;
  /** Receives the row's element, to measure it. */
  ref: Ref<HTMLTableRowElement>;
  index: number;
  /** Whether Tab leads to this row and its controls. */
  isActive: boolean;
  isPreviewed: boolean;
  onFocus: () => void;
  onPreview: () => void;
};

/** A found document of a shared shipment: its facts, the hit, and what is done with it. */
export function SharedFoundRow({ document, ref, index, isActive, isPreviewed, onFocus, onPreview }: Props) {
  const { node, sharedShipmentId, exporter, reference, page, snippet } = useFragment(
    graphql`
      fragment SharedFoundRow_edge on FoundSharedDocumentEdge {
        sharedShipmentId
        exporter
        reference
        page
        snippet {
          ...Snippet_pieces
        }
        node {
          id
          name
          type
          sizeInMB
          updatedAt
          state
          isOwn
        }
      }
    `,
    document,
  );
  const { id, name, type, sizeInMB, updatedAt, state, isOwn } = node;
  const [download, isDownloading] = useDownloadAttachment();
  const backState = useBackState();
  const tabIndex = isActive ? 0 : -1;
  function handleClick({ target }: MouseEvent) {
    // The row's own controls do what they say.
    if (target instanceof Element && target.closest("a, button") === null) onPreview();
  }
  return (
    <Table.Tr
      ref={ref}
      tabIndex={tabIndex}
      className={listStyles.row}
      aria-rowindex={index + 2}
      aria-selected={isPreviewed}
      data-index={index}
      onClick={handleClick}
      onFocus={onFocus}
    >
      <td className={styles.name}>
        <WholeCodes text={name} />
        <ReviewBadge state={state} isOwn={isOwn} />
        <Snippet pieces={snippet} page={page} />
      </td>
      <td>{attachmentTypeNames[type]}</td>
      <td className={listStyles.place}>
        <Link to={sharedPath(sharedShipmentId)} state={backState} tabIndex={tabIndex} className={listStyles.shipment}>
          <bdi>{reference}</bdi>
        </Link>
        <span className={listStyles.parties}>{exporter}</span>
      </td>
      <td data-right>{formatSize(Number(sizeInMB))}</td>
      <td>
        <ShortDate at={updatedAt} />
      </td>
      <td data-right>
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <ActionIcon aria-label={`View ${name}`} tabIndex={tabIndex} onClick={onPreview}>
            <IconEye size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Download ${name}`}
            tabIndex={tabIndex}
            loading={isDownloading}
            onClick={() => void download({ id, name })}
          >
            <IconDownload size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
      </td>
    </Table.Tr>
  );
}
