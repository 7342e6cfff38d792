import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../support/aGateway.ts";

type Example = {
  type: string;
  one: string;
  plural: string;
  path: string;
  idName: string;
  id: string;
  label: string;
  input: Record<string, unknown>;
  body: Record<string, unknown>;
};

const examples: Example[] = [
  {
    type: "Buyer",
    one: "buyer",
    plural: "buyers",
    path: "buyer",
    idName: "buyerId",
    id: "B1",
    label: "Buyer",
    input: { name: "Nyati", address: "Shimanzi\nMombasa", country: "Kenya" },
    body: { name: "Nyati", address: "Shimanzi\nMombasa", country: "Kenya" },
  },
  {
    type: "Broker",
    one: "broker",
    plural: "brokers",
    path: "broker",
    idName: "brokerId",
    id: "BR2",
    label: "Broker",
    input: { name: "Girnar" },
    body: { name: "Girnar", country: "" },
  },
  {
    type: "LoadingPort",
    one: "loadingPort",
    plural: "loadingPorts",
    path: "loading-port",
    idName: "portId",
    id: "LP1",
    label: "Loading Port",
    input: { name: "Kandla", country: "India" },
    body: { name: "Kandla", country: "India" },
  },
  {
    type: "DischargePort",
    one: "dischargePort",
    plural: "dischargePorts",
    path: "discharge-port",
    idName: "portId",
    id: "DP1",
    label: "Discharge Port",
    input: { name: "Mombasa", country: "Kenya" },
    body: { name: "Mombasa", country: "Kenya" },
  },
  {
    type: "PackagingUnit",
    one: "packagingUnit",
    plural: "packagingUnits",
    path: "unit",
    idName: "unitId",
    id: "U1",
    label: "Packaging Details",
    input: { orderUnit: "MT", packingUnit: "KG", weight: "1000", packageType: "BAG", netWeight: 25, grossWeight: "25.150" },
    body: { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 },
  },
  {
    type: "Goods",
    one: "goods",
    plural: "goods",
    path: "goods",
    idName: "goodsId",
    id: "G1",
    label: "Product",
    input: { name: "Cumin", hsnCode: "09093129" },
    body: { name: "Cumin", hsnCode: "09093129", specification: "" },
  },
  {
    type: "DocumentTemplate",
    one: "documentTemplate",
    plural: "documentTemplates",
    path: "document-template",
    idName: "templateId",
    id: "DT1",
    label: "Document Template",
    input: { name: "Certificate", heading: "TO WHOM", body: "We certify" },
    body: { name: "Certificate", heading: "TO WHOM", body: "We certify" },
  },
];

describe.each(examples)("$type", ({ type, one, plural, path, idName, id, label, input, body }) => {
  const fields = Object.keys(input).join(" ");

  test("is created by one call with the specification's body, and comes back with its edge", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { id ${fields} } ${one}Edge { cursor node { id } } viewer { ${plural} { totalCount } } errors { message } } }`,
      { input },
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: `/v1/user/${path}/add`, query: {}, body });
    expect(rest.calls[0]?.body).toEqual(body);
    expect(rest.made()).toEqual([`POST /v1/user/${path}/add`, "GET /v1/user/info"]);
    const newId = globalId(type, "new-1");
    expect(answer.at(`create${type}.${one}.id`)).toBe(newId);
    expect(answer.at(`create${type}.${one}Edge.node.id`)).toBe(newId);
    expect(answer.at(`create${type}.errors`)).toEqual([]);
  });

  test("is updated under its REST id", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${one} { id ${fields} } errors { message } } }`,
      { input: { id: globalId(type, id), ...input } },
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: `/v1/user/${path}/update`, query: { [idName]: id } });
    expect(rest.calls[0]?.body).toEqual(body);
    expect(answer.at(`update${type}.${one}.id`)).toBe(globalId(type, id));
  });

  test("is deleted under its REST id and gone from the viewer's list", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($input: Delete${type}Input!) { delete${type}(input: $input) { deleted${type}Id viewer { ${plural} { nodes { id } } } errors { message } } }`,
      { input: { id: globalId(type, id) } },
    );
    expect(rest.calls[0]).toMatchObject({ method: "DELETE", path: `/v1/user/${path}`, query: { [idName]: id } });
    expect(answer.at(`delete${type}.deleted${type}Id`)).toBe(globalId(type, id));
    expect(JSON.stringify(answer.at(`delete${type}.viewer`))).not.toContain(globalId(type, id));
  });

  test.each([
    ["another type", globalId("Viewer", id)],
    ["no id", "nonsense"],
    ["nothing", ""],
  ])("of an id of %s is not found, without a call", async (_what, wrong) => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($id: ID!) { delete${type}(input: { id: $id }) { deleted${type}Id viewer { name } errors { message field code } } }`,
      {
        id: wrong,
      },
    );
    expect(answer.at(`delete${type}`)).toEqual({
      [`deleted${type}Id`]: null,
      viewer: null,
      errors: [{ message: `${label} not found`, field: ["id"], code: "NOT_FOUND" }],
    });
    expect(rest.calls).toEqual([]);
  });

  test("that the service refuses leaves its words and fields in the payload", async () => {
    const { ask, rest } = await aGateway();
    rest.say(`POST /v1/user/${path}/add`, { status: 409, errors: [{ error: "It is there already", code: "DUPLICATE", field: ["name"] }] });
    const answer = await ask(
      `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { id } viewer { name } errors { message field code } } }`,
      {
        input,
      },
    );
    expect(answer.at(`create${type}`)).toEqual({
      [one]: null,
      viewer: null,
      errors: [{ message: "It is there already", field: ["name"], code: "DUPLICATE" }],
    });
    expect(rest.calls).toHaveLength(1);
  });
});

test("optional weights of a package go upstream only if they are not zero", async () => {
  const { ask, rest } = await aGateway();
  const input = { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BULK", netWeight: "0.00" };
  await ask("mutation ($input: CreatePackagingUnitInput!) { createPackagingUnit(input: $input) { errors { message } } }", { input });
  expect(rest.calls[0]?.body).toEqual({ orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BULK" });
});

test("figures come out as plain decimal text, missing ones as null", async () => {
  const { ask, rest } = await aGateway();
  rest.info.units.push({ unitId: "U2", orderUnit: "MT", packingUnit: "KG", weight: 0.000001, packageType: "BULK" });
  const { data } = await ask("{ viewer { packagingUnits { nodes { weight netWeight grossWeight } } } }");
  expect(data).toEqual({
    viewer: {
      packagingUnits: {
        nodes: [
          { weight: "1000", netWeight: "25", grossWeight: "25.15" },
          { weight: "0.000001", netWeight: null, grossWeight: null },
        ],
      },
    },
  });
});

describe("connections of master data", () => {
  const page =
    "query ($first: Int, $after: String, $last: Int, $before: String) { viewer { buyers(first: $first, after: $after, last: $last, before: $before) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { name } } } } }";

  async function aGatewayOfBuyers(count: number) {
    const gateway = await aGateway();
    gateway.rest.info.buyers = Array.from({ length: count }, (_, index) => ({
      buyerId: `B${index}`,
      name: `b${index}`,
      address: "",
      country: "",
    }));
    return gateway;
  }

  function namesOf(edges: unknown): string[] {
    return (edges as { node: { name: string } }[]).map(({ node }) => node.name); // as the query above selects them
  }

  test("give everything without arguments, up to a thousand", async () => {
    const { ask } = await aGatewayOfBuyers(1200);
    const answer = await ask(page);
    expect(namesOf(answer.at("viewer.buyers.edges"))).toHaveLength(1000);
    expect(answer.at("viewer.buyers.totalCount")).toBe(1200);
    expect(answer.at("viewer.buyers.pageInfo.hasNextPage")).toBe(true);
  });

  test("go forward by the end cursor until there is no next page", async () => {
    const { ask } = await aGatewayOfBuyers(5);
    const first = await ask(page, { first: 2 });
    expect(namesOf(first.at("viewer.buyers.edges"))).toEqual(["b0", "b1"]);
    expect(first.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const last = await ask(page, { first: 9, after: first.at("viewer.buyers.pageInfo.endCursor") });
    expect(namesOf(last.at("viewer.buyers.edges"))).toEqual(["b2", "b3", "b4"]);
    expect(last.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test("go backward by the start cursor", async () => {
    const { ask } = await aGatewayOfBuyers(5);
    const last = await ask(page, { last: 2 });
    expect(namesOf(last.at("viewer.buyers.edges"))).toEqual(["b3", "b4"]);
    const before = await ask(page, { last: 2, before: last.at("viewer.buyers.pageInfo.startCursor") });
    expect(namesOf(before.at("viewer.buyers.edges"))).toEqual(["b1", "b2"]);
    expect(before.at("viewer.buyers.pageInfo")).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test.each([
    ["both ends", { first: 1, last: 1 }, "Give `first` or `last`, not both"],
    ["a negative number", { first: -1 }, "`first` and `last` must not be negative"],
    ["more than a thousand", { first: 1001 }, "At most 1000 items can be taken at once"],
    ["a cursor that is none", { after: "somewhere" }, "`after` is no cursor of this list"],
    ["a cursor of another kind", { before: Buffer.from("offset:-2").toString("base64url") }, "`before` is no cursor of this list"],
  ])("refuse %s", async (_what, variables, message) => {
    const { ask } = await aGatewayOfBuyers(3);
    const { errors } = await ask(page, variables);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
  });
});

describe("lists of texts", () => {
  const lists = [
    ["PAYMENT_TERMS", "payment-term", "term", "paymentTerms"],
    ["SHIPMENT_TERMS", "shipment-term", "term", "shipmentTerms"],
    ["CURRENCIES", "currency", "currency", "currencies"],
    ["DECLARATIONS", "declaration", "declaration", "declarations"],
    ["ORIGIN_COUNTRIES", "origin-country", "country", "originCountries"],
    ["DESTINATION_COUNTRIES", "destination-country", "country", "destinationCountries"],
  ] as const;

  test.each(lists)("%s takes a single item under its own key", async (list, path, key, field) => {
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

  test.each(lists)("%s takes the whole list under the same key", async (list, path, key, field) => {
    const { ask, rest } = await aGateway();
    const items = ["One", "Two"];
    const answer = await ask(
      `mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { viewer { ${field} } errors { message } } }`,
      {
        input: { list, items },
      },
    );
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: `/v1/user/${path}/update` });
    expect(rest.calls[0]?.body).toEqual({ [key]: items });
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
