import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttachmentVersions_attachment$key } from "../../__generated__/AttachmentVersions_attachment.graphql.ts";
import { DialogBoundary } from "../../relay/DialogBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { AttachmentRow, type AttachmentChange } from "../AttachmentRow.tsx";
import styles from "../AttachmentRow.module.css";
import { StaleDocument } from "./StaleDocument.tsx";

const DocumentChanges = lazyPart(async () => (await import("./DocumentChanges.tsx")).DocumentChanges);

type Props = {
  /** The newest version, then the older ones. */
  versions: AttachmentVersions_attachment$key;
  hasPartners: boolean;
  onChange: (change: AttachmentChange) => void;
};

/** A file with its older versions, folded below it. */
export function AttachmentVersions({ versions, hasPartners, onChange }: Props) {
  const [newest, ...older] = useFragment(
    graphql`
      fragment AttachmentVersions_attachment on Attachment @relay(plural: true) {
        id
        ...AttachmentRow_attachment
        ...StaleDocument_attachment
        ...DocumentChanges_attachment
      }
    `,
    versions,
  );
  const [isOpen, setOpen] = useState(false);
  if (!newest) return null;
  return (
    <>
      <AttachmentRow attachment={newest} hasPartners={hasPartners} onChange={onChange} />
      <StaleDocument attachment={newest} />
      {older.length > 0 && (
        <tr className={styles.note}>
          <td colSpan={5}>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={isOpen}
              leftSection={isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
              onClick={() => setOpen(!isOpen)}
            >
              Older versions ({older.length})
            </Button>
          </td>
        </tr>
      )}
      {isOpen && (
        <DialogBoundary attempt={isOpen} onFailed={() => setOpen(false)}>
          <DocumentChanges attachment={newest} />
          {older.map((version) => (
            <Fragment key={version.id}>
              <AttachmentRow attachment={version} hasPartners={hasPartners} isSuperseded onChange={onChange} />
              <DocumentChanges attachment={version} />
            </Fragment>
          ))}
        </DialogBoundary>
      )}
    </>
  );
}
