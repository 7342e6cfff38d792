import { describe, expect, test } from "vitest";
import { aGatewayWithFiles, attachmentId } from "../../../support/gateway/aGatewayWithFiles.ts";
import { anAttachment } from "../../../support/gateway/fakeRest.ts";
import { readEvents } from "../../../support/api/eventReader.ts";

const query = "query ($id: ID!) { node(id: $id) { ... on Attachment { content } } }";
const twice = "query ($id: ID!) { node(id: $id) { ... on Attachment { content key again: content } } }";

describe("attachments of a shipment", () => {
  test.each<[string, string, string]>([
    ["usual", '{"data":{"data":"YQ=="},"errors":[]}', "YQ=="],
    ["empty", '{"data":{"data":""},"errors":[]}', ""],
    ["with spaces around", '{ "data": {"data":"YQ=="},"errors":[]}', "YQ=="],
    ["with more in it", '{"data":{"data":"YQ==","size":1},"errors":[]}', "YQ=="],
    ["with an escape in its text", String.raw`{"data":{"data":"a\u0022\"b"},"errors":[]}`, 'a""b'],
    ["with another member in its text", '{"data":{"data":"a","data":"b"},"errors":[]}', "b"],
    ["with letters beyond ASCII", '{"data":{"data":"é"},"errors":[]}', "é"],
  ])("are given as content that is %s, by JSON, again as compiled code, and in an event stream", async (_what, body, content) => {
    const { ask, rest, url } = await aGatewayWithFiles();
    rest.say("GET /v1/attachment", (response) => response.writeHead(200, { "content-type": "application/json" }).end(body));
    const node = { content, key: "key-1", again: content };
    for (let times = 0; times < 3; times += 1) {
      expect(await ask(twice, { id: attachmentId("key-1") })).toMatchObject({ data: { node }, errors: [] });
    }
    const stream = await readEvents(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", authorization: "Bearer a-token" },
      body: JSON.stringify({ query: twice, variables: { id: attachmentId("key-1") } }),
    });
    expect(await stream.next()).toMatchObject({ event: "next", data: { data: { node } } });
  });

  test.each<[string, string]>([
    ["with a raw line break", '{"data":{"data":"a\nb"},"errors":[]}'],
    ["cut off", '{"data":{"data":"YQ=='],
    ["whose text has no end", '{"data":{"data":"},"errors":[]}'],
  ])("are an error with content that is %s", async (_what, body) => {
    const { ask, rest } = await aGatewayWithFiles();
    rest.say("GET /v1/attachment", (response) => response.writeHead(200, { "content-type": "application/json" }).end(body));
    for (let times = 0; times < 3; times += 1) {
      const { errors } = await ask(query, { id: attachmentId("key-1") });
      expect(errors[0]).toMatchObject({ extensions: { code: "BAD_UPSTREAM_RESPONSE" } });
    }
  });

  test("give the content of two files in one operation, and name downloadUrl in the error of the third, every time", async () => {
    const { ask } = await aGatewayWithFiles();
    const content = "node(id: $id) { ... on Attachment { content } }";
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(`query ($id: ID!) { a: ${content} b: ${content} c: ${content} }`, { id: attachmentId("key-2") });
      expect([answer.at("a.content"), answer.at("b.content"), answer.at("c.content")]).toEqual([
        expect.any(String),
        expect.any(String),
        null,
      ]);
      expect(answer.errors).toMatchObject([
        { message: expect.stringContaining("downloadUrl"), path: ["c", "content"], extensions: { code: "OPERATION_TOO_COMPLEX" } },
      ]);
    }
  });

  test("of more than 5 MB are not given as content, whatever the service says of their size", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    rest.shipments[0]?.attachments.push(anAttachment({ key: "key-3", sizeInMB: 5.01 }));
    const { errors } = await ask(query, { id: attachmentId("key-3") });
    expect(errors).toMatchObject([{ message: expect.stringContaining("downloadUrl"), extensions: { code: "PAYLOAD_TOO_LARGE" } }]);
    expect(rest.made()).not.toContain("GET /v1/attachment");
    rest.say("GET /v1/attachment", { data: { data: "x".repeat(8_000_000) } });
    expect((await ask(query, { id: attachmentId("key-1") })).errors).toMatchObject([{ extensions: { code: "BAD_UPSTREAM_RESPONSE" } }]);
  });

  test("are given as content to so many at once as memory bears; who has read the answer leaves room", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const held: (() => void)[] = [];
    let isHeld = true;
    rest.say("GET /v1/attachment", (response) => {
      const finish = () => response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"data":"YQ=="},"errors":[]}');
      if (isHeld) held.push(finish);
      else finish();
    });
    let refused: unknown;
    const asked = Array.from({ length: 13 }, async () => {
      const answer = await ask(query, { id: attachmentId("key-1") });
      refused ??= answer.errors;
      return answer.at("node.content");
    });
    await expect
      .poll(() => refused)
      .toMatchObject([{ message: expect.stringContaining("downloadUrl"), extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    // Twelve have a place, two of them are read at a time.
    await expect.poll(() => held.length).toBe(2);
    isHeld = false;
    for (const finish of held) finish();
    expect((await Promise.all(asked)).filter((content) => content === "YQ==")).toHaveLength(12);
    expect((await ask(query, { id: attachmentId("key-1") })).at("node.content")).toBe("YQ==");
  });
});
