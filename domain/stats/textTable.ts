/**
 * The text of a CSV or TSV file in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark. Null for a file that is no text, and for a
 * web page or XML, which other programs write as .xls (R-1282).
 */
export function textOfTable(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return controlSigns.test(text) || markup.test(text) ? null : text;
}

/** How a web page or an XML file begins. */
const markup = /^\s*<(?:!doctype|\?xml|html|head|meta|style|table)\b/i;

/** Signs that no table contains, and every other kind of file does. */
// oxlint-disable-next-line no-control-regex -- These signs are what it looks for.
const controlSigns = /[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const utf16 = widthOf(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without a mark: in most texts every second byte is 0. */
function widthOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [position, byte] of start.entries()) if (byte === 0) zeros[position % 2] = (zeros[position % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even < start.length / 16) return "utf-16le";
  return even > start.length / 4 && odd < start.length / 16 ? "utf-16be" : null;
}
