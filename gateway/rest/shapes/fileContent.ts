import { z } from "zod";
import type { RawParts } from "../rawJson.ts";

/** A file as base64. */
export const fileContent = z.object({ data: z.string() });
export type FileContent = z.output<typeof fileContent>;

/** The envelope's text around the base64 text with its quotes. */
const head = Buffer.from('{"data":{"data":');
const tail = Buffer.from('},"errors":[]}');
const quote = 0x22;

/** 1 for a byte that JSON writes as itself within a text, as all of base64. */
const isPlain = Uint8Array.from({ length: 256 }, (_none, byte) => Number(byte >= 0x20 && byte < 0x80 && byte !== quote && byte !== 0x5c));

/**
 * Reads the usual response with a file: its text is only checked to be one of JSON, and stays raw (ADR-0141), because each further form
 * of 7 MB costs the event loop tens of milliseconds. Null for a response of any other form: it must be parsed as a whole.
 */
export function readFileContent(response: Buffer, parts: RawParts): FileContent | null {
  const start = head.length;
  const end = response.length - tail.length;
  if (end - start < 2) return null;
  if (!response.subarray(0, start).equals(head) || !response.subarray(end).equals(tail)) return null;
  if (response[start] !== quote || response[end - 1] !== quote) return null;
  for (let at = start + 1; at < end - 1; at += 1) {
    if (isPlain[response[at] ?? 0] !== 1) return null;
  }
  return { data: parts.add(response, start, end).toJSON() };
}
