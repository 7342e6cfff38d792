import { randomUUID } from "node:crypto";

/** JSON of the service, a part of its response, that goes to the client as it came (ADR-0141). */
export class RawJson {
  readonly #response: Buffer;
  readonly #start: number;
  readonly #end: number;

  constructor(response: Buffer, start: number, end: number) {
    this.#response = response;
    this.#start = start;
    this.#end = end;
  }

  get bytes(): Buffer {
    return this.#response.subarray(this.#start, this.#end);
  }

  toJSON(): unknown {
    if (raws === null) return JSON.parse(this.bytes.toString("utf8"));
    raws.push(this);
    return mark;
  }
}

/** Stands for a raw part until the text around it is written. Nobody outside this process knows it. */
const mark = randomUUID();
let raws: RawJson[] | null = null;

/** `JSON.stringify` as bytes, with each `RawJson` where it belongs, copied without being parsed. */
export function jsonBytes(value: object): Buffer {
  const found: RawJson[] = [];
  raws = found;
  try {
    const text = JSON.stringify(value);
    return found.length === 0 ? Buffer.from(text) : join(text.split(`"${mark}"`), found);
  } finally {
    raws = null;
  }
}

function join(texts: string[], between: RawJson[]): Buffer {
  const parts = between.map(({ bytes }) => bytes);
  const length = parts.reduce((sum, part) => sum + part.length, 0) + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const joined = Buffer.allocUnsafe(length);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at += joined.write(text, at);
    const part = parts[index];
    if (part) at += part.copy(joined, at);
  }
  return joined;
}
