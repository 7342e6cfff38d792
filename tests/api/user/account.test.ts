import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress } from "../../support/api/aUser.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const account = { name: "Asha Mehta", email: "asha@tarangvel.example", password: "monsoon-42", type: "EXPORTER" };
/** An address that nobody else has. */
const anEmail = () => `${crypto.randomUUID()}@tarangvel.example`;
const signUp = (change: object, headers = ownAddress()) =>
  api.call<{ jwt: string }>("POST", "/v1/user/signup", { body: { ...account, ...change }, headers });
const logIn = (email: string, password: string, headers = ownAddress()) =>
  api.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email, password }, headers });

describe("sign-up", () => {
  test("makes an account whose set-up is pending, with nothing in it yet (R-346, R-371, R-372)", async () => {
    const { data } = await signUp({ name: " Asha Mehta ", email: "New@Tarangvel.example" });
    const info = await api.call("GET", "/v1/user/info", { headers: { authorization: data.jwt } });
    const lists = ["firms", "originCountry", "destinationCountry", "buyers", "brokers", "loadingPorts", "dischargePorts", "paymentTerms"];
    lists.push("shipmentTerms", "units", "goods", "currency", "declaration", "contractFormat", "documentTemplates");
    expect(info.data).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Asha Mehta",
      email: "new@tarangvel.example",
      type: "EXPORTER",
      status: "ONBOARDING_PENDING",
      ...Object.fromEntries(lists.map((list) => [list, []])),
    });
  });

  test.each([
    [{ name: " " }, "Please fill in all required fields", ["name"]],
    [{ email: "" }, "Please fill in all required fields", ["email"]],
    [{ password: undefined }, "Please fill in all required fields", ["password"]],
    [{ type: null }, "Please fill in all required fields", ["type"]],
    [{ email: "nobody" }, "Please enter a valid email address", ["email"]],
    [{ password: "12345" }, "Password must be at least 6 characters long", ["password"]],
    [{ password: "x".repeat(1001) }, "Password must be at most 1000 characters long", ["password"]],
    [{ type: "TRADER" }, "Please choose an account type", ["type"]],
    [{ type: "BROKER" }, "Coming Soon: registration for Broker accounts will be available soon", ["type"]],
  ])("with %j is refused (R-001, R-026, R-030)", async (change, error, field) => {
    const { status, data, errors } = await signUp({ email: "refused@tarangvel.example", ...change });
    expect([status, data]).toEqual([422, null]);
    expect(errors).toEqual([{ error, code: "INVALID", field }]);
    expect((await logIn("refused@tarangvel.example", account.password)).status).toBe(422);
  });

  test("takes an e-mail once, however it is written", async () => {
    await signUp({ email: "twice@tarangvel.example" });
    const { status, errors } = await signUp({ email: " TWICE@tarangvel.example " });
    expect(status).toBe(409);
    expect(errors).toEqual([{ error: "An account with this email already exists", code: "DUPLICATE", field: ["email"] }]);
  });

  test("of one e-mail at the same moment makes one account", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signUp({ email: "race@tarangvel.example" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test("is limited per address, so that its answers do not list who has an account", async () => {
    const asked = await anApi({ limits: { signUps: 3 } });
    const attacker = ownAddress();
    const probe = (headers: Record<string, string>) =>
      asked.call("POST", "/v1/user/signup", { body: { ...account, email: anEmail() }, headers });
    for (let sent = 1; sent <= 3; sent += 1) expect((await probe(attacker)).status).toBe(200);
    const refused = await probe(attacker);
    expect([refused.status, refused.errors[0]?.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    expect((await probe(ownAddress())).status).toBe(200);
    await asked.close();
  });

  test("with a name of 256 characters or one that is no text is refused by its shape", async () => {
    expect((await signUp({ name: "x".repeat(256) })).errors[0]?.error).toBe("name must be at most 255 characters long");
    const { status, errors } = await signUp({ name: ["Asha"] });
    expect(status).toBe(400);
    expect(errors).toEqual([{ error: "name must be a text", code: "INVALID", field: ["name"] }]);
  });
});

describe("the account", () => {
  test("keeps a new name, trimmed (R-373)", async () => {
    const user = await aUser(api);
    expect((await user.post("/v1/user/update", { name: "  Asha M. Mehta " })).data).toEqual({ name: "Asha M. Mehta" });
    expect((await user.get("/v1/user/info")).data["name"]).toBe("Asha M. Mehta");
  });

  test.each([
    [{}, "No changes to update"],
    [{ name: "  " }, "Name cannot be empty"],
    [{ oldPassword: "monsoon-42" }, "Please fill in all password fields to change password"],
    [{ newPassword: "harvest-77" }, "Please fill in all password fields to change password"],
    [{ oldPassword: "monsoon-42", newPassword: "12345" }, "New password must be at least 6 characters long"],
    [{ oldPassword: "monsoon-42", newPassword: "x".repeat(1001) }, "Password must be at most 1000 characters long"],
    [{ name: "Other", oldPassword: "wrong-one", newPassword: "harvest-77" }, "Current password is incorrect"],
  ])("refuses the change %j and stays as it is (R-045, R-046, R-048)", async (change, error) => {
    const user = await aUser(api);
    const answer = await user.post("/v1/user/update", change);
    expect([answer.status, answer.errors.map((one) => one.error)]).toEqual([422, [error]]);
    expect((await user.get("/v1/user/info")).data["name"]).toBe(user.name);
    expect((await logIn(user.email, user.password)).status).toBe(200);
  });

  test("takes nine wrong old passwords from a session; the user's other sessions and sign-in go on", async () => {
    const user = await aUser(api);
    const { data } = await logIn(user.email, user.password);
    const change = (jwt: string, oldPassword: string) =>
      api.call("POST", "/v1/user/update", { body: { oldPassword, newPassword: "harvest-77" }, headers: { authorization: jwt } });
    for (let failure = 1; failure <= 9; failure += 1) expect((await change(data.jwt, "guess")).status).toBe(422);
    const refused = await change(data.jwt, user.password);
    expect([refused.status, refused.errors[0]?.code]).toEqual([429, "RATE_LIMITED"]);
    expect((await change(`Bearer   ${data.jwt}`, user.password)).status).toBe(429);
    expect((await logIn(user.email, user.password)).status).toBe(200);
    expect((await change(user.jwt, user.password)).status).toBe(200);
  });

  test("moves through the set-up (R-080, R-374)", async () => {
    const user = await aUser(api);
    for (const status of ["ONBOARDING_IN_PROGRESS", "ONBOARDING_COMPLETED"]) {
      expect((await user.post("/v1/user/onboarding", { status })).data).toEqual({ status });
      expect((await user.get("/v1/user/info")).data["status"]).toBe(status);
    }
  });

  test("refuses a status that does not exist (R-080)", async () => {
    const user = await aUser(api);
    const { status, errors } = await user.post("/v1/user/onboarding", { status: "DONE" });
    expect([status, errors]).toEqual([422, [{ error: "The onboarding status is unknown", code: "INVALID", field: ["status"] }]]);
    expect((await user.get("/v1/user/info")).data["status"]).toBe("ONBOARDING_PENDING");
  });
});
