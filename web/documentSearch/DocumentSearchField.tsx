import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { isOfInputMethod } from "../ui/keyboard/inputMethod.ts";
import { useTypedWords } from "../ui/form/useTypedWords.ts";

type Props = {
  /** The search in the address. */
  q: string;
  /** Searches. With `replace` the browser's Back skips the present search. */
  onSearch: (q: string, options: { replace: boolean }) => void;
};

const label = "Search in names, numbers and text";

/** Pause in typing, in milliseconds, before the search begins. */
const pause = 200;

/** The search field: searches while one types. "/" leads to it from everywhere on the page. */
export function DocumentSearchField({ q, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, search, leave } = useTypedWords({ address: q, pause, onSearch });
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
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === "Enter") search();
    if (event.key === "Escape") type("");
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role=grid] tr[tabindex="0"]')?.focus();
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
              type("");
              input.current?.focus();
            }}
          />
        )
      }
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onKeyDown={handleKey}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea"))
  );
}
