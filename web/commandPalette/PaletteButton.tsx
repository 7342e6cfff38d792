import { Kbd, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { asksForList, asksForSearch, keyText, searchKeys } from "../keys/mainKeys.ts";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { DialogBoundary } from "../relay/DialogBoundary.tsx";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import { keepLetters, takeLetters } from "./earlyLetters.ts";
import styles from "./PaletteButton.module.css";

const CommandPalette = lazyPart(async () => (await import("./CommandPalette.tsx")).CommandPalette);

const KeysDialog = lazyPart(async () => (await import("../keys/KeysDialog.tsx")).KeysDialog);

/**
 * Opens the command palette, by a click or by Ctrl+K (⌘K), and by `?` the list of keys, unless a dialog is open. Their code loads when it
 * is first needed; what is typed meanwhile is for the palette.
 */
export function PaletteButton() {
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const focus = useFocusReturn();
  function handleOpen(next: "palette" | "keys") {
    focus.remember();
    if (next === "palette") keepLetters();
    setOpen(next);
  }
  function handleClosed(isPicked: boolean) {
    takeLetters();
    setOpen(null);
    // A new page takes the focus itself; otherwise return it.
    const isFree = (document.activeElement ?? document.body) === document.body;
    if (!isPicked || isFree) focus.giveBack();
  }
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const next = asksForSearch(event) ? "palette" : asksForList(event) ? "keys" : null;
      if (next === null) return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) handleOpen(next);
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-keyshortcuts={searchKeys.aria}
        onClick={() => handleOpen("palette")}
        onMouseEnter={CommandPalette.preload}
        onFocus={CommandPalette.preload}
      >
        <IconSearch size={17} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>Search</span>
        <VisuallyHidden component="span"> and commands</VisuallyHidden>
        <Kbd className={styles.keys} size="xs" aria-hidden="true">
          {keyText(searchKeys.keys)}
        </Kbd>
      </UnstyledButton>
      {open === "palette" && (
        <DialogBoundary attempt={open} onFailed={() => handleClosed(false)}>
          <CommandPalette onKeys={() => setOpen("keys")} onClosed={handleClosed} />
        </DialogBoundary>
      )}
      {open === "keys" && (
        <DialogBoundary attempt={open} onFailed={() => handleClosed(false)}>
          <KeysDialog onClosed={() => handleClosed(false)} />
        </DialogBoundary>
      )}
    </>
  );
}
