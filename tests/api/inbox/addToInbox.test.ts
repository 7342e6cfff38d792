import { afterAll, beforeAll, expect, test } from "vitest";
import { addToInbox, type InboxLine } from "../../../api/inbox/addToInbox.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { inDatabase } from "../../support/database/inDatabase.ts";

let api: TestApi;
let exporter: Exporter;
let ownerId = "";
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ownerId = await inDatabase(api, async (db) => {
    const row = await db.selectFrom("users").select("ownerId").where("email", "=", exporter.user.email).executeTakeFirstOrThrow();
    return row.ownerId;
  });
});
afterAll(async () => await api.close());

async function linesOf(personId: string) {
  return await inDatabase(api, async (db) => {
    const lines = db.selectFrom("inbox").select(["kind", "who", "what", "text"]).where("ownerId", "=", ownerId);
    return await lines.where("personId", "=", personId).orderBy("id").execute();
  });
}

async function add(...lines: Omit<InboxLine, "ownerId">[]): Promise<void> {
  const clock = () => new Date();
  await inDatabase(api, (db) =>
    db.transaction().execute(async (trx) => {
      for (const line of lines) await addToInbox(trx, { clock }, { ownerId, ...line });
      return lines.length;
    }),
  );
}

test("a line reaches the owners, those who write, or chosen members, never who acted or is no member any more (R-905)", async () => {
  const editor = await aMember(api, exporter.user);
  const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
  const former = await aMember(api, exporter.user);
  await exporter.user.delete(`/v1/team/member?memberId=${former.memberId}`);
  await add(
    { kind: "COMMENTED", who: "A" },
    { kind: "COMMENTED", who: "B", to: "OWNERS" },
    { kind: "COMMENTED", who: "C", to: [viewer.memberId, former.memberId, "somebody else"] },
    { kind: "COMMENTED", who: "D", notTo: editor.memberId },
  );
  const whoOf = async (personId: string) => (await linesOf(personId)).map(({ who }) => who);
  expect(await whoOf(ownerId)).toEqual(["A", "B", "D"]);
  expect(await whoOf(editor.memberId)).toEqual(["A"]);
  expect(await whoOf(viewer.memberId)).toEqual(["C"]);
  expect(await whoOf(former.memberId)).toEqual([]);
});

test("words are stored as single lines without control characters, and shortened (R-906)", async () => {
  const { memberId } = await aMember(api, exporter.user);
  await add({ kind: "COMMENTED", who: "Eve\r\nBcc: x@y.example", what: "a\u0000b\u202Ec", text: "é".repeat(5_000), to: [memberId] });
  const [line] = await linesOf(memberId);
  expect(line).toMatchObject({ who: "Eve Bcc: x@y.example", what: "a b c" });
  expect(line?.text).toBe(`${"é".repeat(299)}…`);
});

test("a partner that joins is a line for those who write (R-905)", async () => {
  const { memberId } = await aMember(api, exporter.user);
  await aPartner(api, exporter.user, { role: "CHA", name: "Kutch Clearing" });
  expect(await linesOf(memberId)).toEqual([{ kind: "JOINED", who: "Kutch Clearing", what: "CHA", text: "" }]);
});

test("a changed bank account is a line for every owner, also the one who changed it, and names no account (R-908)", async () => {
  const second = await aMember(api, exporter.user, { role: "OWNER", name: "Second Owner" });
  const editor = await aMember(api, exporter.user);
  const { firm, user } = exporter;
  const [first, ...rest] = firm.bankDetails;
  const update = (bankDetails: object[]) => user.post(`/v1/user/firm/update?firmId=${firm.firmId}`, { ...firm, bankDetails });
  await update(firm.bankDetails);
  expect(await linesOf(second.memberId)).toEqual([]);
  await update([{ ...first, iban: "AE070331234567890123456" }, ...rest]);
  const line = { kind: "BANK_CHANGED", who: user.name, what: firm.name, text: "" };
  expect(await linesOf(second.memberId)).toEqual([line]);
  expect((await linesOf(ownerId)).at(-1)).toEqual(line);
  expect(await linesOf(editor.memberId)).toEqual([]);
});

test("further acts of the same kind and source on a shipment count up in the unread line, and begin a new one once it is read (R-907)", async () => {
  const { memberId } = await aMember(api, exporter.user);
  const about = { kind: "COMMENTED", shipmentId: "S", source: "link", to: [memberId] } as const;
  await add(...Array.from({ length: 100 }, (_, at) => ({ ...about, who: `Visitor ${at}`, text: `No. ${at}` })));
  await add(
    { ...about, kind: "UPLOADED", who: "Visitor" },
    { ...about, shipmentId: "T", who: "Visitor" },
    { ...about, source: "other", who: "B" },
  );
  const lines = async () =>
    await inDatabase(api, async (db) => {
      const rows = db.selectFrom("inbox").select(["kind", "who", "text", "times"]).where("ownerId", "=", ownerId);
      return await rows.where("personId", "=", memberId).orderBy("id").execute();
    });
  const counted = { kind: "COMMENTED", who: "Visitor 99", text: "No. 99", times: 100 };
  expect(await lines()).toMatchObject([counted, { kind: "UPLOADED", times: 1 }, { times: 1 }, { times: 1 }]);
  await inDatabase(api, (db) =>
    db.updateTable("inbox").set({ readAt: "2026-01-01T00:00:00.000Z" }).where("personId", "=", memberId).execute(),
  );
  await add({ ...about, who: "Visitor" });
  expect((await lines()).at(-1)).toEqual({ kind: "COMMENTED", who: "Visitor", text: "", times: 1 });
});

test("joins and changed accounts of different partners and firms stay separate lines (R-907)", async () => {
  const { memberId } = await aMember(api, exporter.user);
  const line = { kind: "BANK_CHANGED", who: "Asha", to: [memberId] } as const;
  await add({ ...line, what: "Firm A" }, { ...line, what: "Firm B" });
  expect(await linesOf(memberId)).toMatchObject([{ what: "Firm A" }, { what: "Firm B" }]);
});
