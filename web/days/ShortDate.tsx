import { toShortDate } from "#domain/time/dates.ts";
import { localDayTime } from "#domain/time/localTime.ts";

/** The day of an instant in the reader's time zone, whose tooltip has the time (R-1153); a dash where there is none. */
export function ShortDate({ at, className }: { at: string | null | undefined; className?: string | undefined }) {
  if (!at) return "–";
  return (
    <time className={className} dateTime={at} title={localDayTime(at)}>
      {toShortDate(at)}
    </time>
  );
}
