/** The form's first invalid field, in reading order. */
export function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>("input[aria-invalid='true'], textarea[aria-invalid='true']") ?? null;
}
