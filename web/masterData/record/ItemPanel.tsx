import { Stack } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { KindWords, Surface } from "#domain/masterData/kind.ts";
import { useMay } from "../../session/role.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { ElsewhereAlert } from "../../ui/feedback/ElsewhereAlert.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { PortInput } from "./form/FieldInput.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { ItemList, shortened, type ItemRow } from "./ItemList.tsx";
import styles from "./ItemPanel.module.css";

const RecordUsage = lazyPart(async () => (await import("./RecordUsage.tsx")).RecordUsage);
const EntryGuard = lazyPart(async () => (await import("./EntryGuard.tsx")).EntryGuard);

/** What a panel's form is for: a new item, or the one being edited. */
type FormTask<Row> = {
  editing: Row | null;
  /** The item was saved: reset the form. */
  onSaved: () => void;
  /** Leaves edit mode; undefined in add mode. */
  onCancel: (() => void) | undefined;
};

type Props<Row extends ItemRow> = {
  words: KindWords;
  surface: Surface;
  rows: readonly Row[];
  /** Disables the buttons while a request runs. */
  isSaving: boolean;
  isDeleting: boolean;
  /** Resolves to whether the item was deleted. */
  onDelete: (row: Row) => Promise<boolean>;
  /** Set if only owners add and delete, while editors edit. */
  isOfOwners?: boolean;
  /** Set for records: the kind by whose use the question before a delete is amended. */
  usageOf?: string;
  /** Entries to add with one click, above the list. */
  presets?: ReactNode;
  /** The form; it is remounted for each task. */
  children: (task: FormTask<Row>) => ReactNode;
};

/** A kind's items and their form, in the wizard and in Settings: add mode, edit mode, and the confirmation of a delete. */
export function ItemPanel<Row extends ItemRow>(props: Props<Row>) {
  // It is drawn for a change of its rows or its form alone, which leaves nothing to remember.
  "use no memo";
  const { words, surface, rows, isSaving, isDeleting, onDelete, isOfOwners = false, usageOf, presets, children } = props;
  useSubmitKeys();
  const mayEdit = useMay("write");
  const mayAdd = useMay(isOfOwners ? "manage" : "write");
  const [editing, setEditing] = useState<Row | null>(null);
  const [asked, setAsked] = useState<Row | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [turn, setTurn] = useState(0);
  const isGone = editing !== null && !rows.some(({ id }) => id === editing.id);
  const form = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>("input:not([type=file]), textarea")?.focus();
  }, [turn]);

  // A port's input must not replace a field that is typed into.
  useEffect(() => PortInput.preload(), []);

  function startForm(row: Row | null) {
    setEditing(row);
    setTurn((last) => last + 1);
  }
  function askToDelete(row: Row) {
    setAsked(row);
    setAsking(true);
  }
  async function handleDelete(row: Row) {
    if (!(await onDelete(row))) return;
    setAsking(false);
    if (editing?.id === row.id) startForm(null);
    else list.current?.focus();
  }
  return (
    <div className={styles.container}>
      <div className={styles.panel} data-surface={surface}>
        {(mayAdd || editing !== null) && (
          <div className={styles.form} ref={form}>
            <Section title={`${editing && !(isGone && mayAdd) ? "Edit" : "Add"} ${words.label}`}>
              <Stack gap="md">
                {isGone && (
                  <ElsewhereAlert what="Deleted">
                    It has been deleted meanwhile. {mayAdd ? "What you entered can be added again." : "Only an owner can add it again."}
                  </ElsewhereAlert>
                )}
                <div key={turn}>
                  {children({
                    editing: isGone ? null : editing,
                    onSaved: () => startForm(null),
                    onCancel: editing ? () => startForm(null) : undefined,
                  })}
                </div>
              </Stack>
            </Section>
          </div>
        )}
        <div className={styles.list} ref={list} tabIndex={-1}>
          {presets}
          <ItemList
            words={words}
            rows={rows}
            editingId={editing?.id}
            isBusy={isSaving || isDeleting}
            onNew={surface === "settings" && mayAdd ? () => startForm(null) : undefined}
            onEdit={mayEdit ? startForm : undefined}
            onDelete={mayAdd ? askToDelete : undefined}
          />
        </div>
      </div>
      <PromptSuspense>
        <EntryGuard />
      </PromptSuspense>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${words.label}`}
        confirmLabel="Delete"
        isBusy={isDeleting}
        onConfirm={() => asked && void handleDelete(asked)}
        onCancel={() => setAsking(false)}
      >
        Are you sure you want to delete <strong className={styles.name}>{shortened(asked?.title ?? "")}</strong>? This action cannot be
        undone.
        {/* The question can be answered without the count. */}
        <ErrorBoundary attempt={asked?.id} renderFailure={() => null}>
          <PromptSuspense>{asked && usageOf && <RecordUsage kind={usageOf} id={asked.id} />}</PromptSuspense>
        </ErrorBoundary>
      </ConfirmDialog>
    </div>
  );
}
