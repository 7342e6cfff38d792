import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../support/gateway/aGateway.ts";
import { anAttachment } from "../../support/gateway/fakeRest.ts";
import { at, nextOf, streams, subscribe, type Upstream } from "../../support/gateway/serviceStreams.ts";

const changes = "subscription { shipmentChanged { change shipmentId firmId deletedShipmentId cursor at shipment { name } } }";

describe("shipmentChanged", () => {
  test("tells what happened, with the shipment as it is at that moment", async () => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    expect([reader.status, reader.contentType]).toEqual([200, "text/event-stream"]);
    const upstream = await upstreamOf();
    expect(upstream.request.headers).toMatchObject({ authorization: "Bearer a-token", accept: "text/event-stream" });
    const ids = { shipmentId: globalId("Shipment", "S1"), firmId: globalId("Firm", "F1"), at };
    for (const [cursor, name] of ["First name", "Second name"].entries()) {
      for (const shipment of gateway.rest.shipments) shipment.name = name;
      upstream.tell("shipment.updated");
      expect(await nextOf(reader)).toEqual({
        data: { shipmentChanged: { change: "UPDATED", ...ids, deletedShipmentId: null, cursor: String(cursor + 1), shipment: { name } } },
      });
    }
    upstream.tell("shipment.created");
    expect(await nextOf(reader)).toMatchObject({ data: { shipmentChanged: { change: "CREATED" } } });
  });

  test("names a deleted shipment, whose record is gone, and one that went meanwhile has none either", async () => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    const upstream = await upstreamOf();
    upstream.tell("shipment.deleted");
    upstream.tell("shipment.updated", { shipmentId: "S9" });
    expect(await nextOf(reader)).toMatchObject({
      data: { shipmentChanged: { change: "DELETED", deletedShipmentId: globalId("Shipment", "S1"), shipment: null } },
    });
    expect(await nextOf(reader)).toMatchObject({
      data: { shipmentChanged: { change: "UPDATED", deletedShipmentId: null, shipment: null } },
    });
  });

  test("asks for the firm, the shipment and the place to resume at, by REST's ids", async () => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const query =
      'subscription ($firm: ID, $shipment: ID) { shipmentChanged(firmId: $firm, shipmentId: $shipment, after: "41", lastSeconds: 3) { cursor } }';
    await subscribe(gateway, query, { firm: globalId("Firm", "F1"), shipment: globalId("Shipment", "S1") });
    await upstreamOf();
    expect(gateway.rest.calls[0]?.query).toEqual({ firmId: "F1", shipmentId: "S1", after: "41", lastSeconds: "3" });
  });

  test("says nothing of attachments and of what it does not know", async () => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    const upstream = await upstreamOf();
    upstream.tell("attachment.added", { key: "key-1" });
    upstream.tell("firm.painted");
    upstream.say(": alive\n\nevent: nonsense\ndata: {\n\n");
    upstream.tell("shipment.created");
    expect(await nextOf(reader)).toMatchObject({ data: { shipmentChanged: { change: "CREATED", cursor: "3" } } });
  });
});

describe("the service's stream", () => {
  const deleted = { type: "shipment.deleted", firmId: "F1", shipmentId: "Żółw", key: null, at };
  const message = `id: 7\nevent: shipment.deleted\ndata: ${JSON.stringify(deleted)}\n\n`;

  test.each([
    ["data on several lines", [message.replace("data: ", "data:").replaceAll(/,(?=")/g, ",\ndata: ")]],
    ["lines that end in CR LF", [message.replaceAll("\n", "\r\n")]],
    ["lines that end in CR", [message.replaceAll("\n", "\r")]],
    ["a comment between two fields", [message.replace("event:", ": comment\nevent:")]],
    ["a byte a chunk, characters cut", Array.from(Buffer.from(message), (byte) => Buffer.of(byte))],
  ])("may contain %s", async (_what, chunks) => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    const { response } = await upstreamOf();
    response.socket?.setNoDelay(true);
    for (const chunk of chunks) {
      response.write(chunk);
      await setImmediate();
    }
    expect(await nextOf(reader)).toMatchObject({
      data: { shipmentChanged: { change: "DELETED", deletedShipmentId: globalId("Shipment", "Żółw"), cursor: "7" } },
    });
  });
});

describe("attachmentAdded", () => {
  const additions =
    "subscription ($id: ID) { attachmentAdded(shipmentId: $id) { attachment { name } attachmentEdge { cursor } shipmentId cursor } }";

  test("tells the stored file, and null for one that is gone by now", async () => {
    const gateway = await aGateway();
    const [shipment] = gateway.rest.shipments;
    shipment?.attachments.push(anAttachment({ name: "BL.pdf", key: "bl", type: "BILL_OF_LADING", time: at }));
    const shipmentId = shipment?.shipmentId ?? "";
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, additions, { id: globalId("Shipment", shipmentId) });
    const upstream = await upstreamOf();
    upstream.tell("shipment.updated", { shipmentId });
    upstream.tell("attachment.added", { shipmentId, key: "bl" });
    upstream.tell("attachment.added", { shipmentId, key: "gone" });
    expect(await nextOf(reader)).toEqual({
      data: {
        attachmentAdded: {
          attachment: { name: "BL.pdf" },
          attachmentEdge: { cursor: expect.any(String) },
          shipmentId: globalId("Shipment", shipmentId),
          cursor: "2",
        },
      },
    });
    expect(await nextOf(reader)).toMatchObject({ data: { attachmentAdded: { attachment: null, attachmentEdge: null } } });
  });
});

describe("a subscription", () => {
  test("lets go of the service's stream when its client goes", async () => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    const { response } = await upstreamOf();
    const closed = once(response, "close");
    reader.close();
    await closed;
    expect(gateway.logged).toEqual([]);
  });

  test.each([
    ['event: end\ndata: {"reason":"SESSION_OVER"}\n\n', "UNAUTHENTICATED"],
    ['event: end\ndata: {"reason":"CLOSING"}\n\n', "UPSTREAM_UNAVAILABLE"],
    [`event: shipment.created\ndata: ${"x".repeat(70_000)}`, "BAD_UPSTREAM_RESPONSE"],
  ])("ends with a fault when the service says %j", async (text, code) => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    (await upstreamOf()).say(text);
    expect(await nextOf(reader)).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(await nextOf(reader)).toBe("complete");
    expect(await reader.next()).toBe(null);
  });

  test.each([
    ["ends", ({ response }: Upstream) => void response.end()],
    ["breaks off", ({ response }: Upstream) => void response.destroy()],
  ])("ends with UPSTREAM_UNAVAILABLE when the service's stream %s", async (_, act) => {
    const gateway = await aGateway();
    const upstreamOf = streams(gateway);
    const reader = await subscribe(gateway, changes);
    act(await upstreamOf());
    expect(await nextOf(reader)).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }] });
    expect(await nextOf(reader)).toBe("complete");
  });

  test("ends with UPSTREAM_TIMEOUT when the service falls silent", async () => {
    const gateway = await aGateway({ rest: { silenceMs: 50 } });
    streams(gateway);
    const reader = await subscribe(gateway, changes);
    expect(await nextOf(reader)).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_TIMEOUT" } }] });
  });

  test("without a session is UNAUTHENTICATED with HTTP 401", async () => {
    const gateway = await aGateway();
    gateway.rest.say("GET /v1/events", { status: 401, errors: ["Session is over"] });
    const reader = await subscribe(gateway, changes);
    expect(reader.status).toBe(401);
    expect(await nextOf(reader)).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  test.each([
    [{ status: 429, errors: [{ error: "Too many event streams are open", code: "RATE_LIMITED" }] }, "RATE_LIMITED"],
    [{ status: 410, errors: [{ error: "Read anew", code: "NOT_FOUND", field: ["after"] }] }, "BAD_USER_INPUT"],
    [{ status: 404, errors: ["Not found"] }, "UPSTREAM_UNSUPPORTED"],
    [(response: ServerResponse) => void response.writeHead(404).end("<h1>Not Found</h1>"), "UPSTREAM_UNSUPPORTED"],
    [
      (response: ServerResponse) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>"),
      "BAD_UPSTREAM_RESPONSE",
    ],
    [{ status: 500, errors: ["Oops"] }, "BAD_UPSTREAM_RESPONSE"],
  ])("that the service answers with %j is refused as %s", async (reply, code) => {
    const gateway = await aGateway();
    gateway.rest.say("GET /v1/events", reply);
    expect(await nextOf(await subscribe(gateway, changes))).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test.each([
    'subscription { shipmentChanged(firmId: "nonsense") { cursor } }',
    `subscription { shipmentChanged(shipmentId: "${globalId("Firm", "F1")}") { cursor } }`,
    `subscription { attachmentAdded(shipmentId: "${globalId("Buyer", "B1")}") { cursor } }`,
  ])("of an id that is none of its type is refused before the service is asked: %s", async (query) => {
    const gateway = await aGateway();
    expect(await nextOf(await subscribe(gateway, query))).toMatchObject({
      errors: [{ message: expect.stringMatching(/not found$/), extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(gateway.rest.calls).toEqual([]);
  });

  test("may cost what an operation may", async () => {
    const gateway = await aGateway();
    const contents = Array.from({ length: 15 }, (_, index) => `content${index}: content`).join(" ");
    const query = `subscription { shipmentChanged { shipment { attachments { nodes { ${contents} } } } } }`;
    const reader = await subscribe(gateway, query);
    expect(await nextOf(reader)).toMatchObject({ errors: [{ extensions: { code: "OPERATION_TOO_COMPLEX" } }] });
    expect(gateway.rest.calls).toEqual([]);
  });

  test("is told to ask for an event stream when it does not", async () => {
    const gateway = await aGateway();
    const answer = await gateway.ask(changes);
    expect(answer).toMatchObject({ status: 406, errors: [{ message: "Ask for a subscription with Accept: text/event-stream" }] });
    expect(gateway.rest.calls).toEqual([]);
  });
});

describe("a client that goes before its stream has begun", () => {
  /** Asks for a subscription and goes as soon as the service was asked for its events. */
  async function leaveEarly(gateway: TestGateway, asked: Promise<unknown>): Promise<void> {
    const gone = new AbortController();
    const headers = { "content-type": "application/json", authorization: "Bearer a-token", accept: "text/event-stream" };
    const answer = fetch(gateway.url, { method: "POST", headers, body: JSON.stringify({ query: changes }), signal: gone.signal });
    await asked;
    gone.abort();
    await expect(answer).rejects.toThrow("aborted");
  }

  test("leaves the gateway running and nothing in its log, and the service is let go", async () => {
    const gateway = await aGateway();
    const opened = Promise.withResolvers<IncomingMessage>();
    gateway.rest.say("GET /v1/events", (_response, request) => opened.resolve(request));
    await leaveEarly(gateway, opened.promise);
    const { socket } = await opened.promise;
    if (!socket.destroyed) await once(socket, "close");
    expect(await gateway.ask("{ viewer { name } }")).toMatchObject({ status: 200, errors: [] });
    expect(gateway.logged).toEqual([]);
  });
});
