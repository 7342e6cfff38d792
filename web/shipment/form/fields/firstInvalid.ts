/** The first field of the form, in reading order, that is marked as wrong. */
export function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>("input[aria-invalid='true'], textarea[aria-invalid='true']") ?? null;
}
