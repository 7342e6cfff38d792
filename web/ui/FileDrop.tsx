import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useId, useState, type DragEvent, type ReactNode } from "react";
import styles from "./FileDrop.module.css";

type Props = {
  label: string;
  /** The `accept` of the file picker, such as ".pdf,.png". */
  accept: string;
  /** What may be chosen, in words. */
  hint: string;
  /** The file that is chosen, or null. */
  file: File | null;
  /** What stands instead of the hint once a file is chosen, such as its size. */
  details?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Gets whatever was picked or dropped; to judge it is the caller's part, since a drop heeds no `accept`. */
  onFile: (file: File) => void;
};

/** One file, picked or dropped. */
export function FileDrop({ label, accept, hint, file, details, error, disabled = false, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  function take(files: FileList | null) {
    const first = files?.[0];
    if (first !== undefined && !disabled) onFile(first);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <Input.Wrapper label={label} id={id} required error={error}>
      <label
        className={styles.area}
        data-over={isOver || undefined}
        data-error={Boolean(error) || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be picked again after it was changed.
            event.currentTarget.value = "";
          }}
        />
        <IconUpload size={18} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.name}>{file?.name ?? "Drop a file here, or choose one"}</span>
          <span className={styles.hint}>{file === null ? hint : details}</span>
        </span>
      </label>
    </Input.Wrapper>
  );
}
