import { isUtf8 } from "node:buffer";
import { isObject } from "#domain/typedObject.ts";
import type { RawJson, RawParts } from "../../rawJson.ts";
import { readJson } from "../../readJson.ts";
import { parseUsual } from "../parsing/compiledShape.ts";
import { statsPage, type StatsPage } from "./stats.ts";

const [quote, comma, colon, backslash, open, close] = [0x22, 0x2c, 0x3a, 0x5c, 0x7b, 0x7d];
/** What may follow a backslash; four hexadecimal digits follow a "u". */
const escaped = new Set(Buffer.from('"\\/bfnrtu'));
const [letterU] = Buffer.from("u");
const hexadecimal = new Set(Buffer.from("0123456789abcdefABCDEF"));
/** A quote inside a JSON text has a backslash before it, so this is always a key with the beginning of its value. */
const key = Buffer.from('"values":');

/**
 * Reads a response with a window of the stats sheet. The cells of its rows, most of the text, are only checked to be objects of texts,
 * and stay raw (ADR-0141). Null for every response that is not of the usual form: it must be parsed as a whole.
 */
export function readStatsWindow(response: Buffer, parts: RawParts): StatsPage | null {
  const cut = isUtf8(response) ? cutCells(response, parts) : null;
  const body = cut && readJson(cut.text);
  if (!cut || !isObject(body) || !isObject(body["data"]) || !Array.isArray(body["errors"]) || body["errors"].length > 0) return null;
  const rows: unknown = body["data"]["shipmentStats"];
  if (!Array.isArray(rows) || rows.length !== cut.cells.length) return null;
  for (const [index, row] of rows.entries()) {
    if (!isObject(row) || row["values"] !== index) return null;
    row["values"] = cut.cells[index];
  }
  return parseUsual(statsPage, body["data"])?.data ?? null;
}

/**
 * The text with the cells of each row replaced by their number; null if some are no object of texts. It works on the bytes: the text of
 * half a megabyte would be allocated for this alone.
 */
function cutCells(response: Buffer, parts: RawParts): { text: string; cells: RawJson[] } | null {
  const cells: RawJson[] = [];
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = response.indexOf(key); at >= 0; at = response.indexOf(key, from)) {
    const start = at + key.length;
    const end = endOfTexts(response, start);
    if (end < 0) return null;
    kept.push(response.subarray(from, start), Buffer.from(String(cells.length)));
    cells.push(parts.add(response, start, end));
    from = end;
  }
  kept.push(response.subarray(from));
  return { text: Buffer.concat(kept).toString("utf8"), cells };
}

/** Returns the place after the JSON object of texts at `start`; -1 without one. Reads each byte once. */
function endOfTexts(json: Buffer, start: number): number {
  if (json[start] !== open) return -1;
  if (json[start + 1] === close) return start + 2;
  for (let at = start; ;) {
    const name = endOfText(json, at + 1);
    const end = json[name] === colon ? endOfText(json, name + 1) : -1;
    if (json[end] === close) return end + 1;
    if (json[end] !== comma) return -1;
    at = end;
  }
}

/** Returns the place after the JSON text at `start`; -1 without one. */
function endOfText(json: Buffer, start: number): number {
  if (json[start] !== quote) return -1;
  for (let at = start + 1; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) return at + 1;
    if (byte < 0x20) return -1;
    if (byte === backslash) {
      at += 1;
      if (!isEscape(json, at)) return -1;
    }
  }
  return -1;
}

function isEscape(json: Buffer, at: number): boolean {
  const kind = json[at] ?? 0;
  return escaped.has(kind) && (kind !== letterU || [1, 2, 3, 4].every((digit) => hexadecimal.has(json[at + digit] ?? 0)));
}
