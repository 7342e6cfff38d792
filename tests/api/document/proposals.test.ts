import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z") });
  exporter = await anExporter(api);
  stranger = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter, { lcNo: "LC/1", lcDate: "01/10/2025" }));
  calls = documentCalls(exporter.user, shipmentId);
});

async function propose(kind: DocumentKind, query = "&today=21/11/2025", user = exporter.user) {
  return await user.get(`/v1/shipment/document/${kind}/proposal?shipmentId=${shipmentId}${query}`);
}

describe("a proposal", () => {
  for (const kind of documentKinds) {
    test(`of ${kind} has a value for each field, and a body made of it is read again (R-564)`, async () => {
      const { status, data } = await propose(kind);
      expect(status).toBe(200);
      const { errors } = await calls.preview(kind, data);
      const blank = new Set(Object.keys(data).filter((name) => data[name] === ""));
      // Only what is required and unknown may be refused.
      const optional = new Set(
        documentOf(kind)
          .fields.filter(({ required }) => !required)
          .map(({ name }) => name),
      );
      expect(errors.filter(({ field, code }) => code === "INVALID" && optional.has(field?.[0] ?? ""))).toEqual([]);
      expect(errors.flatMap(({ field }) => field?.[0] ?? "").filter((name) => !blank.has(name))).toEqual([]);
    });
  }

  test("takes the shipment's numbers, then the transport card, then its facts, then the newest document (R-564, R-1086)", async () => {
    expect((await propose("bill-of-lading")).data).toMatchObject({ draftNo: "" });
    await calls.generate("invoice", { invoiceNo: "TV/7", invoiceDate: "12/11/2025" });
    const before = (await propose("covering-letter")).data;
    expect((await propose("bill-of-lading")).data).toMatchObject({ draftNo: "TV/7/BL1", originals: 3, blType: "ORIGINAL" });
    expect(before).toMatchObject({
      letterNo: "TV/7",
      date: "21/11/2025",
      lcNo: "LC/1",
      lcDate: "01/10/2025",
      blNo: "",
      mode: "CREDIT",
    });
    await calls.generate("covering-letter", {
      letterNo: "REF/1",
      date: "19/11/2025",
      tenor: "At sight",
      blNo: "",
      blDate: "",
      onBoardDate: "",
    });
    await sendProgress(exporter.user, "transport", await calls.read(), { blNo: "BL/9", blDate: "18/11/2025" });
    expect((await propose("covering-letter")).data).toMatchObject({
      letterNo: "REF/1",
      date: "21/11/2025",
      tenor: "At sight",
      mode: "CREDIT",
      lcNo: "LC/1",
      enclosures: [{ document: "Bill of lading", originals: 3, copies: 2 }],
      blNo: "BL/9",
      blDate: "18/11/2025",
    });
    expect((await propose("shipment-advice")).data).toMatchObject({ invoiceNo: "TV/7", date: "21/11/2025", blNo: "BL/9" });
  });

  test("of a bill under a letter of credit draws it on the issuing bank, not on the applicant (R-523)", async () => {
    expect((await propose("bill-of-exchange")).data).toMatchObject({ drawee: expect.stringMatching(/^Al Marjan/) });
    ({ shipmentId } = await aShipment(exporter, { lcNo: "LC/1", lcIssuingBank: "Gulf Lending Bank, Dubai" }));
    expect((await propose("bill-of-exchange")).data).toMatchObject({ drawee: "Gulf Lending Bank, Dubai" });
  });

  test("of a bill and a letter takes tenor and release from the terms of payment (R-1287)", async () => {
    ({ shipmentId } = await aShipment(exporter, { termsOfPayment: "D/A 60 days from B/L date" }));
    expect((await propose("bill-of-exchange")).data).toMatchObject({ tenor: "AFTER_BL_DATE", tenorDays: 60, against: "ACCEPTANCE" });
    expect((await propose("covering-letter")).data).toMatchObject({ tenor: "60 days after the B/L date", against: "ACCEPTANCE" });
    ({ shipmentId } = await aShipment(exporter, { termsOfPayment: "100% advance by T/T" }));
    expect((await propose("bill-of-exchange")).data).toMatchObject({ tenor: "AT_SIGHT", tenorDays: 0, against: "PAYMENT" });
    expect((await propose("covering-letter")).data).toMatchObject({ tenor: "", against: "PAYMENT" });
  });

  test("of a bill, a letter and a data sheet take the days of terms that count from another start (R-1388)", async () => {
    const given = async (termsOfPayment: string) => {
      ({ shipmentId } = await aShipment(exporter, { termsOfPayment }));
      const { tenor, tenorDays, dueDate } = (await propose("bill-of-exchange")).data;
      return [
        tenor,
        tenorDays,
        dueDate,
        (await propose("covering-letter")).data["tenor"],
        (await propose("customs-pack")).data["paymentPeriod"],
      ];
    };
    expect(await given("L/C 90 days from the date of shipment")).toEqual([
      "AFTER_BL_DATE",
      90,
      "",
      "90 days after the date of shipment",
      90,
    ]);
    expect(await given("D/A 60 days")).toEqual(["AFTER_SIGHT", 60, "", "60 days", 60]);
    calls = documentCalls(exporter.user, shipmentId);
    await calls.generate("invoice", { invoiceNo: "TV/9", invoiceDate: "12/11/2025" });
    await exporter.user.post(
      `/v1/shipment/update?shipmentId=${shipmentId}`,
      aShipmentBody(exporter, { termsOfPayment: "30 days from invoice date" }),
    );
    expect((await propose("bill-of-exchange")).data).toMatchObject({ tenor: "FIXED_DATE", dueDate: "12/12/2025" });
    expect((await calls.preview("bill-of-exchange", (await propose("bill-of-exchange")).data)).data).toHaveProperty("warnings", []);
  });

  test("of a customs pack takes nature and period of payment from the terms of payment and the credit (R-1312, R-1391)", async () => {
    const given = async (terms: string, lcNo = "") => {
      ({ shipmentId } = await aShipment(exporter, { termsOfPayment: terms, lcNo }));
      const { natureOfPayment, paymentPeriod } = (await propose("customs-pack")).data;
      return [natureOfPayment, paymentPeriod];
    };
    expect(await given("D/A 60 days from B/L date")).toEqual(["DA", 60]);
    expect(await given("Cash against documents at sight")).toEqual(["DP", 0]);
    expect(await given("90 days after sight", "LC/1")).toEqual(["LC", 90]);
    expect(await given("30% advance, 70% against documents")).toEqual(["", ""]);
    expect(await given("100% advance by T/T")).toEqual(["AP", ""]);
    expect(await given("100% T/T in advance")).toEqual(["AP", ""]);
  });

  test("of a letter for a shipment that is paid is the submission against its advance, which is drawn as proposed (R-1391)", async () => {
    const mode = async (advance: number) => {
      const charges = { ...aShipmentBody(exporter).charges, advance };
      ({ shipmentId } = await aShipment(exporter, { lcNo: "LC/1", charges, totalAmount: 10_000 - advance }));
      calls = documentCalls(exporter.user, shipmentId);
      const { data } = await propose("covering-letter");
      return [data["mode"], (await calls.preview("covering-letter", { ...data, letterNo: "R/1" })).errors];
    };
    expect(await mode(10_000)).toEqual(["ADVANCE", []]);
    expect(await mode(4_000)).toEqual(["CREDIT", []]);
  });

  test("of a letter names the country of its drawee once, as the invoice does (R-564)", async () => {
    const body = { name: "Gulf Foods", address: "PO Box 1\nShuwaikh, Kuwait", country: "Kuwait" };
    const consigneeId = await aRecord(exporter.user, "buyer", body, "buyerId");
    ({ shipmentId } = await aShipment(exporter, { consigneeId }));
    expect((await propose("covering-letter")).data).toMatchObject({ drawee: "Gulf Foods\nPO Box 1\nShuwaikh, Kuwait" });
    expect((await propose("shipment-advice")).data).toMatchObject({ addressee: "Gulf Foods\nPO Box 1\nShuwaikh, Kuwait" });
  });

  test("of a standard document opens with the letterhead on and repeats its remarks (R-564)", async () => {
    await calls.generate("packing-list", { letterhead: false, printSpecification: true, remarks: "Fumigated" });
    expect((await propose("packing-list")).data).toMatchObject({ letterhead: true, printSpecification: false, remarks: "Fumigated" });
  });

  test("of a covering letter encloses what banks get of the attachments, a row each (R-589)", async () => {
    const enclosures = async () => (await propose("covering-letter")).data["enclosures"];
    expect(await enclosures()).toEqual([]);
    for (const kind of ["invoice", "invoice", "packing-list", "contract", "bill-of-exchange", "shipment-advice"] as const)
      expect((await calls.generate(kind)).errors).toEqual([]);
    const pdf = await aPdf(["Bill of lading"]);
    for (const type of ["BILL_OF_LADING", "COO", "DRAFT_FUMIGATION", "OTHER"])
      await attach(api, exporter.user, shipmentId, { name: `${type}.pdf`, content: pdf, type });
    const rows = [
      { document: "Bill of exchange", originals: 2, copies: 0 },
      { document: "Commercial invoice", originals: 3, copies: 0 },
      { document: "Packing list", originals: 3, copies: 0 },
      { document: "Bill of lading", originals: 3, copies: 0 },
      { document: "Certificate of origin", originals: 1, copies: 0 },
      { document: "Shipment advice", originals: 0, copies: 1 },
    ];
    expect(await enclosures()).toEqual(rows);
    await sendProgress(exporter.user, "transport", await calls.read(), { originalsIssued: 2 });
    expect(await enclosures()).toEqual(rows.map((row) => (row.document === "Bill of lading" ? { ...row, originals: 2 } : row)));
  });

  test("of a covering letter encloses the packing list that an invoice has in its file, and a sole bill once (R-589)", async () => {
    const { data: invoice } = await calls.generate("invoice", { addPL: true });
    await calls.generate("bill-of-exchange", { set: "ONE" });
    const rows = [
      { document: "Bill of exchange", originals: 1, copies: 0 },
      { document: "Commercial invoice", originals: 3, copies: 0 },
      { document: "Packing list", originals: 3, copies: 0 },
    ];
    const enclosures = async () => (await propose("covering-letter")).data["enclosures"];
    expect(await enclosures()).toEqual(rows);
    const version = { name: "invoice.pdf", content: await aPdf(["Invoice"]), type: "INVOICE", supersedes: invoice.key };
    await attach(api, exporter.user, shipmentId, version);
    expect(await enclosures()).toEqual(rows);
    await calls.generate("invoice", { addPL: false });
    expect(await enclosures()).toEqual(rows.slice(0, 2));
  });

  test("of a covering letter repeats the enclosures of the last one; an uploaded bill counts as a bill (R-589)", async () => {
    const first = { document: "Invoice", originals: 1, copies: 1 };
    const { data: letter } = await calls.generate("covering-letter", { enclosures: [first] });
    expect((await propose("covering-letter")).data["enclosures"]).toEqual([first]);
    await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${letter.key}`);
    expect((await propose("covering-letter")).data["enclosures"]).toEqual([]);
    await attach(api, exporter.user, shipmentId, { name: "bill.pdf", content: await aPdf(["Exchange"]), type: "BILLS" });
    expect((await propose("covering-letter")).data["enclosures"]).toEqual([{ document: "Bill of exchange", originals: 2, copies: 0 }]);
  });

  test("of a contract repeats its clauses in order, that of a custom document starts blank (R-564)", async () => {
    const fields = { Packing: "In new bags.", Arbitration: "In London." };
    await calls.generate("contract", { fields });
    await calls.generate("custom-document");
    const { data } = await propose("contract");
    expect(Object.entries(data["fields"] ?? {})).toEqual(Object.entries(fields));
    expect((await propose("custom-document")).data).toMatchObject({ name: "", body: "", letterhead: true });
  });

  test("of a day that is none, an unknown shipment or another owner's is refused (R-564)", async () => {
    for (const today of ["31/02/2025", "2025-11-21", "tomorrow"]) {
      const { status, errors } = await propose("invoice", `&today=${today}`);
      expect([today, status, errors[0]?.field]).toEqual([today, 400, ["today"]]);
    }
    const strange = await propose("invoice", "", stranger.user);
    expect([strange.status, strange.errors[0]?.field]).toEqual([404, ["shipmentId"]]);
    expect((await exporter.user.get("/v1/shipment/document/invoice/proposal?shipmentId=none")).status).toBe(404);
    expect((await propose("invoice", "")).status).toBe(200);
  });
});
