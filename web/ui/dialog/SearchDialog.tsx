/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a list box with groups below a text field */
import { CloseButton, Modal, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import styles from "./SearchDialog.module.css";
import { useEscapeLayer } from "./useEscapeLayer.ts";

/**
 * An entry: `detail` distinguishes entries of the same name. `onPick` runs as the dialog closes; `path` is the page it leads to, if any.
 */
export type SearchEntry = { id: string; label: string; detail?: string; path?: string; icon: ReactNode; onPick: () => void };
export type SearchGroup = { title: string; entries: readonly SearchEntry[] };

type Props = {
  /** The accessible name of the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The entries found, in order; empty groups are left out. */
  groups: readonly SearchGroup[];
  /** Shown below the entries and announced to screen readers, such as that a search is running; if empty, the number of entries. */
  notice: string;
  /** The closing transition has ended: unmount the dialog. `isPicked`: whether an entry was picked. */
  onClosed: (isPicked: boolean) => void;
};

/**
 * A field above a list that it filters (ARIA combobox with a list box): the focus stays in the field, the arrow keys move through all
 * groups, Enter picks, Escape closes. It is open while mounted.
 */
export function SearchDialog({ label, placeholder, query, onQuery, groups, notice, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isPicked, setPicked] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  useEscapeLayer(isOpen, () => setOpen(false));
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const all = shown.flatMap(({ entries }) => entries);
  const active = all.find(({ id }) => id === activeId) ?? all[0];
  const optionId = (id: string) => `${listId}-${id}`;

  function handlePick(entry: SearchEntry) {
    setPicked(true);
    setOpen(false);
    entry.onPick();
  }
  function handleKey(event: KeyboardEvent) {
    // An input method uses the same keys to choose characters.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active !== undefined) {
      event.preventDefault();
      const next = all.at((all.indexOf(active) + step) % all.length);
      setActiveId(next?.id ?? null);
      if (next) document.getElementById(optionId(next.id))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      handlePick(active);
    }
  }
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={() => onClosed(isPicked)}
      returnFocus={false}
      closeOnEscape={false}
      size={640}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label} classNames={{ inner: styles.inner, content: styles.content }}>
        <div className={styles.head}>
          <IconSearch size={18} stroke={1.7} aria-hidden="true" />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active.id)}
            placeholder={placeholder}
            value={query}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            onChange={(event) => {
              setActiveId(null);
              onQuery(event.currentTarget.value);
            }}
            onKeyDown={handleKey}
          />
          <CloseButton aria-label="Close" onClick={() => setOpen(false)} />
        </div>
        <div role="listbox" id={listId} aria-label="Results" className={styles.list}>
          {shown.map(({ title, entries }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={styles.title} aria-hidden="true">
                {title}
              </div>
              {entries.map((entry) => (
                // The field has the keyboard; the mouse picks here.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={entry.id}
                  id={optionId(entry.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === active}
                  data-leads-to={entry.path}
                  className={styles.entry}
                  onMouseMove={() => setActiveId(entry.id)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => handlePick(entry)}
                >
                  <span className={styles.icon}>{entry.icon}</span>
                  <span className={styles.label}>{entry.label}</span>
                  {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {notice !== "" && (
          <p className={styles.notice} aria-hidden="true">
            {notice}
          </p>
        )}
        <VisuallyHidden component="output">{notice || `${all.length} ${all.length === 1 ? "result" : "results"}`}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
