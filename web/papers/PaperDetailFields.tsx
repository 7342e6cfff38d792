import { NumberInput, TextInput } from "@mantine/core";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { maxPaperCount, maxPaperNote, paperMessages, type PaperType } from "#domain/documents/papers.ts";
import { DayInput } from "../days/DayInput.tsx";
import styles from "./PapersDialog.module.css";

/** What is asked of a paper, as entered: "" for nothing. */
export type EnteredDetails = { originals: number | ""; copies: number | ""; note: string; dueOn: string };

type Props = { type: PaperType; value: EnteredDetails; isDisabled: boolean; onChange: (value: EnteredDetails) => void };

/** How many of a chosen paper are asked for, by when, and a note. */
export function PaperDetailFields({ type, value, isDisabled, onChange }: Props) {
  const count = (field: "originals" | "copies", label: string) => (
    <NumberInput
      label={label}
      size="xs"
      min={0}
      max={maxPaperCount}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      disabled={isDisabled}
      value={value[field]}
      onChange={(entered) => onChange({ ...value, [field]: typeof entered === "number" ? entered : "" })}
    />
  );
  return (
    <fieldset className={styles.details} aria-label={`Details of ${attachmentTypeNames[type]}`}>
      {count("originals", "Originals")}
      {count("copies", "Copies")}
      <DayInput label="Due on" size="xs" disabled={isDisabled} value={value.dueOn} onChange={(day) => onChange({ ...value, dueOn: day })} />
      <TextInput
        className={styles.note}
        label="Note"
        size="xs"
        disabled={isDisabled}
        error={value.note.trim().length > maxPaperNote && paperMessages.noteLong}
        value={value.note}
        onChange={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
      />
    </fieldset>
  );
}
