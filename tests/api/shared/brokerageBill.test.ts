import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { billMessages, type BillableShipment } from "#domain/partners/brokerageBill.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { latestSentence, trailOf } from "../../support/api/auditTrail.ts";
import { aBroker, aCommissioned, sendBill, type Broker } from "../../support/api/sharing/brokers.ts";
import { sharedPlace } from "../../support/api/sharing/shares.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let api: TestApi;
let exporter: Exporter;
let broker: Broker;
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0, drawings: 0 }, clock: () => new Date("2026-11-24T10:15:00.000Z") });
  exporter = await anExporter(api);
  broker = await aBroker(api, exporter, { showsPrices: false });
});
afterAll(() => api.close());

const linesOf = async (user: Broker) => (await user.get<{ shipments: BillableShipment[] }>("/v1/shared/bill/lines")).data.shipments;
const attachmentsOf = async (shipmentId: string) =>
  (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data.attachments;
const refusalOf = async (answer: ReturnType<typeof sendBill>) => {
  const { status, errors } = await answer;
  return { status, error: errors[0]?.error, field: errors[0]?.field };
};
/** The words of the bill on a shipment, as the exporter downloads it. */
const printedOn = async (shipmentId: string) => {
  const [bill] = await attachmentsOf(shipmentId);
  const { data } = await exporter.user.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${bill?.key}&attachment_type=BILLS`);
  const { pathname, search } = new URL(data.url);
  return pdfWords((await api.inject({ method: "GET", url: pathname + search })).rawPayload);
};
let bills = 0;
const aNumber = () => `NO/${(bills += 1)}`;

test("a broker can bill its own commissions on board, and learns of nothing else (R-921)", async () => {
  const { charges } = await aShipment(exporter, {});
  const own = await aCommissioned(exporter, 250);
  await aCommissioned(exporter, 0);
  const { shipmentId: notOnBoard } = await aShipment(exporter, { charges: { ...charges, commission: 10 } });
  const otherBroker = await aRecord(exporter.user, "broker", { name: "Other", country: "" }, "brokerId");
  const others = await aCommissioned(exporter, 99, { brokerId: otherBroker });
  // Somebody shares it with the broker, whose commission it is not.
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${others}`, { partnerId: broker.partnerId });
  const hidden = await aCommissioned(exporter, 77);
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${hidden}`, { partnerId: broker.partnerId });
  const lines = await linesOf(broker);
  expect(lines.map(({ shipmentId }) => shipmentId)).toEqual([own]);
  // Prices are not visible to this broker; the commission is its own.
  expect(lines[0]).toEqual({
    partnerId: broker.partnerId,
    shipmentId: own,
    firmId: exporter.firm.firmId,
    exporter: exporter.firm.name,
    reference: "Shipment of 24/11/2026",
    contractNo: "",
    contractDate: "",
    invoiceNo: "",
    invoiceDate: "",
    buyer: "Al Marjan Foodstuff Trading L.L.C.",
    buyerCountry: "United Arab Emirates",
    goods: ["BASMATI RICE"],
    quantities: [{ figure: "10", unit: "MT" }],
    currency: "USD",
    commission: "250.00",
    billedAs: null,
  });
  const unknown = await refusalOf(sendBill(broker, ["0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a"]));
  expect(unknown.status).toBe(404);
  expect(await refusalOf(sendBill(broker, [hidden]))).toEqual(unknown);
  expect(await refusalOf(sendBill({ ...broker, partnerId: "0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a" }, [own]))).toEqual(unknown);
  expect(await refusalOf(sendBill(broker, [own, others]))).toMatchObject({ status: 422, field: ["shipmentIds", "1"] });
  expect(await refusalOf(sendBill(broker, [notOnBoard]))).toMatchObject({
    status: 422,
    error: expect.stringContaining("is not on board yet"),
  });
  const stranger = await aBroker(api, await anExporter(api));
  expect(await linesOf(stranger)).toEqual([]);
  expect(await refusalOf(sendBill({ ...stranger, partnerId: broker.partnerId }, [own]))).toEqual(unknown);
});

test("a bill comes to each of its shipments as BILLS, submitted by the partner, with exact amounts and the broker's own bank (R-925, R-928)", async () => {
  const [first, second] = [await aCommissioned(exporter, 250.25), await aCommissioned(exporter, 100)];
  const billNo = aNumber();
  const { status, data } = await sendBill(broker, [first, second], { billNo, commission: 350.25, billTo: "402, Silverline" });
  const warnings = [{ code: "TAX_INVOICE", field: ["billTo"], message: expect.stringContaining("has no GSTIN") }];
  expect([status, data]).toEqual([
    200,
    { billNo, currency: "USD", commission: "350.25", gst: "63.05", total: "413.3", shipmentIds: [first, second], warnings },
  ]);
  for (const shipmentId of [first, second]) {
    const [bill, ...others] = await attachmentsOf(shipmentId);
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      type: "BILLS",
      state: "SUBMITTED",
      madeBy: "PARTNER",
      audience: [],
      name: `Brokerage Bill ${billNo.replace("/", "_")}.pdf`,
    });
  }
  const words = await printedOn(first);
  for (const text of ["USD 413.30", "Levant Agri Brokers FZE", "018805001234", "402, Silverline"]) expect(words).toContain(text);
  // What a broker does not see is not on its paper either: prices and the parties' addresses.
  for (const text of ["10,000", "Dubai", "Moisture"]) expect(words).not.toContain(text);
  expect(await linesOf(broker)).toEqual(expect.arrayContaining([expect.objectContaining({ shipmentId: first, billedAs: billNo })]));
  const shared = await broker.get<{ attachments: { name: string }[] }>(
    `/v1/shared/shipment${sharedPlace({ partnerId: broker.partnerId, shipmentId: second })}`,
  );
  expect(shared.data.attachments).toMatchObject([{ state: "SUBMITTED", isOwn: true }]);
  const sentences = (await trailOf(exporter.user)).entries.map(({ sentence }) => sentence);
  expect(sentences.filter((each) => each === `Leila Haddad (Levant Agri Brokers) uploaded the brokerage bill ${billNo}`)).toHaveLength(2);
  expect(await latestSentence(broker)).toBe(`Leila Haddad generated the brokerage bill ${billNo} for ${exporter.firm.name}`);
});

test("a shipment is on one bill at a time, also for two calls at once and after another number (R-924)", async () => {
  const shipmentId = await aCommissioned(exporter, 60);
  const other = await aCommissioned(exporter, 61);
  const [one, two] = [aNumber(), aNumber()];
  const sent = await Promise.all([one, two].map((billNo) => sendBill(broker, [shipmentId], { billNo })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await attachmentsOf(shipmentId)).toHaveLength(1);
  const winner = sent[0]?.status === 200 ? one : two;
  expect(await refusalOf(sendBill(broker, [other, shipmentId], { billNo: aNumber() }))).toEqual({
    status: 409,
    error: `Already billed by ${winner}`,
    field: ["shipmentIds", "1"],
  });
  expect(await attachmentsOf(other)).toEqual([]);
  expect(await refusalOf(sendBill(broker, [other], { billNo: winner }))).toMatchObject({
    status: 409,
    error: billMessages.numberUsed(winner),
  });
  // Another office that stands for the same broker learns only that there is a bill.
  const rival = await aBroker(api, exporter);
  expect(await refusalOf(sendBill(rival, [shipmentId], { billNo: aNumber() }))).toMatchObject({ status: 409, error: "Already billed" });
  expect((await linesOf(rival)).find((line) => line.shipmentId === shipmentId)?.billedAs).toBe("");
});

test("a bill is of one firm and one currency, and its amounts are never sent (R-922)", async () => {
  const [dollars, euros] = [await aCommissioned(exporter, 10), await aCommissioned(exporter, 10, { currency: "EUR" })];
  const firm = await aFirm(api, exporter.user, { name: "Second" });
  const ofFirm = { firmId: firm.firmId, addressId: firm.address[0]?.addressId ?? "", bankId: firm.bankDetails[0]?.bankId ?? "" };
  const elsewhere = await aCommissioned(exporter, 10, ofFirm);
  expect(await refusalOf(sendBill(broker, [dollars, euros]))).toMatchObject({ status: 422, error: billMessages.severalCurrencies });
  expect(await refusalOf(sendBill(broker, [dollars, elsewhere]))).toMatchObject({ status: 422, error: billMessages.severalFirms });
  expect(await refusalOf(sendBill(broker, []))).toMatchObject({ status: 422, error: billMessages.nothingChosen });
  expect(await refusalOf(sendBill(broker, [dollars, dollars]))).toMatchObject({ status: 422, error: billMessages.chosenTwice });
  expect(await refusalOf(sendBill(broker, Array.from({ length: 51 }, String)))).toMatchObject({ status: 422, error: billMessages.tooMany });
  expect(await refusalOf(sendBill(broker, [dollars], { commission: 9.99 }))).toMatchObject({ status: 409, error: billMessages.changed });
  expect(await refusalOf(sendBill(broker, [dollars], { gstPercentage: "101" }))).toMatchObject({ status: 422, field: ["gstPercentage"] });
  expect(await refusalOf(sendBill(broker, [dollars], { billNo: " " }))).toMatchObject({ status: 422, field: ["billNo"] });
  expect(await refusalOf(sendBill(broker, [dollars], { date: "31/02/2026" }))).toMatchObject({ status: 422, field: ["date"] });
  // The firm belongs to the exporter, not to the broker.
  expect(await refusalOf(sendBill(broker, [dollars], { firmId: exporter.firm.firmId }))).toMatchObject({ status: 404, field: ["firmId"] });
  expect(await refusalOf(sendBill(broker, [dollars], { bankId: exporter.bankId }))).toMatchObject({ status: 404, field: ["bankId"] });
  expect(await refusalOf(sendBill(broker, [dollars], { addressId: exporter.addressId }))).toMatchObject({
    status: 404,
    field: ["addressId"],
  });
  const { data } = await sendBill(broker, [dollars], { amount: 999, total: 999 }, "preview");
  expect(data).toMatchObject({ pageCount: 1, pages: [expect.stringContaining("<svg")] });
  expect(await attachmentsOf(dollars)).toEqual([]);
});

test("with both GSTINs a bill is sent as a tax invoice, whose sums and doubts the answer has as printed (R-1163, R-1164, R-1165)", async () => {
  const [own, other] = [await aCommissioned(exporter, 250.25), await aCommissioned(exporter, 250.25)];
  const taxed = { sac: "996111", billTo: "402, Silverline\nGSTIN 24AAXCT4821K1ZS" };
  // 9 % of 250.25 is 22.5225, and the broker's firm is in the exporter's state.
  const sums = { commission: "250.25", gst: "45.04", total: "295.29", warnings: [] };
  expect((await sendBill(broker, [own], { ...taxed, billNo: aNumber() })).data).toMatchObject(sums);
  const words = await printedOn(own);
  for (const text of ["TAX INVOICE", "Gujarat (24)", "996111", "CGST 9%", "SGST 9%", "22.52 22.52 USD 295.29"])
    expect(words).toContain(text);
  const elsewhere = { ...taxed, billTo: "Andheri, Mumbai\nGSTIN 27AAXCT4821K1ZS" };
  expect((await sendBill(broker, [other], elsewhere, "preview")).data).toMatchObject({ pageCount: 1, warnings: [] });
  const blank = { ...elsewhere, sac: "", billNo: aNumber() };
  const doubts = [{ code: "TAX_INVOICE", field: ["sac"] }];
  expect((await sendBill(broker, [other], blank, "preview")).data).toMatchObject({ warnings: doubts });
  expect(await refusalOf(sendBill(broker, [other], { ...blank, sac: "99611" }))).toMatchObject({ status: 422, field: ["sac"] });
  expect((await sendBill(broker, [other], blank)).data).toMatchObject({ gst: "45.05", total: "295.3", warnings: doubts });
  expect(await printedOn(other)).toContain("Maharashtra (27)");
});

test("to an SEZ in the broker's state a bill is sent with integrated tax (R-1251)", async () => {
  const shipment = await aCommissioned(exporter, 250.25);
  const request = { sac: "996111", billTo: "402, Silverline\nGSTIN 24AAXCT4821K1ZS", toSez: true, billNo: aNumber() };
  expect((await sendBill(broker, [shipment], request)).data).toMatchObject({ gst: "45.05", total: "295.3", warnings: [] });
  expect(await printedOn(shipment)).toContain("AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX");
});

test("a bill without copies frees its shipments and its number (R-926)", async () => {
  const [first, second] = [await aCommissioned(exporter, 20), await aCommissioned(exporter, 21)];
  const billNo = aNumber();
  await sendBill(broker, [first, second], { billNo });
  const remove = async (shipmentId: string) => {
    const [bill] = await attachmentsOf(shipmentId);
    const { errors } = await exporter.user.delete(
      `/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${bill?.key}&attachment_type=BILLS`,
    );
    expect(errors).toEqual([]);
  };
  await remove(first);
  // A copy that is left still asks for the whole sum.
  expect((await sendBill(broker, [first], { billNo: aNumber() })).status).toBe(409);
  await remove(second);
  expect((await sendBill(broker, [first], { billNo })).status).toBe(200);
});

test("the database itself refuses a second line for a shipment and a second bill of a number (R-924)", async () => {
  const shipmentId = await aCommissioned(exporter, 30);
  await sendBill(broker, [shipmentId], { billNo: aNumber() });
  await api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    const line = await db.selectFrom("brokerageBillLines").selectAll().where("shipmentId", "=", shipmentId).executeTakeFirstOrThrow();
    const bill = await db.selectFrom("brokerageBills").selectAll().where("id", "=", line.billId).executeTakeFirstOrThrow();
    await expect(
      db
        .insertInto("brokerageBillLines")
        .values({ ...line, key: "other" })
        .execute(),
    ).rejects.toThrow(/unique/i);
    await expect(
      db
        .insertInto("brokerageBills")
        .values({ ...bill, id: "other" })
        .execute(),
    ).rejects.toThrow(/unique/i);
    await close();
  });
});
