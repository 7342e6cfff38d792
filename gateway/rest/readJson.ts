/** Parses a text from another process; returns undefined for invalid JSON. The caller checks the value's shape. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
