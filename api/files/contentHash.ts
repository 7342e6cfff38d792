import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Content } from "./store.ts";

/** SHA-256 of a content that is about to be stored, hexadecimal. Large bytes are hashed outside the event loop. */
export async function hashOf(content: Content): Promise<string> {
  if (!(content instanceof Uint8Array)) return await hashOfStream(createReadStream(content.path));
  return Buffer.from(await crypto.subtle.digest("SHA-256", Uint8Array.from(content))).toString("hex");
}

async function hashOfStream(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}
