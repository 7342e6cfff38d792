import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { maxSearchLength } from "#domain/text/searchQuery.ts";

type Props = {
  /** The search in the address. */
  q: string;
  /** Searches. With `replace` the browser's Back skips the present search. */
  onSearch: (q: string, options: { replace: boolean }) => Promise<void>;
};

const label = "Search in names, numbers and text";

/** Pause in typing, in milliseconds, before the search begins. */
const pause = 200;

/** The typed text, the search of the address that it belongs to, and the searches sent since the field was entered. */
type Entry = { text: string; q: string; sent: string[] };

/** The search field: searches while one types. "/" leads to it from everywhere on the page. */
export function DocumentSearchField({ q, onSearch }: Props) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const input = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<Entry>({ text: q, q, sent: [] });
  // The address has changed: to what was typed here, else by Back, a saved search or a link.
  if (entry.q !== q) setEntry(!isBack && entry.sent.includes(q) ? { ...entry, q } : { text: q, q, sent: [] });
  const { text, sent } = entry;
  const send = useEffectEvent((wanted: string) => {
    if (wanted === q) return;
    setEntry((known) => ({ ...known, sent: [...known.sent, wanted] }));
    void onSearch(wanted, { replace: sent.length > 0 });
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const handleSlash = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[aria-modal="true"], [role="menu"]') !== null) return;
    event.preventDefault();
    input.current?.select();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handleSlash(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void onSearch(text.trim(), { replace: sent.length > 0 });
    if (event.key === "Escape") setEntry({ ...entry, text: "" });
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role="grid"] tbody tr[tabindex="0"]')?.focus();
  }
  return (
    <TextInput
      ref={input}
      type="search"
      size="md"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      maxLength={maxSearchLength}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} stroke={1.7} />}
      rightSection={
        text !== "" && (
          <CloseButton
            aria-label="Clear search"
            onClick={() => {
              setEntry({ ...entry, text: "" });
              input.current?.focus();
            }}
          />
        )
      }
      value={text}
      onChange={({ currentTarget }) => setEntry({ ...entry, text: currentTarget.value })}
      onBlur={() => setEntry({ ...entry, sent: [] })}
      onKeyDown={handleKey}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea"))
  );
}
