import { expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

/* What a client accepts decides before anything of its operation is carried out. */

const body = JSON.stringify({ query: 'mutation { createBuyer(input: { name: "A" }) { errors { message } } }' });

async function answerTo(accept: string) {
  const { url, rest } = await aGateway();
  const response = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json", accept } });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
    calls: rest.calls.length,
  };
}

test.each(["multipart/mixed", "multipart/mixed; deferSpec=20220824", "text/html", "application/xml, image/png"])(
  "Accept: %j is refused with 406, and nothing is done",
  async (accept) => {
    const { status, text, calls } = await answerTo(accept);
    const message = "Accept application/json, application/graphql-response+json or, for events, text/event-stream";
    expect({ status, calls, errors: JSON.parse(text).errors }).toEqual({
      status: 406,
      calls: 0,
      errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }],
    });
  },
);

test.each([
  ["", "application/json"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
  ["application/json; charset=iso-8859-1", "application/json"],
  ["multipart/mixed, application/json", "application/json"],
  ["multipart/mixed; deferSpec=20220824, application/graphql-response+json, application/json;q=0.9", "application/graphql-response+json"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "application/json"],
  ["text/event-stream", "text/event-stream"],
])("Accept: %j is answered as %s", async (accept, type) => {
  const { status, type: sent, calls } = await answerTo(accept);
  expect([status, sent.split(";")[0]]).toEqual([200, type]);
  expect(calls).toBeGreaterThan(0);
});
