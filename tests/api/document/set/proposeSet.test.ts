import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentKinds } from "#domain/documents/document.ts";
import type { SetProposal } from "../../../../api/document/set/proposeSet.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { documentCalls } from "../../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});

/** A shipment that has an invoice of this number and date. */
async function invoiced(invoiceNo: string, invoiceDate = "12/11/2025", owner = exporter): Promise<string> {
  const { shipmentId: other } = await aShipment(owner, { name: `Shipment of ${invoiceNo}` });
  expect((await documentCalls(owner.user, other).generate("invoice", { invoiceNo, invoiceDate })).status).toBe(200);
  return other;
}

async function propose(given: object = {}, place = shipmentId) {
  return await exporter.user.post<SetProposal>(`/v1/shipment/document-set/proposal?shipmentId=${place}`, { today: "20/11/2025", ...given });
}

describe("the numbers of a set (R-605)", () => {
  test("follow the firm's last one in the financial year of the document's date, which is today", async () => {
    await invoiced("TV/EXP/041/25-26", "01/11/2025");
    await invoiced("TV/EXP/042/25-26");
    const { data } = await propose();
    expect(data).toMatchObject({
      invoiceNo: "TV/EXP/043/25-26",
      invoiceDate: "20/11/2025",
      piNo: "TE/PI/001/25-26",
      piDate: "20/11/2025",
      contractNo: "TE/SC/001/25-26",
      proposed: ["contractNo", "piNo", "invoiceNo"],
      warnings: [],
    });
    expect((await propose({ invoiceDate: "01/04/2026" })).data.invoiceNo).toBe("TV/EXP/001/26-27");
  });

  test("that the shipment has stay, and so do those that are given", async () => {
    const own = await invoiced("TV/EXP/042/25-26");
    const others = ["contractNo", "piNo"];
    expect((await propose({}, own)).data).toMatchObject({ invoiceNo: "TV/EXP/042/25-26", invoiceDate: "12/11/2025", proposed: others });
    const given = { invoiceNo: " TV/EXP/050/25-26 ", invoiceDate: "21/11/2025" };
    expect((await propose(given)).data).toMatchObject({ invoiceNo: "TV/EXP/050/25-26", invoiceDate: "21/11/2025", proposed: others });
  });

  test("skip one that is taken, also by a document of another date", async () => {
    await invoiced("TV/EXP/043/25-26", "12/11/2024");
    await invoiced("TV/EXP/042/25-26");
    expect((await propose()).data.invoiceNo).toBe("TV/EXP/044/25-26");
  });

  test("are not those of another firm or another owner", async () => {
    const stranger = await anExporter(api);
    await invoiced("TV/EXP/900/25-26", "12/11/2025", stranger);
    expect((await propose()).data.invoiceNo).toBe("TE/EXP/001/25-26");
    const theirs = await aShipment(stranger);
    expect(await propose({}, theirs.shipmentId)).toMatchObject({ status: 404, errors: [{ error: "Shipment not found" }] });
  });

  test("are proposed for contract and proforma invoice by their own series", async () => {
    const { shipmentId: other } = await aShipment(exporter);
    const calls = documentCalls(exporter.user, other);
    await calls.generate("contract", { contractNumber: "TV/SC/2025/031", contractDate: "01/11/2025" });
    await calls.generate("proforma-invoice", { piNo: "TV/PI/099/25-26", piDate: "01/11/2025" });
    const { data } = await propose();
    expect([data.contractNo, data.piNo, data.proposed]).toEqual(["TV/SC/2025/032", "TV/PI/100/25-26", ["contractNo", "piNo", "invoiceNo"]]);
  });

  test("begin a new series where the firm has none of the kind; after one without digits nothing is proposed (R-1035)", async () => {
    expect((await propose()).data).toMatchObject({ invoiceNo: "TE/EXP/001/25-26", invoiceDate: "20/11/2025", warnings: [] });
    await invoiced("ONE");
    expect((await propose()).data.invoiceNo).toBe("");
  });

  test("come without the documents if those alone are asked for (R-1036)", async () => {
    await invoiced("TV/EXP/042/25-26");
    const { data } = await propose({ invoiceNo: "TV/EXP/042/25-26", numbersOnly: true });
    expect(data.documents).toEqual([]);
    expect(data.warnings).toMatchObject([{ code: "NUMBER_REUSED", field: ["invoiceNo"] }]);
  });

  test("of another form than a date are refused", async () => {
    for (const field of ["invoiceDate", "piDate", "contractDate", "today"]) {
      expect(await propose({ [field]: "31/02/2025" })).toMatchObject({ status: 422, errors: [{ field: [field] }] });
    }
    expect((await propose({ invoiceNo: "x".repeat(256) })).status).toBe(400);
  });
});

describe("doubts about a number are warnings (R-607)", () => {
  test("of a number on another shipment, a gap, more than 16 characters, and others than GST allows", async () => {
    await invoiced("TV/EXP/042/25-26");
    const warned = async (invoiceNo: string) => (await propose({ invoiceNo })).data.warnings.map(({ code, field }) => [code, field]);
    expect(await warned("TV/EXP/042/25-26")).toEqual([["NUMBER_REUSED", ["invoiceNo"]]]);
    expect(await warned("TV/EXP/043/25-26")).toEqual([]);
    expect(await warned("TV/EXP/044/25-26")).toEqual([["NUMBER_GAP", ["invoiceNo"]]]);
    expect(await warned("TVIL/EXP/043/25-26")).toEqual([["NUMBER_TOO_LONG", ["invoiceNo"]]]);
    expect(await warned("NEW/007/25-26")).toEqual([]);
    for (const number of ["NEW 7", "NEW.7", "NEW–7", "NEW#7", "ÉX/7"])
      expect(await warned(number)).toEqual([["NUMBER_CHARACTERS", ["invoiceNo"]]]);
    const { status } = await documentCalls(exporter.user, shipmentId).generate("invoice", { invoiceNo: "TV/EXP/042/25-26" });
    expect(status).toBe(200);
  });

  test("of an invoice number of another financial year than its date's (R-1315)", async () => {
    const warned = async (invoiceDate: string) => (await propose({ invoiceNo: "TV/EXP/042/25-26", invoiceDate })).data.warnings;
    expect(await warned("31/03/2026")).toEqual([]);
    expect(await warned("01/04/2026")).toMatchObject([{ code: "NUMBER_YEAR", field: ["invoiceNo"] }]);
  });

  test("a contract's number may be on several shipments", async () => {
    const { shipmentId: other } = await aShipment(exporter);
    await documentCalls(exporter.user, other).generate("contract", { contractNumber: "TV/SC/7", contractDate: "01/11/2025" });
    expect((await propose({ contractNo: "TV/SC/7" })).data.warnings).toEqual([]);
  });
});

describe("the documents of a set (R-605)", () => {
  test("are proposed with the set's numbers, and name what they lack besides", async () => {
    await invoiced("TV/EXP/042/25-26");
    const { documents } = (await propose({ contractNo: "TV/SC/7" })).data;
    expect(documents.map(({ kind }) => kind)).toEqual([...documentKinds]);
    const of = (kind: string) => documents.find((each) => each.kind === kind);
    expect(of("contract")).toMatchObject({ request: { contractNumber: "TV/SC/7", contractDate: "20/11/2025" }, missing: [] });
    expect(of("packing-list")).toMatchObject({ request: { invoiceNo: "TV/EXP/043/25-26", letterhead: true }, missing: [] });
    expect(of("custom-document")?.missing).toEqual(["name", "body"]);
    expect(of("proforma-invoice")).toMatchObject({ request: { piNo: "TE/PI/001/25-26" }, missing: [] });
  });

  test("can be generated as they are proposed", async () => {
    await invoiced("TV/EXP/042/25-26");
    const { documents } = (await propose({ contractNo: "TV/SC/7", piNo: "PI/1" })).data;
    const whole = documents.filter(({ missing }) => missing.length === 0).map(({ kind, request }) => ({ kind, request }));
    expect(whole.length).toBeGreaterThanOrEqual(4);
    const { status, errors } = await documentCalls(exporter.user, shipmentId).generateSet([], { documents: whole.slice(0, 4) });
    expect([status, errors]).toEqual([200, []]);
  });
});

test("a single document's dialog proposes the next number of its own series, and today as its date (R-605, R-745)", async () => {
  await invoiced("TV/EXP/042/25-26");
  const proposal = async (kind: string, place = shipmentId) =>
    (await exporter.user.get(`/v1/shipment/document/${kind}/proposal?shipmentId=${place}&today=20/11/2025`)).data;
  expect(await proposal("invoice")).toMatchObject({ invoiceNo: "TV/EXP/043/25-26", invoiceDate: "20/11/2025", piNo: "", contractNo: "" });
  expect(await proposal("proforma-invoice")).toMatchObject({
    piNo: "TE/PI/001/25-26",
    piDate: "20/11/2025",
    contractNo: "",
    contractDate: "",
  });
  const own = await invoiced("TV/EXP/099/25-26");
  expect(await proposal("packing-list", own)).toMatchObject({ invoiceNo: "TV/EXP/099/25-26" });
});
