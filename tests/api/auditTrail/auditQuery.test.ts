import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Firm } from "#domain/account/userInfo.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { trailOf, type TrailPage } from "../../support/api/auditTrail.ts";
import { anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let user: TestUser;
let shipmentId: string;
let now = Date.parse("2026-04-01T08:00:00Z");

beforeAll(async () => {
  // Each look at the clock is a second later, so that the order of lines shows.
  api = await anApi({ clock: () => new Date((now += 1000)) });
  exporter = await anExporter(api);
  ({ user } = exporter);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

const trail = (query = "", of = user) => trailOf(of, query);
const history = async (query = "", of = user) => (await of.get<TrailPage>(`/v1/shipment/history?shipmentId=${shipmentId}&${query}`)).data;
const sentences = ({ entries }: TrailPage) => entries.map(({ sentence }) => sentence);
const latest = async () => (await trail("limit=1")).entries[0];

describe("the history of a shipment tells", () => {
  test("who created it, when, in which request", async () => {
    const { entries } = await history();
    expect(entries).toEqual([
      {
        cursor: expect.any(String),
        at: expect.stringMatching(/^2026-04-01T.+Z$/),
        actor: { type: "USER", id: expect.any(String), name: "Asha Mehta" },
        action: "ADDED",
        noun: "SHIPMENT",
        entityId: shipmentId,
        shipmentId,
        name: "Rice to Jebel Ali",
        changes: [],
        changeCount: 0,
        requestId: expect.any(String),
        sentence: "Asha Mehta created the shipment",
      },
    ]);
  });

  test("what a save changed, from what to what", async () => {
    const line = aLine(exporter, { quantity: 12 });
    const packed = { ...line.package, total: 480, netWeight: 12_000, grossWeight: 12_072 };
    const totals = { totalQuantity: 12_000, totalGrossQuantity: 12_072, amountBeforeGST: 12_000, totalAmount: 12_000 };
    const body = aShipmentBody(exporter, { products: [{ ...line, package: packed }], ...totals, notes: "A secret thought" });
    expect((await user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    const [saved] = (await history()).entries;
    expect(saved?.changes).toEqual([
      { field: "quantity", of: "BASMATI RICE", from: "10", to: "12" },
      { field: "notes", of: "", from: null, to: null },
      { field: "total amount", of: "", from: "10000", to: "12000" },
    ]);
    expect(saved?.sentence).toBe(
      "Asha Mehta changed the quantity of BASMATI RICE from 10 to 12, changed the notes and changed the total amount from 10000 to 12000",
    );
  });

  test("which lines, containers and parties came and went", async () => {
    const products = [aLine(exporter, { productId: exporter.otherProductId })];
    const body = aShipmentBody(exporter, { products, notifyId: [], type: "BULK", vessel: "" });
    expect((await user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    const [saved] = (await history()).entries;
    expect(saved?.changes).toEqual([
      { field: "product", of: "", from: "BASMATI RICE", to: "" },
      { field: "product", of: "", from: "", to: "STEAM RICE" },
      { field: "vessel", of: "", from: "MV TARANG SAGAR", to: "" },
      { field: "shipment type", of: "", from: "In Container", to: "Bulk Vessel" },
      { field: "number of containers", of: "", from: "1", to: "" },
      { field: "container load", of: "", from: "FCL", to: "" },
      { field: "notify party", of: "", from: "Confluence Commodities DMCC", to: "" },
      { field: "container", of: "", from: "TVXU1001010", to: "" },
    ]);
    expect(saved?.sentence).toBe(
      "Asha Mehta removed the product BASMATI RICE, added the product STEAM RICE, changed the vessel from MV TARANG SAGAR to nothing and 5 more",
    );
  });

  test("which document was generated with which numbers, and by which key a file was taken", async () => {
    const { data } = await user.post<{ key: string }>(`/v1/shipment/document/invoice?shipmentId=${shipmentId}`, {
      ...anInvoiceRequest({ invoiceNo: "INV/042", piNo: "", piDate: "", contractNo: "", contractDate: "" }),
    });
    const made = await user.post<{ key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "READ" });
    const machine = asUser(api, { ...user, jwt: made.data.key });
    const file = `key=${data.key}&attachment_type=INVOICE`;
    const { data: address } = await machine.get<{ url: string }>(`/v1/attachment/pre-signed-url?${file}`);
    const fetched = () => api.inject({ method: "GET", url: address.url.replace("http://lading.test", "") });
    expect([(await fetched()).statusCode, (await fetched()).statusCode]).toEqual([200, 200]);
    await user.get(`/v1/attachment?${file}`);
    const { entries } = await history();
    expect(entries.map(({ sentence }) => sentence)).toEqual([
      "Asha Mehta opened Commercial Invoice INV_042.pdf",
      "API key ‘ERP’ downloaded Commercial Invoice INV_042.pdf",
      "Asha Mehta generated the invoice INV/042",
      "Asha Mehta created the shipment",
    ]);
    expect(entries[2]?.changes).toEqual([
      { field: "invoice number", of: "", from: "", to: "INV/042" },
      { field: "invoice date", of: "", from: "", to: "12/11/2025" },
    ]);
  });

  test("what became of its files, and stays when the shipment is deleted", async () => {
    const { data } = await attach(api, user, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) });
    await user.post(`/v1/shipment/attachment/rename?shipmentId=${shipmentId}`, { key: data.key, name: "checklist.pdf" });
    await user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${data.key}&attachment_type=OTHER`);
    await user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
    expect(sentences(await history())).toEqual([
      "Asha Mehta deleted the shipment",
      "Asha Mehta deleted checklist.pdf",
      "Asha Mehta renamed list.pdf to checklist.pdf",
      "Asha Mehta uploaded list.pdf",
      "Asha Mehta created the shipment",
    ]);
  });
});

describe("the trail of an owner tells", () => {
  test("sign-ins, failed ones too, with the address that they came from", async () => {
    const owner = await aUser(api, { name: "Meera Rao" });
    const { email, password } = owner;
    await api.call("POST", "/v1/user/login", { body: { email, password: "guess-1" } });
    await api.call("POST", "/v1/user/login", { body: { email, password } });
    expect(sentences(await trail("", owner))).toEqual([
      "Meera Rao signed in from 127.0.0.1",
      "Somebody tried to sign in with a wrong password from 127.0.0.1",
      "Meera Rao signed up",
    ]);
  });

  test("changes of master data, of the profile and of lists", async () => {
    const { data } = await user.post<{ brokerId: string }>("/v1/user/broker/add", { name: "Levant", country: "" });
    await user.post(`/v1/user/broker/update?brokerId=${data.brokerId}`, { name: "Levante", country: "Oman" });
    expect((await latest())?.sentence).toBe(
      "Asha Mehta changed the broker Levant: the name from Levant to Levante and the country to Oman",
    );
    await user.post("/v1/user/payment-term/add", { term: "30 days" });
    expect((await latest())?.sentence).toBe("Asha Mehta changed the payment terms: added the item 30 days");
    await user.post("/v1/user/payment-term/update", { term: [] });
    expect((await latest())?.sentence).toBe("Asha Mehta changed the payment terms: removed the item 30 days");
  });

  test("no password, key, account number or long text", async () => {
    const owner = await aUser(api, { password: "first-secret" });
    const own = asUser(api, owner);
    const { data: made } = await own.post<{ key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "READ" });
    const { data: changed } = await own.post<{ jwt: string }>("/v1/user/update", {
      oldPassword: "first-secret",
      newPassword: "second-secret",
    });
    const renewed = asUser(api, { ...owner, jwt: changed.jwt });
    expect((await trail("limit=1", renewed)).entries[0]?.sentence).toBe("Asha Mehta changed the password");

    const bank = exporter.firm.bankDetails.map((account) => ({
      ...account,
      accountNumber: "999900001111",
      iban: "GB33BUKB20201555555555",
    }));
    await user.post<Firm>(`/v1/user/firm/update?firmId=${exporter.firm.firmId}`, { ...exporter.firm, bankDetails: bank });
    const firm = await latest();
    expect(firm?.sentence).toContain("the account number of the bank account KCB USD");

    const all = JSON.stringify([await trail("limit=100", renewed), firm]);
    for (const secret of ["first-secret", "second-secret", made.key, changed.jwt, "999900001111", "018805001234", "GB33"])
      expect(all).not.toContain(secret);
  });

  test("a text of any length, cut to 200 characters", async () => {
    await user.post("/v1/user/declaration/update", { declaration: ["x".repeat(1500)] });
    expect((await latest())?.changes).toEqual([{ field: "item", of: "", from: "", to: `${"x".repeat(199)}…` }]);
  });
});

describe("a page of the trail", () => {
  test("goes on after a cursor, and back before one, without a gap", async () => {
    for (const name of ["One", "Two", "Three", "Four", "Five"]) await user.post("/v1/user/broker/add", { name });
    const names = ({ entries }: TrailPage) => entries.map(({ name }) => name);
    const first = await trail("limit=2&noun=BROKER");
    expect([names(first), first.hasOlder, first.hasNewer]).toEqual([["Five", "Four"], true, false]);
    const second = await trail(`limit=2&noun=BROKER&after=${first.entries[1]?.cursor}`);
    expect([names(second), second.hasOlder, second.hasNewer]).toEqual([["Three", "Two"], true, true]);
    const back = await trail(`limit=1&end=last&noun=BROKER&before=${second.entries[0]?.cursor}`);
    expect([names(back), back.hasOlder, back.hasNewer]).toEqual([["Four"], true, true]);
    const oldest = await trail("limit=1&end=last&total=true");
    expect([sentences(oldest), oldest.hasOlder, oldest.hasNewer]).toEqual([["Asha Mehta signed up"], false, true]);
    expect(oldest.total).toBeGreaterThan(10);
  });

  test("holds the lines of its time alone", async () => {
    const { at } = (await latest()) ?? { at: "" };
    expect((await trail(`startDate=${at}&endDate=${at}`)).entries.map((entry) => entry.at)).toEqual([at]);
    expect((await trail("endDate=2026-03-31")).entries).toEqual([]);
  });

  test.each([
    ["after=nonsense", "after is no cursor of this list"],
    ["before=bm9uc2Vuc2U", "before is no cursor of this list"],
    ["noun=PASSWORDS", "The noun is unknown"],
    ["limit=-1", "limit must be a whole number"],
    ["startDate=yesterday", "startDate must be an ISO 8601 date"],
  ])("with %s is refused", async (query, error) => {
    const { status, errors } = await user.get(`/v1/audit-trail?${query}`);
    expect([status, errors[0]?.error]).toEqual([400, error]);
  });
});

describe("another owner", () => {
  test("sees nothing of it: neither trail, history nor export, and an unknown shipment answers the same", async () => {
    const stranger = await aUser(api, { name: "Stranger" });
    expect(sentences(await trail("", stranger))).toEqual(["Stranger signed up"]);
    expect((await trail(`shipmentId=${shipmentId}`, stranger)).entries).toEqual([]);
    const ofAnother = await stranger.get(`/v1/shipment/history?shipmentId=${shipmentId}`);
    const unknown = await stranger.get("/v1/shipment/history?shipmentId=00000000-0000-7000-8000-000000000000");
    expect(ofAnother.errors).toEqual([{ error: "Shipment not found", code: "NOT_FOUND", field: ["shipmentId"] }]);
    expect([ofAnother.status, ofAnother.errors]).toEqual([unknown.status, unknown.errors]);
    for (const path of ["export", "export-url"]) {
      const { status, errors } = await stranger.get(`/v1/audit-trail/${path}?shipmentId=${shipmentId}`);
      expect([status, errors]).toEqual([404, unknown.errors]);
    }
  });

  test("may not use a cursor of it to see more", async () => {
    const stranger = await aUser(api, { name: "Stranger" });
    const { cursor } = (await latest()) ?? { cursor: "" };
    expect(sentences(await trail(`after=${cursor}`, stranger))).toEqual([]);
  });
});
