import { createHmac } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, asUser } from "../../support/api/aUser.ts";

let api: TestApi;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
afterAll(() => api.close());

const infoWith = (authorization?: string) =>
  api.call("GET", "/v1/user/info", authorization === undefined ? {} : { headers: { authorization } });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function payloadOf(jwt: string): { sub: string; exp: number; iat: number; version: number } {
  return JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
}

describe("a session", () => {
  test("is accepted as a bare token and as Bearer (R-039)", async () => {
    const { jwt } = await aUser(api);
    expect((await infoWith(jwt)).status).toBe(200);
    expect((await infoWith(`Bearer ${jwt}`)).status).toBe(200);
    expect((await infoWith(`bearer ${jwt}`)).status).toBe(200);
  });

  test("that is missing is 401 with the envelope, on every route (R-033)", async () => {
    const calls = [
      "GET /v1/user/info",
      "POST /v1/user/update",
      "POST /v1/user/buyer/add",
      "DELETE /v1/user/firm",
      "POST /v1/attachment/save",
    ];
    for (const call of [...calls, "GET /v1/attachment/pre-signed-url", "POST /v1/user/payment-term/update"]) {
      const [method, path] = call.split(" ") as ["GET" | "POST" | "DELETE", string];
      const { status, data, errors } = await api.call(method, path);
      expect([call, status, data]).toEqual([call, 401, null]);
      expect(errors).toEqual([{ error: "Your session has ended. Please sign in again." }]);
    }
  });

  test.each(["", "Bearer", "Bearer ", "nonsense", "a.b.c", "Basic dXNlcjpwYXNz"])("%j is 401", async (authorization) => {
    expect((await infoWith(authorization)).status).toBe(401);
  });

  test("whose payload was changed is 401", async () => {
    const { jwt } = await aUser(api);
    const other = await aUser(api);
    const [head, , signature] = jwt.split(".");
    expect((await infoWith(`${head}.${part(payloadOf(other.jwt))}.${signature}`)).status).toBe(401);
  });

  test("signed with another secret, with none, or with another algorithm is 401", async () => {
    const { jwt } = await aUser(api);
    const payload = part(payloadOf(jwt));
    const forge = (algorithm: string, hash: string, secret: string) => {
      const signed = `${part({ alg: algorithm, typ: "JWT" })}.${payload}`;
      return `${signed}.${createHmac(hash, secret).update(signed).digest("base64url")}`;
    };
    const kept = readFileSync(join(api.dataDir, "jwt-secret"), "utf8");
    expect((await infoWith(forge("HS256", "sha256", "x".repeat(48)))).status).toBe(401);
    expect((await infoWith(forge("HS512", "sha512", kept))).status).toBe(401);
    expect((await infoWith(`${part({ alg: "none", typ: "JWT" })}.${payload}.`)).status).toBe(401);
  });

  test("ends after 12 hours", async () => {
    const { jwt } = await aUser(api);
    expect(payloadOf(jwt).exp - payloadOf(jwt).iat).toBe(12 * 60 * 60);
    const start = now;
    now = new Date(start.getTime() + 12 * 60 * 60 * 1000 - 1000);
    expect((await infoWith(jwt)).status).toBe(200);
    now = new Date(start.getTime() + 12 * 60 * 60 * 1000 + 1000);
    expect((await infoWith(jwt)).status).toBe(401);
    now = start;
  });

  test.each([
    [-30, 200],
    [-90, 401],
  ])("is known to a machine whose clock is %d seconds from that of the one which signed in, with %d (R-1188)", async (seconds, status) => {
    const { jwt } = await aUser(api);
    const start = now;
    now = new Date(start.getTime() + seconds * 1000);
    expect((await infoWith(jwt)).status).toBe(status);
    now = start;
  });

  test("survives a restart, because the secret is kept for its owner alone", async () => {
    const user = await aUser(api);
    expect(statSync(join(api.dataDir, "jwt-secret")).mode & 0o777).toBe(0o600);
    await api.restart();
    expect((await user.get("/v1/user/info")).status).toBe(200);
  });
});

describe("a password change", () => {
  test("ends every other session at once; the one that made it goes on (R-051, R-373)", async () => {
    const user = await aUser(api);
    const elsewhere = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: user });
    const { status, data } = await user.post<{ jwt: string }>("/v1/user/update", { oldPassword: user.password, newPassword: "harvest-77" });
    expect(status).toBe(200);
    expect((await infoWith(elsewhere.data.jwt)).status).toBe(401);
    expect((await infoWith(user.jwt)).status).toBe(401);
    expect((await asUser(api, { ...user, jwt: data.jwt }).get("/v1/user/info")).status).toBe(200);
    expect((await api.call("POST", "/v1/user/login", { body: user })).status).toBe(422);
    expect((await api.call("POST", "/v1/user/login", { body: { ...user, password: "harvest-77" } })).status).toBe(200);
  });

  test("with a wrong old password is refused and is no end of the session", async () => {
    const user = await aUser(api);
    const { status, errors } = await user.post("/v1/user/update", { oldPassword: "wrong-one", newPassword: "harvest-77" });
    expect(status).toBe(422);
    expect(errors).toEqual([{ error: "Current password is incorrect", code: "INVALID", field: ["oldPassword"] }]);
    expect((await user.get("/v1/user/info")).status).toBe(200);
  });
});
