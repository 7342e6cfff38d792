import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createRestService, type Rest } from "../../../gateway/rest/restClient.ts";
import { aGateway } from "../../support/gateway/aGateway.ts";

describe("the record of a request's reads", () => {
  const shape = z.object({}).loose();
  type Act = (rest: Rest) => Promise<unknown> | void;

  async function recordOf(act: Act) {
    const { rest } = await aGateway();
    const service = createRestService({ url: rest.url });
    const { signal } = new AbortController();
    const own = service.session({
      authorization: "Bearer a-token",
      idempotencyKey: undefined,
      requestId: "r",
      address: "::1",
      signal,
      onEnd: () => {},
    });
    await own.get("/v1/user/info", {}, shape);
    await act(own);
    await service.close();
    return own.record.reads();
  }

  test("holds each small read once", async () => {
    expect(await recordOf((rest) => rest.get("/v1/user/info", {}, shape))).toMatchObject([
      { call: { path: "/v1/user/info" }, status: 200 },
    ]);
  });

  test.each<[string, Act]>([
    ["a file's content", (rest) => rest.get("/v1/attachment", { key: "k" }, shape, { isLarge: true })],
    ["a long search", (rest) => rest.get("/v1/attachment", { key: "k" }, shape, { takes: "long" })],
    ["a write", (rest) => rest.write({ method: "POST", path: "/v1/shipment/filter", body: {} }, shape)],
    ["a sign-in", (rest) => rest.signIn("jwt")],
    ["a subscription's next event", (rest) => rest.forget()],
  ])("ends with %s", async (_name, act) => {
    expect(await recordOf(act)).toBeNull();
  });
});
