import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { compressedMessage, isCompressed, isUtf8Type, jsonExcess } from "#domain/http/jsonText.ts";
import { fault } from "../../errors/errors.ts";
import { limitPerTick } from "../../server/limitPerTick.ts";

/** The largest JSON body and the largest text in a form, in bytes. */
export const maxJsonBytes = 1024 * 1024;

/** Processing a longer body may take many milliseconds, so only one starts per event-loop tick. */
const largeBytes = 64 * 1024;
const largeTurn = limitPerTick(1);

/**
 * Reads the whole body as text. Rejects with a fault for a charset other than UTF-8 and a compressed body (415), invalid UTF-8 (400), a body that is too
 * large (413) or too slow (408). Event listeners cost half of a `for await` loop.
 */
export async function readBody(req: IncomingMessage): Promise<string> {
  const bytes = await readBytes(req);
  if (bytes.length > largeBytes) await largeTurn();
  return textOf(bytes);
}

function readBytes(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (isCompressed(req.headers["content-encoding"])) throw fault("BAD_USER_INPUT", compressedMessage, 415);
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

/** Throws a fault for invalid UTF-8. */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw fault("BAD_USER_INPUT", "The body is not UTF-8", 400);
  return bytes.toString("utf8");
}

/** Throws a fault for text that is not JSON, is nested too deep or has too many values. `what` names the text in the message. */
export function parseJson(text: string, what: string): unknown {
  const excess = jsonExcess(text);
  if (excess !== null) throw fault("BAD_USER_INPUT", `${what} ${excess}`, 400);
  try {
    return JSON.parse(text);
  } catch {
    throw fault("BAD_USER_INPUT", `${what} is no JSON`, 400);
  }
}

/** The fault for a body that ended early: our time limit, or a client that left. */
export function brokenOff(error: Error): Error {
  const isTooSlow = "statusCode" in error && error.statusCode === 408;
  return fault("BAD_USER_INPUT", isTooSlow ? "The request came too slowly" : "The request was broken off", isTooSlow ? 408 : 400);
}

/** Throws a fault when the declared content length is above the limit. */
export function refuseDeclared(req: IncomingMessage, limit: number): void {
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
}

export function tooLarge(limit: number): Error {
  return fault("PAYLOAD_TOO_LARGE", `The request is larger than ${limit / 1024 / 1024} MB`, 413);
}
