import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { isUtf8Type, jsonExcess } from "#domain/jsonText.ts";
import { fault } from "../errors/errors.ts";
import { limitPerTick } from "../server/limitPerTick.ts";

/** The largest body of JSON, and the largest text in a form. */
export const maxJsonBytes = 1024 * 1024;

/** A body that is longer may take its reader many milliseconds; one of those begins in a turn of the event loop. */
const largeBytes = 64 * 1024;
const largeTurn = limitPerTick(1);

/**
 * The whole body as text. Rejects with a fault for another charset than UTF-8 (415), bytes that are no UTF-8 (400), a body that is too large
 * (413) or too slow (408). A reader of events costs half of what reading by `for await` does.
 */
export async function readBody(req: IncomingMessage): Promise<string> {
  const bytes = await readBytes(req);
  if (bytes.length > largeBytes) await largeTurn();
  return textOf(bytes);
}

function readBytes(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!isUtf8Type(req.headers["content-type"] ?? "")) throw fault("BAD_USER_INPUT", "Send the body as UTF-8", 415);
    refuseDeclared(req, maxJsonBytes);
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxJsonBytes) reject(tooLarge(maxJsonBytes));
      else chunks.push(chunk);
    });
    req.once("end", () => resolve(Buffer.concat(chunks)));
    req.once("error", (error) => reject(brokenOff(error)));
  });
}

/** Throws a fault for bytes that are no UTF-8. */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw fault("BAD_USER_INPUT", "The body is not UTF-8", 400);
  return bytes.toString("utf8");
}

/** Throws a fault for what is no JSON, nested too deep or of too many values; `what` names it. */
export function parseJson(text: string, what: string): unknown {
  const excess = jsonExcess(text);
  if (excess !== null) throw fault("BAD_USER_INPUT", `${what} ${excess}`, 400);
  try {
    return JSON.parse(text);
  } catch {
    throw fault("BAD_USER_INPUT", `${what} is no JSON`, 400);
  }
}

/** The fault behind a body that did not come to its end: our own time limit, or the client's leaving. */
export function brokenOff(error: Error): Error {
  const isTooSlow = "statusCode" in error && error.statusCode === 408;
  return fault("BAD_USER_INPUT", isTooSlow ? "The request came too slowly" : "The request was broken off", isTooSlow ? 408 : 400);
}

/** Throws a fault for a body that says itself that it is larger. */
export function refuseDeclared(req: IncomingMessage, limit: number): void {
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
}

export function tooLarge(limit: number): Error {
  return fault("PAYLOAD_TOO_LARGE", `The request is larger than ${limit / 1024 / 1024} MB`, 413);
}
