import type { UserInfo } from "#domain/account/userInfo.ts";
import { isPartnerAccount } from "../session/partnerAccount.ts";
import { listKeys, searchKeys } from "./mainKeys.ts";

/** Whether only an exporter's account has what the keys are for. */
type Use = { isExporters?: true };
/** A key, or several with the same meaning, and what it does. */
type KeyLine = Use & { keys: string; words: string };
export type KeyGroup = Use & { title: string; lines: readonly KeyLine[] };

/** The keys that the account can use: the dialog of keys and Support show them (R-840, R-1184). */
export function keyGroupsOf(info: UserInfo | null): readonly KeyGroup[] {
  if (!isPartnerAccount(info)) return keyGroups;
  const isTheirs = ({ isExporters }: Use) => isExporters !== true;
  return keyGroups.filter(isTheirs).map(({ title, lines }) => ({ title, lines: lines.filter(isTheirs) }));
}

const keyGroups: readonly KeyGroup[] = [
  {
    title: "Everywhere",
    lines: [
      searchKeys,
      listKeys,
      { keys: "Ctrl Enter", words: "Save the form or dialog that you are in" },
      { keys: "Esc", words: "Close the dialog, menu or panel on top" },
      { keys: "Tab", words: "Next control; with Shift the one before" },
    ],
  },
  {
    title: "Lists and cards",
    lines: [
      { keys: "Enter", words: "Open the row or card" },
      { keys: "Space", words: "Pick up or put down what can be moved; the arrows move it" },
    ],
  },
  {
    title: "Documents",
    lines: [
      { keys: "/", words: "Go to the search field" },
      { keys: "↑ ↓", words: "Next document" },
      { keys: "Shift ↑ ↓", words: "Next document, and select it", isExporters: true },
      { keys: "Space", words: "Select the document; with Shift all up to it", isExporters: true },
      { keys: "Enter", words: "Open the document's shipment" },
      { keys: "→ ←", words: "Preview the document; close the preview" },
      { keys: "Ctrl A", words: "Select all found documents", isExporters: true },
    ],
  },
  {
    title: "Stats",
    isExporters: true,
    lines: [
      { keys: "← ↑ → ↓", words: "Go to the next cell; with Ctrl to the edge, with Shift select" },
      { keys: "Enter", words: "Edit the cell, or save it and go down" },
      { keys: "F2", words: "Edit the cell" },
      { keys: "Esc", words: "Leave the cell as it was" },
      { keys: "Delete", words: "Clear the selected cells" },
      { keys: "Ctrl C", words: "Copy the selected cells" },
      { keys: "Ctrl V", words: "Paste cells, also from a spreadsheet" },
      { keys: "Ctrl D", words: "Fill down" },
      { keys: "Ctrl R", words: "Fill right" },
      { keys: "Ctrl Z", words: "Undo" },
      { keys: "Ctrl Y", words: "Redo" },
      { keys: "Ctrl F", words: "Find in all rows" },
      { keys: "Ctrl A", words: "Select all cells" },
      { keys: "Home", words: "First column; with Ctrl the first cell" },
      { keys: "End", words: "Last column; with Ctrl the last cell" },
      { keys: "Shift F10", words: "Menu of the cell" },
    ],
  },
];
