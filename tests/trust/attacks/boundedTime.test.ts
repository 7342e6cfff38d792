import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGateway, openGateway } from "../../support/gateway/aGateway.ts";
import { hostileOperations, slowToCheck, wrongVariables } from "../../support/gateway/hostileOperations.ts";
import { millisecondsSince } from "../../support/tools/workTime.ts";

/** The work that one request may cause, in milliseconds of the processor. */
const most = 250;

let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  gateway = await openGateway({});
  await gateway.ask("{ viewer { name } }");
});
afterAll(() => gateway.close());

/** The least work of several tries: a busy machine lengthens some of them. Each try sends another text, so no cache has it. */
async function workOf(query: string, variables: Record<string, unknown> = {}): Promise<number> {
  const works: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const before = process.cpuUsage();
    await gateway.ask(`${query} #${tries}`, variables);
    works.push(millisecondsSince(before));
  }
  return Math.min(...works);
}

test.each([...hostileOperations.map(([what, query]) => [what, query] as const), ...slowToCheck])(
  "an operation of %s takes less than 250 ms of work",
  async (_what, query) => {
    expect(await workOf(query)).toBeLessThan(most);
  },
);

test.each(wrongVariables)("variables such as %s take less than 250 ms of work", async (_what, query, variables) => {
  expect(await workOf(query, variables)).toBeLessThan(most);
});

test.each([
  ["to begin", () => {}],
  ["to end", (response: ServerResponse) => void response.writeHead(200, { "content-type": "application/json" }).write("{")],
] satisfies [string, (response: ServerResponse) => void][])(
  "a service that takes too long %s is given up within the limit and 100 ms",
  async (_what, reply) => {
    const limit = 300;
    const { ask, rest } = await aGateway({ rest: { connectMs: limit, headersMs: limit, bodyMs: limit } });
    await ask("{ viewer { name } }");
    rest.say("GET /v1/user/info", reply);
    // The quickest of several: a busy machine lengthens some of them.
    let quickest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 5; tries += 1) {
      const start = performance.now();
      await ask("{ viewer { name } }");
      quickest = Math.min(quickest, performance.now() - start);
    }
    expect(quickest).toBeLessThan(limit + 100);
  },
);
