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

/**
 * One refusal in the user's words. `field` is the path in the body that is to blame, such as `["bankDetails", "0", "iban"]`; where one
 * sentence blames several, `fields` has all their paths and `field` is the first.
 */
export type Problem = { message: string; code: ProblemCode; field: string[] | null; fields?: string[][] };

/** A refusal of something that was filled in wrongly, at `field` where one place is to blame. */
export function invalid(message: string, ...field: string[]): Problem {
  return { message, code: "INVALID", field: field.length > 0 ? field : null };
}

/** A refusal of everything that is missing, in one sentence; `paths` has at least one. */
export function missingProblem(message: string, paths: readonly string[][]): Problem {
  const problem = invalid(message, ...(paths[0] ?? []));
  return paths.length > 1 ? { ...problem, fields: [...paths] } : problem;
}

/** A refusal of something that is there already. */
export function duplicate(message: string, ...field: string[]): Problem {
  return { message, code: "DUPLICATE", field: field.length > 0 ? field : null };
}
