import { ActionIcon, Loader, Menu, Table, UnstyledButton } from "@mantine/core";
import {
  IconChecklist,
  IconDownload,
  IconEye,
  IconFileCheck,
  IconFileUpload,
  IconMessage,
  IconPencil,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, formatSize, isPreviewable, replacementProblem } from "#domain/documents/attachment.ts";
import type { AttachmentRow_attachment$key } from "../__generated__/AttachmentRow_attachment.graphql.ts";
import { VisibleTo } from "../partner/audience/VisibleTo.tsx";
import { useMay } from "../session/role.ts";
import { orDash } from "../ui/page/orDash.ts";
import { RowMenu } from "../ui/table/RowMenu.tsx";
import type { ReviewAct } from "#domain/review/reviewActs.ts";
import type { ReplaceableFile } from "./upload/ReplacesField.tsx";
import { DecideButtons } from "./review/DecideButtons.tsx";
import { ReviewBadge } from "./review/ReviewBadge.tsx";
import { ReviewItems } from "./review/ReviewItems.tsx";
import { ShortDate } from "../days/ShortDate.tsx";
import styles from "./AttachmentRow.module.css";
import { ShortName } from "./ShortName.tsx";
import { useDownloadAttachment } from "./useDownloadAttachment.ts";
import { useViewAttachment } from "./useViewAttachment.ts";

/** What the row's menu requests of the section. */
export type AttachmentChange =
  | { kind: "rename" | "audience" | "delete" | "comments" | "reviews" | ReviewAct; id: string; name: string }
  | ({ kind: "replace" } & ReplaceableFile);

/** What a row has beyond that of a shipment's table, where files of all shipments are listed. */
type FoundParts = {
  /** Attributes of the row's element. */
  row: ComponentProps<typeof Table.Tr> & Record<`data-${string}`, unknown>;
  /** The first cell. */
  lead: ReactNode;
  /** Below the name. */
  below: ReactNode;
  /** The cell after the type's. */
  place: ReactNode;
  /** The menu's first entries. */
  entries: ReactNode;
  /** Shows the file instead of opening it in a new window. */
  onView: () => void;
};

type Props = {
  attachment: AttachmentRow_attachment$key;
  /** Whether to show who sees the file. */
  hasPartners: boolean;
  /** Whether a newer version replaced it. */
  isSuperseded?: boolean;
  onChange: (change: AttachmentChange) => void;
  found?: FoundParts;
};

/** One file: name, type, size, last change, and its menu. */
export function AttachmentRow({ attachment, hasPartners, isSuperseded = false, onChange, found }: Props) {
  const { id, name, contentType, type, sizeInMB, updatedAt, audience, state, madeBy } = useFragment(
    graphql`
      fragment AttachmentRow_attachment on Attachment {
        id
        name
        contentType
        type
        sizeInMB
        updatedAt
        audience
        state
        madeBy
      }
    `,
    attachment,
  );
  const mayWrite = useMay("write");
  // The usual file of an office without partners was decided by nobody.
  const hasRecord = state && state !== "DRAFT" && (hasPartners || state !== "APPROVED");
  // Any member decides about what comes from outside.
  const isWaiting = mayWrite && state === "SUBMITTED" && madeBy !== "OFFICE" && !isSuperseded;
  // Its shipment's page has the dialog.
  const isReplaceable = !found && state && !isSuperseded && replacementProblem({ type, state, madeBy }) === null;
  const view = useViewAttachment();
  const [download, isDownloading] = useDownloadAttachment();
  return (
    <Table.Tr {...found?.row}>
      {found?.lead}
      <td className={styles.name} title={name}>
        {isPreviewable({ name, contentType: contentType ?? null }) ? (
          <UnstyledButton className={styles.open} onClick={() => (found ? found.onView() : view({ id, name, contentType, sizeInMB }))}>
            <ShortName name={name} />
          </UnstyledButton>
        ) : (
          <ShortName name={name} />
        )}
        {state && <ReviewBadge state={state} madeBy={madeBy} isSuperseded={isSuperseded} />}
        {hasPartners && <VisibleTo audience={audience} />}
        {isWaiting && <DecideButtons name={name} onDecide={(kind) => onChange({ kind, id, name })} />}
        {found?.below}
      </td>
      <td>{attachmentTypeNames[type]}</td>
      {found?.place}
      <td data-right className={styles.figure}>
        {orDash(sizeInMB, (size) => formatSize(Number(size)))}
      </td>
      <td className={styles.figure}>
        <ShortDate at={updatedAt} />
      </td>
      <td data-right className={styles.actions}>
        <DownloadButton name={name} isBusy={isDownloading} onDownload={() => void download({ id, name })} />
        <RowMenu label={`Actions for ${name}`} width={250} busy={isDownloading ? <Loader size={16} /> : undefined}>
          {found?.entries}
          {isPreviewable({ name, contentType: contentType ?? null }) && (
            <Menu.Item
              leftSection={<IconEye size={16} stroke={1.7} />}
              onClick={() => (found ? found.onView() : view({ id, name, contentType, sizeInMB }))}
            >
              View Document
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconDownload size={16} stroke={1.7} />}
            disabled={isDownloading}
            onClick={() => void download({ id, name })}
          >
            Download
          </Menu.Item>
          {hasRecord && (
            <RecordItems
              isBusy={isDownloading}
              onDownload={() => void download({ id, name, withRecord: true })}
              onWanted={() => onChange({ kind: "reviews", id, name })}
            />
          )}
          <Menu.Item leftSection={<IconMessage size={16} stroke={1.7} />} onClick={() => onChange({ kind: "comments", id, name })}>
            Comments
          </Menu.Item>
          {mayWrite && (
            <WriteItems
              isFinal={state === "FINAL"}
              hasPartners={hasPartners}
              onWanted={(kind) => onChange({ kind, id, name })}
              {...(isReplaceable && { onReplace: () => onChange({ kind: "replace", id, name, type, audience }) })}
            >
              {state && (
                <ReviewItems
                  state={state}
                  isOwn={madeBy === "OFFICE"}
                  hasPartners={hasPartners}
                  isSuperseded={isSuperseded}
                  onAct={(kind) => onChange({ kind, id, name })}
                />
              )}
            </WriteItems>
          )}
        </RowMenu>
      </td>
    </Table.Tr>
  );
}

type DownloadProps = { name: string; isBusy: boolean; onDownload: () => void };

function DownloadButton({ name, isBusy, onDownload }: DownloadProps) {
  return (
    <ActionIcon aria-label={`Download ${name}`} title="Download" aria-busy={isBusy || undefined} onClick={() => !isBusy && onDownload()}>
      {isBusy ? <Loader size={16} /> : <IconDownload size={16} stroke={1.7} />}
    </ActionIcon>
  );
}

type RecordProps = { isBusy: boolean; onDownload: () => void; onWanted: () => void };

/** The menu's entries about who approved a file. */
function RecordItems({ isBusy, onDownload, onWanted }: RecordProps) {
  return (
    <>
      <Menu.Item leftSection={<IconFileCheck size={16} stroke={1.7} />} disabled={isBusy} onClick={onDownload}>
        Download with approval record
      </Menu.Item>
      <Menu.Item leftSection={<IconChecklist size={16} stroke={1.7} />} onClick={onWanted}>
        Approval
      </Menu.Item>
    </>
  );
}

type WriteProps = {
  isFinal: boolean;
  hasPartners: boolean;
  onWanted: (kind: "rename" | "audience" | "delete") => void;
  /** Left out for a file that no upload replaces. */
  onReplace?: () => void;
  children: ReactNode;
};

/** The menu's entries for members who may write. A final file is neither renamed nor deleted. */
function WriteItems({ isFinal, hasPartners, onWanted, onReplace, children }: WriteProps) {
  return (
    <>
      {!isFinal && (
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.7} />} onClick={() => onWanted("rename")}>
          Rename
        </Menu.Item>
      )}
      {onReplace && (
        <Menu.Item leftSection={<IconFileUpload size={16} stroke={1.7} />} onClick={onReplace}>
          Upload new version…
        </Menu.Item>
      )}
      {hasPartners && (
        <Menu.Item leftSection={<IconUsers size={16} stroke={1.7} />} onClick={() => onWanted("audience")}>
          Visible to…
        </Menu.Item>
      )}
      {children}
      {!isFinal && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => onWanted("delete")}>
          Delete
        </Menu.Item>
      )}
    </>
  );
}
