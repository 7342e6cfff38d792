/* oxlint-disable relay/unused-fields -- The hooks that fetch the file read what they need of it. */
import { ActionIcon, Drawer, Group, Loader, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload, IconExternalLink, IconX } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { FoundPreview_edge$key } from "../../__generated__/FoundPreview_edge.graphql.ts";
import { useDownloadAttachment } from "../../attachment/useDownloadAttachment.ts";
import { useViewAttachment } from "../../attachment/useViewAttachment.ts";
import { FileView } from "../../fileViewer/FileView.tsx";
import { useEscapeLayer } from "../../ui/dialog/useEscapeLayer.ts";
import { Snippet } from "../list/Snippet.tsx";
import styles from "./FoundPreview.module.css";
import { useFileContent } from "./useFileContent.ts";

type Props = { document: FoundPreview_edge$key; onClose: () => void };

const wide = "(min-width: 62em)";

/** A document next to the list, at the page of the hit; on a narrow screen over the list. */
export function FoundPreview({ document, onClose }: Props) {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  useEscapeLayer(true, onClose);
  const content = <Preview document={document} onClose={onClose} />;
  if (isWide) {
    return (
      <section className={styles.pane} aria-label="Preview">
        {content}
      </section>
    );
  }
  return (
    <Drawer opened onClose={onClose} size="100%" withCloseButton={false} closeOnEscape={false} padding={0} aria-label="Preview">
      <div className={styles.drawer}>{content}</div>
    </Drawer>
  );
}

function Preview({ document, onClose }: Props) {
  const edge = useFragment(
    graphql`
      fragment FoundPreview_edge on FoundDocumentEdge {
        page
        pageCount
        ...Snippet_edge
        node {
          id
          name
          type
          sizeInMB
          contentType
        }
      }
    `,
    document,
  );
  const { node, page, pageCount } = edge;
  const { name, type } = node;
  const file = useFileContent(node);
  const view = useViewAttachment();
  const [download, isDownloading] = useDownloadAttachment();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title order={2} size="h2" className={styles.name}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {attachmentTypeNames[type]}
            {pageCount ? ` · ${pageCount} ${pageCount === 1 ? "page" : "pages"}` : ""}
          </Text>
        </div>
        <Group gap={2} wrap="nowrap">
          <ActionIcon aria-label="Open in a new window" onClick={() => view({ ...node })}>
            <IconExternalLink size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label="Download" loading={isDownloading} onClick={() => void download(node)}>
            <IconDownload size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label="Close preview" onClick={onClose}>
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
      </header>
      <div className={styles.hit}>
        <Snippet document={edge} />
      </div>
      <div className={styles.file}>
        {typeof file === "object" ? (
          // The browser's viewer opens another page only when it starts again.
          <FileView key={file.url} file={{ ...file, url: addressAt(file.url, page ?? null) }} />
        ) : (
          <output className={styles.notice}>
            {file === "loading" && <Loader size={22} aria-label="Loading document..." />}
            {file === "failed" && "Failed to fetch file"}
            {file === "unsupported" && "Unsupported file type"}
          </output>
        )}
      </div>
    </>
  );
}

/** The address at which the browser's PDF viewer opens a page, without its list of pages. */
function addressAt(url: string, page: number | null): string {
  return `${url}#page=${page ?? 1}&navpanes=0&view=FitH`;
}
