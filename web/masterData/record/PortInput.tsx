import { Autocomplete, Text, type AutocompleteProps, type ComboboxItem } from "@mantine/core";
import { portsIn } from "#domain/places/ports.ts";

type Props = Omit<AutocompleteProps, "data" | "filter" | "renderOption"> & {
  /** The countries whose ports are offered: the chosen one, else the user's. */
  countries: readonly string[];
  /** A port was picked that lies in this country. */
  onCountry: (country: string) => void;
};

/** The most ports that the list shows at once. */
const limit = 50;

/** A port's name: one of the known ports, found by name or UN/LOCODE, or any other text. */
export function PortInput({ countries, onCountry, ...input }: Props) {
  const ports = countries.flatMap((country) => portsIn(country).map((port) => ({ ...port, country })));
  const byCode = new Map(ports.map((port) => [port.code, port]));
  return (
    <Autocomplete
      {...input}
      data={ports.map(({ name, code }) => ({ value: code, label: name }))}
      limit={limit}
      autoComplete="off"
      selectFirstOptionOnChange
      // The focus comes here when a dialog opens, and the list would cover its buttons.
      openOnFocus={false}
      filter={({ options, search }) => options.filter((option) => "value" in option && isFound(option, search))}
      renderOption={({ option }) => (
        <span>
          {byCode.get(option.value)?.name}{" "}
          <Text span size="xs" c="dimmed">
            {option.value}
            {countries.length > 1 && `, ${byCode.get(option.value)?.country}`}
          </Text>
        </span>
      )}
      onOptionSubmit={(code) => {
        const country = byCode.get(code)?.country;
        if (country !== undefined) onCountry(country);
      }}
    />
  );
}

/** Whether a port's name or code contains what was typed, with or without its accents. */
function isFound({ label, value }: ComboboxItem, search: string): boolean {
  return plain(`${label} ${value}`).includes(plain(search.trim()));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
