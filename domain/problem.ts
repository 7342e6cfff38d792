/** What kind of refusal a rule gives; the same words in REST envelopes and in GraphQL's `UserErrorCode`. */
export const problemCodes = [
  "INVALID",
  "NOT_FOUND",
  "DUPLICATE",
  "CONFLICT",
  "RATE_LIMITED",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "IN_USE",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One refusal in the user's words. `field` is the path in the body that is to blame, such as `["bankDetails", "0", "iban"]`. */
export type Problem = { message: string; code: ProblemCode; field: string[] | null };

/** A refusal of something that was filled in wrongly, at `field` where one place is to blame. */
export function invalid(message: string, ...field: string[]): Problem {
  return { message, code: "INVALID", field: field.length > 0 ? field : null };
}

/** A refusal of something that is there already. */
export function duplicate(message: string, ...field: string[]): Problem {
  return { message, code: "DUPLICATE", field: field.length > 0 ? field : null };
}
