import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./StatsFind.module.css";
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

/** Finds a text in all rows of the firm, loaded or not, and shows only the matching rows. */
export function StatsFind({ sheet, text, onFind, onDone, onClose }: Props) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const count = useSyncExternalStore(sheet.rows.subscribe, sheet.rows.count);
  const status = useSyncExternalStore(sheet.onStatus, sheet.status);
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
          if (event.key === "Escape") onClose();
          else if (event.key === "Enter") {
            onFind(typed);
            onDone();
          }
        }}
      />
      <output className={styles.count}>
        {text !== "" && status === "ready" && (count === 0 ? "Nothing found" : `${count.toLocaleString("en-US")} rows`)}
      </output>
      <CloseButton size="sm" aria-label="Close find" onClick={onClose} />
    </search>
  );
}
