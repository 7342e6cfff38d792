import { Kbd, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFocusReturn } from "../ui/useFocusReturn.ts";
import styles from "./PaletteButton.module.css";

const load = () => import("./CommandPalette.tsx");
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette, by a click or by Ctrl+K (⌘K) from anywhere but another dialog; its code comes when it is first wanted. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  function handleOpen() {
    focus.remember();
    setOpen(true);
  }
  function handleClosed(isPicked: boolean) {
    setOpen(false);
    // A new page takes the focus itself; where there is none, the keyboard goes on where it was.
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isPicked || !isTaken) focus.giveBack();
  }
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) handleOpen();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={handleOpen}
        onMouseEnter={() => void load()}
        onFocus={() => void load()}
      >
        <IconSearch size={17} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>Search</span>
        <VisuallyHidden component="span"> and commands</VisuallyHidden>
        <Kbd className={styles.keys} size="xs" aria-hidden="true">
          {isApple ? "⌘ K" : "Ctrl K"}
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <CommandPalette onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  );
}
