import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Firm } from "#domain/account/userInfo.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { aBank, aFirm } from "../../support/fixtures/aFirm.ts";

let api: TestApi;
let owner: TestUser;
let firm: Firm;
beforeAll(async () => {
  api = await anApi();
});
beforeEach(async () => {
  owner = await aUser(api);
  firm = await aFirm(api, owner);
});
afterAll(() => api.close());

const stored = async () => (await owner.get<{ firms: Firm[] }>("/v1/user/info")).data.firms[0];
const update = (user: TestUser, body: object, headers = {}) => user.post<Firm>(`/v1/user/firm/update?firmId=${firm.firmId}`, body, headers);
const read = ({ version }: Firm) => ({ "if-match": `"${version}"` });
const stale = [409, [{ error: "This firm was changed since you opened it", code: "CONFLICT", field: ["version"] }]];

test("a firm that another owner has changed is not put back by an older form (R-705)", async () => {
  const other = await aMember(api, owner, { role: "OWNER" });
  const bankDetails = firm.bankDetails.map((bank) => ({ ...bank, accountNumber: "018805009999" }));
  const changed = await update(owner, { ...firm, bankDetails }, read(firm));
  expect(changed.status).toBe(200);
  const { status, errors } = await update(other, { ...firm, name: "Tarangvel LLP" }, read(firm));
  expect([status, errors]).toEqual(stale);
  expect(await stored()).toEqual(changed.data);
  expect(changed.data.version).not.toBe(firm.version);
  const late = await update(other, { ...changed.data, name: "Tarangvel LLP" }, read(changed.data));
  expect(late.data).toMatchObject({ name: "Tarangvel LLP", bankDetails });
});

test("without If-Match a change counts as before, also when it sends back an old version in its body (R-705)", async () => {
  const { version, ...body } = firm;
  expect((await update(owner, { ...body, pan: "AAXCT4821L" }, { "if-match": `"${version}"` })).status).toBe(200);
  for (const given of [`"${version}"`, version ?? "", `W/"${version}"`, '"?"']) {
    const { status, errors } = await update(owner, body, { "if-match": given });
    expect([status, errors]).toEqual(stale);
  }
  expect((await update(owner, { ...body, pan: "AAXCT4821M" }, { "if-match": "*" })).status).toBe(200);
  expect((await update(owner, firm)).status).toBe(200);
  expect((await update(owner, { ...body, bankDetails: [...body.bankDetails, aBank()] })).data.bankDetails).toHaveLength(2);
});

test("of two changes at once that are based on the same firm, one counts (R-705)", async () => {
  const names = ["First", "Second", "Third"];
  const answers = await Promise.all(names.map((name) => update(owner, { ...firm, name }, read(firm))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await stored())?.name).toBe(answers.find(({ status }) => status === 200)?.data.name);
});
