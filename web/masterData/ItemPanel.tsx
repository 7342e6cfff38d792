import { useEffect, useRef, useState, type ReactNode } from "react";
import type { KindWords } from "#domain/masterData/kind.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Section } from "../ui/Section.tsx";
import { ItemList, shortened, type ItemRow } from "./ItemList.tsx";
import styles from "./ItemPanel.module.css";

/** What the form of a panel is for: a new item, or the one being edited. */
export type FormTask<Row> = {
  editing: Row | null;
  /** The item was saved: the form starts afresh. */
  onSaved: () => void;
  /** Leaves edit mode; undefined in add mode. */
  onCancel: (() => void) | undefined;
};

type Props<Row extends ItemRow> = {
  words: KindWords;
  rows: readonly Row[];
  /** While a request runs, the buttons rest. */
  isSaving: boolean;
  isDeleting: boolean;
  /** Resolves to whether the item is gone. */
  onDelete: (row: Row) => Promise<boolean>;
  /** The form; it is mounted afresh for each task. */
  children: (task: FormTask<Row>) => ReactNode;
};

/** A kind's items and the form beside them, in the wizard and in Settings: add mode, edit mode, and the question before a delete. */
export function ItemPanel<Row extends ItemRow>({ words, rows, isSaving, isDeleting, onDelete, children }: Props<Row>) {
  const [editing, setEditing] = useState<Row | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [turn, setTurn] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea")?.focus();
  }, [turn]);

  function startForm(row: Row | null) {
    setEditing(row);
    setTurn((last) => last + 1);
  }
  async function handleDelete(row: Row) {
    if (!(await onDelete(row))) return;
    setDeleting(null);
    if (editing?.id === row.id) startForm(null);
    else list.current?.focus();
  }
  return (
    <div className={styles.container}>
      <div className={styles.panel}>
        <div className={styles.form} ref={form}>
          <Section title={`${editing ? "Edit" : "Add"} ${words.label}`}>
            <div key={turn}>
              {children({ editing, onSaved: () => startForm(null), onCancel: editing ? () => startForm(null) : undefined })}
            </div>
          </Section>
        </div>
        <div ref={list} tabIndex={-1} className={styles.list}>
          <ItemList
            words={words}
            rows={rows}
            editingId={editing?.id}
            isBusy={isSaving || isDeleting}
            onEdit={startForm}
            onDelete={setDeleting}
          />
        </div>
      </div>
      <ConfirmDialog
        isOpen={deleting !== null}
        title={`Delete ${words.label}`}
        confirmLabel="Delete"
        isBusy={isDeleting}
        onConfirm={() => deleting && void handleDelete(deleting)}
        onCancel={() => setDeleting(null)}
      >
        Are you sure you want to delete <strong className={styles.name}>{shortened(deleting?.title ?? "")}</strong>? This action cannot be
        undone.
      </ConfirmDialog>
    </div>
  );
}
