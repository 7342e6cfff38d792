import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import { ShortDate } from "../days/ShortDate.tsx";
import styles from "./CommentCard.module.css";

type Props = {
  author: string;
  /** The partner that wrote it, by the reader's name for it; null: the reader's office or the only other one. */
  office: string | null;
  createdAt: string;
  text: string;
  /** The name of the file that it is about; null: the shipment, or the list is about that file. */
  file: string | null;
  /** Who else sees it. */
  visibility: ReactNode;
  /** What it asks for. */
  request: ReactNode;
  /** Deletes it; resolves to whether the question is settled. Null: the reader may not. */
  onDelete: (() => Promise<boolean>) | null;
};

/** One comment as either side reads it. */
export function CommentCard({ author, office, createdAt, text, file, visibility, request, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const focus = useFocusReturn();
  function handleClose() {
    setAsking(false);
    focus.giveBack();
  }
  async function handleDelete() {
    setBusy(true);
    const isSettled = await onDelete?.();
    setBusy(false);
    if (isSettled) handleClose();
  }
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.author}>{office === null ? author : `${author}, ${office}`}</span>
        <ShortDate className={styles.dimmed} at={createdAt} />
        {visibility}
        {file !== null && <span className={styles.dimmed}>on {file}</span>}
        {onDelete !== null && (
          <Button
            className={styles.end}
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`Delete the comment of ${author}`}
            onClick={() => {
              focus.remember();
              setAsking(true);
            }}
          >
            Delete
          </Button>
        )}
      </div>
      {request}
      {text !== "" && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete Comment"
        confirmLabel="Delete"
        isBusy={isBusy}
        onConfirm={() => void handleDelete()}
        onCancel={handleClose}
      >
        {request === null ? "Nobody can read it any more." : "Nobody can read it any more, and the document is no longer asked for."}
      </ConfirmDialog>
    </li>
  );
}
