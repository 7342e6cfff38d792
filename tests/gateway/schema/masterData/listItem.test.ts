import { describe, expect, test } from "vitest";
import { aGateway } from "../../../support/gateway/aGateway.ts";

describe("lists of texts", () => {
  const lists = [
    ["PAYMENT_TERMS", "payment-term", "term", "paymentTerms"],
    ["SHIPMENT_TERMS", "shipment-term", "term", "shipmentTerms"],
    ["CURRENCIES", "currency", "currency", "currencies"],
    ["DECLARATIONS", "declaration", "declaration", "declarations"],
    ["ORIGIN_COUNTRIES", "origin-country", "country", "originCountries"],
    ["DESTINATION_COUNTRIES", "destination-country", "country", "destinationCountries"],
  ] as const;

  test.each(lists)("%s takes a single item under its own key (R-381)", async (list, path, key, field) => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($input: AddListItemInput!) { addListItem(input: $input) { viewer { ${field} } errors { message } } }`,
      {
        input: { list, item: "New item" },
      },
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: `/v1/user/${path}/add` });
    expect(rest.calls[0]?.body).toEqual({ [key]: "New item" });
    expect(answer.at(`addListItem.viewer.${field}`)).toContain("New item");
  });

  test.each(lists)("%s takes the whole list under the same key (R-382)", async (list, path, key, field) => {
    const { ask, rest } = await aGateway();
    const items = ["One", "Two"];
    const answer = await ask(
      `mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { viewer { ${field} } errors { message } } }`,
      {
        input: { list, items },
      },
    );
    expect(rest.made().slice(0, 2)).toEqual(["GET /v1/user/info", `POST /v1/user/${path}/update`]);
    expect(rest.calls[1]?.body).toEqual({ [key]: items });
    expect(answer.at(`replaceListItems.viewer.${field}`)).toEqual(items);
  });

  test("a refused item is told at `item`, one of a whole list at its place in `items`", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/currency/add", {
      status: 409,
      errors: [{ error: "This currency already exists", code: "DUPLICATE", field: ["currency"] }],
    });
    rest.say("POST /v1/user/currency/update", { status: 422, errors: [{ error: "Too long", code: "INVALID", field: ["currency", "1"] }] });
    const answer = await ask(
      'mutation { one: addListItem(input: { list: CURRENCIES, item: "USD" }) { errors { field code } } all: replaceListItems(input: { list: CURRENCIES, items: ["USD", "EURO"] }) { viewer { name } errors { field } } }',
    );
    expect(answer.data).toEqual({
      one: { errors: [{ field: ["item"], code: "DUPLICATE" }] },
      all: { viewer: null, errors: [{ field: ["items", "1"] }] },
    });
  });
});
