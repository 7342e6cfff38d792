import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useEffect, useId, useState, type DragEvent, type ReactNode, type Ref } from "react";
import { showError } from "../feedback/toast.ts";
import styles from "./FileDrop.module.css";

type Props = {
  label: string;
  /** The `accept` of the file picker, such as ".pdf,.png". */
  accept: string;
  /** Which files are accepted, in words. */
  hint: string;
  /** The chosen file, or null. */
  file: File | null;
  /** Replaces the hint once a file is chosen, such as its size. */
  details?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The file input, to be focused. */
  inputRef?: Ref<HTMLInputElement>;
  /** Receives any picked or dropped file. The caller validates it, since a drop ignores `accept`. */
  onFile: (file: File) => void;
};

/** A drop area for one file: the browser's file input covers it and handles both picking and dropping. */
export function FileDrop({ label, accept, hint, file, details, error, required = true, disabled = false, inputRef, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  useEffect(refuseOtherDrops, []);
  return (
    <Input.Wrapper label={label} id={id} error={error}>
      <div
        className={styles.area}
        data-over={isOver || undefined}
        data-error={Boolean(error) || undefined}
        data-disabled={disabled || undefined}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          required={required}
          className={styles.input}
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            setOver(false);
            refuseSeveral(event);
          }}
          onChange={(event) => {
            const [first] = event.currentTarget.files ?? [];
            if (first !== undefined) onFile(first);
            // Allow picking the same file again after it was changed.
            event.currentTarget.value = "";
          }}
        />
        <IconUpload size={18} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.name}>{file?.name ?? "Drop a file here, or choose one"}</span>
          <span className={styles.hint}>{file === null ? hint : details}</span>
        </span>
      </div>
    </Input.Wrapper>
  );
}

/** The browser gives an input of one file none of several, and says nothing. */
function refuseSeveral({ dataTransfer }: DragEvent): void {
  if (dataTransfer.files.length > 1) showError("Please drop one file at a time.", "Upload Error");
}

/** Refuses several files, and what is dropped elsewhere (R-1421): browsers open it, some of them in place of the page. */
function refuseOtherDrops(): () => void {
  const stop = new AbortController();
  function handleDrag(event: globalThis.DragEvent) {
    const { types = [], items = [] } = event.dataTransfer ?? {};
    const isOverArea = event.target instanceof Element && event.target.matches("input[type=file]:enabled");
    if (types.includes("Files") && (items.length > 1 || !isOverArea)) event.preventDefault();
  }
  for (const type of ["dragover", "drop"] as const) window.addEventListener(type, handleDrag, { signal: stop.signal });
  return () => stop.abort();
}
