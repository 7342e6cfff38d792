import { Button, Combobox, useCombobox } from "@mantine/core";
import { IconBraces } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldPickerQuery } from "../../__generated__/FieldPickerQuery.graphql.ts";
import styles from "./FieldPicker.module.css";

type Props = { shipmentId: string; onInsert: (name: string) => void };

/** A searchable list of all merge fields with their values for this shipment. */
export function FieldPicker({ shipmentId, onInsert }: Props) {
  const { node } = useLazyLoadQuery<FieldPickerQuery>(
    graphql`
      query FieldPickerQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            mergeFields {
              name
              value
            }
          }
        }
      }
    `,
    { id: shipmentId },
    // Numbers and parties may have changed since the dialog was last open.
    { fetchPolicy: "store-and-network" },
  );
  const fields = node?.shipment?.mergeFields ?? null;
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
  const found = (fields ?? []).filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(search.trim().toLowerCase()));

  function handleSubmit(name: string) {
    combobox.closeDropdown();
    onInsert(name);
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={handleSubmit}
      position="bottom-start"
      width="min(26rem, 90vw)"
      middlewares={{ flip: true, shift: true, size: true }}
    >
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
              <span className={styles.value}>{value === "" ? "empty" : value}</span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
