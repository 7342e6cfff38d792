import { TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { maxFindLength } from "#domain/shipment/search.ts";

/** Pause in typing, in milliseconds, before the list is filtered. */
const rest = 300;

type Props = {
  /** The words in the address. */
  find: string;
  placeholder: string;
  /** Receives the words once the typing pauses. */
  onFind: (find: string) => void;
};

/** The field that filters a list by words, which are part of the address. */
export function FindField({ find: address, placeholder, onFind }: Props) {
  const [typed, setTyped] = useState({ text: address, address });
  // The address changed by going back: the field follows, and typed spaces stay.
  if (typed.address !== address) setTyped({ text: typed.text.trim() === address ? typed.text : address, address });
  const find = typed.text.trim();
  const handlePause = useEffectEvent(() => onFind(find));
  useEffect(() => {
    if (find === address) return undefined;
    const timer = setTimeout(handlePause, rest);
    return () => clearTimeout(timer);
  }, [find, address]);
  return (
    <TextInput
      label="Filter"
      type="search"
      placeholder={placeholder}
      maxLength={maxFindLength}
      value={typed.text}
      onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      flex="1 1 220px"
      maw={340}
    />
  );
}
