/** A line whose first letter is written from right to left. */
const rightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const letter = /\p{L}/u;

/** Whether most of the lines run from right to left, judged by their first letters; null for a draw, and without letters. */
export function runsRightToLeft(lines: string[]): boolean | null {
  const fromRight = lines.filter((line) => rightToLeft.test(line)).length;
  const fromLeft = lines.filter((line) => letter.test(line)).length - fromRight;
  return fromRight === fromLeft ? null : fromRight > fromLeft;
}
