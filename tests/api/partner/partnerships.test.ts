import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Partner } from "#domain/partners/partner.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { aUser, ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { aMember, aPerson } from "../../support/api/members.ts";
import { aPartner, invitePartner } from "../../support/api/sharing/partners.ts";

let api: TestApi;
let owner: TestUser;
beforeAll(async () => {
  api = await anApi();
});
beforeEach(async () => {
  owner = await aUser(api);
});
afterAll(() => api.close());

const unknownId = "019a7741-9b20-7c4d-8e11-000000000000";
const notFound = [404, null, [{ error: "Invitation not found", code: "NOT_FOUND", field: ["code"] }]];
const outcome = ({ status, data, errors }: Answer<unknown>) => [status, data, errors];
const partnersOf = async (user = owner) => (await user.post<{ partners: Partner[] }>("/v1/partner/filter")).data.partners;
const revoke = (partnerId: string) => owner.post<Partner>(`/v1/partner/revoke?partnerId=${partnerId}`);

function accept(code: string): Promise<Answer<{ jwt: string }>> {
  return api.call("POST", "/v1/invitation/accept", { body: { code, ...aPerson() }, headers: ownAddress() });
}

/** What `sharedWith` has of a partnership, read while no service runs. */
async function mirrored(partnerId: string): Promise<number> {
  let rows: object[] = [];
  await api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    rows = await db.selectFrom("sharedWith").selectAll().where("partnerId", "=", partnerId).execute();
    await close();
  });
  return rows.length;
}

describe("a partnership", () => {
  test("has its line in the list of what is shared exactly while it is active (R-669)", async () => {
    const { partnerId, code } = await invitePartner(owner);
    expect(await mirrored(partnerId)).toBe(0);
    await accept(code);
    expect(await mirrored(partnerId)).toBe(1);
    await revoke(partnerId);
    expect(await mirrored(partnerId)).toBe(0);
    const again = await owner.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`);
    expect(await mirrored(partnerId)).toBe(0);
    await accept(again.data.code);
    expect(await mirrored(partnerId)).toBe(1);
  });

  test("ends once, and says so (R-666)", async () => {
    const { partnerId } = await aPartner(api, owner);
    expect((await revoke(partnerId)).data).toMatchObject({ state: "REVOKED", office: null, lastSeenAt: null, shipments: 0 });
    expect(await latestSentence(owner)).toBe("Asha Mehta revoked the partner Mundra Clearing Agency (CHA)");
    expect(outcome(await revoke(partnerId))).toEqual([
      409,
      null,
      [{ error: "This partner is revoked already", code: "CONFLICT", field: ["partnerId"] }],
    ]);
  });

  test("that is active is not offered again (R-666)", async () => {
    const { partnerId } = await aPartner(api, owner);
    const { status, errors } = await owner.post(`/v1/partner/reinvite?partnerId=${partnerId}`);
    expect([status, errors[0]?.error]).toEqual([409, "This partner has joined already"]);
  });

  test("is offered again to the same address, another, or any (R-666)", async () => {
    const { partnerId } = await invitePartner(owner, { email: "a@mundra.example" });
    const again = async (body?: object) => (await owner.post<Partner>(`/v1/partner/reinvite?partnerId=${partnerId}`, body)).data.email;
    expect([await again(), await again({ email: "B@mundra.example" }), await again({ email: "" })]).toEqual([
      "a@mundra.example",
      "b@mundra.example",
      null,
    ]);
    expect((await owner.post(`/v1/partner/reinvite?partnerId=${partnerId}`, { email: "b" })).status).toBe(422);
  });

  test("of another office is unknown to all its calls (R-667)", async () => {
    const { partnerId } = await aPartner(api, owner);
    const stranger = await aUser(api);
    for (const call of ["update", "reinvite", "revoke"]) {
      const send = (id: string) => stranger.post(`/v1/partner/${call}?partnerId=${id}`);
      const refused = await send(partnerId);
      expect([refused.status, refused.errors[0]?.error]).toEqual([404, "Partner not found"]);
      expect(outcome(refused)).toEqual(outcome(await send(unknownId)));
    }
    expect(outcome(await stranger.get(`/v1/partner?partnerId=${partnerId}`))).toEqual(
      outcome(await stranger.get(`/v1/partner?partnerId=${unknownId}`)),
    );
    expect(await partnersOf(stranger)).toEqual([]);
  });

  test("that an owner offered ends with the owner's role (R-666)", async () => {
    const second = await aMember(api, owner, { role: "OWNER", name: "Meena Shah" });
    const { partnerId, code } = await invitePartner(second);
    await owner.post(`/v1/team/role?memberId=${second.memberId}`, { role: "EDITOR" });
    expect(outcome(await accept(code))).toEqual(notFound);
    expect((await partnersOf()).find((one) => one.partnerId === partnerId)?.state).toBe("REVOKED");
    expect(await latestSentence(owner)).toBe("Asha Mehta revoked the partner Mundra Clearing Agency (CHA)");
  });

  test("is one of at most 500, and revoked ones do not count (R-667)", async () => {
    const { partnerId } = await invitePartner(owner);
    await api.restart(async () => {
      const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
      const row = await db.selectFrom("partners").selectAll().where("id", "=", partnerId).executeTakeFirstOrThrow();
      const copies = Array.from({ length: 499 }, (_, index) => ({ ...row, id: `copy-${index}`, codeHash: null }));
      await db.insertInto("partners").values(copies).execute();
      await close();
    });
    const refused = await owner.post("/v1/partner/invite", { role: "CHA", name: "One more" });
    expect([refused.status, refused.errors[0]?.error]).toEqual([422, "An office can have at most 500 partners"]);
    await revoke(partnerId);
    await invitePartner(owner);
    expect((await owner.post(`/v1/partner/reinvite?partnerId=${partnerId}`)).status).toBe(422);
    const page = await owner.post<{ partners: Partner[]; total: number; hasNext: boolean; offset: number }>("/v1/partner/filter", {
      state: "INVITED",
      limit: 2,
      offset: 499,
    });
    expect([page.data.partners.length, page.data.total, page.data.hasNext, page.data.offset]).toEqual([1, 500, false, 499]);
    expect((await owner.post("/v1/partner/filter", { state: "GONE" })).status).toBe(400);
  });
});
