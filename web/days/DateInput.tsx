import { TextInput, type TextInputProps } from "@mantine/core";
import { isDay, localDay, writtenDay } from "#domain/time/dates.ts";
import { toWeekdayDate } from "#domain/time/weekday.ts";
import styles from "./DateInput.module.css";

type Props = Omit<TextInputProps, "type" | "value" | "onChange"> & {
  /** YYYY-MM-DD, or "". */
  value?: string;
  onChange: (day: string) => void;
  /** False for a day that is never today. */
  hasToday?: boolean;
};

/** The browser takes years of six figures, and puts the next figure typed behind the fourth. */
const lastDay = "9999-12-31";

/** A native date field, whose order of day and month depends on the system: below it the day in words, next to its label 'Today' (R-1032). */
export function DateInput({ value = "", onChange, description, disabled = false, hasToday = true, ...props }: Props) {
  const words = isDay(value) && <span className={styles.words}>{toWeekdayDate(value)}</span>;
  return (
    <div className={styles.field}>
      <TextInput
        {...props}
        type="date"
        max={lastDay}
        value={value}
        disabled={disabled}
        description={
          (words || description) && (
            <>
              {words}
              {description}
            </>
          )
        }
        onChange={(event) => onChange(event.currentTarget.value)}
        // A year of two figures is typed in full only when the field is left: until then two more may come.
        onBlur={(event) => {
          if (value.startsWith("00")) onChange(`20${value.slice(2)}`);
          props.onBlur?.(event);
        }}
        onPaste={(event) => {
          // The browser's own field takes no pasted text.
          const day = writtenDay(event.clipboardData.getData("text"));
          if (day !== null) onChange(day);
        }}
      />
      {hasToday && (
        <button type="button" className={styles.today} disabled={disabled} onClick={() => onChange(localDay(new Date()))}>
          Today
        </button>
      )}
    </div>
  );
}
