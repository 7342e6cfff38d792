import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";

type Options = {
  /** The words in the address. */
  address: string;
  /** The pause in typing, in milliseconds, before the search begins. */
  pause: number;
  /** Puts the words into the address. With `replace` the browser's Back skips the present ones. */
  onSearch: (words: string, options: { replace: boolean }) => void;
};

type TypedWords = {
  text: string;
  type: (text: string) => void;
  /** Searches without waiting for the pause. */
  search: () => void;
  /** For when the field loses the focus: what is typed later is another search. */
  leave: () => void;
};

/** The typed text, the words of the address that it belongs to, and those searched for since the field was entered. */
type Entry = { text: string; address: string; sent: string[] };

/** The entry at this address, which was changed by what was typed here, or else by Back, a saved search or a link. */
function follow(entry: Entry, address: string, isBack: boolean): Entry {
  if (entry.address === address) return entry;
  return !isBack && entry.sent.includes(address) ? { ...entry, address } : { text: address, address, sent: [] };
}

/**
 * The text of a field whose words are part of the address: it searches while one types. The address follows later, and what is typed until then
 * stays. So the text is computed while rendering, and its state set once the screen shows it: set while rendering, it would lose the keys
 * that come while the screen waits for its data.
 */
export function useTypedWords({ address, pause, onSearch }: Options): TypedWords {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [kept, setKept] = useState<Entry>({ text: address, address, sent: [] });
  const { text, sent } = follow(kept, address, isBack);
  // A key may come before the last change has rendered, so each change is made to what is known then.
  const change = (part: (known: Entry) => Partial<Entry>) =>
    setKept((latest) => {
      const known = follow(latest, address, isBack);
      return { ...known, ...part(known) };
    });
  function search(words: string) {
    change((known) => ({ sent: [...known.sent, words] }));
    onSearch(words, { replace: sent.length > 0 });
  }
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Nothing renders again unless the address has changed, and it tells by no event.
    setKept((latest) => follow(latest, address, isBack));
  }, [address, isBack]);
  const handlePause = useEffectEvent((words: string) => {
    if (words !== address) search(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => handlePause(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return {
    text,
    type: (typed) => change(() => ({ text: typed })),
    search: () => search(text.trim()),
    // The address may still be on its way to the last of them.
    leave: () => change((known) => ({ sent: known.sent.slice(known.sent.lastIndexOf(address) + 1) })),
  };
}
