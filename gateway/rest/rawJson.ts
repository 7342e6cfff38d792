import { randomUUID } from "node:crypto";

/** A part of a response of the service that goes to the client as it came (ADR-0141). In JSON a mark stands for it. */
export class RawJson {
  readonly #mark: string;

  constructor(mark: string) {
    this.#mark = mark;
  }

  toJSON(): string {
    return this.#mark;
  }
}

/** The raw parts of one GraphQL request. */
export type RawParts = {
  /** Keeps a part of a response, which must be one JSON value. */
  add(response: Buffer, start: number, end: number): RawJson;
  /** The bytes of JSON, or of a text around it, with every part in its place, copied without being parsed. */
  fill(json: string): Buffer;
  /** From now on every response is parsed as a whole: the request lives long, and its parts would pile up. */
  keepNoMore(): void;
  areKept(): boolean;
};

export function createRawParts(): RawParts {
  const parts: Buffer[] = [];
  // Nobody outside this request knows it, so no text of a user says it.
  const name = randomUUID();
  let isKeeping = true;
  return {
    areKept: () => isKeeping,
    keepNoMore() {
      isKeeping = false;
    },
    add(response, start, end) {
      parts.push(response.subarray(start, end));
      return new RawJson(`${name}:${parts.length - 1}`);
    },
    fill: (json) => (parts.length === 0 ? Buffer.from(json) : join(json.split(`"${name}:`), parts)),
  };
}

/** Joins texts, each of which but the first begins with the number of the part before it and a quote. */
function join([first = "", ...others]: string[], parts: Buffer[]): Buffer {
  const pieces = others.map((text) => {
    const end = text.indexOf('"');
    return { part: parts[Number(text.slice(0, end))] ?? Buffer.alloc(0), text: text.slice(end + 1) };
  });
  const length = pieces.reduce((sum, { part, text }) => sum + part.length + Buffer.byteLength(text), Buffer.byteLength(first));
  const joined = Buffer.allocUnsafe(length);
  let at = joined.write(first);
  for (const { part, text } of pieces) {
    at += part.copy(joined, at);
    at += joined.write(text, at);
  }
  return joined;
}
