/**
 * Why a document was not drawn: refused input, too much for a drawing, too much of one owner or of all waiting already, or a
 * failure of the drawing itself.
 */
export type DocumentProblemCode = "INVALID" | "TOO_LARGE" | "RATE_LIMITED" | "BUSY" | "FAILED";

/** A document that cannot be drawn, in the user's words; `field` is the path in the shipment or request that is to blame. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode;
  readonly field: string[] | null;

  /** `cause` is for the log of a failure, never for a user. */
  constructor(message: string, code: DocumentProblemCode, field: string[] | null = null, cause = "") {
    super(message, cause ? { cause } : {});
    this.name = "DocumentProblem";
    this.code = code;
    this.field = field;
  }
}
