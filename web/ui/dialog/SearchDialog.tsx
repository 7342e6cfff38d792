import { CloseButton, Combobox, Modal, useCombobox, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import styles from "./SearchDialog.module.css";
import { SearchNotice } from "./SearchNotice.tsx";
import { useEscapeLayer } from "./useEscapeLayer.ts";

/**
 * An entry: `detail` distinguishes entries of the same name. `onPick` runs as the dialog closes; `path` is the page it leads to, if any.
 */
export type SearchEntry = { id: string; label: string; detail?: string; path?: string; icon: ReactNode; onPick: () => void };
type SearchGroup = { title: string; entries: readonly SearchEntry[] };

type Props = {
  /** The accessible name of the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The field gets the focus. */
  onFocus: () => void;
  /** The entries found, in order; empty groups are left out. */
  groups: readonly SearchGroup[];
  /** Shown below the entries and announced to screen readers, such as that a search is running; if empty, the number of entries. */
  notice: string;
  /** Set if a search failed, as the notice says: searches again. */
  onTryAgain?: (() => void) | null;
  /** The closing transition has ended: unmount the dialog. `isPicked`: whether an entry was picked. */
  onClosed: (isPicked: boolean) => void;
};

/**
 * A field above a list that it filters (ARIA combobox with a list box): the focus stays in the field, the arrow keys move through all
 * groups, Enter picks, Escape closes. It is open while mounted.
 */
export function SearchDialog({ label, placeholder, query, onQuery, onFocus, groups, notice, onTryAgain = null, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isPicked, setPicked] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEscapeLayer(isOpen, () => setOpen(false));
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const all = shown.flatMap(({ entries }) => entries);
  const active = all.find(({ id }) => id === activeId) ?? all[0];
  const optionId = (id: string) => `${listId}-${id}`;

  function move(step: 1 | -1): null {
    const next = active && all.at((all.indexOf(active) + step) % all.length);
    setActiveId(next?.id ?? null);
    if (next) document.getElementById(optionId(next.id))?.scrollIntoView({ block: "nearest" });
    return null;
  }
  // The library's store marks the active option in the document alone; ours is React state, which late results do not lose.
  const store = {
    ...useCombobox({ opened: active !== undefined }),
    listId,
    selectNextOption: () => move(1),
    selectPreviousOption: () => move(-1),
    getSelectedOptionIndex: () => -1,
  };
  function handlePick(entry: SearchEntry) {
    setPicked(true);
    setOpen(false);
    entry.onPick();
  }
  // A form, because the library recognizes Enter by a key code that virtual keyboards do not send.
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (active !== undefined) handlePick(active);
  }
  // The button goes with the failure.
  function handleTryAgain() {
    field.current?.focus();
    onTryAgain?.();
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
        <Combobox store={store} unstyled>
          <form className={styles.head} onSubmit={handleSubmit}>
            <IconSearch size={18} stroke={1.7} aria-hidden="true" />
            <Combobox.EventsTarget
              withExpandedAttribute
              aria-activedescendant={active && optionId(active.id)}
              // With the library's mark, Escape would close the list instead of the dialog.
              data-mantine-stop-propagation={false}
            >
              <input
                ref={field}
                className={styles.input}
                type="text"
                aria-label={label}
                aria-autocomplete="list"
                placeholder={placeholder}
                value={query}
                maxLength={100}
                spellCheck={false}
                data-autofocus
                onFocus={onFocus}
                onChange={(event) => {
                  setActiveId(null);
                  onQuery(event.currentTarget.value);
                }}
              />
            </Combobox.EventsTarget>
            <CloseButton aria-label="Close" onClick={() => setOpen(false)} />
          </form>
          <Combobox.Options id={listId} aria-label="Results" className={styles.list}>
            {shown.map(({ title, entries }) => (
              <Combobox.Group key={title} label={title} classNames={{ groupLabel: styles.title }}>
                {entries.map((entry) => (
                  <Combobox.Option
                    key={entry.id}
                    id={optionId(entry.id)}
                    value={entry.id}
                    aria-selected={entry === active}
                    data-leads-to={entry.path}
                    className={styles.entry}
                    onMouseMove={() => setActiveId(entry.id)}
                    onClick={() => handlePick(entry)}
                  >
                    <span className={styles.icon}>{entry.icon}</span>
                    <span className={styles.label} dir="auto">
                      {entry.label}
                    </span>
                    {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </Combobox>
        {notice !== "" && <SearchNotice text={notice} onTryAgain={onTryAgain && handleTryAgain} />}
        <VisuallyHidden component="output">{notice || `${all.length} ${all.length === 1 ? "result" : "results"}`}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
