import { invalid } from "#domain/http/problem.ts";
import { Refused } from "../errors/errors.ts";
import { lostOf } from "../rest/shapes/parsing/tolerantParse.ts";

/** The rule of all `update…` mutations, for the descriptions of their inputs (ADR-0019). */
export const partialUpdate = "Omitted fields keep their value, `null` clears a field, and a list is replaced as a whole.";

/** Description of a required field in an update. */
export const notClearable = "Clearing it is refused.";

/** Throws `Refused` if the service sends something that an update writes back in a form that cannot be read: it would be emptied (R-1214). */
export function refuseLosses(read: object, isWritten: (field: string) => boolean): void {
  const lost = lostOf(read).filter(isWritten);
  if (lost.length > 0) throw unreadable(lost.join(", "));
}

export function unreadable(what: string): Refused {
  return new Refused([invalid(`The service sends ${what} in a form that cannot be read. Nothing was saved, because that would be lost`)]);
}
