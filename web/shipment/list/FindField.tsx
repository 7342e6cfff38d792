import { TextInput } from "@mantine/core";
import { maxFindLength } from "#domain/shipment/search.ts";
import { useTypedWords } from "../../ui/form/useTypedWords.ts";

/** Pause in typing, in milliseconds, before the list is filtered. */
const pause = 300;

type Props = {
  /** The words in the address. */
  find: string;
  placeholder: string;
  /** Receives the words once the typing pauses. */
  onFind: (find: string) => void;
};

/** The field that filters a list by words, which are part of the address. */
export function FindField({ find, placeholder, onFind }: Props) {
  const { text, type, leave } = useTypedWords({ address: find, pause, onSearch: onFind });
  return (
    <TextInput
      label="Filter"
      type="search"
      placeholder={placeholder}
      maxLength={maxFindLength}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      flex="1 1 220px"
      maw={340}
    />
  );
}
