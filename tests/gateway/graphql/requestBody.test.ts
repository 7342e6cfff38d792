import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

const json = { "content-type": "application/json" };
const preflight = { "graphql-require-preflight": "1" };
const aForm = { ...preflight, "content-type": "application/x-www-form-urlencoded" };
const deep = "[".repeat(200_000) + "]".repeat(200_000);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
/** Operations that hold this text in latin-1, though they say that they are UTF-8. */
const aMultipart = (text: string) =>
  latin1(
    `--b\r\nContent-Disposition: form-data; name="operations"\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"query":"{ __typename } # ${text}"}\r\n` +
      '--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--b\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n\r\n--b--\r\n',
  );
const hello = "{ viewer { name } }";

test.each([
  ["another charset", JSON.stringify({ query: hello }), { "content-type": "application/json; charset=utf-16le" }, 415, "BAD_USER_INPUT"],
  ["a compressed body", gzipSync(JSON.stringify({ query: hello })), { ...json, "content-encoding": "gzip" }, 415, "BAD_USER_INPUT"],
  ["bytes that are no UTF-8", latin1('{"query":"{ viewer { name } } # ü"}'), json, 400, "BAD_USER_INPUT"],
  ["a form of another charset", "query=x", { ...aForm, "content-type": `${aForm["content-type"]}; charset=latin1` }, 415, "BAD_USER_INPUT"],
  ["a form of bytes that are no UTF-8", latin1("query=ü"), aForm, 400, "BAD_USER_INPUT"],
  ["a form that encodes bytes that are no UTF-8", "query=%7b__typename%7d%23%fc", aForm, 400, "BAD_USER_INPUT"],
  [
    "a multipart form whose operations are no UTF-8",
    aMultipart("ü"),
    { ...preflight, "content-type": "multipart/form-data; boundary=b" },
    400,
    "BAD_USER_INPUT",
  ],
  ["a body nested 200,000 deep", `{"query":"${hello}","variables":{"a":${deep}}}`, json, 400, "BAD_USER_INPUT"],
  [
    "more than 45,000 values",
    JSON.stringify({ query: hello, variables: { a: Array.from({ length: 45_000 }, () => 1) } }),
    json,
    400,
    "BAD_USER_INPUT",
  ],
  ["extensions nested 200,000 deep", `{"query":"${hello}","extensions":{"a":${deep}}}`, json, 400, "BAD_USER_INPUT"],
  ["a form with variables nested 200,000 deep", `query=${hello}&variables={"a":${deep}}`, aForm, 400, "BAD_USER_INPUT"],
] satisfies [string, BodyInit, Record<string, string>, number, string][])(
  "a request of %s is refused",
  async (_what, body, headers, status, code) => {
    const { post, rest, logged } = await aGateway();
    expect(await post(body, headers)).toMatchObject({ status, data: undefined, errors: [{ extensions: { code } }] });
    expect([rest.calls, logged]).toEqual([[], []]);
  },
);

test.each(["GraphQL-Require-Preflight", "Apollo-Require-Preflight"])("a form with the header %s, of any value, is taken", async (name) => {
  const { post } = await aGateway();
  for (const value of ["1", "true", "anything"]) {
    const answer = await post(new URLSearchParams({ query: "{ __typename }" }), { [name]: value });
    expect(answer).toMatchObject({ status: 200, data: { __typename: "Query" } });
  }
});

test.each([
  ["variables that are no JSON", { query: hello, variables: "{a" }, "variables is no JSON"],
  ["variables that are a list", { query: hello, variables: "[]" }, "variables must be an object"],
  ["extensions that are no JSON", { query: hello, extensions: "x" }, "extensions is no JSON"],
  ["no query", { variables: "{}" }, "Send a query, or the documentId of an operation of the web client"],
])("a request by GET with %s is refused in words (R-1202)", async (_what, asked, message) => {
  const { url, rest, logged } = await aGateway();
  const response = await fetch(`${url}?${new URLSearchParams(asked)}`);
  expect([response.status, await response.json()]).toEqual([400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] }]);
  expect([rest.calls, logged]).toEqual([[], []]);
});

test("a request with an invalid content type is refused with an error of GraphQL (R-1365)", async () => {
  const { post } = await aGateway();
  const answer = await post("{}", { "content-type": "application/json, text/plain" });
  expect(answer).toMatchObject({
    status: 415,
    errors: [{ message: "The request could not be read", extensions: { code: "BAD_USER_INPUT" } }],
  });
});

test("what fails before an operation begins is answered as GraphQL answers, in no words of its own (R-1365)", async () => {
  const persistedOperations = () => {
    throw new Error("a secret");
  };
  const { post } = await aGateway({ persistedOperations });
  const answer = await post('{"documentId":"a"}', { "content-type": "application/json" });
  expect(answer).toMatchObject({ status: 500, errors: [{ message: "Unexpected error", extensions: { code: "INTERNAL" } }] });
});

test("a request by GET whose address is not UTF-8 is refused in words (R-1202)", async () => {
  const { url, logged } = await aGateway();
  const response = await fetch(`${url}?query=%7b__typename%7d%23%fc`);
  expect([response.status, await response.json(), logged]).toMatchObject([400, { errors: [{ message: "The address is not UTF-8" }] }, []]);
});

test("a query by GET may name its documentId, and a mutation may not (R-1202)", async () => {
  const operations: Record<string, string> = { q: hello, m: 'mutation { updateProfile(input: { name: "x" }) { errors { message } } }' };
  const { url, rest } = await aGateway({ persistedOperations: (id) => operations[id] ?? null });
  const get = (documentId: string) => fetch(`${url}?${new URLSearchParams({ documentId })}`);
  expect(await (await get("q")).json()).toMatchObject({ data: { viewer: { name: "Asha Mehta" } } });
  expect((await get("m")).status).toBe(405);
  expect(rest.made()).toEqual(["GET /v1/user/info"]);
});
