import { ActionIcon, Drawer, Group, Loader, Text, Title, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload, IconExternalLink, IconX } from "@tabler/icons-react";
import type { FocusEvent, ReactNode } from "react";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { fetchFailed } from "../../files/fetchFile.ts";
import { useDownloadAttachment } from "../../attachment/useDownloadAttachment.ts";
import { useViewAttachment } from "../../attachment/useViewAttachment.ts";
import { FileView } from "../../fileViewer/FileView.tsx";
import { useEscapeLayer } from "../../ui/dialog/useEscapeLayer.ts";
import styles from "./FilePreview.module.css";
import { useFileContent } from "./useFileContent.ts";

type Props = {
  file: { id: string; name: string; type: AttachmentType; sizeInMB: string | null | undefined; contentType: string | null | undefined };
  /** The page of the hit, from 1. */
  page: number | null | undefined;
  pageCount?: number | null | undefined;
  /** The words around the hit. */
  hit: ReactNode;
  onClose: () => void;
};

const wide = "(min-width: 62em)";

/** A document next to the list, at the page of the hit; on a narrow screen over the list. */
export function FilePreview(props: Props) {
  const { onClose } = props;
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  useEscapeLayer(true, onClose);
  if (isWide) {
    return (
      <section className={styles.pane} aria-label="Preview">
        <Preview {...props} />
      </section>
    );
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      size="100%"
      withCloseButton={false}
      closeOnEscape={false}
      padding={0}
      attributes={{ content: { "aria-label": "Preview" } }}
    >
      <div className={styles.drawer}>
        <Preview {...props} />
      </div>
      <VisuallyHidden tabIndex={0} onFocus={goRound} />
    </Drawer>
  );
}

/** Goes on from the drawer's end. Within a PDF's frame its focus trap hears no keys, and Tab would lead to what the drawer covers (R-1324). */
function goRound({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const stops = [...(currentTarget.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("button, a, iframe") ?? [])];
  const isBackwards = relatedTarget === stops[0];
  stops.at(isBackwards ? -1 : 0)?.focus();
}

function Preview({ file, page, pageCount, hit, onClose }: Props) {
  const { name, type } = file;
  const content = useFileContent(file);
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
          <ActionIcon aria-label="Open in a new window" onClick={() => view({ ...file })}>
            <IconExternalLink size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label="Download" loading={isDownloading} onClick={() => void download(file)}>
            <IconDownload size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label="Close preview" onClick={onClose}>
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
      </header>
      <div className={styles.hit}>{hit}</div>
      <div className={styles.file}>
        {typeof content === "object" ? (
          // The browser's viewer opens another page only when it starts again.
          <FileView key={content.url} file={{ ...content, url: addressAt(content.url, page ?? null) }} />
        ) : (
          <output className={styles.notice}>
            {content === "loading" && (
              <>
                <Loader size={22} aria-hidden />
                <VisuallyHidden>Loading document...</VisuallyHidden>
              </>
            )}
            {content === "failed" && fetchFailed}
            {content === "unsupported" && "Unsupported file type"}
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
