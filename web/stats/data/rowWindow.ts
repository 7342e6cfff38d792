/** The rows of one request: the first hundred come quickly, then the rest of the first window, then windows of 500. */
export type Part = { readonly offset: number; readonly limit: number };

const first = 100;
const windowSize = 500;

/** The part that holds a row. */
export function partOf(row: number): Part {
  if (row < first) return { offset: 0, limit: first };
  if (row < windowSize) return { offset: first, limit: windowSize - first };
  return { offset: Math.floor(row / windowSize) * windowSize, limit: windowSize };
}

/** The parts that hold rows from one to another. */
export function partsOf(from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let row = from; row <= to;) {
    const part = partOf(row);
    parts.push(part);
    row = part.offset + part.limit;
  }
  return parts;
}

/** The part beyond those in sight, on the side that is being scrolled to; null at the end. */
export function partAhead(from: number, to: number, isUp: boolean, count: number): Part | null {
  const { offset, limit } = partOf(isUp ? from : to);
  const row = isUp ? offset - 1 : offset + limit;
  return row < 0 || row >= count ? null : partOf(row);
}
