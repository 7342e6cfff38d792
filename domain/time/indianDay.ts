import type { Day } from "./dates.ts";

/** India is 5½ hours ahead all year. A formatter of a time zone takes 9 ms when it is first made. */
const aheadInIndia = 330 * 60 * 1000;

/** The day of an instant in India, whose exporters use Lading: a shipment entered there at one in the morning is one of that day. */
export function indianDay(instant: Date): Day {
  return new Date(instant.getTime() + aheadInIndia).toISOString().slice(0, 10);
}
