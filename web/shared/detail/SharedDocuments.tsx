import { Button, Group, Table } from "@mantine/core";
import { IconDownload, IconEye, IconPaperclip } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, formatSize, isPreviewable, shortName } from "#domain/documents/attachment.ts";
import { toShortDate } from "#domain/time/dates.ts";
import type { SharedDocuments_shipment$data, SharedDocuments_shipment$key } from "../../__generated__/SharedDocuments_shipment.graphql.ts";
import { useDownloadAttachment } from "../../attachment/useDownloadAttachment.ts";
import { useViewAttachment } from "../../attachment/useViewAttachment.ts";
import { ReviewBadge } from "../../attachment/review/ReviewBadge.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import styles from "./SharedDocuments.module.css";

type Props = { shipment: SharedDocuments_shipment$key };
type File = SharedDocuments_shipment$data["attachments"]["nodes"][number];

/** The files that the exporter shows to the role, to be viewed and downloaded. */
export function SharedDocuments({ shipment }: Props) {
  const { nodes } = useFragment(
    graphql`
      fragment SharedDocuments_shipment on SharedShipment {
        attachments {
          nodes {
            id
            name
            type
            contentType
            sizeInMB
            updatedAt
            state
            isOwn
          }
        }
      }
    `,
    shipment,
  ).attachments;
  if (nodes.length === 0) {
    return (
      <Section title="Documents (0)">
        <EmptyState
          icon={<IconPaperclip size={22} stroke={1.6} />}
          title="No documents yet"
          text="The exporter has not shown you a document of this shipment."
        />
      </Section>
    );
  }
  return (
    <Section title={`Documents (${nodes.length})`} isFlush>
      <div className={styles.table}>
        <DataTable
          label="Documents"
          minWidth={0}
          columns={[
            { label: "Name" },
            { label: "Document Type" },
            { label: "Size", align: "right" },
            { label: "Updated At" },
            { label: "Actions", isHidden: true, width: "210px" },
          ]}
        >
          {nodes.map((file) => (
            <DocumentRow key={file.id} file={file} />
          ))}
        </DataTable>
      </div>
    </Section>
  );
}

function DocumentRow({ file }: { file: File }) {
  const { id, name, type, contentType, sizeInMB, updatedAt, state, isOwn } = file;
  const view = useViewAttachment();
  const [download, isDownloading] = useDownloadAttachment();
  return (
    <Table.Tr className={styles.row}>
      <td className={styles.name} title={name}>
        {shortName(name)}
        <ReviewBadge state={state} isOwn={isOwn} />
      </td>
      <td>{attachmentTypeNames[type]}</td>
      <td data-right>{formatSize(Number(sizeInMB))}</td>
      <td>
        <time dateTime={updatedAt}>{toShortDate(updatedAt)}</time>
      </td>
      <td data-right>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          {isPreviewable({ name, contentType }) && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconEye size={16} stroke={1.7} />}
              aria-label={`View ${name}`}
              onClick={() => view({ id, name, contentType })}
            >
              View
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={16} stroke={1.7} />}
            aria-label={`Download ${name}`}
            loading={isDownloading}
            onClick={() => void download({ id, name })}
          >
            Download
          </Button>
        </Group>
      </td>
    </Table.Tr>
  );
}
