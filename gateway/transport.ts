import { Readable } from "node:stream";
import { Agent, request, type Dispatcher } from "undici";
import { fault } from "./errors.ts";

/** One exchange with the REST service. `body` is JSON text or a stream; limits are in milliseconds and bytes. */
export type Exchange = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body: string | AsyncIterable<Uint8Array> | null;
  signal: AbortSignal;
  /** Until the head of the answer, counted from the last byte sent. */
  headersMs: number;
  /** From the head of the answer to its end. */
  bodyMs: number;
  maxBytes: number;
};

/** What came back, whole. */
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/**
 * The connections to the service, `most` at once (null: any number); making one may take `connectMs`. The other limits are
 * each exchange's own.
 */
export function createConnections(connectMs: number, most: number | null = 256): Agent {
  return new Agent({ connect: { timeout: connectMs }, connections: most, headersTimeout: 0, bodyTimeout: 0 });
}

/**
 * Sends one request and reads the whole answer. Redirects are not followed. Throws a fault: UPSTREAM_TIMEOUT when a limit
 * passes, UPSTREAM_UNAVAILABLE when there is no connection or it breaks, BAD_UPSTREAM_RESPONSE when the answer is too large.
 * The caller's own abort and what a streamed body throws are thrown on as they are.
 */
export async function exchange(connections: Agent, call: Exchange): Promise<RawAnswer> {
  const limit = createLimit();
  limit.set(call.headersMs);
  const body = call.body === null || typeof call.body === "string" ? call.body : watched(call.body, () => limit.set(call.headersMs));
  try {
    const answer = await request(call.url, {
      dispatcher: connections,
      method: call.method,
      headers: call.headers,
      body: body === null || typeof body === "string" ? body : Readable.from(body, { objectMode: false }),
      signal: AbortSignal.any([call.signal, limit.signal]),
    });
    limit.set(call.bodyMs);
    return { status: answer.statusCode, headers: answer.headers, text: await readText(answer.body, call.maxBytes) };
  } catch (error) {
    if (limit.signal.aborted) throw fault("UPSTREAM_TIMEOUT", "The service did not answer in time");
    if (call.signal.aborted) throw call.signal.reason;
    if (error instanceof AnswerTooLarge) throw fault("BAD_UPSTREAM_RESPONSE", "The service answered more than can be taken");
    throw isConnectionError(error) ? fault("UPSTREAM_UNAVAILABLE", "The service cannot be reached") : error;
  } finally {
    limit.clear();
  }
}

class AnswerTooLarge extends Error {}

/** A timer that aborts: set anew, it forgets what was left. */
export function createLimit(): { signal: AbortSignal; set(ms: number): void; clear(): void } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    set(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    clear: () => clearTimeout(timer),
  };
}

async function* watched(chunks: AsyncIterable<Uint8Array>, onChunk: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onChunk();
    yield chunk;
  }
}

/** The whole of an answer's body. Throws when it is larger than `maxBytes`. */
export async function readText(body: Dispatcher.ResponseData["body"], maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Whether there was no connection, or it broke. */
export function isConnectionError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(UND_ERR|E[A-Z]+$|HPE_)/.test(code);
}
