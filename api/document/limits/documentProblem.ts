import { fromDayMonthYear } from "#domain/time/dates.ts";

/** The kind of failure: invalid input, too large a document, too many of one owner, too many waiting, or a failure of the renderer. */
export type DocumentProblemCode = "INVALID" | "TOO_LARGE" | "RATE_LIMITED" | "BUSY" | "FAILED";

/** A document that cannot be rendered, in the user's words; `field` is the faulty path in the shipment or request. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode;
  readonly field: string[] | null;

  /** `cause` is for the log only, never for users. */
  constructor(message: string, code: DocumentProblemCode, field: string[] | null = null, cause = "") {
    super(message, cause ? { cause } : {});
    this.name = "DocumentProblem";
    this.code = code;
    this.field = field;
  }
}

/** The refusal of a value in the request or the shipment, whose path is `field`. */
export function refuseField(message: string, ...field: string[]): DocumentProblem {
  return new DocumentProblem(message, "INVALID", field);
}

/** Throws if a date (DD/MM/YYYY) is after another. A date that is blank is after none. */
export function refuseLater(date: string, limit: string, message: string, ...field: string[]): void {
  const [day, last] = [fromDayMonthYear(date), fromDayMonthYear(limit)];
  if (day !== null && last !== null && day > last) throw refuseField(message, ...field);
}
