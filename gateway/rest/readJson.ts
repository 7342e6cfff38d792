/** Parses JSON that another process sent; undefined if it is none. The caller checks the value's shape. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
