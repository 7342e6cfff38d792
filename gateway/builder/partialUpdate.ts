/** The rule of all `update…` mutations, for the descriptions of their inputs (ADR-0019). */
export const partialUpdate = "Omitted fields keep their value, `null` clears a field, and a list is replaced as a whole.";

/** Description of a required field in an update. */
export const notClearable = "Clearing it is refused.";
