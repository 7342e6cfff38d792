import { Badge } from "@mantine/core";
import { attachmentStateNames, type AttachmentMaker, type AttachmentState } from "#domain/review/attachmentState.ts";
import styles from "./ReviewBadge.module.css";

type Props = {
  state: AttachmentState;
  /** Who put it on the exporter's shipment; only for the exporter. */
  madeBy?: AttachmentMaker | null | undefined;
  /** Whether a partner made it itself; only for partners. */
  isOwn?: boolean;
  /** A newer version of the document replaced it. */
  isSuperseded?: boolean;
};

const colours: Record<AttachmentState, string> = {
  DRAFT: "gray",
  SUBMITTED: "blue",
  APPROVED: "green",
  FINAL: "green",
  REJECTED: "red",
};

const makers: Record<AttachmentMaker, string> = { OFFICE: "", PARTNER: "From a partner", LINK: "From a share link" };

/** How far a file has come, and who made it outside the office. The office's own approved file says nothing, because most are. */
export function ReviewBadge({ state, madeBy, isOwn = false, isSuperseded = false }: Props) {
  const origin = isOwn ? "From you" : makers[madeBy ?? "OFFICE"];
  if (state === "APPROVED" && origin === "" && !isSuperseded) return null;
  return (
    <span className={styles.line}>
      {isSuperseded && (
        <Badge size="sm" color="gray">
          Superseded
        </Badge>
      )}
      {(state !== "APPROVED" || origin !== "") && (
        <Badge size="sm" color={colours[state]}>
          {attachmentStateNames[state]}
        </Badge>
      )}
      {origin !== "" && <span className={styles.maker}>{origin}</span>}
    </span>
  );
}
