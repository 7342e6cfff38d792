import { useState } from "react";
import { useFocusReturn } from "./useFocusReturn.ts";

/**
 * What a dialog is open for (null: none is), and the functions that open it for something and, once it has closed, return the focus to what
 * opened it.
 */
export function useDialogTask<Task>(): [Task | null, (task: Task) => void, () => void] {
  const [task, setTask] = useState<Task | null>(null);
  const focus = useFocusReturn();
  function open(next: Task) {
    focus.remember();
    setTask(next);
  }
  function handleClosed() {
    setTask(null);
    focus.giveBack();
  }
  return [task, open, handleClosed];
}
