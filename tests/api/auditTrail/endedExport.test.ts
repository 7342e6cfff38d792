import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { newId } from "../../../api/db/id.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";

let api: TestApi;
let owner: TestUser;
let origin: string;
beforeAll(async () => {
  api = await anApi();
  owner = await aUser(api);
  await api.restart(fillTrail);
  origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

/** A trail whose export is more than the connection's buffers take. */
async function fillTrail(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
  const { ownerId } = await db.selectFrom("users").select("ownerId").where("email", "=", owner.email).executeTakeFirstOrThrow();
  const actor = { actorType: "USER", actorId: ownerId, actorName: owner.name } as const;
  const what = { action: "ADDED", noun: "BROKER", entityId: null, shipmentId: null, name: "Levant ".repeat(500) } as const;
  const entry = { ownerId, at: "2025-01-01T08:00:00.000Z", ...actor, ...what, changes: "[]", changeCount: 0, requestId: "" };
  for (let batch = 0; batch < 30; batch += 1) {
    const entries = Array.from({ length: 100 }, () => ({ ...entry, id: newId() }));
    await db.insertInto("auditEntries").values(entries).execute();
  }
  await close();
}

const path = "/v1/audit-trail/export";

test("an export of the trail that a removed member is reading breaks off, by their session and by an address (R-646)", async () => {
  const member = await aMember(api, owner, { role: "VIEWER" });
  const { data } = await member.get<{ url: string }>(`${path}-url`);
  const exports = await Promise.all([
    fetch(`${origin}/ep/api${path}`, { headers: { authorization: member.jwt } }),
    fetch(data.url.replace("http://lading.test", origin)),
  ]);
  expect(exports.map(({ status }) => status)).toEqual([200, 200]);
  expect((await owner.delete(`/v1/team/member?memberId=${member.memberId}`)).status).toBe(200);
  for (const response of exports) await expect(response.text()).rejects.toThrow(/terminated|aborted/);
});

test("an export that a revoked key is reading breaks off; a member's comes whole", async () => {
  const { data } = await owner.post<{ apiKeyId: string; key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "READ" });
  const machine = asUser(api, { ...owner, jwt: data.key });
  const [theirs, ours] = await Promise.all(
    [machine, owner].map(({ jwt }) => fetch(`${origin}/ep/api${path}`, { headers: { authorization: `Bearer ${jwt}` } })),
  );
  await owner.delete(`/v1/user/api-key?apiKeyId=${data.apiKeyId}`);
  await expect(theirs?.text()).rejects.toThrow(/terminated|aborted/);
  expect((await ours?.text())?.split("Levant Levant").length).toBeGreaterThan(3_000);
});
