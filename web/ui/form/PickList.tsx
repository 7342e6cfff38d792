import { Combobox, InputBase, useCombobox } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useId, useState, type ReactNode } from "react";
import styles from "./PickList.module.css";

/** One entry: what is stored, what is read, and a dimmed word more to tell namesakes apart. */
type Choice = { value: string; label: string; detail?: string };

type Props = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** The last entry of the list, such as 'Add New Buyer'; it is handed what was typed so far. */
  add?: { label: string; onAdd: (typed: string) => void };
  required?: boolean;
  isClearable?: boolean;
  disabled?: boolean;
  error?: string;
  description?: ReactNode;
  placeholder?: string;
  /** More entries than this are not drawn, typing narrows them; 100 unless said otherwise. */
  limit?: number;
  /** What an empty list says. */
  emptyText?: string;
  /** Marks the input for whoever must find it, to put the focus there. */
  "data-path"?: string;
  /** Whether a dialog starts with the focus here. */
  "data-autofocus"?: boolean;
};

const addValue = "\u0000add";

/** A list to pick from by mouse, touch or keyboard, narrowed by typing, with a way to add what is missing. */
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
    // What typing has selected stays so: Enter right after the first letter takes it.
    onDropdownOpen: (by) => combobox.updateSelectedOptionIndex(by === "keyboard" ? "selected" : "active", { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (search) selectFirstOption();
  }, [search, selectFirstOption]);
  // The library tells screen readers of the option that arrow keys come to, not of the first one, which typing comes to.
  const [isTyping, setTyping] = useState(false);
  const firstId = useId();
  // Of a form's dozens of lists only those that were come to are made.
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
    <Combobox
      store={combobox}
      onOptionSubmit={handleSubmit}
      disabled={disabled}
      keepMounted={wasFocused}
      middlewares={{ flip: true, shift: true, size: true }}
    >
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
          onFocus={() => setFocused(true)}
          onClick={() => combobox.openDropdown()}
          onBlur={handleLeave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={260} className={styles.options} aria-label="Choices">
          {found.slice(0, limit).map((choice, index) => (
            <Combobox.Option
              key={choice.value}
              {...(index === 0 && { id: firstId })}
              value={choice.value}
              active={choice.value === value}
              aria-selected={choice.value === value}
              className={styles.option}
            >
              {choice.label}
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

/** The entries that hold every typed word, in their label or their detail. */
function matching(choices: readonly Choice[], search: string): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ label, detail = "" }) => {
    const text = `${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
