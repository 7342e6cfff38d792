import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Team } from "#domain/account/team.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { anExporter } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";

let api: TestApi;
let owner: TestUser;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
beforeEach(async () => {
  owner = await aUser(api);
});
afterAll(() => api.close());

const membersOf = async (user: TestUser) => (await user.get<Team>("/v1/team")).data.members;
const idOf = async (user: TestUser) => (await membersOf(user)).find(({ email }) => email === user.email)?.memberId ?? "";
const remove = (by: TestUser, memberId: string) => by.delete(`/v1/team/member?memberId=${memberId}`);
const setRole = (by: TestUser, memberId: string, role: string) => by.post(`/v1/team/role?memberId=${memberId}`, { role });
const outcome = ({ status, data, errors }: Answer) => [status, data, errors];
const lastOwner = [422, null, [{ error: "An office needs at least one owner", code: "INVALID", field: ["memberId"] }]];

describe("a team", () => {
  test("is one owner at first (R-645)", async () => {
    expect((await owner.get<Team>("/v1/team")).data).toEqual({
      office: "Asha Mehta",
      members: [{ memberId: expect.any(String), name: "Asha Mehta", email: owner.email, role: "OWNER", lastSeenAt: now.toISOString() }],
      canSendMail: false,
    });
  });

  test("says to five minutes when each was seen last (R-645)", async () => {
    const before = now;
    const member = await aMember(api, owner, { role: "VIEWER" });
    const seen = async () => (await membersOf(owner)).find(({ memberId }) => memberId === member.memberId)?.lastSeenAt ?? null;
    expect(await seen()).toBe(null);
    await member.get("/v1/user/info");
    const first = now.toISOString();
    expect(await seen()).toBe(first);
    now = new Date(before.getTime() + 4 * 60 * 1000);
    await member.get("/v1/user/info");
    expect(await seen()).toBe(first);
    now = new Date(before.getTime() + 5 * 60 * 1000);
    await member.get("/v1/user/info");
    expect(await seen()).toBe(now.toISOString());
    now = before;
  });

  test("of another office is unknown: its members' ids are not found (R-655)", async () => {
    const stranger = await aUser(api);
    const theirs = await aMember(api, stranger);
    const unknown = "019a7741-9b20-7c4d-8e11-000000000000";
    expect(outcome(await remove(owner, theirs.memberId))).toEqual(outcome(await remove(owner, unknown)));
    expect(outcome(await setRole(owner, theirs.memberId, "VIEWER"))).toEqual(outcome(await setRole(owner, unknown, "VIEWER")));
    expect((await remove(owner, theirs.memberId)).errors).toEqual([{ error: "Member not found", code: "NOT_FOUND", field: ["memberId"] }]);
    expect((await remove(owner, await idOf(stranger))).status).toBe(404);
    expect(await membersOf(stranger)).toHaveLength(2);
  });
});

describe("a role", () => {
  test("holds from the next request on (R-646)", async () => {
    const member = await aMember(api, owner, { role: "EDITOR" });
    expect((await member.post("/v1/user/broker/add", { name: "One" })).status).toBe(200);
    expect((await setRole(owner, member.memberId, "VIEWER")).data).toEqual({ memberId: member.memberId, role: "VIEWER" });
    expect((await member.post("/v1/user/broker/add", { name: "Two" })).errors).toEqual([{ error: "Your role may only read" }]);
    expect((await member.get("/v1/user/info")).data["role"]).toBe("VIEWER");
    await setRole(owner, member.memberId, "OWNER");
    expect("role" in (await member.get("/v1/user/info")).data).toBe(false);
    expect((await member.get("/v1/user/api-key")).status).toBe(200);
  });

  test("is one of three (R-640)", async () => {
    const member = await aMember(api, owner);
    expect((await setRole(owner, member.memberId, "ADMIN")).errors).toEqual([
      { error: "Please choose a role", code: "INVALID", field: ["role"] },
    ]);
  });

  test("is in the trail with both names", async () => {
    const member = await aMember(api, owner, { name: "Meena Shah" });
    await setRole(owner, member.memberId, "VIEWER");
    await remove(owner, member.memberId);
    const { entries } = (await owner.get<{ entries: AuditEntry[] }>("/v1/audit-trail?noun=MEMBER")).data;
    expect(entries.map(({ sentence }) => sentence)).toEqual([
      "Asha Mehta removed the member Meena Shah",
      "Asha Mehta changed the member Meena Shah: the role from Editor to Viewer",
      "Meena Shah joined the office",
    ]);
  });
});

describe("the last owner", () => {
  test("can neither leave nor become less (R-648)", async () => {
    await aMember(api, owner, { role: "EDITOR" });
    const id = await idOf(owner);
    expect(outcome(await remove(owner, id))).toEqual(lastOwner);
    expect(outcome(await setRole(owner, id, "EDITOR"))).toEqual(lastOwner);
    expect((await setRole(owner, id, "OWNER")).status).toBe(200);
    expect((await owner.get("/v1/user/api-key")).status).toBe(200);
  });

  const lower = (by: TestUser, id: string) => setRole(by, id, "VIEWER");
  test.each([
    ["both leave", remove, [0, 1]],
    ["each removes the other", remove, [1, 0]],
    ["both lower themselves", lower, [0, 1]],
    ["each lowers the other", lower, [1, 0]],
  ] as const)("stays when, at the same moment, %s (R-648)", async (_what, act, [ofFirst, ofSecond]) => {
    const second = await aMember(api, owner, { role: "OWNER" });
    const ids = [await idOf(owner), second.memberId];
    const answers = await Promise.all([act(owner, ids[ofFirst] ?? ""), act(second, ids[ofSecond] ?? "")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([owner, second].map((user) => user.get("/v1/team/invitation")));
    expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("may be another than the first person, whose data stays the office's (R-647, R-648)", async () => {
    const { user: first, firm } = await anExporter(api);
    const second = await aMember(api, first, { role: "OWNER", name: "Meena Shah" });
    expect((await remove(second, await idOf(first))).status).toBe(200);
    expect((await first.get("/v1/user/info")).status).toBe(401);
    expect((await second.get<{ firms: { name: string }[] }>("/v1/user/info")).data.firms).toEqual([firm]);
    expect((await second.post("/v1/user/broker/add", { name: "After" })).status).toBe(200);
    expect((await membersOf(second)).map(({ name }) => name)).toEqual(["Meena Shah"]);
    await aMember(api, second);
  });
});
