import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firmWords } from "#domain/masterData/firm.ts";
import { fullMessage, mostRecords } from "#domain/masterData/mostRecords.ts";
import { contractFormatWords } from "#domain/masterData/templates/contractFormat.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { storedKinds } from "../../../api/masterData/record.ts";
import { recordExamples } from "../../../api/masterData/recordExamples.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { importing } from "../../support/api/calls/importCalls.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";
import { aFirmBody } from "../../support/fixtures/aFirm.ts";

let api: TestApi;
let user: TestUser;
let stampKey = "";
beforeAll(async () => {
  api = await anApi();
  user = await aUser(api);
  stampKey = await aFirmImage(api, user);
});
afterAll(() => api.close());

/** Every kind of record: its table, its path and a body for it. */
const kinds = [
  ...storedKinds.map(({ kind, table }) => ({ kind, table, path: kind.rest.path, body: () => recordExamples[table] })),
  { kind: firmWords, table: "firms", path: "firm", body: () => aFirmBody({ stampKey }) },
  {
    kind: contractFormatWords,
    table: "contractFormats",
    path: "contract-format",
    body: () => ({ name: "CIF", fields: { Quality: "Good" } }),
  },
];

/** Copies the only row of each table until one more may follow. */
async function fillUp(): Promise<void> {
  await api.restart(async () => {
    const { db: typed, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rows are copied whole, whatever their columns.
    const db = typed as unknown as Kysely<Record<string, Record<string, unknown>>>;
    for (const { kind, table } of kinds) {
      const [row] = await db.selectFrom(table).selectAll().execute();
      const copies = Array.from({ length: mostRecords(kind) - 2 }, (_, index) => ({ ...row, id: `copy ${index}` }));
      for (let start = 0; start < copies.length; start += 500)
        await db
          .insertInto(table)
          .values(copies.slice(start, start + 500))
          .execute();
    }
    await close();
  });
}

test("an office has at most so many records of a kind, however they come, and others are not concerned (R-1121)", async () => {
  const add = ({ path, body }: (typeof kinds)[number], by = user) => by.post(`/v1/user/${path}/add`, body());
  for (const kind of kinds) expect([kind.path, (await add(kind)).status]).toEqual([kind.path, 200]);
  await fillUp();
  for (const kind of kinds) {
    const both = await Promise.all([add(kind), add(kind)]);
    expect([kind.path, both.map(({ status }) => status).toSorted()]).toEqual([kind.path, [200, 413]]);
    const refused = both.find(({ status }) => status === 413);
    expect(refused?.errors).toEqual([{ error: fullMessage(kind.kind), code: "TOO_LARGE" }]);
  }
  const { send, apply } = importing(api, user);
  const { data: read } = await send("BUYER", "Name,Country\nNew,Kenya\n");
  expect((await apply(read)).errors[0]?.error).toBe("An office can have at most 10,000 buyers");
  expect((await user.post("/v1/user/sample-data/add", {})).errors[0]?.error).toBe("An office can have at most 200 firms");
  const other = await aUser(api);
  for (const kind of kinds.filter(({ table }) => table !== "firms")) expect((await add(kind, other)).status).toBe(200);
});

test("the contract formats of an office have at most 4 MB in all, by adding and by changing; one that becomes smaller is stored (R-1372)", async () => {
  const owner = await aUser(api);
  const path = "/v1/user/contract-format";
  const format = (sections: number) => ({
    name: "Long",
    fields: Object.fromEntries(Array.from({ length: sections }, (_, index) => [`Section ${index}`, "x".repeat(4_900)])),
  });
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) ids.push(String((await owner.post(`${path}/add`, format(200))).data["contractId"]));
  const tooLarge = { status: 413, data: null, errors: [{ error: "The contract formats of an office have at most 4 MB in all" }] };
  expect(await owner.post(`${path}/add`, format(200))).toMatchObject(tooLarge);
  expect((await owner.post(`${path}/add`, format(45))).status).toBe(200);
  const update = (sections: number) => owner.post(`${path}/update?contractId=${ids[0]}`, format(sections));
  expect((await update(190)).status).toBe(200);
  expect((await update(210)).status).toBe(413);
  expect((await update(10)).status).toBe(200);
  expect((await owner.post(`${path}/add`, format(180))).status).toBe(200);
  const other = await aUser(api);
  expect((await other.post(`${path}/add`, format(200))).status).toBe(200);
});
