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

const tooLarge = { status: 413, errors: [{ error: "The master data of an office has at most 6 MB in all", code: "TOO_LARGE" }] };

test("the records of an office have at most 6 MB of text, by adding, changing and importing; one that becomes smaller is stored (R-1372)", async () => {
  const owner = await aUser(api);
  const format = (sections: number) => ({
    name: "Long",
    fields: Object.fromEntries(Array.from({ length: sections }, (_, index) => [`Section ${index}`, "x".repeat(4_900)])),
  });
  const ids: string[] = [];
  const add = async (sections: number) => await owner.post("/v1/user/contract-format/add", format(sections));
  for (let index = 0; index < 6; index += 1) ids.push(String((await add(200)).data["contractId"]));
  expect(await add(200)).toMatchObject(tooLarge);
  const template = (body: string) => ({ name: "Letter", heading: "", body });
  const addTemplate = async (body: string) => await owner.post("/v1/user/document-template/add", template(body));
  const { data: short } = await addTemplate("Yours");
  for (let index = 0; index < 7; index += 1) expect((await addTemplate("x".repeat(49_000))).status).toBe(200);
  expect(await addTemplate("x".repeat(49_000))).toMatchObject(tooLarge);
  const lines = Array.from({ length: 200 }, (_, index) => `Buyer ${index},"${"x".repeat(490)}",Kenya`).join("\n");
  const { send, apply } = importing(api, owner);
  const { data: read } = await send("BUYER", `Name,Address,Country\n${lines}\n`);
  expect(await apply(read)).toMatchObject(tooLarge);
  const update = async (sections: number) => await owner.post(`/v1/user/contract-format/update?contractId=${ids[0]}`, format(sections));
  expect([(await update(190)).status, (await update(215)).status, (await update(10)).status]).toEqual([200, 413, 200]);
  expect((await apply(read)).status).toBe(200);
  while ((await add(5)).status === 200);
  const change = async (body: string) =>
    await owner.post(`/v1/user/document-template/update?templateId=${String(short["templateId"])}`, template(body));
  expect(await change("x".repeat(49_000))).toMatchObject(tooLarge);
  expect((await change("Best")).status).toBe(200);
  const other = await aUser(api);
  expect((await other.post("/v1/user/contract-format/add", format(200))).status).toBe(200);
});
