import { ActionIcon, Button, Text, TextInput } from "@mantine/core";
import { IconListDetails, IconPencil, IconPlus, IconSearch, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { KindWords } from "#domain/masterData/kind.ts";
import { asSearched } from "#domain/text/searchWords.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import styles from "./ItemList.module.css";

/** An item of a list: its name, and muted details. */
export type ItemRow = { id: string; title: string; details?: string };

type Props<Row extends ItemRow> = {
  words: KindWords;
  rows: readonly Row[];
  editingId: string | undefined;
  isBusy: boolean;
  /** Scrolls to the form if it is below the list. */
  onNew: (() => void) | undefined;
  /** Undefined where the viewer's role does not allow it. */
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
};

/** From so many items on, a list has a search field; it never renders more than `shownAtMost` at once. */
const narrowedFrom = 9;
const shownAtMost = 100;

/** 'Your Buyers (2)': the items, each with Edit and Delete. */
export function ItemList<Row extends ItemRow>({ words, rows, editingId, isBusy, onNew, onEdit, onDelete }: Props<Row>) {
  const [search, setSearch] = useState("");
  const title = words.title.toLowerCase();
  const isNarrowed = rows.length >= narrowedFrom;
  const found = isNarrowed
    ? rows.filter((row) => asSearched(`${row.title} ${row.details ?? ""}`).includes(asSearched(search.trim())))
    : rows;
  return (
    <Section
      title={`Your ${words.title} (${rows.length})`}
      isFlush
      actions={
        onNew && (
          <Button
            className={styles.new}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.8} />}
            aria-label={`New ${words.noun}`}
            onClick={onNew}
          >
            New
          </Button>
        )
      }
    >
      {isNarrowed && (
        <TextInput
          className={styles.search}
          aria-label={`Search ${title}`}
          placeholder={`Search ${title}`}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          icon={<IconListDetails size={22} stroke={1.6} />}
          title={`No ${title} yet`}
          text={onEdit ? "What you add with the form is listed here." : "Nobody of your office has added any."}
        />
      )}
      {rows.length > 0 && found.length === 0 && <Text className={styles.note}>Nothing found</Text>}
      <ul className={styles.rows} aria-label={`Your ${words.title}`}>
        {found.slice(0, shownAtMost).map((row) => (
          <li key={row.id} className={styles.row} data-editing={row.id === editingId || undefined}>
            <div className={styles.words}>
              <span className={styles.title} dir="auto">
                {row.title}
              </span>
              {row.details && <span className={styles.details}>{row.details}</span>}
            </div>
            {onEdit && (
              <ActionIcon
                aria-label={`Edit ${words.label} ${shortened(row.title)}`}
                title="Edit"
                disabled={isBusy}
                onClick={() => onEdit(row)}
              >
                <IconPencil size={16} stroke={1.7} />
              </ActionIcon>
            )}
            {onDelete && (
              <ActionIcon
                aria-label={`Delete ${words.label} ${shortened(row.title)}`}
                title="Delete"
                disabled={isBusy}
                className={styles.delete}
                onClick={() => onDelete(row)}
              >
                <IconTrash size={16} stroke={1.7} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && <Text className={styles.note}>{found.length - shownAtMost} more: search to narrow the list</Text>}
    </Section>
  );
}

/** A declaration may fill a page; shorten it for labels and questions. */
export function shortened(title: string): string {
  return title.length > 80 ? `${title.slice(0, 80).trimEnd()}...` : title;
}
