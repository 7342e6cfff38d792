import { Button, Group, Table, Text } from "@mantine/core";
import { IconDownload, IconEye } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, formatSize, isPreviewable } from "#domain/documents/attachment.ts";
import type { SharedDocumentRow_file$key } from "../../__generated__/SharedDocumentRow_file.graphql.ts";
import { DecideButtons } from "../../attachment/review/DecideButtons.tsx";
import { ReviewBadge } from "../../attachment/review/ReviewBadge.tsx";
import { useDownloadAttachment } from "../../attachment/useDownloadAttachment.ts";
import { useViewAttachment } from "../../attachment/useViewAttachment.ts";
import { useMay } from "../../session/role.ts";
import { ShortDate } from "../../days/ShortDate.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";
import styles from "./SharedDocuments.module.css";

type Props = {
  file: SharedDocumentRow_file$key;
  /** Left out where nobody decides. */
  onDecide?: (act: "approve" | "reject", file: { id: string; name: string }) => void;
  /** Whose it is, where a list has files of several exporters. */
  exporter?: string;
};

/** A shared file: its facts, why it was rejected, and what the partner is asked. */
export function SharedDocumentRow({ file, onDecide, exporter }: Props) {
  const { id, name, type, contentType, sizeInMB, updatedAt, state, isOwn, isAsked, reason } = useFragment(
    graphql`
      fragment SharedDocumentRow_file on SharedAttachment {
        id
        name
        type
        contentType
        sizeInMB
        updatedAt
        state
        isOwn
        isAsked
        reason
      }
    `,
    file,
  );
  const view = useViewAttachment();
  const [download, isDownloading] = useDownloadAttachment();
  const mayWrite = useMay("write");
  return (
    <Table.Tr className={styles.row}>
      <td className={styles.name}>
        <WholeCodes text={name} />
        <ReviewBadge state={state} isOwn={isOwn} />
        {reason !== "" && (
          <Text size="sm" c="red">
            Rejected: {reason}
          </Text>
        )}
        {exporter && <Text size="sm">{exporter}</Text>}
        {onDecide && mayWrite && isAsked && (
          <>
            <Text size="sm">You are asked to decide:</Text>
            <DecideButtons name={name} onDecide={(act) => onDecide(act, { id, name })} />
          </>
        )}
      </td>
      <td>{attachmentTypeNames[type]}</td>
      <td data-right>{formatSize(Number(sizeInMB))}</td>
      <td>
        <ShortDate at={updatedAt} />
      </td>
      <td data-right>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
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
