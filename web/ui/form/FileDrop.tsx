import { Input } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useId, useState, type ReactNode, type Ref } from "react";
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
  required?: boolean;
  disabled?: boolean;
  /** The file input, to be focused. */
  inputRef?: Ref<HTMLInputElement>;
  /** Gets whatever was picked or dropped; to judge it is the caller's part, since a drop heeds no `accept`. */
  onFile: (file: File) => void;
};

/** One file, picked or dropped: the browser's own file input lies over the whole area and takes both. */
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
            // The same file may be picked again after it was changed.
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
