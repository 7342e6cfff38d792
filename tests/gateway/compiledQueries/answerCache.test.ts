import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createAnswerCache, today, type AnswerCache } from "../../../gateway/compiledQueries/answerCache.ts";
import type { RecordedRead } from "../../../gateway/rest/reads/readRecord.ts";
import type { Rest } from "../../../gateway/rest/restClient.ts";
import { aGateway, globalId, type TestGateway } from "../../support/gateway/aGateway.ts";
import { aJwt } from "../../support/gateway/aJwt.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { ownSources } from "../../support/tools/sources.ts";

afterEach(() => void vi.useRealTimers());

const viewer = "{ viewer { name } }";
const shipment = "query ($id: ID!) { node(id: $id) { ... on Shipment { vessel comments(first: 1) { totalCount } } } }";
const noComments = { comments: [], total: 0, overdue: 0 };
const known = { id: globalId("Shipment", "01") };

/** Asks until the answer is one that was given before: by Yoga, by the compiled query, and again. */
async function asOften(gateway: TestGateway, query: string, variables = {}, headers = {}) {
  for (let time = 0; time < 2; time += 1) await gateway.ask(query, variables, headers);
  return await gateway.ask(query, variables, headers);
}

/** Holds responses back until so many calls have come. */
function together(count: number) {
  const held: (() => void)[] = [];
  return (data: unknown) => (response: ServerResponse) => {
    held.push(() => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data, errors: [] })));
    if (held.length === count) for (const send of held) send();
  };
}

describe("an answer that was given before", () => {
  test("is not given again once the service gives something else", async () => {
    const gateway = await aGateway();
    await asOften(gateway, viewer);
    gateway.rest.info.name = "Meera Shah";
    for (let time = 0; time < 3; time += 1) expect((await gateway.ask(viewer)).at("viewer.name")).toBe("Meera Shah");
  });

  test("is not given again to a session that has ended", async () => {
    const gateway = await aGateway();
    await asOften(gateway, viewer);
    gateway.rest.say("GET /v1/user/info", { status: 401, errors: ["over"] });
    expect(await gateway.ask(viewer)).toMatchObject({
      status: 401,
      data: { viewer: null },
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  test.each([
    ["has lost its store", { status: 500, errors: ["none"] }, "BAD_UPSTREAM_RESPONSE"],
    ["is busy", { status: 503, errors: ["busy"], headers: { "retry-after": "1" } }, "UPSTREAM_UNAVAILABLE"],
    ["breaks off", (response: ServerResponse) => void response.destroy(), "UPSTREAM_UNAVAILABLE"],
  ])("is not given again while the service %s, which is asked no more often", async (_name, reply, code) => {
    const gateway = await aGateway();
    await asOften(gateway, viewer);
    gateway.rest.calls.splice(0);
    gateway.rest.say("GET /v1/user/info", reply);
    expect(await gateway.ask(viewer)).toMatchObject({ errors: [{ extensions: { code } }] });
    const direct = await aGateway({ compiledQueries: false });
    direct.rest.say("GET /v1/user/info", reply);
    await direct.ask(viewer);
    expect(gateway.rest.made()).toEqual(direct.rest.made());
  });

  test("is not given to another session, even if the service gives both the same", async () => {
    const gateway = await aGateway();
    const own = (sub: string) => ({ authorization: `Bearer ${aJwt({ sub })}` });
    const query = "{ viewer { id } }";
    const first = await asOften(gateway, query, {}, own("USER1"));
    expect((await gateway.ask(query, {}, own("USER2"))).at("viewer.id")).not.toBe(first.at("viewer.id"));
  });

  test("is given for the same variables alone", async () => {
    const gateway = await aGateway();
    gateway.rest.shipments.push(riceShipment({ shipmentId: "01" }));
    gateway.rest.say("GET /v1/shipment/comment", { data: noComments });
    await asOften(gateway, shipment, known);
    expect((await gateway.ask(shipment, { id: globalId("Shipment", "02") })).data).toEqual({ node: null });
  });

  test("is compared when a record was gone, and found when it is there again", async () => {
    const gateway = await aGateway();
    const query = "query ($id: ID!) { node(id: $id) { ... on Shipment { vessel } } }";
    expect((await asOften(gateway, query, known)).data).toEqual({ node: null });
    gateway.rest.shipments.push(riceShipment({ shipmentId: "01", vessel: "MSC Aries" }));
    expect((await gateway.ask(query, known)).at("node.vessel")).toBe("MSC Aries");
  });

  test("takes its reads at once, also those that waited for each other", async () => {
    const gateway = await aGateway();
    gateway.rest.shipments.push(riceShipment({ shipmentId: "01" }));
    const answers = { "GET /v1/shipment": riceShipment({ shipmentId: "01" }), "GET /v1/shipment/comment": noComments };
    for (const [route, data] of Object.entries(answers)) gateway.rest.say(route, { data });
    const first = await asOften(gateway, shipment, known);
    const held = together(2);
    for (const [route, data] of Object.entries(answers)) gateway.rest.say(route, held(data));
    expect((await gateway.ask(shipment, known)).data).toEqual(first.data);
  });

  test("is made anew on the next day: how late a milestone is depends on it", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-01T23:59:00Z"), toFake: ["Date"] });
    const gateway = await aGateway();
    const query = "query ($id: ID!) { node(id: $id) { ... on Shipment { progress { lateDays } } } }";
    const progress = [{ milestone: "STUFFED" as const, planned: "2026-02-27", actual: "", note: "", by: "" }];
    gateway.rest.shipments.push(riceShipment({ shipmentId: "01", progress }));
    expect((await asOften(gateway, query, known)).at("node.progress.0.lateDays")).toBe(2);
    vi.setSystemTime(new Date("2026-03-02T00:01:00Z"));
    expect((await gateway.ask(query, known)).at("node.progress.0.lateDays")).toBe(3);
  });
});

test("only the session and the day reach an answer beside the service's responses", async () => {
  const clock = /\bDate\.now\(|new Date\(\)|performance\.now|Math\.random|randomUUID|\.authorization\(\)/g;
  const found = [];
  for (const { file, text } of ownSources()) {
    if (!/^gateway\/(schema|builder|rest\/shapes)\//.test(file)) continue;
    for (const [use] of text.matchAll(clock)) found.push(`${file}: ${use}`);
  }
  expect(found.toSorted()).toEqual([
    "gateway/schema/shipment/progress/progress.ts: new Date()",
    "gateway/schema/viewer/viewer.ts: .authorization()",
  ]);
});

describe("the memory of answers", () => {
  const body = (name: string) => `{ ${name} }`;
  type Reads = { bytes: Buffer }[] | null;
  /** The client of a request that made these reads, and to which the service gives the same as before, or not. */
  const restOf = ({ reads = [] as Reads, session = "a", isSame = true, repeated = (_reads: Reads) => {} } = {}) =>
    ({
      authorization: () => session,
      record: {
        reads: () => reads && reads.map(({ bytes }) => ({ call: { method: "GET", path: "/x", body: null }, status: 200, bytes })),
        repeat: (last: RecordedRead[]) => {
          repeated(last);
          return Promise.resolve(isSame);
        },
      },
    }) as unknown as Rest;
  const answer = (length = 1) => ({ bytes: Buffer.alloc(length), operation: undefined, day: today() });
  const megabyte = 1024 * 1024 - 4096;
  const ask = async (cache: AnswerCache, text: string, rest = restOf()) => (await cache.repeat(rest, text, () => {})) !== null;

  test("ends at 32 MB, and forgets first what was not used for longest", async () => {
    const cache = createAnswerCache();
    for (let index = 0; index < 40; index += 1) {
      cache.put(restOf(), body(`n${index}`), answer(megabyte));
      await ask(cache, body("n0"));
    }
    const found = [];
    for (let index = 0; index < 40; index += 1) if (await ask(cache, body(`n${index}`))) found.push(index);
    expect(found).toEqual([0, ...Array.from({ length: 31 }, (_, index) => index + 9)]);
  });

  test.each([
    ["an answer above 2 MB", restOf({ reads: [{ bytes: Buffer.alloc(megabyte) }] }), body("large"), 1024 * 1024 + 16_384],
    ["a body above 16,000 characters", restOf(), body("n".repeat(16_000)), 1],
    ["more than eight reads", restOf({ reads: Array.from({ length: 9 }, () => ({ bytes: Buffer.alloc(1) })) }), body("many"), 1],
    ["what cannot be compared", restOf({ reads: null }), body("written"), 1],
  ])("takes not %s", async (_name, rest, text, length) => {
    const cache = createAnswerCache();
    cache.put(rest, text, answer(length));
    expect(await ask(cache, text, rest)).toBe(false);
  });

  test("takes not what ran over midnight", async () => {
    const cache = createAnswerCache();
    cache.put(restOf(), body("late"), { ...answer(), day: today() - 1 });
    expect(await ask(cache, body("late"))).toBe(false);
  });

  test("keeps what another request stored while the last answer was found out of date", async () => {
    const cache = createAnswerCache();
    cache.put(restOf(), body("raced"), answer());
    const repeated = () => cache.put(restOf(), body("raced"), answer());
    expect(await ask(cache, body("raced"), restOf({ isSame: false, repeated }))).toBe(false);
    expect(await ask(cache, body("raced"))).toBe(true);
  });

  test("keeps the last of bodies that differ in their middle alone, and gives it for no other", async () => {
    const cache = createAnswerCache();
    const [first, last] = ["a", "b"].map((middle) => body(`${"n".repeat(300)}${middle}${"n".repeat(300)}`));
    for (const text of [first, last]) cache.put(restOf(), String(text), answer());
    expect([await ask(cache, String(first)), await ask(cache, String(last))]).toEqual([false, true]);
  });

  test("belongs to one session", async () => {
    const cache = createAnswerCache();
    cache.put(restOf(), body("own"), answer());
    expect([await ask(cache, body("own")), await ask(cache, body("own"), restOf({ session: "b" }))]).toEqual([true, false]);
  });

  test("keeps every sixteenth of an answer that changes each time, and each of one that rests again", async () => {
    const cache = createAnswerCache();
    const isKept = async (isSame: boolean) => {
      let isAsked = false;
      const repeated = () => void (isAsked = true);
      await ask(cache, body("busy"), restOf({ isSame, repeated }));
      cache.put(restOf(), body("busy"), answer());
      return isAsked;
    };
    const compared = [];
    for (let time = 0; time < 60; time += 1) if (await isKept(false)) compared.push(time);
    expect(compared).toEqual([1, 2, 4, 8, 16, 32, 48]);
    while (!(await isKept(true)));
    expect([await isKept(true), await isKept(false), await isKept(true)]).toEqual([true, true, true]);
  });

  test("holds no larger buffer that its bytes were a part of", async () => {
    const cache = createAnswerCache();
    const slab = Buffer.alloc(65_536);
    const rest = restOf({ reads: [{ bytes: slab.subarray(0, 10_000) }] });
    cache.put(rest, body("part"), { ...answer(), bytes: slab.subarray(0, 5_000) });
    let reads: Reads = [];
    const given = await cache.repeat(restOf({ repeated: (last) => void (reads = last) }), body("part"), () => {});
    expect([reads?.[0]?.bytes, given].map((bytes) => bytes?.buffer.byteLength)).toEqual([10_000, 5_000]);
  });
});
