import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress } from "../../support/api/aUser.ts";

let api: TestApi;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
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

describe("sign-in", () => {
  test("takes the e-mail in any case, and the password as it is (R-370)", async () => {
    const user = await aUser(api);
    expect((await logIn(` ${user.email.toUpperCase()} `, user.password)).data.jwt).toEqual(expect.any(String));
    expect((await logIn(user.email, user.password.toUpperCase())).status).toBe(422);
  });

  test("opens a session of its own each time, also twice within a second", async () => {
    const user = await aUser(api);
    const jwts = await Promise.all([logIn(user.email, user.password), logIn(user.email, user.password)]);
    expect(new Set(jwts.map(({ data }) => data.jwt)).size).toBe(2);
  });

  test("says the same of a wrong password and of an unknown e-mail (R-025)", async () => {
    const user = await aUser(api);
    const wrong = await logIn(user.email, "not-this-one");
    const unknown = await logIn("nobody@tarangvel.example", "not-this-one");
    expect([wrong.status, wrong.errors]).toEqual([422, [{ error: "Invalid email or password", code: "INVALID" }]]);
    expect([unknown.status, unknown.data, unknown.errors]).toEqual([wrong.status, wrong.data, wrong.errors]);
  });

  test("without e-mail or password names what is missing (R-023)", async () => {
    expect((await logIn("", "x")).errors).toEqual([{ error: "Please fill in all required fields", code: "INVALID", field: ["email"] }]);
    expect((await logIn("a@b", "")).errors).toEqual([
      { error: "Please fill in all required fields", code: "INVALID", field: ["password"] },
    ]);
  });

  test("is locked by the tenth try, also with the right password, and free again after a quarter of an hour", async () => {
    const user = await aUser(api);
    for (let failure = 1; failure <= 9; failure += 1) expect((await logIn(user.email, "guess")).status).toBe(422);
    const locked = await logIn(user.email, user.password);
    expect([locked.status, locked.errors[0]?.code, Number(locked.headers["retry-after"])]).toEqual([429, "RATE_LIMITED", 900]);
    now = new Date(now.getTime() + 15 * 60 * 1000 + 1000);
    expect((await logIn(user.email, user.password)).status).toBe(200);
  });

  test("is not locked for a day by failures of a clock that was a day ahead", async () => {
    const user = await aUser(api);
    const right = now;
    now = new Date(right.getTime() + 24 * 60 * 60 * 1000);
    for (let failure = 1; failure <= 9; failure += 1) await logIn(user.email, "guess");
    now = right;
    expect((await logIn(user.email, user.password)).status).toBe(200);
  });

  test("locks an unknown e-mail just the same", async () => {
    for (let failure = 1; failure <= 9; failure += 1) await logIn("ghost@tarangvel.example", "guess");
    expect((await logIn("ghost@tarangvel.example", "guess")).status).toBe(429);
  });

  test("tries a burst of guesses one by one, lets three wait for an e-mail and refuses the rest at once", async () => {
    const user = await aUser(api);
    const answers = await Promise.all(Array.from({ length: 14 }, () => logIn(user.email, "guess")));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect([refused[0]?.errors[0]?.code, refused[0]?.headers["retry-after"]]).toEqual(["RATE_LIMITED", "2"]);
  });

  test("counts a burst of guesses from many addresses so that none is tried beyond the lock", async () => {
    const user = await aUser(api);
    let tried = 0;
    for (let burst = 0; burst < 4; burst += 1) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(user.email, "guess")));
      tried += answers.filter(({ status }) => status === 422).length;
    }
    expect(tried).toBe(9);
  });

  test("from an address that failed too often is refused with Retry-After, whatever the e-mail; other addresses go on", async () => {
    const guesses = await anApi({ limits: { signIns: 5 } });
    const user = await aUser(guesses);
    const guess = (headers: Record<string, string>, email = anEmail(), password = "guess") =>
      guesses.call("POST", "/v1/user/login", { body: { email, password }, headers });
    const attacker = ownAddress();
    for (let success = 1; success <= 6; success += 1) expect((await guess(attacker, user.email, user.password)).status).toBe(200);
    for (let failure = 1; failure <= 5; failure += 1) expect((await guess(attacker)).status).toBe(422);
    const refused = await guess(attacker, user.email, user.password);
    expect([refused.status, refused.errors[0]?.code]).toEqual([429, "RATE_LIMITED"]);
    expect(refused.errors[0]?.error).toMatch(/^Too many failed sign-ins in a short time. Please try again in \d+ minutes.$/);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect((await guess(ownAddress(), user.email, user.password)).status).toBe(200);
    await guesses.close();
  });

  test("counts IPv6 by its first 64 bits, and IPv4 in the clothes of IPv6 as IPv4", async () => {
    const guesses = await anApi({ limits: { signIns: 1 } });
    const guess = async (address: string) => {
      const body = { email: anEmail(), password: "guess" };
      return (await guesses.call("POST", "/v1/user/login", { body, headers: { "x-forwarded-for": address } })).status;
    };
    expect([await guess("2001:db8:1:2::1"), await guess("2001:db8:1:2:ffff::9"), await guess("2001:db8:1:3::1")]).toEqual([422, 429, 422]);
    expect([await guess("198.51.100.7"), await guess("::ffff:198.51.100.7"), await guess("::ffff:c633:6407")]).toEqual([422, 429, 429]);
    await guesses.close();
  });

  test("that waits keeps no session from reading or from changing its password, and its lock keeps none either", async () => {
    const user = await aUser(api);
    for (let failure = 1; failure <= 9; failure += 1) await logIn(user.email, "guess");
    expect((await logIn(user.email, user.password)).status).toBe(429);
    expect((await user.get("/v1/user/info")).status).toBe(200);
    const { data } = await user.post<{ jwt: string }>("/v1/user/update", { oldPassword: user.password, newPassword: "harvest-77" });
    const key = await api.call<{ key: string }>("POST", "/v1/user/api-key/add", {
      body: { name: "ERP", scope: "READ" },
      headers: { authorization: data.jwt },
    });
    expect((await api.call("GET", "/v1/user/info", { headers: { authorization: key.data.key } })).status).toBe(200);
  });

  test("with the right password wipes the slate", async () => {
    const user = await aUser(api);
    for (let failure = 1; failure <= 8; failure += 1) await logIn(user.email, "guess");
    expect((await logIn(user.email, user.password)).status).toBe(200);
    for (let failure = 1; failure <= 8; failure += 1) await logIn(user.email, "guess");
    expect((await logIn(user.email, user.password)).status).toBe(200);
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
