import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const kinds = [
  { path: "payment-term", key: "term", list: "paymentTerms", items: ["At sight", "30 days"], words: "payment term" },
  { path: "shipment-term", key: "term", list: "shipmentTerms", items: ["CIF Jebel Ali", "FOB Mundra"], words: "shipment term" },
  { path: "currency", key: "currency", list: "currency", items: ["USD", "EUR"], words: "currency" },
  { path: "declaration", key: "declaration", list: "declaration", items: ["We declare.", "LUT ARN"], words: "declaration" },
  { path: "origin-country", key: "country", list: "originCountry", items: ["India", "Kenya"], words: "country" },
  { path: "destination-country", key: "country", list: "destinationCountry", items: ["Germany", "Oman"], words: "country" },
].map(({ words, ...kind }) => ({
  ...kind,
  empty: words === "country" ? "Please select a country" : `Please enter a ${words}`,
  twice: words === "country" ? "Country already exists" : `This ${words} already exists`,
}));

describe.each(kinds)("$path", ({ path, key, list, items, empty, twice }) => {
  const at = `/v1/user/${path}`;
  const [one = "", two = ""] = items;
  const stored = async (user: TestUser) => (await user.get<Record<string, string[]>>("/v1/user/info")).data[list];

  test("adds single items, trimmed, at the end (R-153, R-381)", async () => {
    const user = await aUser(api);
    expect((await user.post(`${at}/add`, { [key]: ` ${one} ` })).data).toEqual({ [list]: [one] });
    expect((await user.post(`${at}/add`, { [key]: two })).data).toEqual({ [list]: [one, two] });
    expect(await stored(user)).toEqual([one, two]);
  });

  test("replaces the whole list by an update, in the order sent, down to an empty one (R-382)", async () => {
    const user = await aUser(api);
    await user.post(`${at}/add`, { [key]: one });
    expect((await user.post(`${at}/update`, { [key]: [two, ` ${one}`] })).data).toEqual({ [list]: [two, one] });
    expect(await stored(user)).toEqual([two, one]);
    expect((await user.post(`${at}/update`, { [key]: [] })).data).toEqual({ [list]: [] });
    expect(await stored(user)).toEqual([]);
  });

  test("refuses a blank item (R-148)", async () => {
    const user = await aUser(api);
    for (const body of [{ [key]: "  " }, {}]) {
      const { status, errors } = await user.post(`${at}/add`, body);
      expect([status, errors]).toEqual([422, [{ error: empty, code: "INVALID", field: [key] }]]);
    }
    const { errors } = await user.post(`${at}/update`, { [key]: [one, " "] });
    expect(errors).toEqual([{ error: empty, code: "INVALID", field: [key, "1"] }]);
    expect(await stored(user)).toEqual([]);
  });

  test("refuses a duplicate, whatever its case (R-149, R-154)", async () => {
    const user = await aUser(api);
    await user.post(`${at}/add`, { [key]: one });
    const added = await user.post(`${at}/add`, { [key]: ` ${one.toLowerCase()}` });
    expect([added.status, added.errors]).toEqual([409, [{ error: twice, code: "DUPLICATE", field: [key] }]]);
    const replaced = await user.post(`${at}/update`, { [key]: [two, one, two.toUpperCase()] });
    expect([replaced.status, replaced.errors]).toEqual([409, [{ error: twice, code: "DUPLICATE", field: [key, "2"] }]]);
    expect(await stored(user)).toEqual([one]);
  });

  test("takes the same item once when it is added many times at once", async () => {
    const user = await aUser(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => user.post(`${at}/add`, { [key]: one })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await stored(user)).toEqual([one]);
  });

  test("belongs to its owner alone", async () => {
    const [user, other] = [await aUser(api), await aUser(api)];
    await user.post(`${at}/add`, { [key]: one });
    await other.post(`${at}/update`, { [key]: [two] });
    expect(await stored(user)).toEqual([one]);
    expect(await stored(other)).toEqual([two]);
  });

  test("adds an item once per Idempotency-Key, instead of calling the repetition a duplicate", async () => {
    const user = await aUser(api);
    const first = await user.post(`${at}/add`, { [key]: one }, { "idempotency-key": "k" });
    const second = await user.post(`${at}/add`, { [key]: one }, { "idempotency-key": "k" });
    expect([second.status, second.data]).toEqual([200, first.data]);
  });

  test.each([5, [[1]], { a: 1 }])("refuses %j as a whole list or an item of it", async (value) => {
    const user = await aUser(api);
    const { status, errors } = await user.post(`${at}/update`, { [key]: value });
    expect([status, errors[0]?.code, errors[0]?.field?.[0]]).toEqual([400, "INVALID", key]);
  });
});

describe("rules of single lists", () => {
  test("a currency is upper-cased and has at most three characters (R-157)", async () => {
    const user = await aUser(api);
    expect((await user.post("/v1/user/currency/add", { currency: "usd" })).data).toEqual({ currency: ["USD"] });
    const { errors } = await user.post("/v1/user/currency/add", { currency: "EURO" });
    expect(errors[0]?.error).toBe("Currency must be at most 3 characters long");
  });

  test("a currency is one of ISO 4217", async () => {
    const user = await aUser(api);
    const { status, errors } = await user.post("/v1/user/currency/add", { currency: "xyz" });
    expect([status, errors[0]?.error]).toEqual([422, "XYZ is not a currency code of ISO 4217"]);
    const list = await user.post("/v1/user/currency/update", { currency: ["USD", "ABC"] });
    expect([list.status, list.errors[0]?.field]).toEqual([422, ["currency", "1"]]);
  });

  test("a country is stored as the list spells it", async () => {
    const user = await aUser(api);
    expect((await user.post("/v1/user/origin-country/add", { country: "INDIA" })).data).toEqual({ originCountry: ["India"] });
    expect((await user.post("/v1/user/origin-country/add", { country: "india" })).status).toBe(409);
  });

  test("an item of before its rule can stay while the list is changed", async () => {
    const user = await aUser(api);
    await user.post("/v1/user/currency/add", { currency: "USD" });
    await api.restart(async () => {
      const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
      const { ownerId } = await db.selectFrom("listItems").select("ownerId").orderBy("ownerId", "desc").executeTakeFirstOrThrow();
      await db.updateTable("listItems").set({ text: "ABC" }).where("ownerId", "=", ownerId).where("list", "=", "currency").execute();
      await close();
    });
    expect((await user.post("/v1/user/currency/update", { currency: ["ABC", "EUR"] })).data).toEqual({ currency: ["ABC", "EUR"] });
  });

  test("a country must stand in the built-in list (R-131)", async () => {
    const user = await aUser(api);
    const { status, errors } = await user.post("/v1/user/origin-country/add", { country: "Atlantis" });
    expect([status, errors[0]?.error]).toEqual([422, "Atlantis is not a country of the list"]);
  });

  test("a list in a body has at most 500 items, and so has the stored one", async () => {
    const user = await aUser(api);
    const terms = Array.from({ length: 501 }, (_, index) => `Term ${index}`);
    const tooMany = await user.post("/v1/user/payment-term/update", { term: terms });
    expect([tooMany.status, tooMany.errors[0]?.error]).toEqual([400, "term must have at most 500 items"]);
    expect((await user.post("/v1/user/payment-term/update", { term: terms.slice(0, 500) })).status).toBe(200);
    const oneMore = await user.post("/v1/user/payment-term/add", { term: "One more" });
    expect([oneMore.status, oneMore.errors[0]?.code]).toEqual([413, "TOO_LARGE"]);
  });
});
