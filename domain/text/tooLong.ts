/** The refusal of a text with more than `most` characters, by its field's label. */
export function tooLong(label: string, most: number): string {
  return `${label} must be at most ${most} characters long`;
}
