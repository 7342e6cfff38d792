/** What every `update…` mutation's input says of itself: the rule that all of them follow. */
export const partialUpdate = "Omitted fields keep their value, `null` clears a field, and a list is replaced as a whole.";

/** What a field that a record cannot do without adds to its description in an update. */
export const notClearable = "Clearing it is refused.";
