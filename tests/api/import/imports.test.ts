import { afterAll, beforeAll, expect, test } from "vitest";
import { importMessages } from "#domain/import/import.ts";
import { unknownCountry } from "#domain/places/countries.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { importing } from "../../support/api/calls/importCalls.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { xlsx } from "../../support/files/xlsx.ts";

let now = new Date("2025-11-12T08:00:00Z");
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi({ clock: () => now });
});
afterAll(() => api.close());

const anOffice = async () => {
  user = await aUser(api);
  return importing(api, user);
};
const info = async () => (await user.get<UserInfo>("/v1/user/info")).data;
const buyers = "Customer;Full Address;Country;E-mail\nHanse;Kai 1;germany;x@hanse.example\nAl Marjan;;Kenya;\n";

test("columns are guessed by labels, names and synonyms, rows are checked, and the same file is all the same (R-752, R-754)", async () => {
  const { send, check, apply } = await anOffice();
  const { data: read } = await send("BUYER", buyers, "buyers.csv");
  expect(read).toMatchObject({ kind: "BUYER", state: "READ", fileName: "buyers.csv", hasHeadings: true, rowCount: 3 });
  expect(read.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ["Customer", "name"],
    ["Full Address", "address"],
    ["Country", "country"],
    ["E-mail", "email"],
  ]);
  expect((await check(read)).data).toMatchObject({ counts: { new: 2, changed: 0, same: 0, errors: 0 }, rowCount: 2 });
  expect((await info()).buyers).toEqual([]);
  expect((await apply(read)).data).toMatchObject({ state: "APPLIED", added: 2, changed: 0, rowCount: 0, columns: [] });
  expect((await info()).buyers).toMatchObject([{ name: "Hanse", country: "Germany", email: "x@hanse.example" }, { name: "Al Marjan" }]);
  const again = (await send("BUYER", buyers)).data;
  expect((await check(again)).data.counts).toEqual({ new: 0, changed: 0, same: 2, errors: 0 });
  expect((await apply(again)).errors[0]?.error).toBe(importMessages.nothing);
});

test("errors are the product's own, by cell; edits mend them, and rows with errors are refused or left out (R-755)", async () => {
  const { send, check, apply } = await anOffice();
  const table = "Name,Country,Bank SWIFT Code\nHanse,Germania,\n,Kenya,\nGood,Kenya,DEUTDEFF\nBad,Kenya,12\nGood,Kenya,OTHERXXX\n";
  const { data: read } = await send("BUYER", table);
  const { data } = await check(read, { status: "ERROR" });
  expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, errors: 4 });
  expect(data.rows.map(({ row, problems }) => [row, problems[0]?.column, problems[0]?.message])).toEqual([
    [2, 1, unknownCountry("Germania")],
    [3, 0, "Please fill in the buyer name"],
    [5, 2, "Bank SWIFT Code must have 8 or 11 letters and digits"],
    [6, null, importMessages.sameRow(4)],
  ]);
  expect((await apply(read)).errors[0]?.error).toBe(importMessages.hasErrors(4));
  const edits = [{ row: 2, column: 1, text: "Germany" }];
  expect((await check(read, { edits, limit: 1 })).data).toMatchObject({
    counts: { errors: 3 },
    rowCount: 5,
    rows: [{ cells: ["Hanse", "Germany", ""] }],
  });
  expect((await apply(read, { edits, skipsErrors: true })).data).toMatchObject({ added: 2 });
  expect((await info()).buyers.map(({ name }) => name)).toEqual(["Hanse", "Good"]);
});

test("a row changes the record of its name, a blank cell keeps what is stored, and namesakes are refused (R-754)", async () => {
  const { send, check, all } = await anOffice();
  await all("BUYER", "Name,Address,Country\nHanse,Kai 1,Germany\nOlam,,Kenya\nOlam,,India\n");
  const { data } = await check((await send("BUYER", "Name,Address,Country\nhanse,Kai 2,\nOLAM,New,india\nOlam,New,\n")).data);
  expect(data.rows.map(({ status, problems }) => problems[0]?.message ?? status)).toEqual(["CHANGED", "CHANGED", importMessages.several]);
  expect(await all("BUYER", "Name,Address,Country\nhanse,Kai 2,\n")).toMatchObject({ added: 0, changed: 1 });
  expect((await info()).buyers[0]).toMatchObject({ name: "hanse", address: "Kai 2", country: "Germany" });
});

test("a second row of a record is named with the first one that it does not contradict; a blank country contradicts none (R-754)", async () => {
  const { send, check } = await anOffice();
  const rows = ["A,1,India", "A,2,Kenya", "A,3,", "a,4,KENYA", "B,5,", "B,6,Kenya", "C,7,India", "C,8,", "C,9,India", "A,2,kenya"];
  const { data } = await check((await send("BUYER", `Name,Address,Country\n${rows.join("\n")}\n`)).data);
  const { sameRow } = importMessages;
  expect(data.rows.map(({ status, problems }) => problems[0]?.message ?? status)).toEqual([
    "NEW",
    "NEW",
    sameRow(2),
    sameRow(3),
    "NEW",
    sameRow(6),
    "NEW",
    sameRow(8),
    sameRow(8),
    "SAME",
  ]);
});

test("figures, grouped thousands and the leading zeros of HSN codes are kept (R-753)", async () => {
  const { send, apply, all } = await anOffice();
  await all(
    "PACKAGING_UNIT",
    'Order Unit;Packing Unit;Weight;Package Type;Net Weight;Gross Weight\nmt;kg;"1,000.00";bag;25;25.15\nMT;KG;1000;BAG;50;50.2\n',
  );
  expect((await info()).units).toMatchObject([
    { orderUnit: "MT", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 },
    { netWeight: 50 },
  ]);
  const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Product</t></is></c><c r="B1" t="inlineStr"><is><t>HS Code</t></is></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>SESAME</t></is></c><c r="B2"><v>7139010</v></c></row>
    <row r="3"><c r="A3" t="inlineStr"><is><t>TEA</t></is></c><c r="B3" t="inlineStr"><is><t>09024010</t></is></c></row>`;
  await apply((await send("GOODS", xlsx(sheet), "goods.xlsx")).data);
  expect((await info()).goods.map(({ hsnCode }) => hsnCode)).toEqual(["07139010", "09024010"]);
});

test("lists are imported with and without headings, ports and brokers by name and country (R-754)", async () => {
  const { send, check, all } = await anOffice();
  expect(await all("PAYMENT_TERMS", "30 days from B/L\nAt sight\n")).toMatchObject({ added: 2 });
  const { data: read } = await send("PAYMENT_TERMS", "Payment Term\nAT SIGHT\nAdvance\nadvance\n");
  expect((await check(read)).data.rows.map(({ status }) => status)).toEqual(["SAME", "NEW", "SAME"]);
  expect(await all("CURRENCIES", "Code,Rate\nusd,84\n")).toMatchObject({ added: 1 });
  expect((await check((await send("CURRENCIES", "Currency\nUS$\n")).data)).data.rows[0]).toMatchObject({
    status: "ERROR",
    problems: [{ column: 0 }],
  });
  expect(await all("LOADING_PORT", "Port of Loading,Country\nMundra,India\n")).toMatchObject({ added: 1 });
  expect(await all("BROKER", "Broker,Country\nGirnar,India\n")).toMatchObject({ added: 1 });
  expect(await info()).toMatchObject({
    paymentTerms: ["30 days from B/L", "At sight"],
    currency: ["USD"],
    loadingPorts: [{ name: "Mundra" }],
  });
});

test("an undo takes back what was added and changed; what was changed or used since stays and is named (R-756)", async () => {
  const exporter = await anExporter(api);
  user = exporter.user;
  const { all, undo } = importing(api, user);
  const before = (await info()).buyers;
  const imported = await all("BUYER", `Name,Country,Phone\n${before[0]?.name},,+49 1\nUsed,Kenya,\nEdited,Kenya,\nFree,Kenya,\n`);
  expect(imported).toMatchObject({ added: 3, changed: 1 });
  const of = async (name: string) => (await info()).buyers.find((one) => one.name === name)?.buyerId ?? "";
  await aShipment(exporter, { consigneeId: await of("Used"), name: "Rice 7" });
  await user.post(`/v1/user/buyer/update?buyerId=${await of("Edited")}`, { name: "Edited", country: "India" });
  const { data } = await undo(imported);
  expect(data).toMatchObject({ undone: 2, keptCount: 2 });
  expect(data.kept).toEqual([
    { name: "Used", reason: importMessages.usedBy("the shipment Rice 7") },
    { name: "Edited", reason: importMessages.changedSince },
  ]);
  const names = (await info()).buyers.map(({ name }) => name);
  expect(names).toEqual([...before.map(({ name }) => name), "Used", "Edited"]);
  expect((await info()).buyers[0]).toEqual(before[0]);
  expect((await undo(imported)).errors[0]).toMatchObject({ code: "CONFLICT", error: importMessages.notDone });
});

test("an undone list loses the imported items alone (R-756)", async () => {
  const { all, undo } = await anOffice();
  const imported = await all("PAYMENT_TERMS", "At sight\n30 days\n");
  await user.post("/v1/user/payment-term/add", { term: "Own" });
  expect((await undo(imported)).data).toMatchObject({ undone: 2, keptCount: 0 });
  expect((await info()).paymentTerms).toEqual(["Own"]);
});

test("an import is one step of the history, with a line for each record (R-755)", async () => {
  const { all, undo } = await anOffice();
  await undo(await all("BROKER", "Name\nGirnar\n"));
  const lines = (await trailOf(user)).entries.map(({ sentence }) => sentence).slice(0, 5);
  expect(lines.toSorted()).toEqual([
    "Asha Mehta added the broker Girnar",
    "Asha Mehta deleted the broker Girnar",
    "Asha Mehta imported table.csv",
    "Asha Mehta undid the import of table.csv",
    "Asha Mehta uploaded table.csv",
  ]);
});

test("a table is imported once: repeated, at once and after a day it is refused (R-755, R-756)", async () => {
  const { send, apply } = await anOffice();
  const { data: read } = await send("BROKER", "Name\nGirnar\n");
  const both = await Promise.all([apply(read), apply(read)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { data: next } = await send("BROKER", "Name\nOther\n");
  const key = { "idempotency-key": "once" };
  expect((await apply(next, {}, key)).data).toEqual((await apply(next, {}, key)).data);
  expect((await info()).brokers).toHaveLength(2);
  const { data: list } = await user.get<{ imports: object[] }>("/v1/import/list");
  expect(list.imports).toHaveLength(2);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  const { data: session } = await user.post<{ jwt: string }>("/v1/user/login", { email: user.email, password: user.password });
  user = asUser(api, { ...user, jwt: session.jwt });
  expect((await importing(api, user).undo(next)).status).toBe(404);
  expect((await user.get<{ imports: object[] }>("/v1/import/list")).data.imports).toEqual([]);
});

test("columns that cannot be are refused, and only five uploads wait (R-752, R-755)", async () => {
  const { send, check, apply } = await anOffice();
  const { data: first } = await send("GOODS", "A,B\n1,2\n");
  const messages = async (fields: string[]) => (await check(first, { fields })).errors.map(({ error }) => error);
  expect(await messages(["", ""])).toEqual([importMessages.columnMissing("Name, HSN Code")]);
  expect(await messages(["name", "name"])).toEqual([importMessages.columnTwice("Name"), importMessages.columnMissing("HSN Code")]);
  expect(await messages(["name", "__proto__"])).toEqual([
    importMessages.columnUnknown("__proto__"),
    importMessages.columnMissing("HSN Code"),
  ]);
  expect((await apply(first, { fields: ["name"] })).status).toBe(422);
  expect((await check(first, { edits: [{ row: 0, column: 0, text: "" }] })).status).toBe(400);
  for (let count = 0; count < 5; count += 1) await send("GOODS", "A,B\n1,2\n");
  expect((await check(first)).status).toBe(404);
  expect((await send("FIRM" as "GOODS", "A")).errors[0]?.error).toBe(importMessages.kind);
  expect((await send("GOODS", "")).errors[0]).toMatchObject({ error: importMessages.empty, field: ["file"] });
});

test("a saved mapping is used for tables with its headings, is replaced by its name, and is the office's own (R-757)", async () => {
  const { send } = await anOffice();
  const save = (name: string, field: string) =>
    user.post("/v1/import/mapping/save", { kind: "BUYER", name, columns: [{ heading: "Kunde", field }] });
  const { data: saved } = await save("Old system", "address");
  expect((await save("Old system", "name")).data).toMatchObject({ mappingId: saved["mappingId"] });
  expect((await send("BUYER", "KUNDE,Ort\nHanse,Kiel\n")).data.columns.map(({ field }) => field)).toEqual(["name", ""]);
  expect((await save(" ", "name")).errors[0]?.error).toBe(importMessages.mappingName);
  const other = await aUser(api);
  expect((await other.delete(`/v1/import/mapping?mappingId=${String(saved["mappingId"])}`)).status).toBe(404);
  expect((await other.get("/v1/import/mapping")).data).toEqual({ mappings: [] });
  for (let count = 1; count < 50; count += 1) await save(`mapping ${count}`, "name");
  expect((await save("one more", "name")).errors[0]?.error).toBe(importMessages.mappingsFull);
  expect((await user.delete(`/v1/import/mapping?mappingId=${String(saved["mappingId"])}`)).status).toBe(200);
});
