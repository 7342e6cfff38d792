/** Kinds of refusals; the same words in REST envelopes and in GraphQL's `UserErrorCode`. */
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

/**
 * One refusal in the user's words. `field` is the path of the refused value in the body, such as `["bankDetails", "0", "iban"]`; if one
 * sentence concerns several, `fields` has all their paths and `field` is the first.
 */
export type Problem = { message: string; code: ProblemCode; field: string[] | null; fields?: string[][] };

/** The refusal of an invalid value, at `field` if a single one is the cause. */
export function invalid(message: string, ...field: string[]): Problem {
  return { message, code: "INVALID", field: field.length > 0 ? field : null };
}

/** The refusal of all missing values, in one sentence; `paths` has at least one. */
export function missingProblem(message: string, paths: readonly string[][]): Problem {
  const problem = invalid(message, ...(paths[0] ?? []));
  return paths.length > 1 ? { ...problem, fields: [...paths] } : problem;
}

/** The refusal of a duplicate. */
export function duplicate(message: string, ...field: string[]): Problem {
  return { message, code: "DUPLICATE", field: field.length > 0 ? field : null };
}
