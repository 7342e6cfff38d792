import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi();
  user = await aUser(api);
});
afterAll(() => api.close());

const ports = "Please fill in all required fields";
const unit = "Please fill in all required fields (Order Unit, Packing Unit, Weight > 0, Package Type)";

/** One entry a kind: path, id, list in user info, a body, its stored form, a change, and the errors for an empty body. */
const kinds = [
  {
    path: "buyer",
    id: "buyerId",
    list: "buyers",
    body: { name: " Al Marjan ", address: "P.O. Box 99999,\nDubai", country: "United Arab Emirates" },
    stored: { name: "Al Marjan", address: "P.O. Box 99999,\nDubai", country: "United Arab Emirates" },
    change: { name: "Al Marjan Foodstuff" },
    changed: { name: "Al Marjan Foodstuff", address: "", country: "" },
    incomplete: "Please fill in the buyer name",
  },
  {
    path: "broker",
    id: "brokerId",
    list: "brokers",
    body: { name: "Girnar", country: "India" },
    stored: { name: "Girnar", country: "India" },
    change: { name: "Girnar Brokers", country: null },
    changed: { name: "Girnar Brokers", country: "" },
    incomplete: "Please enter broker name",
  },
  {
    path: "loading-port",
    id: "portId",
    list: "loadingPorts",
    body: { name: "Mundra", country: "India" },
    stored: { name: "Mundra", country: "India" },
    change: { name: "Kandla", country: "India" },
    changed: { name: "Kandla", country: "India" },
    incomplete: ports,
  },
  {
    path: "discharge-port",
    id: "portId",
    list: "dischargePorts",
    body: { name: "Jebel Ali", country: "United Arab Emirates" },
    stored: { name: "Jebel Ali", country: "United Arab Emirates" },
    change: { name: "Mombasa", country: "Kenya" },
    changed: { name: "Mombasa", country: "Kenya" },
    incomplete: ports,
  },
  {
    path: "unit",
    id: "unitId",
    list: "units",
    body: { orderUnit: " mt ", packingUnit: "kg", weight: "1000.00", packageType: "bag", netWeight: 25, grossWeight: "25.15" },
    stored: { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 },
    change: { orderUnit: "MT", packingUnit: "KG", weight: 0.01, packageType: "BULK", netWeight: 0 },
    changed: { orderUnit: "MT", packingUnit: "KG", weight: 0.01, packageType: "BULK" },
    incomplete: unit,
  },
  {
    path: "goods",
    id: "goodsId",
    list: "goods",
    body: { name: "Turmeric", hsnCode: "09103020", specification: "Moisture 10% max" },
    stored: { name: "Turmeric", hsnCode: "09103020", specification: "Moisture 10% max" },
    change: { name: "Turmeric powder", hsnCode: "09103030" },
    changed: { name: "Turmeric powder", hsnCode: "09103030", specification: "" },
    incomplete: "Please fill in all required fields (Name, HSN Code)",
  },
  {
    path: "document-template",
    id: "templateId",
    list: "documentTemplates",
    body: { name: "Weight note", heading: " TO WHOM IT MAY CONCERN ", body: "We certify.\n\n- one\n- two" },
    stored: { name: "Weight note", heading: "TO WHOM IT MAY CONCERN", body: "We certify.\n\n- one\n- two" },
    change: { name: "Weight note", body: "We confirm." },
    changed: { name: "Weight note", heading: "", body: "We confirm." },
    incomplete: "Please fill in the template name and body",
  },
  {
    path: "contract-format",
    id: "contractId",
    list: "contractFormat",
    body: { name: " Rice ", fields: { Packing: " In bags ", Arbitration: "London", "  ": "dropped", Blank: " " } },
    stored: { name: "Rice", fields: { Packing: "In bags", Arbitration: "London" } },
    change: { name: "Rice", fields: { Arbitration: "Mumbai" } },
    changed: { name: "Rice", fields: { Arbitration: "Mumbai" } },
    incomplete: "Please enter a format name",
  },
];

const listOf = async (who: TestUser, name: string) => (await who.get<Record<string, unknown[]>>("/v1/user/info")).data[name];

describe.each(kinds)("$path", ({ path, id, list, body, stored, change, changed, incomplete }) => {
  const at = `/v1/user/${path}`;
  const add = async (who = user) => {
    const { data } = await who.post<Record<string, string>>(`${at}/add`, body);
    return data[id] ?? "";
  };

  test("is added tidied, answered with its id, and stands in user info (R-350, R-352 to R-357, R-372, R-378)", async () => {
    const owner = await aUser(api);
    const { status, data, errors } = await owner.post<Record<string, string>>(`${at}/add`, body);
    expect([status, errors]).toEqual([200, []]);
    expect(data).toEqual({ ...stored, [id]: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await listOf(owner, list)).toEqual([data]);
  });

  test("is replaced by an update, what is left out becomes empty (R-379)", async () => {
    const owner = await aUser(api);
    const key = await add(owner);
    expect((await owner.post(`${at}/update?${id}=${key}`, change)).data).toEqual({ ...changed, [id]: key });
    expect(await listOf(owner, list)).toEqual([{ ...changed, [id]: key }]);
  });

  test("is gone after a delete, and a second delete does not find it (R-380)", async () => {
    const owner = await aUser(api);
    const key = await add(owner);
    expect((await owner.delete(`${at}?${id}=${key}`)).data).toEqual({ [id]: key });
    expect(await listOf(owner, list)).toEqual([]);
    expect((await owner.delete(`${at}?${id}=${key}`)).status).toBe(404);
  });

  test("of another owner is as unknown as an id that never was (R-053)", async () => {
    const key = await add();
    const other = await aUser(api);
    const unknown = "01980000-0000-7000-8000-000000000000";
    for (const act of [
      (one: string) => other.post(`${at}/update?${id}=${one}`, change),
      (one: string) => other.delete(`${at}?${id}=${one}`),
    ]) {
      const [foreign, never] = [await act(key), await act(unknown)];
      expect([foreign.status, foreign.data, foreign.errors[0]?.code]).toEqual([404, null, "NOT_FOUND"]);
      expect(foreign.errors).toEqual(never.errors);
    }
    expect(await listOf(user, list)).toContainEqual({ ...stored, [id]: key });
    expect(await listOf(other, list)).toEqual([]);
  });

  test("that is incomplete is refused in the words of Settings, and nothing is stored (R-162)", async () => {
    const owner = await aUser(api);
    const { status, data, errors } = await owner.post(`${at}/add`, {});
    expect([status, data, errors[0]?.error, errors[0]?.code]).toEqual([422, null, incomplete, "INVALID"]);
    const key = await add(owner);
    expect((await owner.post(`${at}/update?${id}=${key}`, { name: " " })).errors[0]?.error).toBe(incomplete);
    expect(await listOf(owner, list)).toEqual([{ ...stored, [id]: key }]);
  });

  test("with a field of the wrong type is refused by its shape", async () => {
    const field = Object.keys(body)[0] ?? "";
    for (const value of [["x"], { x: 1 }, true]) {
      const { status, errors } = await user.post(`${at}/add`, { ...body, [field]: value });
      expect([status, errors[0]?.code, errors[0]?.field]).toEqual([400, "INVALID", [field]]);
    }
  });

  test("is added once per Idempotency-Key", async () => {
    const owner = await aUser(api);
    const first = await owner.post(`${at}/add`, body, { "idempotency-key": "one-submit" });
    const second = await owner.post(`${at}/add`, body, { "idempotency-key": "one-submit" });
    expect(second.data).toEqual(first.data);
    expect(await listOf(owner, list)).toHaveLength(1);
  });

  test("lists stand in the order they were added in, also when added at once", async () => {
    const owner = await aUser(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post(`${at}/add`, body)));
    const keys = answers.map(({ data }) => data[id]);
    expect(new Set(keys).size).toBe(10);
    const listed = (await listOf(owner, list)) as Record<string, unknown>[];
    expect(listed.map((one) => one[id])).toEqual(keys.toSorted());
  });
});

describe("rules of single fields", () => {
  test.each([
    ["buyer", { name: "x".repeat(256) }, "Name must be at most 255 characters long"],
    ["buyer", { name: "A", country: "Atlantis" }, "Atlantis is not a country of the list"],
    ["loading-port", { name: "Mundra", country: "" }, ports],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: 0, packageType: "BAG" }, unit],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: "abc", packageType: "BAG" }, unit],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: "1e3", packageType: "BAG" }, unit],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: 0.001, packageType: "BAG" }, "Weight must be at least 0.01"],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: 1, packageType: "BAG", netWeight: "-1" }, "Net Weight must be at least 0"],
    ["unit", { orderUnit: "MT", packingUnit: "KG", weight: 1, packageType: "BAG", grossWeight: "x" }, "Gross Weight must be a number"],
    ["goods", { name: "Turmeric" }, "Please fill in all required fields (Name, HSN Code)"],
    ["contract-format", { name: "Rice", fields: {} }, "Please add at least one complete field (both name and value)"],
    ["contract-format", { name: "Rice", fields: { "12": "a" } }, 'The field name "12" must not be a whole number'],
    ["contract-format", { name: "Rice", fields: { A: "a", " A ": "b" } }, 'The field "A" stands twice'],
  ])("%s refuses %j", async (path, body, error) => {
    const { status, data, errors } = await user.post(`/v1/user/${path}/add`, body);
    expect([status, data, errors[0]?.error]).toEqual([422, null, error]);
  });

  test("a contract format keeps the user's order of fields (R-133)", async () => {
    const fields = { Zinc: "1", Arbitration: "2", Packing: "3" };
    await user.post("/v1/user/contract-format/add", { name: "Order", fields });
    const formats = (await listOf(user, "contractFormat")) as { name: string; fields: object }[];
    expect(Object.keys(formats.find(({ name }) => name === "Order")?.fields ?? {})).toEqual(["Zinc", "Arbitration", "Packing"]);
  });

  test("an update of a contract format needs its id (R-166)", async () => {
    const { status, errors } = await user.post("/v1/user/contract-format/update", { name: "Rice", fields: { A: "a" } });
    expect([status, errors[0]?.error]).toEqual([422, "Cannot update format: missing contract ID"]);
  });

  test("unknown names in a body are dropped, also the owner's", async () => {
    const other = await aUser(api);
    const { data } = await user.post("/v1/user/broker/add", { name: "Girnar", id: "x", ownerId: "y", owner_id: "z" });
    expect(data).toEqual({ brokerId: expect.any(String), name: "Girnar", country: "" });
    expect(await listOf(other, "brokers")).toEqual([]);
  });
});
