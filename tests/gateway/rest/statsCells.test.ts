import { describe, expect, test } from "vitest";
import { createRawParts, RawJson } from "../../../gateway/rest/rawJson.ts";
import { readStatsWindow } from "../../../gateway/rest/shapes/stats/statsCells.ts";
import { statsPage } from "../../../gateway/rest/shapes/stats/stats.ts";

type Row = { shipmentId: string; colour: string; version: number; values: unknown };

function aRow(values: unknown): Row {
  return { shipmentId: "S1", colour: "#ffffff", version: 1, values };
}

function aResponse(rows: unknown[], more: object = {}): string {
  return JSON.stringify({ data: { shipmentStats: rows, total: 9, version: 3 }, errors: [], ...more });
}

/** Reads often enough that the shape has code. */
function read(text: string) {
  const response = Buffer.from(text);
  for (let times = 0; times < 3; times += 1) readStatsWindow(response, createRawParts());
  const parts = createRawParts();
  return { page: readStatsWindow(response, parts), parts };
}

const hostile = { name: 'a "values":{"x":"y"}},{"shipmentId":"S2', values: "}]}", "\\": '\\"}}', e: "é — 𝄞 \u2028\u0001\ud800", "": "" };

describe("the cells of a window of the stats sheet", () => {
  test.each<[string, unknown[]]>([
    ["usual", [aRow({ name: "Rice", eta: "2025-11-12" }), aRow({})]],
    ["with texts that look like JSON", [aRow(hostile), aRow(hostile)]],
    ["of no rows", []],
  ])("%s, stay as the service sent them", (_what, rows) => {
    const { page, parts } = read(aResponse(rows));
    expect(page?.shipmentStats.every(({ values }) => values instanceof RawJson)).toBe(true);
    const written = { data: page, note: '"' };
    const expected = JSON.stringify({ data: statsPage.parse(JSON.parse(aResponse(rows)).data), note: '"' });
    expect(parts.fill(JSON.stringify(written)).toString()).toBe(expected);
  });

  test.each<[string, string]>([
    ["with a figure as a cell", aResponse([aRow({ a: 1 })])],
    ["with an object as a cell", aResponse([aRow({ a: { values: {} } })])],
    ["without cells", aResponse([{ shipmentId: "S1" }, aRow({})])],
    ["that are a number", aResponse([aRow(0)])],
    ["that are the number of another row", aResponse([aRow({}), aRow(0)])],
    ["of a list", aResponse([aRow([])])],
    ["of a record within the row", aResponse([{ ...aRow("x"), more: { values: {} } }])],
    ["with spaces between", JSON.stringify(JSON.parse(aResponse([aRow({ a: "b" })])), null, 1)],
    ["cut off", aResponse([aRow({ a: "b" })]).slice(0, -30)],
    ["with a raw line break", aResponse([aRow({ a: "b" })]).replace('"b"', '"b\n"')],
    ["with an escape that is none", aResponse([aRow({ a: "b" })]).replace('"b"', String.raw`"\x"`)],
    ["with an escape cut short", aResponse([aRow({ a: "b" })]).replace('"b"', String.raw`"\u12g4"`)],
    ["with a key that is none", aResponse([aRow({ a: "b" })]).replace('"a":', "a:")],
    ["after a comma too many", aResponse([aRow({ a: "b" })]).replace('"b"', '"b",')],
    ["in a refusal", aResponse([aRow({ a: "b" })], { errors: [{ error: "No" }] })],
    ["in no envelope", "[]"],
    ["of a row without an id", aResponse([{ ...aRow({ a: "b" }), shipmentId: "" }])],
  ])("%s, are left to the shape", (_what, text) => {
    expect(read(text).page).toBeNull();
  });

  test("that are no UTF-8, are left to the shape", () => {
    const response = Buffer.from(aResponse([aRow({ a: "b~" })]));
    response[response.indexOf("~")] = 0xff;
    expect(readStatsWindow(response, createRawParts())).toBeNull();
  });
});

test("a raw part is written where it belongs, and never where a text of another request says so", () => {
  const parts = createRawParts();
  const response = Buffer.from('[{"a":"b"},"é"]');
  const [first, second] = [parts.add(response, 1, 10), parts.add(response, 11, 15)];
  const foreign = createRawParts().add(response, 1, 10);
  const written = JSON.stringify({ second, list: [first, "ü", first], foreign, text: "{}" });
  expect(parts.fill(written).toString()).toBe(
    `{"second":"é","list":[{"a":"b"},"ü",{"a":"b"}],"foreign":"${foreign.toJSON()}","text":"{}"}`,
  );
});
