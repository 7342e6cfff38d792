/** Parses a text from another process, with or without a byte order mark; returns undefined for invalid JSON. The caller checks the value's shape. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
