import { useId } from "react";
import styles from "./ContainersSection.module.css";
import type { FieldPath } from "../values/fieldPath.ts";
import { useFormFigure, useFormStore } from "../values/formStore.ts";

type Props = { path: FieldPath; label: string; isRequired?: boolean; isFigure?: boolean; caption?: string };

/** A cell of the container list: a plain input, since there may be hundreds of them. Its label shows on the first row and on phones. */
export function ContainerCell({ path, label, isRequired = false, isFigure = false, caption }: Props) {
  const id = useId();
  const store = useFormStore();
  const { value, error, settle } = useFormFigure(path);
  return (
    <div className={styles.cell}>
      <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          id={id}
          className={styles.input}
          value={value}
          data-path={path}
          required={isRequired}
          aria-invalid={error !== undefined || undefined}
          title={error}
          inputMode={isFigure ? "decimal" : undefined}
          placeholder={isFigure ? "0" : undefined}
          autoComplete="off"
          maxLength={isFigure ? 30 : 100}
          onChange={(event) => store.setText(path, event.currentTarget.value)}
          onBlur={isFigure ? settle : undefined}
        />
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </div>
    </div>
  );
}
