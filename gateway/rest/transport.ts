import { Readable } from "node:stream";
import { Agent, type Dispatcher } from "undici";
import { fault } from "../errors/errors.ts";

/** One HTTP exchange with the REST service. `body` is JSON text or a stream; limits are in milliseconds and bytes. */
export type Exchange = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  origin: string;
  /** The encoded path with its query. */
  path: string;
  headers: Record<string, string>;
  body: string | AsyncIterable<Uint8Array> | null;
  signal: AbortSignal;
  /** Time until the response's headers, counted from the last byte sent. */
  headersMs: number;
  /** Time from the response's headers to its end. */
  bodyMs: number;
  maxBytes: number;
  /** Called when the request goes onto a connection. From then on the service may execute it. */
  onSent?: () => void;
  /** Called with each chunk of the response. */
  onChunk?: (chunk: Buffer) => void;
};

/** A complete response. `bytes` is the body as it came, and `hasBody` compares it without joining its pieces. */
export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes?: Buffer;
  hasBody?(bytes: Buffer): boolean;
};

/**
 * Opens a pool of at most `most` connections to the service (null: no limit). `connectMs` limits connecting; each exchange has its own
 * limits.
 */
export function createConnections(connectMs: number, most: number | null = 256): Agent {
  return new Agent({ connect: { timeout: connectMs }, connections: most, headersTimeout: 0, bodyTimeout: 0 });
}

/**
 * Sends one request and reads the whole response. Does not follow redirects. Throws a fault: UPSTREAM_TIMEOUT when a limit passes,
 * UPSTREAM_UNAVAILABLE when there is no connection or it breaks, BAD_UPSTREAM_RESPONSE when the response is too large. Rethrows the
 * caller's abort and errors of a streamed body.
 */
export function exchange(connections: Agent, call: Exchange): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const answer = { status: 0, headers: {} };
    let bytes = 0;
    let sending: Dispatcher.DispatchController | null = null;
    let broken: Error | null = null;
    let isOver = false;
    let timer = setTimeout(tooLate, call.headersMs);

    function wait(ms: number): void {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(tooLate, ms);
    }
    function tooLate(): void {
      breakOff(fault("UPSTREAM_TIMEOUT", "The service did not answer in time"));
    }
    /** The caller aborted. */
    function leave(): void {
      breakOff(call.signal.reason instanceof Error ? call.signal.reason : new Error("The caller has gone"));
    }
    function breakOff(reason: Error): void {
      end();
      broken = reason;
      reject(reason);
      sending?.abort(reason);
    }
    function end(): void {
      isOver = true;
      clearTimeout(timer);
      call.signal.removeEventListener("abort", leave);
    }

    if (call.signal.aborted) return leave();
    call.signal.addEventListener("abort", leave);
    const { origin, path, method, headers } = call;
    const body = call.body === null || typeof call.body === "string" ? call.body : streamOf(call.body, () => wait(call.headersMs));
    // undici's `request` wraps every response in a stream; these are short and needed whole (ADR-0065).
    connections.dispatch(
      { origin, path, method, headers, body },
      {
        onRequestStart(controller) {
          sending = controller;
          if (broken) controller.abort(broken);
          else call.onSent?.();
        },
        onResponseStart(_controller, status, told) {
          answer.status = status;
          answer.headers = told;
          wait(call.bodyMs);
        },
        onResponseData(_controller, chunk) {
          bytes += chunk.length;
          if (bytes > call.maxBytes) breakOff(fault("BAD_UPSTREAM_RESPONSE", "The service answered more than can be taken"));
          else chunks.push(chunk);
          call.onChunk?.(chunk);
        },
        onResponseEnd() {
          end();
          resolve(withBody(answer, chunks));
        },
        onResponseError(_controller, error) {
          end();
          reject(unreachable(error));
        },
      },
    );
  });
}

/** The pieces are joined, and the text is decoded, when they are read: a window of the stats sheet is read as bytes. */
function withBody(answer: Pick<RawAnswer, "status" | "headers">, chunks: Buffer[]): RawAnswer {
  let bytes: Buffer | undefined;
  let text: string | undefined;
  const joined = () => (bytes ??= bytesOf(chunks));
  return {
    ...answer,
    get bytes() {
      return joined();
    },
    get text() {
      return (text ??= joined().toString("utf8"));
    },
    hasBody: (expected) => areTogether(chunks, expected),
  };
}

/** Most responses arrive in one chunk. */
function bytesOf(chunks: Buffer[]): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

function areTogether(chunks: Buffer[], expected: Buffer): boolean {
  let at = 0;
  for (const chunk of chunks) {
    if (chunk.compare(expected, at, Math.min(at + chunk.length, expected.length)) !== 0) return false;
    at += chunk.length;
  }
  return at === expected.length;
}

function streamOf(chunks: AsyncIterable<Uint8Array>, onChunk: () => void): Readable {
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      onChunk();
      yield chunk;
    }
  }
  return Readable.from(watched(), { objectMode: false });
}

/** Codes of an exchange that found no service or lost it: of names, connections, certificates and HTTP. */
const connectionCodes = /^(UND_ERR|E[A-Z]+$|EAI_|HPE_|ERR_SSL|ERR_TLS)|CERT/;

/** The fault of a connection that failed or broke, with that as its cause for the log; every other error as it is. */
export function unreachable<Thrown>(error: Thrown): Thrown | Error {
  // undici has no code for an answer that is reset before its last chunk.
  const isOfConnection =
    error instanceof Error && (error.name === "HTTPParserError" || ("code" in error && connectionCodes.test(String(error.code))));
  return isOfConnection ? Object.assign(fault("UPSTREAM_UNAVAILABLE", "The service cannot be reached"), { cause: error }) : error;
}
