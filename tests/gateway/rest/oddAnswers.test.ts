import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";
import type { Known } from "../../support/gateway/mutations/mutationInputs.ts";
import { oddities, picture } from "../../support/foreignServer/oddities.ts";
import { startOtherService, type OtherService } from "../../support/foreignServer/foreignRestServer.ts";
import { openUsedGateway } from "../../support/gateway/mutations/usedGateway.ts";

describe("over a server that answers oddly", () => {
  let service: OtherService;
  let known: Known;
  beforeAll(async () => {
    service = await startOtherService();
    const used = await openUsedGateway(service);
    ({ known } = used);
    await used.gateway.close();
  });
  afterAll(() => service.stop());

  test.each(oddities)("with $what on $route, that value alone is lost", async ({ route, data, lost }) => {
    const gateway = await aGateway({ rest: { url: service.url } });
    const variables = { shipment: known["Shipment"], firm: known["Firm"] };
    const ask = () => gateway.ask(picture, variables, { authorization: `Bearer ${known["jwt"]}` });
    const usual = await ask();
    expect(usual.errors).toEqual([]);
    service.behave({ route, data });
    const odd = await ask();
    service.behave(null);
    expect(odd.errors).toEqual([]);
    const expected = structuredClone(usual.data);
    for (const [path, value] of Object.entries(lost)) {
      expect([path, usual.at(path)]).not.toEqual([path, undefined]);
      put(expected, path.split("."), value);
    }
    expect(odd.data).toEqual(expected);
  });
});

function put(holder: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (typeof holder !== "object" || holder === null) throw new Error(`Nothing holds ${step}`);
  if (rest.length === 0) Reflect.set(holder, step, value);
  else put(Reflect.get(holder, step), rest, value);
}
