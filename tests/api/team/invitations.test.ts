import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Invitation, OpenInvitation, Team } from "#domain/account/team.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { aPerson, inviteMember } from "../../support/api/members.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";

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

const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

function read(code: string, address = ownAddress()): Promise<Answer<OpenInvitation>> {
  return api.call("POST", "/v1/invitation/read", { body: { code }, headers: address });
}

function accept(code: string, person: object = aPerson(), address = ownAddress()): Promise<Answer<{ jwt: string }>> {
  return api.call("POST", "/v1/invitation/accept", { body: { code, ...person }, headers: address });
}

const membersOf = async (user = owner) => (await user.get<Team>("/v1/team")).data.members;
const openOnes = async () => (await owner.get<{ invitations: Invitation[] }>("/v1/team/invitation")).data.invitations;
const notFound = [404, null, [{ error: "Invitation not found", code: "NOT_FOUND", field: ["code"] }]];
const outcome = ({ status, data, errors }: Answer<unknown>) => [status, data, errors];

describe("an invitation", () => {
  test("shows its code and link once, for 14 days (R-650)", async () => {
    const made = await inviteMember(owner, { role: "VIEWER", email: " Vikram@Tarangvel.example " });
    expect(made).toEqual({
      invitationId: expect.any(String),
      role: "VIEWER",
      email: "vikram@tarangvel.example",
      createdAt: now.toISOString(),
      expiresAt: later(14).toISOString(),
      mail: null,
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      link: `http://lading.test/join/${made.code.replaceAll("-", "")}`,
    });
    const { code: _code, link: _link, ...rest } = made;
    expect(await openOnes()).toEqual([rest]);
  });

  test("again with the same Idempotency-Key makes no second one and does not show its code again (R-650)", async () => {
    const send = () => owner.post("/v1/team/invite", { role: "EDITOR" }, { "idempotency-key": "once" });
    const first = await send();
    expect(first.data["code"]).toEqual(expect.any(String));
    expect((await send()).data).toEqual({ ...first.data, code: null, link: null });
    expect(await openOnes()).toHaveLength(1);
  });

  test("says by its code where it leads, however the code is typed, and not for which address (R-651)", async () => {
    const { name: office } = await aFirm(api, owner);
    const { code, expiresAt } = await inviteMember(owner, { email: "meena@tarangvel.example" });
    const told = { office, role: "EDITOR", partner: null, isForOneAddress: true, expiresAt };
    for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll("-", " ")} `, code.replaceAll("0", "O").replaceAll("1", "l")]) {
      expect((await read(typed)).data).toEqual(told);
    }
  });

  test("makes a member who shares the office's data under their own name (R-645, R-652)", async () => {
    const firm = await aFirm(api, owner);
    const { code } = await inviteMember(owner, { role: "EDITOR" });
    const person = aPerson({ name: " Meena Shah " });
    const { data } = await accept(code, person);
    const member = asUser(api, { ...person, jwt: data.jwt });
    const info = (await member.get("/v1/user/info")).data;
    expect(info).toMatchObject({
      name: "Meena Shah",
      email: person.email,
      type: "EXPORTER",
      status: "ONBOARDING_COMPLETED",
      role: "EDITOR",
    });
    expect(info["firms"]).toEqual([firm]);
    await member.post("/v1/user/broker/add", { name: "Levant Agri" });
    expect((await owner.get<{ brokers: { name: string }[] }>("/v1/user/info")).data.brokers.map(({ name }) => name)).toEqual([
      "Levant Agri",
    ]);
    const { entries } = (await owner.get<{ entries: AuditEntry[] }>("/v1/audit-trail")).data;
    expect(entries.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      "Meena Shah added the broker Levant Agri",
      "Meena Shah joined the office",
    ]);
    expect(await openOnes()).toEqual([]);
  });

  test("lets the owner's answer stay as it was without a team", async () => {
    const { data } = await owner.get("/v1/user/info");
    expect(Object.keys(data).slice(0, 6)).toEqual(["userId", "name", "email", "type", "status", "firms"]);
  });

  test("that is unknown, malformed, expired, used or withdrawn gets one and the same answer (R-651)", async () => {
    const used = await inviteMember(owner);
    await accept(used.code);
    const withdrawn = await inviteMember(owner);
    await owner.delete(`/v1/team/invitation?invitationId=${withdrawn.invitationId}`);
    const expired = await inviteMember(owner);
    const codes = ["0000-0000-0000", "", "short", "U".repeat(12), "x".repeat(255), used.code, withdrawn.code];
    for (const code of codes) {
      expect([code, outcome(await read(code))]).toEqual([code, notFound]);
      expect([code, outcome(await accept(code))]).toEqual([code, notFound]);
    }
    const before = now;
    now = later(14);
    expect(outcome(await read(expired.code))).toEqual(notFound);
    expect(outcome(await accept(expired.code))).toEqual(notFound);
    now = before;
    expect((await read(expired.code)).status).toBe(200);
  });

  test("is guessed ten times an hour from an address, and a right code takes nothing from that (R-653)", async () => {
    const { code } = await inviteMember(owner);
    const address = ownAddress();
    for (let tried = 0; tried < 12; tried += 1) expect((await read(code, address)).status).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) expect((await read("0000-0000-0000", address)).status).toBe(404);
    const refused = await read(code, address);
    expect([refused.status, refused.errors[0]?.code, Number(refused.headers["retry-after"]) > 0]).toEqual([429, "RATE_LIMITED", true]);
    expect((await accept(code, aPerson(), address)).status).toBe(429);
    expect((await read(code)).status).toBe(200);
  });

  test("for an address is for that one alone, which nobody finds by trying (R-652, R-653)", async () => {
    const { code } = await inviteMember(owner, { email: "right@tarangvel.example" });
    const address = ownAddress();
    for (let tried = 0; tried < 10; tried += 1) {
      const { status, errors } = await accept(code, aPerson(), address);
      expect([status, errors]).toEqual([
        422,
        [{ error: "This invitation is for another e-mail address", code: "INVALID", field: ["email"] }],
      ]);
    }
    expect((await accept(code, aPerson({ email: "right@tarangvel.example" }), address)).status).toBe(429);
    expect((await accept(code, aPerson({ email: "Right@Tarangvel.example" }))).status).toBe(200);
  });

  test("is not for an e-mail that has an account, and stays open then (R-654)", async () => {
    const stranger = await aUser(api);
    const { code } = await inviteMember(owner);
    for (const email of [stranger.email, owner.email]) {
      const { status, errors } = await accept(code, aPerson({ email }));
      expect([status, errors]).toEqual([409, [{ error: "This e-mail belongs to another account", code: "DUPLICATE", field: ["email"] }]]);
    }
    expect((await accept(code)).status).toBe(200);
  });

  test.each([
    [{ name: " " }, "Please fill in all required fields", "name"],
    [{ password: "12345" }, "Password must be at least 6 characters long", "password"],
    [{ email: "meena" }, "Please enter a valid email address", "email"],
  ])("is not accepted with %j (R-652)", async (change, error, field) => {
    const { code } = await inviteMember(owner);
    expect((await accept(code, aPerson(change))).errors).toEqual([{ error, code: "INVALID", field: [field] }]);
    expect((await read(code)).status).toBe(200);
  });

  test("accepted by five people at once takes in one (R-652)", async () => {
    const { code } = await inviteMember(owner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await membersOf()).toHaveLength(2);
  });

  test("of another office is withdrawn by nobody else (R-655)", async () => {
    const { invitationId, code } = await inviteMember(owner);
    const stranger = await aUser(api);
    const refused = await stranger.delete(`/v1/team/invitation?invitationId=${invitationId}`);
    const unknown = await stranger.delete("/v1/team/invitation?invitationId=019a7741-9b20-7c4d-8e11-000000000000");
    expect(outcome(refused)).toEqual(outcome(unknown));
    expect([refused.status, refused.errors[0]?.error]).toEqual([404, "Invitation not found"]);
    expect((await read(code)).status).toBe(200);
  });

  test.each([
    [{ role: "ADMIN" }, "Please choose a role", "role"],
    [{}, "Please choose a role", "role"],
    [{ role: "EDITOR", email: "nobody" }, "Please enter a valid email address", "email"],
  ])("is not made of %j (R-650)", async (body, error, field) => {
    const { status, errors } = await owner.post("/v1/team/invite", body);
    expect([status, errors]).toEqual([422, [{ error, code: "INVALID", field: [field] }]]);
  });

  test("is not for who is a member already (R-650)", async () => {
    const { errors } = await owner.post("/v1/team/invite", { role: "EDITOR", email: owner.email.toUpperCase() });
    expect(errors).toEqual([{ error: "This person is a member already", code: "INVALID", field: ["email"] }]);
  });

  test("takes one of 50 places until it ends (R-656)", async () => {
    const made = [];
    for (let count = 0; count < 49; count += 1) made.push(await inviteMember(owner));
    const full = await owner.post("/v1/team/invite", { role: "EDITOR" });
    expect([full.status, full.errors[0]?.error]).toEqual([422, "An office can have at most 50 members, invitations included"]);
    await owner.delete(`/v1/team/invitation?invitationId=${made[0]?.invitationId}`);
    await inviteMember(owner);
    const before = now;
    now = later(15);
    const signedIn = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: owner });
    await inviteMember(asUser(api, { ...owner, jwt: signedIn.data.jwt }));
    now = before;
  });
});
