/** A piece of JSON, or one that is on its way. */
export type Written = string | Promise<string>;

/** A text as JSON. Most texts hold nothing to escape, and then quotes around it are all. */
export function quoted(text: string): string {
  return /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** So many parts with commas between them; waits only where a part is on its way. */
export function joined(count: number, partAt: (index: number) => Written): Written {
  let text = "";
  for (let index = 0; index < count; index += 1) {
    const part = partAt(index);
    if (typeof part !== "string") return join(text, [part, ...others(part, index + 1, count, partAt)]);
    text += index === 0 ? part : `,${part}`;
  }
  return text;
}

function others(first: Promise<string>, from: number, count: number, partAt: (index: number) => Written): Written[] {
  const parts: Written[] = [];
  try {
    for (let index = from; index < count; index += 1) parts.push(partAt(index));
  } catch (error) {
    // Those on their way have somebody to fail to.
    void Promise.allSettled([first, ...parts]);
    throw error;
  }
  return parts;
}

/** By adding text to text: a long text is then put together once, where it is sent, and not at every level. */
async function join(before: string, parts: Written[]): Promise<string> {
  let text = before;
  for (const part of await Promise.all(parts)) text += text === "" ? part : `,${part}`;
  return text;
}
