import { describe, expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

describe("a multipart request", () => {
  const preflight = { "graphql-require-preflight": "1" };
  const query = "mutation ($input: UploadFirmImageInput!) { uploadFirmImage(input: $input) { key } }";
  const operations = JSON.stringify({ query, variables: { input: { file: null, type: "STAMP_SIGN" } } });

  function form(parts: Record<string, string | Blob>): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.set(name, value);
    return body;
  }
  const file = new Blob(["png"], { type: "image/png" });

  test.each([
    ["no parts", {}],
    ["no file", { operations, map: '{"0":["variables.input.file"]}' }],
    ["the file first", { "0": file, operations, map: '{"0":["variables.input.file"]}' }],
    ["operations that are no JSON", { operations: "{", map: '{"0":["variables.input.file"]}', "0": file }],
    ["a batch", { operations: `[${operations}]`, map: '{"0":["0.variables.input.file"]}', "0": file }],
    ["a map that is no JSON", { operations, map: "x", "0": file }],
    ["a map that is a list", { operations, map: '["variables.input.file"]', "0": file }],
    ["a map without places", { operations, map: '{"0":[]}', "0": file }],
    ["a map with two places", { operations, map: '{"0":["variables.input.file","variables.input.other"]}', "0": file }],
    ["a map with two files", { operations, map: '{"0":["variables.input.file"],"1":["variables.input.file"]}', "0": file, "1": file }],
    ["a map of another part", { operations, map: '{"9":["variables.input.file"]}', "0": file }],
    ["a place outside the variables", { operations, map: '{"0":["query"]}', "0": file }],
    ["a place that is not there", { operations, map: '{"0":["variables.input.image"]}', "0": file }],
    ["a place that is not null", { operations, map: '{"0":["variables.input.type"]}', "0": file }],
    ["a place in a prototype", { operations, map: '{"0":["variables.__proto__.file"]}', "0": file }],
    ["a place that is a number", { operations, map: '{"0":[1]}', "0": file }],
  ])("with %s is refused with 400", async (_what, parts) => {
    const { post, rest } = await aGateway();
    expect(await post(form(parts as Record<string, string | Blob>), preflight)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(rest.calls).toEqual([]);
  });

  test("without a boundary, or broken off in the middle of a part, is refused", async () => {
    const { post } = await aGateway();
    expect(await post("x", { ...preflight, "content-type": "multipart/form-data" })).toMatchObject({ status: 400 });
    const broken = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{';
    expect(await post(broken, { ...preflight, "content-type": "multipart/form-data; boundary=b" })).toMatchObject({ status: 400 });
  });

  test("that says it is larger than 26 MB is refused before it is read", async () => {
    const { post } = await aGateway();
    const answer = await post(form({ operations, map: "{}", "0": new Blob([Buffer.alloc(27 * 1024 * 1024)]) }), preflight);
    expect(answer).toMatchObject({ status: 413, errors: [{ extensions: { code: "PAYLOAD_TOO_LARGE" } }] });
  });
});
