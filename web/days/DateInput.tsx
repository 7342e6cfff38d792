import { isDay, localDay } from "#domain/time/dates.ts";
import { writtenDay } from "#domain/time/writtenDay.ts";
import { toWeekdayDate } from "#domain/time/weekday.ts";
import styles from "./DateInput.module.css";
import { DayInput, type DayInputProps } from "./DayInput.tsx";

type Props = DayInputProps & {
  /** False for a day that is never today. */
  hasToday?: boolean;
};

/** A native date field that takes a pasted day: below it the day in words, next to its label 'Today' (R-1032). */
export function DateInput({ value = "", onChange, description, disabled = false, hasToday = true, ...props }: Props) {
  const words = isDay(value) && <span className={styles.words}>{toWeekdayDate(value)}</span>;
  return (
    <div className={styles.field}>
      <DayInput
        {...props}
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
        onChange={onChange}
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
