import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../../api/db/database.ts";
import type { ShipmentSummary } from "#domain/shipment/shipment.ts";
import { aFirm } from "../../../support/fixtures/aFirm.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../../support/api/anExporter.ts";

type List = { shipments: ShipmentSummary[]; hasNext: boolean; total: number; find?: string };

let api: TestApi;
let exporter: Exporter;
let otherFirmId: string;
let seconds = 0;

beforeAll(async () => {
  api = await anApi({ clock: () => new Date(Date.UTC(2026, 0, 1, 6, 0, (seconds += 1))) });
  exporter = await anExporter(api);
  const [container] = aShipmentBody(exporter).container ?? [];
  if (container === undefined) throw new Error("The shipment has no container");
  await aShipment(exporter, { name: "Rice 3x20 Jebel Ali", container: [{ ...container, containerNumber: "TVXU1001026" }] });
  const cumin = await aShipment(exporter, { name: "100% Cumin to Colombo", container: [{ ...container, containerNumber: "MSKU7700123" }] });
  await exporter.user.post(`/v1/shipment/document/invoice?shipmentId=${cumin.shipmentId}`, {
    invoiceNo: "TV/EXP/042_25",
    invoiceDate: "12/11/2025",
    piNo: "PI-7",
    contractNo: "SC-9",
  });
  const other = await aFirm(api, exporter.user, { name: "Other Firm" });
  otherFirmId = other.firmId;
  await aShipment(exporter, {
    name: "Rice to Mombasa",
    firmId: otherFirmId,
    addressId: other.address[0]?.addressId ?? "",
    bankId: other.bankDetails[0]?.bankId ?? "",
  });
  const stranger = await anExporter(api);
  await aShipment(stranger, { name: "Rice of somebody else" });
});
afterAll(() => api.close());

async function found(find: string, body: object = {}, query = ""): Promise<string[]> {
  const { errors, data } = await exporter.user.post<List>(`/v1/shipment/filter${query}`, { find, sort: "desc", ...body });
  expect(errors).toEqual([]);
  return data.shipments.map(({ name }) => name);
}

test.each([
  ["a name, in whatever letters", "jeBEL ali", ["Rice 3x20 Jebel Ali"]],
  ["words in any order", "ali rice", ["Rice 3x20 Jebel Ali"]],
  ["an invoice number", "exp/042", ["100% Cumin to Colombo"]],
  ["a PI number", "pi-7", ["100% Cumin to Colombo"]],
  ["a contract number", "SC-9", ["100% Cumin to Colombo"]],
  ["a container's number", "msku77", ["100% Cumin to Colombo"]],
  ["a word of the name and a container", "rice 1026", ["Rice 3x20 Jebel Ali"]],
  ["signs that mean something to the database", "100%", ["100% Cumin to Colombo"]],
  ["an underscore", "042_25", ["100% Cumin to Colombo"]],
  ["nothing that is there", "10_%", []],
  ["a quote", "' or 1=1 --", []],
])("a search finds by %s", async (_what, find, names) => {
  expect(await found(find)).toEqual(names);
});

test("a search finds letters beyond A to Z in any case, however their marks are written (R-835, R-1194)", async () => {
  const names = ["MÜLLER Gewürze, ÇAĞRI", "Ιωάννης Chios"];
  for (const name of names) await aShipment(exporter, { name: name.normalize("NFD") });
  for (const find of ["MÜLLER", "mü\u200bller", "gewürze GEWÜRZE", "çağrı".normalize("NFD").replace("ı", "")])
    expect(await found(find)).toEqual([names[0]]);
  expect(await found("ΙΩΆΝΝΗΣ".slice(0, -1))).toEqual([names[1]]);
});

test("a search finds a Turkish name whatever i it is written with (R-835, R-1323)", async () => {
  const name = "İZMİR İncir, Işıklı";
  await aShipment(exporter, { name });
  for (const find of ["İzmir", "izmir", "IZMIR", "i\u0307ncir", "IŞIKLI", "ışıklı", "işikli"])
    expect([find, await found(find)]).toEqual([find, [name]]);
});

test("a search ignores accents, in what is searched and in what is typed (R-835, R-1403)", async () => {
  const names = ["Café to São Paulo", "Gdańsk 100% [x] Łódź", "Straße Ærø", "МОСКВА Čaj"];
  for (const name of names) await aShipment(exporter, { name });
  const finds = [["sao paulo", "SÃO cafe", "paulò"], ["gdansk lodz", "100% [X]", "ŁODZ"], ["strasse aero", "STRASSE ÆRØ"], ["москва caj"]];
  for (const [index, name] of names.entries())
    for (const find of finds[index] ?? []) expect([find, await found(find)]).toEqual([find, [name]]);
});

test("a search of 20,000 shipments reaches the oldest one (R-835)", async () => {
  const many = await anExporter(api);
  const { shipmentId } = await aShipment(many, { name: "Vanilla of the first year" });
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    const row = await db.selectFrom("shipments").selectAll().where("id", "=", shipmentId).executeTakeFirstOrThrow();
    const later = Array.from({ length: 19_999 }, (_, index) => ({
      ...row,
      id: `later-${index}`,
      name: "Rice",
      createdAt: "2026-12-01T06:00:00.000Z",
    }));
    for (let start = 0; start < later.length; start += 250)
      await db
        .insertInto("shipments")
        .values(later.slice(start, start + 250))
        .execute();
    await close();
  });
  const { data } = await many.user.post<List>("/v1/shipment/filter", { find: "vanilla" });
  expect(data.shipments.map(({ name }) => name)).toEqual(["Vanilla of the first year"]);
});

test("a search finds the owner's own shipments alone, in the order asked for, with their count", async () => {
  expect(await found("rice")).toEqual(["Rice to Mombasa", "Rice 3x20 Jebel Ali"]);
  expect(await found("rice", { sort: "asc" })).toEqual(["Rice 3x20 Jebel Ali", "Rice to Mombasa"]);
  expect(await found("rice", {}, `?firmId=${otherFirmId}`)).toEqual(["Rice to Mombasa"]);
  const first = await exporter.user.post<List>("/v1/shipment/filter", { find: " rice ", limit: 1 });
  expect(first.data).toMatchObject({ total: 2, hasNext: true, find: "rice" });
  const second = await exporter.user.post<List>("/v1/shipment/filter", { find: "rice", limit: 1, offset: 1 });
  expect(second.data).toMatchObject({ shipments: [{ name: "Rice to Mombasa" }], total: 2, hasNext: false });
});

test("a search keeps to the range of time", async () => {
  expect(await found("rice", { endDate: "2026-01-31", startDate: "2026-01-01" })).toHaveLength(2);
  expect(await found("rice", { endDate: "2025-12-31" })).toEqual([]);
});

test("a search for more than a hundred characters is refused", async () => {
  const { status, errors } = await exporter.user.post("/v1/shipment/filter", { find: "x".repeat(101) });
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ error: "find must be at most 100 characters long", field: ["find"] }]);
});
