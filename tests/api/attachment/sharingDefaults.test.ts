import { afterAll, beforeAll, expect, test } from "vitest";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { suggestedTags, type SharingDefault } from "#domain/documents/sharingDefaults.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { latestSentence, trailOf } from "../../support/api/auditTrail.ts";
import { aMember } from "../../support/api/members.ts";

let api: TestApi;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await anApi();
  owner = await aUser(api);
  stranger = await aUser(api);
});
afterAll(() => api.close());

type Grid = { defaults: SharingDefault[] };
const path = "/v1/sharing-defaults";
const suggested = attachmentTypes.map((type) => ({ type, audience: [...suggestedTags[type]] }));
const nobody = attachmentTypes.map((type) => ({ type, audience: [] }));

async function grid(user = owner): Promise<SharingDefault[]> {
  return (await user.get<Grid>(path)).data.defaults;
}

test("an office starts with 21 types that nobody sees, and replaces the whole grid (R-673)", async () => {
  expect(await grid()).toEqual(nobody);
  const reversed = suggested.map(({ type, audience }) => ({ type, audience: audience.toReversed() })).toReversed();
  expect((await owner.post<Grid>(path, { defaults: reversed })).data.defaults).toEqual(suggested);
  expect(await grid()).toEqual(suggested);
  expect(await grid(stranger)).toEqual(nobody);
  await owner.post(path, { defaults: [{ type: "COI", audience: ["CHA"] }] });
  expect((await grid()).filter(({ audience }) => audience.length > 0)).toEqual([{ type: "COI", audience: ["CHA"] }]);
  await owner.post(path, { defaults: [] });
  expect(await grid()).toEqual(nobody);
});

test("the audit trail says what changed (R-673)", async () => {
  await owner.post(path, { defaults: [{ type: "INVOICE", audience: ["IMPORTER", "CHA"] }] });
  expect(await latestSentence(owner)).toBe("Asha Mehta changed the sharing defaults: the audience of Invoice from nobody to Importer, CHA");
  await owner.post(path, { defaults: suggested });
  expect((await trailOf(owner, "limit=1")).entries[0]?.changeCount).toBe(
    suggested.filter(({ audience }) => audience.length > 0).length - 1,
  );
  await owner.post(path, { defaults: [] });
});

test("a type or role that is unknown, and a type named twice, are refused as a whole (R-673)", async () => {
  const good = { type: "COI", audience: ["CHA"] };
  expect(await owner.post(path, { defaults: [good, { ...good, audience: [] }] })).toMatchObject({
    status: 422,
    errors: [{ error: "Certificate of Insurance is named twice", field: ["defaults", "1", "type"] }],
  });
  expect(await owner.post(path, { defaults: [good, { type: "COO", audience: ["BANK"] }] })).toMatchObject({
    status: 400,
    errors: [{ error: "audience 1 must be IMPORTER or BROKER or CHA", field: ["defaults", "1", "audience", "0"] }],
  });
  expect(await owner.post(path, { defaults: [good, { type: "STAMP_SIGN", audience: [] }] })).toMatchObject({
    status: 400,
    errors: [{ field: ["defaults", "1", "type"] }],
  });
  expect(await owner.post(path, { defaults: Array.from({ length: 501 }, () => good) })).toMatchObject({ status: 400 });
  expect(await grid()).toEqual(nobody);
});

test("editors and viewers read them, and only owners replace them (R-641, R-673)", async () => {
  for (const role of ["EDITOR", "VIEWER"] as const) {
    const member = await aMember(api, owner, { role });
    expect(await grid(member)).toEqual(nobody);
    expect(await member.post(path, { defaults: suggested })).toMatchObject({
      status: 403,
      errors: [{ error: "Only an owner can do this" }],
    });
  }
  expect(await grid()).toEqual(nobody);
});

test("two owners at once leave one of their grids, whole (R-673)", async () => {
  const other = await aMember(api, owner, { role: "OWNER" });
  const theirs = [{ type: "OTHER", audience: ["BROKER"] }];
  const answers = await Promise.all([owner.post(path, { defaults: suggested }), other.post(path, { defaults: theirs })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = (await grid()).filter(({ audience }) => audience.length > 0);
  expect([suggested.filter(({ audience }) => audience.length > 0), theirs]).toContainEqual(stored);
  await owner.post(path, { defaults: [] });
});
