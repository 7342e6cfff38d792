type Problem = { message: string; field?: readonly string[] | null };

/** Problems by the field they blame, as `form.setErrors` takes them: `bankDetails.0.iban` → message. The first one of a field wins. */
export function formErrors(problems: readonly Problem[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { message, field } of problems) {
    const path = field?.join(".");
    if (path !== undefined && path !== "") errors[path] ??= message;
  }
  return errors;
}
