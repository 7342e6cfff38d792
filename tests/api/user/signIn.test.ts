import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress } from "../../support/api/aUser.ts";

let api: TestApi;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
afterAll(() => api.close());

/** An address that nobody else has. */
const anEmail = () => `${crypto.randomUUID()}@tarangvel.example`;
const logIn = (email: string, password: string, headers = ownAddress()) =>
  api.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email, password }, headers });

describe("sign-in", () => {
  test("takes the e-mail in any case, and the password as it is (R-370)", async () => {
    const user = await aUser(api);
    expect((await logIn(` ${user.email.toUpperCase()} `, user.password)).data.jwt).toEqual(expect.any(String));
    expect((await logIn(user.email, user.password.toUpperCase())).status).toBe(422);
  });

  test("and sign-up read an e-mail without the unseen marks of a copied text (R-1319)", async () => {
    const email = anEmail();
    const user = await aUser(api, { email: `${email}\u200b` });
    for (const written of [email, `\u202a${email}\u202c`]) expect((await logIn(written, user.password)).status).toBe(200);
    expect((await user.get<{ email: string }>("/v1/user/info")).data.email).toBe(email);
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
