/** The exact form of instants in responses, without 29 February, which needs a leap year. */
const answered =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether a value is surely in the form of responses, so that it needs no conversion. May return false for a valid instant. */
export function isCanonicalInstant(value: unknown): value is string {
  return typeof value === "string" && answered.test(value);
}
