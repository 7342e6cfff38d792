/** The rows of one request: the first hundred come quickly, then the rest of the first window, then windows of 500. */
export type RowWindow = { readonly offset: number; readonly limit: number };

const first = 100;
const windowSize = 500;

/** The window that holds a row. */
export function windowOf(row: number): RowWindow {
  if (row < first) return { offset: 0, limit: first };
  if (row < windowSize) return { offset: first, limit: windowSize - first };
  return { offset: Math.floor(row / windowSize) * windowSize, limit: windowSize };
}

/** The windows that hold rows from one to another. */
export function windowsOf(from: number, to: number): RowWindow[] {
  const rowWindows: RowWindow[] = [];
  for (let row = from; row <= to;) {
    const rowWindow = windowOf(row);
    rowWindows.push(rowWindow);
    row = rowWindow.offset + rowWindow.limit;
  }
  return rowWindows;
}

/** The next window in the scroll direction; null at the end. */
export function windowAhead(from: number, to: number, isUp: boolean, count: number): RowWindow | null {
  const { offset, limit } = windowOf(isUp ? from : to);
  const row = isUp ? offset - 1 : offset + limit;
  return row < 0 || row >= count ? null : windowOf(row);
}
