import { Button, CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { isOfInputMethod } from "../../ui/keyboard/inputMethod.ts";
import styles from "./StatsFind.module.css";
import { searching, useFoundCells } from "./useFoundCells.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = {
  sheet: StatsSheet;
  text: string;
  onFind: (text: string) => void;
  /** Moves the focus to the found rows. */
  onDone: () => void;
  onClose: () => void;
};

/** How long after the last key the search starts, in milliseconds. */
const pause = 300;

/**
 * Finds a text in all rows of the firm, loaded or not, and shows only the matching rows. Enter and Shift+Enter step through the found
 * cells, the down arrow goes into the sheet.
 */
export function StatsFind({ sheet, text, onFind, onDone, onClose }: Props) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const found = useFoundCells(sheet, text);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onFind(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, text, onFind]);
  return (
    <search className={styles.bar}>
      <TextInput
        size="xs"
        aria-label="Find in all rows"
        placeholder="Find in all rows"
        leftSection={<IconSearch size={15} stroke={1.7} />}
        value={typed}
        ref={input}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isOfInputMethod(event.nativeEvent)) return;
          if (event.key === "Escape") onClose();
          else if (event.key === "ArrowDown") onDone();
          else if (event.key === "Enter" && typed !== text) onFind(typed);
          else if (event.key === "Enter") found.step(event.shiftKey ? -1 : 1);
          else return;
          event.preventDefault();
        }}
      />
      <output className={styles.count}>{typed === text ? found.text : searching}</output>
      <Button.Group>
        <Button variant="default" size="xs" disabled={!found.canStep} onClick={() => found.step(-1)}>
          Previous
        </Button>
        <Button variant="default" size="xs" disabled={!found.canStep} onClick={() => found.step(1)}>
          Next
        </Button>
      </Button.Group>
      <CloseButton size="sm" aria-label="Close find" onClick={onClose} />
    </search>
  );
}
