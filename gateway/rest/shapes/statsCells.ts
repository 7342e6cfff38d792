import { isUtf8 } from "node:buffer";
import { isObject } from "#domain/typedObject.ts";
import type { RawJson, RawParts } from "../rawJson.ts";
import { readJson } from "../readJson.ts";
import { parseUsual } from "./parsing/compiledShape.ts";
import { statsPage, type StatsPage } from "./stats.ts";

/** A JSON object of texts. Each character can match in one way only, so no text makes the search slow. */
const texts =
  // oxlint-disable-next-line no-control-regex -- JSON forbids control characters in texts.
  /\{(?:"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*":"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"(?:,"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*":"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")*)?\}/y;
/** A quote inside a JSON text has a backslash before it, so this is always a key with the beginning of its value. */
const key = '"values":';

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

/** The text with the cells of each row replaced by their number; null if some are no object of texts. */
function cutCells(response: Buffer, parts: RawParts): { text: string; cells: RawJson[] } | null {
  // A character for each byte: all that is searched for is ASCII, and the places are those of the bytes.
  const text = response.toString("latin1");
  const cells: RawJson[] = [];
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, from)) {
    const start = at + key.length;
    texts.lastIndex = start;
    if (!texts.test(text)) return null;
    kept += text.slice(from, start) + cells.length;
    from = texts.lastIndex;
    cells.push(parts.add(response, start, from));
  }
  return { text: Buffer.from(kept + text.slice(from), "latin1").toString("utf8"), cells };
}
