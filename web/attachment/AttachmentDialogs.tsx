import { graphql, useFragment } from "react-relay";
import type { AttachmentDialogs_attachment$key } from "../__generated__/AttachmentDialogs_attachment.graphql.ts";
import { AudienceDialog } from "../partner/audience/AudienceDialog.tsx";
import { ShareLinkDialog } from "../shareLink/ShareLinkDialog.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { ApproveDialog } from "./review/approval/ApproveDialog.tsx";
import { AskDialog } from "./review/AskDialog.tsx";
import { ReviewsDialog } from "./review/ReviewsDialog.tsx";
import type { AttachmentChange } from "./AttachmentRow.tsx";
import { DeleteAttachmentDialog } from "./DeleteAttachmentDialog.tsx";
import { RenameAttachmentDialog } from "./RenameAttachmentDialog.tsx";
import { FinaliseDialog } from "./review/FinaliseDialog.tsx";
import { RejectDialog } from "./review/RejectDialog.tsx";
import { ReopenDialog } from "./review/ReopenDialog.tsx";
import { SubmitDialog } from "./review/SubmitDialog.tsx";

const AttachmentComments = lazyPart(async () => (await import("../comment/AttachmentComments.tsx")).AttachmentComments);

/** What a dialog is open for: a change of one file, of who sees several, or a link to some. */
export type SectionChange = AttachmentChange | { kind: "audiences" | "link" };

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** The shipment's files. */
  attachments: AttachmentDialogs_attachment$key;
  change: SectionChange;
  onDeleted?: () => void;
  onClosed: () => void;
};

/** The dialog of a change. */
export function AttachmentDialogs({ shipmentId, attachments, change, onDeleted, onClosed }: Props) {
  const files = useFragment(
    graphql`
      fragment AttachmentDialogs_attachment on Attachment @relay(plural: true) {
        id
        ...AudienceDialog_attachment
        ...ApproveDialog_attachment
        ...ShareLinkDialog_attachment
      }
    `,
    attachments,
  );
  const file = "id" in change ? files.find(({ id }) => id === change.id) : undefined;
  const ids = change.kind === "audience" ? [change.id] : [];
  return (
    <>
      {change.kind === "rename" && <RenameAttachmentDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "delete" && <DeleteAttachmentDialog attachment={change} onDeleted={onDeleted} onClosed={onClosed} />}
      {change.kind === "comments" && <AttachmentComments shipmentId={shipmentId} file={change} onClosed={onClosed} />}
      {change.kind === "submit" && <SubmitDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "ask" && <AskDialog shipmentId={shipmentId} attachment={change} onClosed={onClosed} />}
      {change.kind === "reviews" && <ReviewsDialog shipmentId={shipmentId} attachment={change} onClosed={onClosed} />}
      {change.kind === "approve" && file && <ApproveDialog attachment={file} onClosed={onClosed} />}
      {change.kind === "reject" && <RejectDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "finalise" && <FinaliseDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "reopen" && <ReopenDialog attachment={change} onClosed={onClosed} />}
      {change.kind === "link" && <ShareLinkDialog shipmentId={shipmentId} attachments={files} ids={[]} onClosed={onClosed} />}
      {(change.kind === "audience" || change.kind === "audiences") && (
        <AudienceDialog shipmentId={shipmentId} attachments={files} ids={ids} onClosed={onClosed} />
      )}
    </>
  );
}
