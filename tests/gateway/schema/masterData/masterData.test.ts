import { describe, expect, test } from "vitest";
import { isInShipments } from "#domain/masterData/kindsInShipments.ts";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

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
  /** What an update leaves as it is, because the input does not name it. */
  kept?: Record<string, unknown>;
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
    kept: { country: "United Arab Emirates" },
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
    kept: { specification: "8.30 mm" },
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

describe.each(examples)("$type", ({ type, one, plural, path, idName, id, label, input, body, kept }) => {
  const fields = Object.keys(input).join(" ");

  test("is created by one call with the REST contract's body, and comes back with its edge (R-350, R-352, R-353, R-355, R-357, R-378)", async () => {
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

  test("is updated under its REST id (R-379)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${one} { id ${fields} } errors { message } } }`,
      { input: { id: globalId(type, id), ...input } },
    );
    expect(rest.made()).toEqual(["GET /v1/user/info", `POST /v1/user/${path}/update`, "GET /v1/user/info"]);
    expect(rest.calls[1]?.query).toEqual({ [idName]: id });
    expect(rest.calls[1]?.body).toEqual({ ...body, ...kept });
    expect(answer.at(`update${type}.${one}.id`)).toBe(globalId(type, id));
  });

  test("is deleted under its REST id and gone from the viewer's list (R-380)", async () => {
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

test("optional weights of a package go upstream only if they are not zero (R-161)", async () => {
  const { ask, rest } = await aGateway();
  const input = { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BULK", netWeight: "0.00" };
  await ask("mutation ($input: CreatePackagingUnitInput!) { createPackagingUnit(input: $input) { errors { message } } }", { input });
  expect(rest.calls[0]?.body).toEqual({ orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BULK" });
});

test("figures come out as plain decimal text, missing ones as null (R-354)", async () => {
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

test.each(examples.filter(({ one }) => isInShipments(one)))(
  "a $one tells how many shipments use it, by one call; null with UPSTREAM_UNSUPPORTED if the service does not count them (R-990)",
  async ({ type, path, idName, id }) => {
    const { ask, rest } = await aGateway();
    const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { shipmentCount } } }`;
    rest.say(`GET /v1/user/${path}/usage`, { status: 200, data: { shipments: 5 } });
    expect((await ask(query, { id: globalId(type, id) })).data).toEqual({ node: { shipmentCount: 5 } });
    expect(rest.calls.at(-1)).toMatchObject({ path: `/v1/user/${path}/usage`, query: { [idName]: id } });
    rest.say(`GET /v1/user/${path}/usage`, { status: 404, errors: [{ error: "Not found" }] });
    const { data, errors } = await ask(query, { id: globalId(type, id) });
    expect([data, errors?.[0]?.extensions["code"]]).toEqual([{ node: { shipmentCount: null } }, "UPSTREAM_UNSUPPORTED"]);
  },
);
