import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { DialogBoundary } from "../../../relay/DialogBoundary.tsx";
import { showError } from "../../../ui/feedback/toast.ts";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { useFormChoices } from "../values/formChoices.ts";
import { useFormStore } from "../values/formStore.ts";
import type { Pasted, PasteList } from "./pasteTable.ts";

const PasteNotice = lazyPart(async () => (await import("./PasteNotice.tsx")).PasteNotice);

type Props = { list: PasteList; children: ReactNode };

/** A list of the form, in whose cells a pasted table fills rows. Ctrl+Z takes the last paste back while nothing else changed in the list. */
export function PasteArea({ list, children }: Props) {
  const store = useFormStore();
  const choices = useFormChoices();
  const element = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const { target } = event;
    // A text of several lines belongs into a text area.
    const isCell = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const isCells = text.includes("\t") || text.trim().includes("\n");
    if (!isCell || !isCells) return;
    event.preventDefault();
    const path = target.dataset["path"] ?? "";
    void import("./pasteTable.ts").then(
      ({ pasteTable }) => setPasted(pasteTable(store, choices, { list, text, path })),
      () => showError("The table could not be read. Please try again."),
    );
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (!isUndo || pasted?.isUndoable() !== true) return;
    event.preventDefault();
    pasted.undo();
    setPasted(null);
  });
  useEffect(() => {
    const area = element.current;
    const paste = (event: ClipboardEvent) => handlePaste(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    area?.addEventListener("paste", paste);
    area?.addEventListener("keydown", key);
    return () => {
      area?.removeEventListener("paste", paste);
      area?.removeEventListener("keydown", key);
    };
  }, []);
  return (
    <div ref={element}>
      {children}
      {pasted && (
        <DialogBoundary attempt={pasted} onFailed={() => setPasted(null)}>
          <PasteNotice pasted={pasted} onClose={() => setPasted(null)} />
        </DialogBoundary>
      )}
    </div>
  );
}
