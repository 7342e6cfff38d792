import { TextInput, type TextInputProps } from "@mantine/core";
import { isDay, localDay } from "#domain/time/dates.ts";
import { toWeekdayDate } from "#domain/time/weekday.ts";
import styles from "./DateInput.module.css";

type Props = Omit<TextInputProps, "type" | "value" | "onChange"> & {
  /** YYYY-MM-DD, or "". */
  value?: string;
  onChange: (day: string) => void;
  /** False for a day that is never today. */
  hasToday?: boolean;
};

/** A native date field, whose order of day and month depends on the system: below it the day in words, next to its label 'Today' (R-1032). */
export function DateInput({ value = "", onChange, description, disabled = false, hasToday = true, ...props }: Props) {
  const words = isDay(value) && <span className={styles.words}>{toWeekdayDate(value)}</span>;
  return (
    <div className={styles.field}>
      <TextInput
        {...props}
        type="date"
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
      />
      {hasToday && (
        <button type="button" className={styles.today} disabled={disabled} onClick={() => onChange(localDay(new Date()))}>
          Today
        </button>
      )}
    </div>
  );
}
