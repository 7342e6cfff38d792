import { Button, Combobox, useCombobox } from "@mantine/core";
import { IconBraces } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { plainLetters } from "#domain/text/plainLetters.ts";
import styles from "./FieldPicker.module.css";

/** A merge field with its value for a shipment; null where there is no shipment. */
export type MergeField = { readonly name: string; readonly value: string | null };

type Props = {
  /** Every merge field; null while they are loading. */
  fields: readonly MergeField[] | null;
  onInsert: (name: string) => void;
};

/** A searchable list of merge fields. */
export function FieldMenu({ fields, onInsert }: Props) {
  const [search, setSearch] = useState("");
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: (source) => {
      combobox.resetSelectedOption();
      setSearch("");
      if (source === "keyboard") combobox.focusTarget();
    },
  });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (search !== "") selectFirstOption();
  }, [search, selectFirstOption]);
  const wanted = plainLetters(search.trim());
  const found = (fields ?? []).filter(({ name, value }) => plainLetters(`${name} ${value ?? ""}`).includes(wanted));

  function handleSubmit(name: string) {
    combobox.closeDropdown();
    onInsert(name);
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleSubmit} position="bottom-start" width="min(26rem, 90vw)">
      <Combobox.Target targetType="button">
        <Button
          variant="default"
          leftSection={<IconBraces size={16} stroke={1.7} />}
          rightSection={<Combobox.Chevron />}
          disabled={fields === null}
          onClick={() => combobox.toggleDropdown()}
        >
          Insert field
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label="Search fields"
          placeholder="Search by name or value"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Combobox.Options className={styles.options} aria-label="Fields">
          {found.map(({ name, value }) => (
            <Combobox.Option key={name} value={name} className={styles.option}>
              <span>{name}</span>
              {value !== null && <span className={styles.value}>{value === "" ? "empty" : value}</span>}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
