import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useId, useState, type ReactNode, type Ref } from "react";
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
          onDrop={() => setOver(false)}
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
