import { graphql, useFragment } from "react-relay";
import type { AttachmentDialogs_attachment$key } from "../__generated__/AttachmentDialogs_attachment.graphql.ts";
import { DialogBoundary } from "../shell/errors/DialogBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import type { AttachmentChange } from "./AttachmentRow.tsx";

const RenameAttachmentDialog = lazyPart(async () => (await import("./RenameAttachmentDialog.tsx")).RenameAttachmentDialog);
const DeleteAttachmentDialog = lazyPart(async () => (await import("./DeleteAttachmentDialog.tsx")).DeleteAttachmentDialog);
const AudienceDialog = lazyPart(async () => (await import("../partner/audience/AudienceDialog.tsx")).AudienceDialog);

/** What a dialog is open for: a change of one file, or of who sees several. */
export type SectionChange = AttachmentChange | { kind: "audiences" };

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** The shipment's files. */
  attachments: AttachmentDialogs_attachment$key;
  change: SectionChange;
  onClosed: () => void;
};

/** The dialog of a change; its code loads when it is first needed. */
export function AttachmentDialogs({ shipmentId, attachments, change, onClosed }: Props) {
  const files = useFragment(
    graphql`
      fragment AttachmentDialogs_attachment on Attachment @relay(plural: true) {
        ...AudienceDialog_attachment
      }
    `,
    attachments,
  );
  const ids = change.kind === "audience" ? [change.id] : [];
  return (
    <DialogBoundary attempt={change} onFailed={onClosed}>
      {change.kind === "rename" && <RenameAttachmentDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "delete" && <DeleteAttachmentDialog attachment={change} onClosed={onClosed} />}
      {(change.kind === "audience" || change.kind === "audiences") && (
        <AudienceDialog shipmentId={shipmentId} attachments={files} ids={ids} onClosed={onClosed} />
      )}
    </DialogBoundary>
  );
}
