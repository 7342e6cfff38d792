import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenInvitation } from "#domain/account/team.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { aMember, aPerson } from "../../support/api/members.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";

let api: TestApi;
let exporter: Exporter;
let owner: TestUser;
let now = new Date("2026-04-01T08:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
beforeEach(async () => {
  exporter = await anExporter(api);
  owner = exporter.user;
});
afterAll(() => api.close());

const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const unknownId = "019a7741-9b20-7c4d-8e11-000000000000";
const notFound = [404, null, [{ error: "Invitation not found", code: "NOT_FOUND", field: ["code"] }]];
const outcome = ({ status, data, errors }: Answer<unknown>) => [status, data, errors];

function read(code: string, address = ownAddress()): Promise<Answer<OpenInvitation>> {
  return api.call("POST", "/v1/invitation/read", { body: { code }, headers: address });
}
function accept(code: string, person: object = aPerson(), address = ownAddress()): Promise<Answer<{ jwt: string }>> {
  return api.call("POST", "/v1/invitation/accept", { body: { code, ...person }, headers: address });
}
const acceptSignedIn = (user: TestUser, code: string) => user.post("/v1/partner/accept", { code }, ownAddress());
const partnersOf = async (user = owner) => (await user.post<{ partners: Partner[] }>("/v1/partner/filter")).data.partners;
const revoke = (partnerId: string) => owner.post<Partner>(`/v1/partner/revoke?partnerId=${partnerId}`);

describe("an invitation of a partner", () => {
  test("shows its code and link once, for 14 days, and shares nothing unless told (R-660, R-661)", async () => {
    const made = await invitePartner(owner, {
      role: "IMPORTER",
      name: "",
      recordIds: [exporter.consigneeId],
      email: " Omar@AlMarjan.example ",
    });
    const { code, link, ...partner } = made;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(link).toBe(`http://lading.test/join/${code.replaceAll("-", "")}`);
    expect(partner).toEqual({
      partnerId: expect.any(String),
      role: "IMPORTER",
      name: "Al Marjan Foodstuff Trading L.L.C.",
      scope: "CHOSEN",
      recordIds: [exporter.consigneeId],
      state: "INVITED",
      office: null,
      email: "omar@almarjan.example",
      sharesNew: false,
      showsPrices: true,
      mayUpload: false,
      shipments: 0,
      createdAt: now.toISOString(),
      expiresAt: later(14).toISOString(),
      joinedAt: null,
      lastSeenAt: null,
      mail: null,
    });
    expect(await partnersOf()).toEqual([partner]);
    expect((await owner.get(`/v1/partner?partnerId=${partner.partnerId}`)).data).toEqual(partner);
    expect(await latestSentence(owner)).toBe("Asha Mehta invited the partner Al Marjan Foodstuff Trading L.L.C. (Importer)");
  });

  test("again with the same Idempotency-Key makes no second one and does not show its code again (R-660)", async () => {
    const send = () => owner.post("/v1/partner/invite", { role: "CHA", name: "Kutch Clearing" }, { "idempotency-key": "once" });
    const first = await send();
    expect((await send()).data).toEqual({ ...first.data, code: null, link: null });
    expect(await partnersOf()).toHaveLength(1);
  });

  test.each<[string, () => object, number, string, string[]]>([
    ["no role", () => ({}), 422, "Please choose what the partner is", ["role"]],
    ["an unknown role", () => ({ role: "EXPORTER" }), 422, "Please choose what the partner is", ["role"]],
    ["an unknown scope", () => ({ role: "CHA", scope: "SOME" }), 422, "Please choose which shipments the partner is put on", ["scope"]],
    ["an importer without buyers", () => ({ role: "IMPORTER" }), 422, "Please choose at least one buyer", ["recordIds"]],
    ["a broker without brokers", () => ({ role: "BROKER", name: "Levant" }), 422, "Please choose at least one broker", ["recordIds"]],
    ["a CHA without a name", () => ({ role: "CHA" }), 422, "Please enter the partner's name", ["name"]],
    ["a CHA of no firm", () => ({ role: "CHA", name: "K", scope: "FIRMS" }), 422, "Please choose at least one firm", ["recordIds"]],
    [
      "a broker for firms",
      () => ({ role: "BROKER", scope: "FIRMS", recordIds: [exporter.brokerId] }),
      422,
      "Only a CHA can be put on the shipments of certain firms",
      ["scope"],
    ],
    ["no address", () => ({ role: "CHA", name: "K", email: "nobody" }), 422, "Please enter a valid email address", ["email"]],
    ["a broker as a buyer", () => ({ role: "IMPORTER", recordIds: [exporter.brokerId] }), 404, "Buyer not found", ["recordIds", "0"]],
  ])("is not made of %s (R-661)", async (_what, body, status, error, field) => {
    const refused = await owner.post("/v1/partner/invite", body());
    expect([refused.status, refused.errors.map((one) => [one.error, one.field])]).toEqual([status, [[error, field]]]);
    expect(await partnersOf()).toEqual([]);
  });

  test("takes no record of another office, which answers like an unknown one (R-661)", async () => {
    const other = await anExporter(api);
    const invite = (recordId: string) => owner.post("/v1/partner/invite", { role: "IMPORTER", recordIds: [recordId] });
    expect(outcome(await invite(other.consigneeId))).toEqual(outcome(await invite(unknownId)));
  });

  test("tells by its code what is offered, and to nobody for which address (R-660)", async () => {
    const { code, expiresAt } = await invitePartner(owner, { scope: "ALL", email: "desk@mundra.example" });
    expect((await read(code)).data).toEqual({
      office: exporter.firm.name,
      role: null,
      partner: { role: "CHA", name: "Mundra Clearing Agency", scope: "ALL", showsPrices: true, mayUpload: true },
      isForOneAddress: true,
      expiresAt,
    });
  });

  test("makes an office of the partner's own, whose set-up is complete (R-664)", async () => {
    const { code } = await invitePartner(owner, { role: "IMPORTER", recordIds: [exporter.consigneeId], name: "Al Marjan" });
    const person = aPerson({ name: "Omar Farouk" });
    const partner = asUser(api, { ...person, jwt: (await accept(code, person)).data.jwt });
    const info = (await partner.get("/v1/user/info")).data;
    expect(info).toMatchObject({ name: "Omar Farouk", type: "IMPORTER", status: "ONBOARDING_COMPLETED", firms: [], buyers: [] });
    expect(await partnersOf()).toMatchObject([
      { state: "ACTIVE", office: "Omar Farouk", joinedAt: now.toISOString(), expiresAt: null, lastSeenAt: now.toISOString() },
    ]);
    expect(await latestSentence(owner)).toBe("Omar Farouk joined as the partner Al Marjan (Importer)");
    expect(await latestSentence(partner)).toBe(`Omar Farouk accepted the partnership with ${exporter.firm.name}`);
    const signUp = await api.call("POST", "/v1/user/signup", { body: { ...aPerson(), type: "IMPORTER" }, headers: ownAddress() });
    expect([signUp.status, signUp.errors[0]?.error]).toEqual([
      422,
      "Coming Soon: registration for Importer accounts will be available soon",
    ]);
  });

  test("makes an office whose set-up stays complete, also without sample data (R-664)", async () => {
    const { code } = await invitePartner(owner, { role: "CHA", name: "Mundra Clearing" });
    const person = aPerson();
    const partner = asUser(api, { ...person, jwt: (await accept(code, person)).data.jwt });
    const refused = [409, null, [{ error: "The set-up of a partner's office is complete", code: "CONFLICT", field: ["status"] }]];
    for (const status of ["ONBOARDING_PENDING", "ONBOARDING_IN_PROGRESS"])
      expect(outcome(await partner.post("/v1/user/onboarding", { status }))).toEqual(refused);
    expect((await partner.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" })).status).toBe(200);
    expect((await partner.post("/v1/user/sample-data/add")).status).toBe(200);
    expect((await partner.delete("/v1/user/sample-data")).status).toBe(200);
    expect((await partner.get("/v1/user/info")).data).toMatchObject({ status: "ONBOARDING_COMPLETED", firms: [] });
  });

  test("makes an office that takes in members, whose accounts are of its type (R-1210)", async () => {
    const { code } = await invitePartner(owner, { role: "CHA", name: "Mundra Clearing" });
    const person = aPerson();
    const partner = asUser(api, { ...person, jwt: (await accept(code, person)).data.jwt });
    const colleague = await aMember(api, partner, { name: "Nirav Solanki", role: "VIEWER" });
    expect((await colleague.get("/v1/user/info")).data).toMatchObject({ name: "Nirav Solanki", type: "CHA", isPartner: true });
  });

  test("is accepted by an exporter's office too, by an owner alone, but not by its own nor twice in a role (R-665)", async () => {
    const other = await anExporter(api);
    const editor = await aMember(api, other.user, { role: "EDITOR" });
    const { code } = await invitePartner(owner, { role: "BROKER", recordIds: [exporter.brokerId] });
    expect(outcome(await acceptSignedIn(owner, code))).toEqual([
      422,
      null,
      [{ error: "An office cannot be its own partner", code: "INVALID", field: ["code"] }],
    ]);
    expect((await acceptSignedIn(editor, code)).status).toBe(403);
    expect((await acceptSignedIn(other.user, code)).data).toEqual({ office: exporter.firm.name, role: "BROKER" });
    expect(await partnersOf()).toMatchObject([{ state: "ACTIVE", office: other.firm.name }]);
    const again = await invitePartner(owner, { role: "BROKER", recordIds: [exporter.brokerId] });
    expect((await acceptSignedIn(other.user, again.code)).errors).toEqual([
      { error: "Your office is a partner of this exporter in this role already", code: "DUPLICATE", field: ["code"] },
    ]);
    const asCha = await invitePartner(owner);
    expect((await acceptSignedIn(other.user, asCha.code)).status).toBe(200);
    // Each is the other's partner, and their lists do not mix.
    const back = await invitePartner(other.user);
    expect((await acceptSignedIn(owner, back.code)).status).toBe(200);
    expect([(await partnersOf()).length, (await partnersOf(other.user)).length]).toEqual([3, 1]);
  });

  test("to a team is not for who is signed in (R-665)", async () => {
    const { data } = await owner.post("/v1/team/invite", { role: "EDITOR" });
    expect(outcome(await acceptSignedIn(await aUser(api), String(data["code"])))).toEqual(notFound);
  });

  test("for an address is for that one alone, signed in or not (R-660)", async () => {
    const other = await aUser(api);
    const { code } = await invitePartner(owner, { email: "right@mundra.example" });
    const wrong = [422, null, [{ error: "This invitation is for another e-mail address", code: "INVALID", field: ["email"] }]];
    expect(outcome(await accept(code))).toEqual(wrong);
    expect(outcome(await acceptSignedIn(other, code))).toEqual(wrong);
    const mine = await invitePartner(owner, { email: other.email.toUpperCase() });
    expect((await acceptSignedIn(other, mine.code)).status).toBe(200);
  });

  test("that is expired, used, withdrawn or renewed gets one and the same answer as an unknown one (R-660, R-666)", async () => {
    const [used, withdrawn, renewed, expired] = [
      await invitePartner(owner),
      await invitePartner(owner),
      await invitePartner(owner),
      await invitePartner(owner),
    ];
    await accept(used.code);
    await revoke(withdrawn.partnerId);
    const again = await owner.post<{ code: string; state: string }>(`/v1/partner/reinvite?partnerId=${renewed.partnerId}`);
    const other = await aUser(api);
    for (const code of ["0000-0000-0000", "short", used.code, withdrawn.code, renewed.code]) {
      expect([code, outcome(await read(code))]).toEqual([code, notFound]);
      expect([code, outcome(await accept(code))]).toEqual([code, notFound]);
      expect([code, outcome(await acceptSignedIn(other, code))]).toEqual([code, notFound]);
    }
    const before = now;
    now = later(14);
    expect(outcome(await read(expired.code))).toEqual(notFound);
    expect(outcome(await accept(expired.code))).toEqual(notFound);
    now = before;
    expect((await accept(again.data.code)).status).toBe(200);
  });

  test("is guessed ten times an hour from an address, together with the team's (R-660)", async () => {
    const { code } = await invitePartner(owner);
    const address = ownAddress();
    for (let tried = 0; tried < 10; tried += 1) expect((await read("0000-0000-0000", address)).status).toBe(404);
    expect([(await read(code, address)).status, (await accept(code, aPerson(), address)).status]).toEqual([429, 429]);
    expect((await owner.post("/v1/partner/accept", { code }, address)).status).toBe(429);
    expect((await read(code)).status).toBe(200);
  });

  test("accepted by five at once takes in one (R-660)", async () => {
    const { code } = await invitePartner(owner);
    const [one, two] = [await aUser(api), await aUser(api)];
    const answers = await Promise.all([accept(code), accept(code), accept(code), acceptSignedIn(one, code), acceptSignedIn(two, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await partnersOf()).toMatchObject([{ state: "ACTIVE" }]);
  });

  test("leaves nothing if the e-mail has an account, and stays open (R-660)", async () => {
    const { code } = await invitePartner(owner);
    expect(await accept(code, aPerson({ email: owner.email }))).toMatchObject({ status: 409 });
    expect(await partnersOf()).toMatchObject([{ state: "INVITED" }]);
    expect((await accept(code)).status).toBe(200);
  });
});
