/** A validation error in a mutation's payload. */
export type UserError = { readonly message: string; readonly field?: readonly string[] | null; readonly code?: string };

/** A payload's validation errors: every mutation has one root field, and each payload an `errors` list. */
export function errorsOf(response: Record<string, unknown>): readonly UserError[] {
  const payload = Object.values(response)[0];
  if (typeof payload !== "object" || payload === null || !("errors" in payload)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each payload of the schema declares errors: [UserError!]!.
  return payload.errors as readonly UserError[];
}
