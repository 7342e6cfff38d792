/** JSON that is being written: `text` is its end so far, after `parts`, in which texts stand beside those that are still on their way. */
export type Writing = { text: string; parts: (string | Promise<string>)[] };

/** A text as JSON. Most texts hold nothing to escape, and then quotes around it are all. */
export function quoted(text: string): string {
  return /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Keeps the place of a text that is on its way; what is written from now on stands behind it. */
export function addLater(writing: Writing, text: Promise<string>): void {
  // The whole fails with it. Where the whole has failed before, nobody else waits for it.
  text.catch(() => {});
  writing.parts.push(writing.text, text);
  writing.text = "";
}

/** All that was written; waits only where a part is on its way. */
export function finished({ parts, text }: Writing): string | Promise<string> {
  return parts.length === 0 ? text : joined([...parts, text]);
}

/** By adding text to text: a long text is then put together once, where it is sent, and not at every level. */
async function joined(parts: (string | Promise<string>)[]): Promise<string> {
  let text = "";
  for (const part of await Promise.all(parts)) text += part;
  return text;
}
