/** An instant in the very form in which we answer it; 29 February, which not every year has, is left out. */
const answered =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether it is surely an instant as we answer it, so that nothing of it needs to be read or turned; of other instants it may say no. */
export function isCanonicalInstant(value: unknown): value is string {
  return typeof value === "string" && answered.test(value);
}
