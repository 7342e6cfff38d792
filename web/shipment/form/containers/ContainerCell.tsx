import { Combobox } from "@mantine/core";
import { useId } from "react";
import { containerNumberProblem, plainContainerNumber } from "#domain/shipment/containerNumber.ts";
import styles from "./ContainersSection.module.css";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormFigure, useFormStore } from "../values/formStore.ts";

type Props = { path: FieldPath; caption?: string };

/** A cell of the container list: a plain input, since there may be hundreds of them. Its label shows on the first row and on phones. */
export function ContainerCell({ path, caption: givenCaption }: Props) {
  const id = useId();
  const store = useFormStore();
  const { label, type, unit, choices, limit = 100, isRequired = false } = definitionOf(path);
  const caption = givenCaption ?? unit;
  const isFigure = type === "figure";
  const { value, error, note, onFocus, onBlur } = useFormFigure(path, isFigure ? (caption ?? "") : null);
  const noteId = useId();
  const told = note ?? numberNote(path, value);
  const shared = { id, value, title: error, "data-path": path, "aria-invalid": error !== undefined || undefined };
  const described = told === undefined ? {} : { "aria-describedby": noteId };
  return (
    <div className={styles.cell}>
      <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {choices ? (
          <>
            <select {...shared} className={styles.input} onChange={(event) => store.setText(path, event.currentTarget.value)}>
              {["", ...choices].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
            <Combobox.Chevron className={styles.arrows} aria-hidden="true" />
          </>
        ) : (
          <input
            {...shared}
            {...described}
            className={styles.input}
            type={type === "date" ? "date" : "text"}
            required={isRequired}
            inputMode={isFigure ? "decimal" : undefined}
            // The numbers of containers and seals are in capitals.
            autoCapitalize={isFigure ? undefined : "characters"}
            placeholder={isFigure ? "0" : undefined}
            autoComplete="off"
            maxLength={isFigure ? 30 : limit}
            onChange={(event) => store.setText(path, event.currentTarget.value)}
            {...(isFigure && { onFocus, onBlur })}
          />
        )}
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </div>
      {told !== undefined && (
        <output id={noteId} className={styles.note}>
          {told}
        </output>
      )}
    </div>
  );
}

/** What is wrong with a container's number, once all of its eleven characters are there. */
function numberNote(path: FieldPath, value: string): string | undefined {
  const number = plainContainerNumber(value);
  const problem = path.endsWith(".containerNumber") && number.length >= 11 ? containerNumberProblem(number) : null;
  return problem === null ? undefined : `It ${problem}`;
}
