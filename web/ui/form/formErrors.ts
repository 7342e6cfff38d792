type Problem = { message: string; field?: readonly string[] | null };

/** Errors by field, as `form.setErrors` takes them: `bankDetails.0.iban` → message. The first error of a field wins. */
export function formErrors(problems: readonly Problem[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { message, field } of problems) {
    const path = field?.join(".");
    if (path !== undefined && path !== "") errors[path] ??= message;
  }
  return errors;
}

/** 'Required' for each blank field; empty if all are filled in. */
export function requiredErrors(values: Record<string, string>): Record<string, string> {
  const blank = Object.entries(values).filter(([, value]) => value.trim() === "");
  return Object.fromEntries(blank.map(([field]) => [field, "Required"]));
}
