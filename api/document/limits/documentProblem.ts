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
