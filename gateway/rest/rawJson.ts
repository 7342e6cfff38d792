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
  const parts: Part[] = [];
  // Nobody outside this request knows it, so no text of a user says it.
  const name = randomUUID();
  let isKeeping = true;
  return {
    areKept: () => isKeeping,
    keepNoMore() {
      isKeeping = false;
    },
    add(response, start, end) {
      parts.push({ response, start, end });
      return new RawJson(`${name}:${parts.length - 1}`);
    },
    fill: (json) => (parts.length === 0 ? Buffer.from(json) : join(json.split(`"${name}:`), parts)),
  };
}

/** A part of a response of the service. */
type Part = { response: Buffer; start: number; end: number };
const none: Part = { response: Buffer.alloc(0), start: 0, end: 0 };

/** Joins texts, each of which but the first begins with the number of the part before it and a quote. */
function join([first = "", ...others]: string[], parts: Part[]): Buffer {
  const pieces = others.map((text) => {
    const end = text.indexOf('"');
    return { part: parts[Number(text.slice(0, end))] ?? none, text: text.slice(end + 1) };
  });
  const length = pieces.reduce((sum, { part, text }) => sum + part.end - part.start + Buffer.byteLength(text), Buffer.byteLength(first));
  const joined = Buffer.allocUnsafe(length);
  let at = joined.write(first);
  for (const { part, text } of pieces) {
    at += part.response.copy(joined, at, part.start, part.end);
    at += joined.write(text, at);
  }
  return joined;
}
