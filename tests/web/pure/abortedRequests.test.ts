import { afterAll, expect, test, vi } from "vitest";
import type { GraphQLResponse } from "relay-runtime";

vi.stubGlobal("window", Object.assign(new EventTarget(), { setTimeout }));
vi.stubGlobal("localStorage", { getItem: () => null });
const { fetchGraphQL } = await import("../../../web/relay/network/fetchGraphQL.ts");

afterAll(() => vi.unstubAllGlobals());

/** Sends an operation; the signal of its request, and how to stop waiting for the answer. */
function send(answer: Promise<Response>, onAnswer: (response: GraphQLResponse) => void) {
  const request = vi.fn<typeof fetch>(() => answer);
  vi.stubGlobal("fetch", request);
  const params = { id: "x", name: "LoginPageMutation", operationKind: "mutation", metadata: {}, text: null, cacheID: "x" } as const;
  const sent = fetchGraphQL(params, {}, {}, null);
  if (!("subscribe" in sent)) throw new Error("The network layer answers with an observable");
  const { unsubscribe } = sent.subscribe({ next: (response) => Array.isArray(response) || onAnswer(response) });
  return { unsubscribe, isAborted: () => request.mock.calls[0]?.[1]?.signal?.aborted };
}

test("a request that nobody waits for any more is aborted, an answered one is not", async () => {
  const answer = Response.json({ data: { login: { token: "t" } } });
  const answered = await new Promise<ReturnType<typeof send>>((resolve) => {
    const sent = send(Promise.resolve(answer), () => queueMicrotask(() => resolve(sent)));
  });
  answered.unsubscribe();
  expect(answered.isAborted()).toBe(false);

  const left = send(new Promise(() => {}), () => {});
  left.unsubscribe();
  expect(left.isAborted()).toBe(true);
});
