/** A calendar day as `YYYY-MM-DD`, the form of date inputs, GraphQL and the store. */
export type Day = string;

/** Whether the text is a real day of the calendar written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && date >= 1 && date <= daysOfMonth(year, month);
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `2025-11-12` → `12/11/2025`, as documents print and REST sends dates. */
export function toDayMonthYear(day: Day): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}

/** Whether the text is a day that may be stored: an earlier year is one of two figures, "25", in a date field (R-1225). */
export function isEnteredDay(text: string): boolean {
  return isDay(text) && text >= "1900";
}

/** What `enteredDay` reads, for messages. */
export const enteredDayWords = "a date of the calendar as DD/MM/YYYY, from 1900 on";

/** `12/11/2025` of a body → `2025-11-12`; null if the text is no day that may be stored. */
export function enteredDay(text: string): Day | null {
  const day = fromDayMonthYear(text);
  return day !== null && isEnteredDay(day) ? day : null;
}

/** `12/11/2025` → `2025-11-12`; null if the text is no real day. */
export function fromDayMonthYear(text: string): Day | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, date = "", month = "", year = ""] = match;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
}

/**
 * Reads an instant of a request: ISO 8601 with or without a time; without an offset it is UTC. A day alone means its
 * first moment as a start and its last one as an end. Returns null for everything else. An offset may lead out of the years of four figures,
 * whose texts alone compare with others: then it is the first or last moment of them (R-1190).
 */
export function readInstant(text: string, edge: "start" | "end"): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim());
  if (!match) return null;
  const [, day = "", time, offset = "Z"] = match;
  const date = new Date(`${day}${time ?? (edge === "start" ? "T00:00:00.000" : "T23:59:59.999")}${offset}`);
  const isRealDay = !Number.isNaN(date.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isRealDay) return null;
  const iso = date.toISOString();
  if (iso.startsWith("+")) return "9999-12-31T23:59:59.999Z";
  return iso.startsWith("-") ? "0000-01-01T00:00:00.000Z" : iso;
}

/** The day `days` calendar days after a day: ("2025-11-18", 21) → "2025-12-09". */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The day of a text that is a day or an instant by ISO 8601, as written in it, or `12/11/2025`; null for every other text. 18:30 UTC is the
 * midnight with which a day in India begins (R-1244).
 */
export function dayOf(text: string): Day | null {
  const [, iso = "", time = ""] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ](.*))/.exec(text.trim()) ?? [];
  if (!isDay(iso)) return fromDayMonthYear(text.trim().split(/[T, ]/)[0] ?? "");
  return /^18:30(:00(\.0+)?)?(Z|\+00:?00)$/i.test(time) ? daysAfter(iso, 1) : iso;
}

/** `2025-11-02` → `02 Nov 2025`, for documents of firms that want it. */
export function toPrintedDay(day: Day): string {
  const [year, month, date] = day.split("-");
  return `${date} ${shortMonths[Number(month) - 1]} ${year}`;
}

/** `2025-11-02` → `02 Nov 2025`, for screens: no line ends within it (R-1381). */
export function toShortDay(day: Day): string {
  return toPrintedDay(day).replaceAll(" ", "\u00a0");
}

/** A day as documents print it, in either style of a firm; null for every other text. */
export function fromPrintedDay(text: string): Day | null {
  const [, date = "", month = "", year = ""] = /^(\d{2}) (\w{3}) (\d{4})$/.exec(text.trim()) ?? [];
  return fromDayMonthYear(month === "" ? text : `${date}/${shortMonths.indexOf(month) + 1}/${year}`);
}

export const longMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2025-11-12` → `12 November 2025`, as bills and letters write dates. */
export function toLongDate(day: Day): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${longMonths[(month ?? 0) - 1]} ${year}`;
}

/** The day of an instant in the reader's time zone. */
export function localDay(instant: Date): Day {
  const part = (figure: number) => String(figure).padStart(2, "0");
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}

/** The beginning of a day in the reader's time zone, as an instant. */
export function localDayStart(day: Day): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The last millisecond of a day in the reader's time zone, as an instant. Where clocks go back at midnight, 23:59 comes twice (R-1281). */
export function localDayEnd(day: Day): string {
  const nextDay = new Date(`${day}T00:00:00`).setHours(24, 0, 0, 0);
  return new Date(nextDay - 1).toISOString();
}

const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * The day of an instant in the reader's time zone, for screens: `2025-11-12T08:00:00Z` → `12 Nov 2025`. `Intl` takes longer than rendering a
 * row, and abbreviates one month of British English with four letters.
 */
export function toShortDate(instant: string): string {
  return toShortDay(localDay(new Date(instant)));
}
