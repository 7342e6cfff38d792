import { Combobox, InputBase, useCombobox } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useId, useState, type ReactNode } from "react";
import { hasWords, searchWords } from "#domain/text/searchWords.ts";
import styles from "./PickList.module.css";

/** One entry: the stored value, the label, and dimmed details that distinguish entries of the same name. */
type Choice = { value: string; label: string; detail?: string };

type Props = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** The last entry of the list, such as 'Add New Buyer'; receives the text typed so far. */
  add?: { label: string; onAdd: (typed: string) => void } | undefined;
  required?: boolean;
  isClearable?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  description?: ReactNode;
  placeholder?: string;
  /** The most entries rendered; typing narrows them. 100 by default. */
  limit?: number;
  /** The text of an empty list. */
  emptyText?: string;
  /** Marks the input, so that code can find and focus it. */
  "data-path"?: string;
  /** Whether a dialog's initial focus is here. */
  "data-autofocus"?: boolean | undefined;
};

const addValue = "\u0000add";

/** A pick-list for mouse, touch and keyboard, filtered by typing, with an optional entry that adds what is missing. */
export function PickList(props: Props) {
  const {
    label,
    value,
    choices,
    onChange,
    add,
    isClearable = false,
    disabled = false,
    placeholder,
    limit = 100,
    emptyText = "Nothing found",
    ...others
  } = props;
  const [search, setSearch] = useState<string | null>(null);
  const combobox = useCombobox({
    // Keep the first match selected while typing, so that Enter picks it.
    onDropdownOpen: (by) => combobox.updateSelectedOptionIndex(by === "keyboard" ? "selected" : "active", { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (search) selectFirstOption();
  }, [search, selectFirstOption]);
  // The library announces the option that arrow keys reach, but not the first match while typing.
  const [isTyping, setTyping] = useState(false);
  const firstId = useId();
  // Of a form's dozens of lists, render only those that had the focus.
  const [wasFocused, setFocused] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  const found = matching(choices, search ?? "");

  function handleSubmit(submitted: string) {
    combobox.closeDropdown();
    setSearch(null);
    if (submitted === addValue) add?.onAdd((search ?? "").trim());
    else onChange(submitted);
  }
  function handleType(typed: string) {
    setSearch(typed);
    setTyping(true);
    combobox.openDropdown("keyboard");
    if (typed === "" && isClearable) onChange("");
  }
  function handleLeave() {
    combobox.closeDropdown();
    setSearch(null);
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleSubmit} disabled={disabled} keepMounted={wasFocused}>
      <Combobox.Target
        withExpandedAttribute
        {...(search && isTyping && (found.length > 0 || add) && combobox.dropdownOpened && { "aria-activedescendant": firstId })}
      >
        <InputBase
          {...others}
          label={label}
          inputWrapperOrder={["label", "input", "error", "description"]}
          value={search ?? chosen?.label ?? ""}
          placeholder={placeholder}
          disabled={disabled}
          classNames={{ input: styles.input }}
          autoComplete="off"
          spellCheck={false}
          rightSection={
            isClearable && value !== "" && !disabled ? (
              <Combobox.ClearButton aria-hidden={false} aria-label="Clear selection" onClear={() => onChange("")} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={isClearable && value !== "" ? "all" : "none"}
          onChange={(event) => handleType(event.currentTarget.value)}
          onKeyDown={(event) => (event.key === "ArrowDown" || event.key === "ArrowUp") && setTyping(false)}
          onFocus={(event) => {
            setFocused(true);
            // Typing replaces the chosen entry.
            event.currentTarget.select();
          }}
          onClick={(event) => {
            if (search === null) event.currentTarget.select();
            combobox.openDropdown();
          }}
          onBlur={handleLeave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={styles.options} aria-label="Choices">
          {found.slice(0, limit).map((choice, index) => (
            <Combobox.Option
              key={choice.value}
              {...(index === 0 && { id: firstId })}
              value={choice.value}
              active={choice.value === value}
              aria-selected={choice.value === value}
              className={styles.option}
            >
              <bdi>{choice.label}</bdi>
              {choice.detail !== undefined && choice.detail !== "" && <span className={styles.detail}>{choice.detail}</span>}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{choices.length === 0 ? emptyText : "Nothing found"}</Combobox.Empty>}
          {found.length > limit && <div className={styles.more}>{found.length - limit} more: type to narrow the list</div>}
          {add !== undefined && (
            <Combobox.Option value={addValue} {...(found.length === 0 && { id: firstId })} className={styles.add}>
              <IconPlus size={14} stroke={2} aria-hidden="true" />
              {add.label}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The entries whose label or details contain every typed word. */
function matching(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = searchWords(search);
  return words.length === 0 ? choices : choices.filter(({ label, detail = "" }) => hasWords(words, [label, detail]));
}
