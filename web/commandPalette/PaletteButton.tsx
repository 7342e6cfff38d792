import { Kbd, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import styles from "./PaletteButton.module.css";

const CommandPalette = lazyPart(async () => (await import("./CommandPalette.tsx")).CommandPalette);

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette, by a click or by Ctrl+K (⌘K) unless a dialog is open. Its code loads when it is first needed. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  function handleOpen() {
    focus.remember();
    setOpen(true);
  }
  function handleClosed(isPicked: boolean) {
    setOpen(false);
    // A new page takes the focus itself; otherwise return it.
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
        onMouseEnter={CommandPalette.preload}
        onFocus={CommandPalette.preload}
      >
        <IconSearch size={17} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>Search</span>
        <VisuallyHidden component="span"> and commands</VisuallyHidden>
        <Kbd className={styles.keys} size="xs" aria-hidden="true">
          {isApple ? "⌘ K" : "Ctrl K"}
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <PromptSuspense>
          <CommandPalette onClosed={handleClosed} />
        </PromptSuspense>
      )}
    </>
  );
}
