import { expect, test } from "vitest";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { beginRequest } from "../../support/api/begunRequest.ts";

let now = new Date("2026-04-01T08:00:00Z");
const served = aServedApi({ clock: () => now });

async function aKey(user: TestUser, expiresAt: string | null = null) {
  const { data } = await user.post<{ apiKeyId: string; key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "WRITE", expiresAt });
  return { ...data, machine: asUser(served.api, { ...user, jwt: data.key }) };
}

const begin = (user: TestUser, path: string, body: object) => beginRequest(served.url, user, path, body);
const brokers = async (user: TestUser) => (await user.get<{ brokers: unknown[] }>("/v1/user/broker")).data;

test("a session that ends by a new password finishes no request that began before: it makes no key and changes nothing (R-048)", async () => {
  const user = await aUser(served.api);
  const thief = await signIn(user);
  const change = (newPassword: string) => ({ oldPassword: user.password, newPassword });
  const begun = await Promise.all([
    begin(thief, "/v1/user/api-key/add", { name: "Kept", scope: "WRITE" }),
    begin(thief, "/v1/user/broker/add", { name: "Late" }),
    begin(thief, "/v1/user/update", { name: "Thief" }),
  ]);
  const { data } = await user.post<{ jwt: string }>("/v1/user/update", change("harvest-77"));
  expect(await Promise.all(begun.map(({ finish }) => finish()))).toEqual([401, 401, 401]);
  const back = asUser(served.api, { ...user, jwt: data.jwt });
  expect((await back.get("/v1/user/api-key")).data).toEqual({ apiKeys: [] });
  expect(JSON.stringify(await brokers(back))).not.toContain("Late");
  expect((await back.get("/v1/user/info")).data).toMatchObject({ name: user.name });
});

test("of two new passwords at once one holds, and the other's session has ended", async () => {
  const user = await aUser(served.api);
  const thief = await signIn(user);
  const both = await Promise.all([
    user.post("/v1/user/update", { oldPassword: user.password, newPassword: "harvest-77" }),
    thief.post("/v1/user/update", { oldPassword: user.password, newPassword: "stolen-99" }),
  ]);
  // The other's old password is no longer right, or its session is over: whichever is found first.
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 422])]);
});

test("a key that is revoked or expires finishes no request that began before", async () => {
  const user = await aUser(served.api);
  const [revoked, expiring] = [await aKey(user), await aKey(user, new Date(now.getTime() + 60_000).toISOString())];
  const begun = await Promise.all([revoked, expiring].map(({ machine }) => begin(machine, "/v1/user/broker/add", { name: "Late" })));
  await user.delete(`/v1/user/api-key?apiKeyId=${revoked.apiKeyId}`);
  now = new Date(now.getTime() + 61_000);
  expect(await Promise.all(begun.map(({ finish }) => finish()))).toEqual([401, 401]);
  expect(JSON.stringify(await brokers(user))).not.toContain("Late");
});

async function signIn(user: TestUser): Promise<TestUser> {
  const { data } = await served.api.call<{ jwt: string }>("POST", "/v1/user/login", {
    body: { email: user.email, password: user.password },
  });
  return asUser(served.api, { ...user, jwt: data.jwt });
}
