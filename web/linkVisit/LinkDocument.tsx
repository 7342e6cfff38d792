import { Button, Group, Text } from "@mantine/core";
import { IconCheck, IconDownload, IconEye, IconX } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, formatSize } from "#domain/documents/attachment.ts";
import type { LinkDocument_document$key } from "../__generated__/LinkDocument_document.graphql.ts";
import styles from "./LinkDocuments.module.css";
import { useDownloadFromLink } from "./useDownloadFromLink.ts";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";

const decided = { APPROVED: "Approved through this link", REJECTED: "Rejected through this link" } as const;

type Props = {
  document: LinkDocument_document$key;
  onDecide: (act: "approve" | "reject", name: string) => void;
  onChanged: () => void;
};

/** A document of the link, with what the visitor may do about it. */
export function LinkDocument({ document, onDecide, onChanged }: Props) {
  const { name, type, sizeInMB, viewUrl, downloadUrl, decision, mayDecide } = useFragment(
    graphql`
      fragment LinkDocument_document on LinkDocument {
        name
        type
        sizeInMB
        viewUrl
        downloadUrl
        decision
        mayDecide
      }
    `,
    document,
  );
  const [download, isDownloading] = useDownloadFromLink(onChanged);
  return (
    <li className={styles.document}>
      <div className={styles.name}>
        <Text fw={600}>
          <WholeCodes text={name} />
        </Text>
        <Text size="sm" c="dimmed">
          {attachmentTypeNames[type]}, {formatSize(Number(sizeInMB))}
        </Text>
        {decision && <Text size="sm">{decided[decision]}</Text>}
      </div>
      <Group gap="xs">
        {mayDecide && (
          <>
            <Button
              leftSection={<IconCheck size={16} stroke={1.7} />}
              aria-label={`Approve… ${name}`}
              onClick={() => onDecide("approve", name)}
            >
              Approve…
            </Button>
            <Button
              variant="default"
              leftSection={<IconX size={16} stroke={1.7} />}
              aria-label={`Reject… ${name}`}
              onClick={() => onDecide("reject", name)}
            >
              Reject…
            </Button>
          </>
        )}
        <Button
          component="a"
          href={viewUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconEye size={16} stroke={1.7} />}
          aria-label={`View ${name}`}
        >
          View
        </Button>
        {typeof downloadUrl === "string" && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} />}
            aria-label={`Download ${name}`}
            loading={isDownloading}
            onClick={() => void download(downloadUrl, name)}
          >
            Download
          </Button>
        )}
      </Group>
    </li>
  );
}
