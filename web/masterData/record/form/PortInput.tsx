import { Combobox, Text, TextInput, useCombobox, type TextInputProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { portsIn } from "#domain/places/ports.ts";
import { plainLetters } from "#domain/text/plainLetters.ts";

type Props = Omit<TextInputProps, "value" | "onChange"> & {
  value: string;
  /** Receives the text as the field shows it. */
  onChange: (name: string) => void;
  /** The countries whose ports are offered: the chosen one, else the user's. */
  countries: readonly string[];
  /** A port was picked that lies in this country. */
  onCountry: (country: string) => void;
};

/** The most ports that the list shows at once. */
const limit = 50;

/** A port's name: one of the known ports, found by name or UN/LOCODE, or any other text. */
export function PortInput({ value, onChange, countries, onCountry, ...input }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;
  // The first match is selected while typing, so that Enter picks it.
  useEffect(() => {
    if (value !== "") selectFirstOption();
  }, [value, selectFirstOption]);
  const more = useMorePlaces();
  const ports = countries.flatMap((country) => portsIn(country, more).map((port) => ({ ...port, country })));
  const wanted = plainLetters(value.trim());
  const found = ports.filter(({ name, code }) => plainLetters(`${name} ${code}`).includes(wanted)).slice(0, limit);

  function handlePick(code: string) {
    const port = ports.find((known) => known.code === code);
    combobox.closeDropdown();
    if (port === undefined) return;
    onChange(port.name);
    onCountry(port.country);
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handlePick} middlewares={{ flip: true, shift: true, size: true }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          value={value}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options mah={260} style={{ overflowY: "auto" }} aria-label="Known ports">
          {found.map(({ name, code, country }) => (
            <Combobox.Option key={code} value={code}>
              {name}{" "}
              <Text span size="xs" c="dimmed">
                {code}
                {countries.length > 1 && `, ${country}`}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The ports beyond the main ones, which load after the field; none before. */
function useMorePlaces(): Readonly<Record<string, string>> {
  const [more, setMore] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    import("#domain/places/morePorts.ts").then(
      ({ morePlaces }) => setMore(morePlaces),
      // The main ports are offered nevertheless, and any name may be typed.
      () => {},
    );
  }, []);
  return more;
}
