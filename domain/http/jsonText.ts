/** Maximum nesting of a request's body; the deepest valid body has 10 levels. */
export const maxJsonDepth = 40;

/** Whether a Content-Type names UTF-8, or no charset at all. JSON has no other encoding (RFC 8259). */
export function isUtf8Type(contentType: string): boolean {
  return [...contentType.matchAll(/;\s*charset\s*=\s*"?([^\s;"]*)/gi)].every(([, charset = ""]) => /^utf-?8$/i.test(charset));
}

/** The most values that a body may hold: the sheet saves 10,000 cells of four values at once. Parsing many more blocks the event loop. */
export const maxJsonValues = 45_000;

/**
 * The limit that a JSON text exceeds, such as "is nested more than 40 levels deep"; null if none. One pass, before the text is
 * parsed: recursive code that reads the value later would run out of stack.
 */
export function jsonExcess(json: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case '"':
        at = endOfString(json, at);
        break;
      case "{":
      case "[":
        depth += 1;
        if (depth > maxJsonDepth) return `is nested more than ${maxJsonDepth} levels deep`;
        break;
      case "}":
      case "]":
        depth -= 1;
        break;
      case ",":
        values += 1;
        if (values > maxJsonValues) return `holds more than ${maxJsonValues} values`;
        break;
      default:
        break;
    }
  }
  return null;
}

/** Index of the quote that closes a string, or the text's length. */
function endOfString(json: string, start: number): number {
  let quote = json.indexOf('"', start + 1);
  while (quote >= 0 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1);
  return quote < 0 ? json.length : quote;
}

/** Whether an odd number of backslashes precedes a quote. */
function isEscaped(json: string, quote: number): boolean {
  let at = quote - 1;
  while (json[at] === "\\") at -= 1;
  return (quote - at) % 2 === 0;
}

/** Whether a body is compressed, by its `Content-Encoding`: no service unpacks one. */
export function isCompressed(encoding = ""): boolean {
  return !["", "identity"].includes(encoding.trim().toLowerCase());
}

export const compressedMessage = "Send the body without Content-Encoding";
