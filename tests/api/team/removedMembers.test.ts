import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Team } from "#domain/account/team.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { beginRequest } from "../../support/api/begunRequest.ts";
import { readEvents } from "../../support/api/eventReader.ts";
import { aMember, aPerson, inviteMember } from "../../support/api/members.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let url: string;
let owner: TestUser;
const now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  // No heartbeat wakes a stream that the removal does not wake.
  api = await anApi({ clock: () => now, heartbeatMilliseconds: 600_000 });
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(async () => {
  owner = await aUser(api);
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

const membersOf = async (user: TestUser) => (await user.get<Team>("/v1/team")).data.members;
const idOf = async (user: TestUser) => (await membersOf(user)).find(({ email }) => email === user.email)?.memberId ?? "";
const remove = (by: TestUser, memberId: string) => by.delete(`/v1/team/member?memberId=${memberId}`);
const setRole = (by: TestUser, memberId: string, role: string) => by.post(`/v1/team/role?memberId=${memberId}`, { role });

const begin = (user: TestUser, path: string, body: object) => beginRequest(`${url}/ep/api`, user, path, body);

describe("a removed member", () => {
  test("has no session, cannot sign in, and may start anew elsewhere with the e-mail (R-646, R-647)", async () => {
    const member = await aMember(api, owner, { role: "OWNER" });
    await remove(owner, member.memberId);
    expect((await member.get("/v1/user/info")).status).toBe(401);
    expect((await member.post("/v1/user/broker/add", { name: "Late" })).status).toBe(401);
    for (const email of [member.email, `removed ${member.memberId}`]) {
      const { status } = await api.call("POST", "/v1/user/login", { body: { email, password: member.password }, headers: ownAddress() });
      expect(status).toBe(422);
    }
    expect((await remove(owner, member.memberId)).status).toBe(404);
    expect((await setRole(owner, member.memberId, "EDITOR")).status).toBe(404);
    const { code } = await inviteMember(owner);
    const back = { ...aPerson({ email: member.email }), code };
    expect((await api.call("POST", "/v1/invitation/accept", { body: back, headers: ownAddress() })).status).toBe(200);
  });

  test("keeps the name in the history of what they did (R-647)", async () => {
    const exporter = await anExporter(api);
    const member = await aMember(api, exporter.user, { name: "Meena Shah" });
    const { shipmentId } = await aShipment({ ...exporter, user: member });
    await remove(exporter.user, member.memberId);
    const { entries } = (await exporter.user.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${shipmentId}`)).data;
    expect(entries.map(({ sentence }) => sentence)).toEqual(["Meena Shah created the shipment"]);
  });

  test("loses each key they made, whatever its scope, and the trail says so (R-644, R-646)", async () => {
    const member = await aMember(api, owner, { role: "OWNER" });
    const { data } = await member.post("/v1/user/api-key/add", { name: "ERP", scope: "WRITE" });
    const machine = asUser(api, { ...member, jwt: String(data["key"]) });
    expect((await machine.get("/v1/user/info")).status).toBe(200);
    await remove(owner, member.memberId);
    expect((await machine.get("/v1/user/info")).status).toBe(401);
    const { entries } = (await owner.get<{ entries: AuditEntry[] }>("/v1/audit-trail?noun=API_KEY")).data;
    expect(entries[0]?.sentence).toBe("Asha Mehta revoked the API key ‘ERP’");
  });

  test("comes back by no invitation that they made before, nor does an owner who got another role (R-649)", async () => {
    const member = await aMember(api, owner, { role: "OWNER" });
    const lowered = await aMember(api, owner, { role: "OWNER" });
    const kept = await inviteMember(owner, { role: "OWNER" });
    const ended = [await inviteMember(member, { role: "OWNER" }), await inviteMember(lowered, { role: "OWNER" })];
    await remove(owner, member.memberId);
    await setRole(owner, lowered.memberId, "EDITOR");
    for (const { code } of ended) {
      const { status } = await api.call("POST", "/v1/invitation/accept", { body: { code, ...aPerson() }, headers: ownAddress() });
      expect(status).toBe(404);
    }
    const { data } = await owner.get<{ invitations: { invitationId: string }[] }>("/v1/team/invitation");
    expect(data.invitations.map(({ invitationId }) => invitationId)).toEqual([kept.invitationId]);
    const { entries } = (await owner.get<{ entries: AuditEntry[] }>("/v1/audit-trail?noun=INVITATION")).data;
    expect(entries.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      "Asha Mehta revoked the invitation as Owner",
      "Asha Mehta revoked the invitation as Owner",
    ]);
  });

  test("cannot finish a request that began before, nor can an owner who got another role (R-646)", async () => {
    for (const end of [remove, (by: TestUser, memberId: string) => setRole(by, memberId, "EDITOR")]) {
      const member = await aMember(api, owner, { role: "OWNER" });
      const invite = await begin(member, "/v1/team/invite", { role: "OWNER" });
      const key = await begin(member, "/v1/user/api-key/add", { name: "ERP", scope: "WRITE" });
      await end(owner, member.memberId);
      expect([await invite.finish(), await key.finish()]).toEqual(end === remove ? [401, 401] : [403, 403]);
    }
    const { data } = await owner.get<{ invitations: unknown[] }>("/v1/team/invitation");
    expect(data.invitations).toEqual([]);
  });

  test("hears nothing more: an open stream ends at once, and the others' go on (R-646)", async () => {
    const member = await aMember(api, owner, { role: "VIEWER" });
    const listen = (user: TestUser) => readEvents(`${url}/ep/api/v1/events`, { headers: { authorization: `Bearer ${user.jwt}` } });
    const [theirs, ours] = [await listen(member), await listen(owner)];
    await remove(owner, member.memberId);
    expect(await theirs.next()).toMatchObject({ event: "end", data: { reason: "SESSION_OVER" } });
    expect(await theirs.next()).toBe(null);
    theirs.close();
    ours.close();
  });

  test("opens no file by an address from before, and no export of the trail (R-646)", async () => {
    const exporter = await anExporter(api);
    const { shipmentId } = await aShipment(exporter);
    const { data: file } = await attach(api, exporter.user, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) });
    const member = await aMember(api, exporter.user, { role: "OWNER" });
    const key = String((await member.post("/v1/user/api-key/add", { name: "ERP", scope: "READ" })).data["key"]);
    const machine = asUser(api, { ...member, jwt: key });
    const addressOf = async (user: TestUser, path: string) => String((await user.get(path)).data["url"]).replace("http://lading.test", "");
    const ofFile = `/v1/attachment/pre-signed-url?key=${file.key}&attachment_type=OTHER`;
    const addresses = [
      await addressOf(member, ofFile),
      await addressOf(machine, ofFile),
      await addressOf(member, "/v1/audit-trail/export-url"),
    ];
    const statuses = () => Promise.all(addresses.map(async (address) => (await api.inject({ method: "GET", url: address })).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    await remove(exporter.user, member.memberId);
    expect(await statuses()).toEqual([403, 403, 403]);
    const kept = await addressOf(exporter.user, ofFile);
    expect((await api.inject({ method: "GET", url: kept })).statusCode).toBe(200);
    // Naming another asker breaks the signature.
    const other = (addresses[0] ?? "").replace(member.memberId, await idOf(exporter.user));
    expect((await api.inject({ method: "GET", url: other })).statusCode).toBe(403);
  });
});
