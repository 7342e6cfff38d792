import { describe, expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

test("countries and currencies are all that a shipment can name, with their ISO codes, and need no session and no call", async () => {
  const { ask, rest } = await aGateway();
  const answer = await ask("{ countries { name code } currencies { code name minorDigits } }", {}, { authorization: "" });
  const countries = answer.at("countries") as { name: string; code: string | null }[]; // as the query selects them
  const currencies = answer.at("currencies") as { code: string; name: string; minorDigits: number }[];
  expect(countries).toEqual(
    expect.arrayContaining([
      { name: "Kenya", code: "KE" },
      { name: "Ivory Coast", code: "CI" },
    ]),
  );
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code ?? ""))).toEqual([]);
  expect(currencies).toEqual(
    expect.arrayContaining([
      { code: "USD", name: "US Dollar", minorDigits: 2 },
      { code: "JPY", name: "Japanese Yen", minorDigits: 0 },
      { code: "KWD", name: "Kuwaiti Dinar", minorDigits: 3 },
    ]),
  );
  expect(currencies.filter(({ code, name }) => name === code)).toEqual([]);
  expect(rest.calls).toEqual([]);
});

describe("the records behind a shipment's parts", () => {
  const parts = `consignee { buyerId buyer { id name } } notifyParties { buyer { name } } broker { broker { id name } } firm { firm { id name } }
    products { productId product { id name } unit { packagingUnit { id orderUnit } } }`;

  test("are told for a whole page by one more call, and null where they are gone", async () => {
    const { ask, rest } = await aGateway();
    rest.info.brokers = [];
    const { errors, at } = await ask(`{ viewer { shipments(first: 50) { nodes { ${parts} } } } }`);
    expect(errors).toEqual([]);
    expect(rest.made()).toEqual(["POST /v1/shipment/filter", "GET /v1/user/info"]);
    const first = "viewer.shipments.nodes.0";
    expect(at(`${first}.consignee.buyer.id`)).toBe(at(`${first}.consignee.buyerId`));
    expect(at(`${first}.products.0.product.id`)).toBe(at(`${first}.products.0.productId`));
    expect(at(`${first}.products.0.unit.packagingUnit.orderUnit`)).toBe("MT");
    expect(at(`${first}.firm.firm.name`)).toBe(rest.info.firms[0]?.name);
    expect(at(`${first}.broker`)).toEqual({ broker: null });
  });
});
