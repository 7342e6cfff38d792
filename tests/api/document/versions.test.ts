import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { KyselyPlugin } from "kysely";
import type { DocumentKind, DocumentRequest } from "#domain/documents/document.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openDatabase } from "../../../api/db/database.ts";
import type { DocumentModel } from "../../../api/document/models/buildDocumentModel.ts";
import { reviewDocuments } from "../../../api/document/versions/reviewDocuments.ts";
import { packModel, unpackModel } from "../../../api/document/versions/storedModel.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { attachmentsOf } from "../../support/api/calls/attachments.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";
import { aCertificateRequest, anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
  calls = documentCalls(exporter.user, shipmentId);
});

function change(values: object) {
  return exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${shipmentId}`, { ...aShipmentBody(exporter), ...values });
}

async function attachment(key: string): Promise<Attachment> {
  const found = (await calls.read()).attachments.find((each) => each.key === key);
  if (!found) throw new Error(`No attachment ${key}`);
  return found;
}

function regenerate(key: string, body: object = {}, user = exporter.user) {
  return user.post<Attachment>(`/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${key}`, body);
}

function remove(key: string) {
  return exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
}

describe("a document that is generated again", () => {
  test("supersedes the former one of its kind and says what changed (R-530)", async () => {
    const first = await calls.generate("invoice");
    expect(first.data).toMatchObject({ version: 1, supersedes: null, supersededBy: null, changes: null });
    await change({ vessel: "MV VELA" });
    const second = await calls.generate("invoice", { remarks: "Freight prepaid" });
    const packingList = await calls.generate("packing-list");
    expect(second.data).toMatchObject({ version: 2, supersedes: first.data.key, supersededBy: null });
    expect(second.data.changes).toEqual([
      { field: "Vessel", from: expect.any(String), to: "MV VELA" },
      { field: "Remarks", from: "", to: "Freight prepaid" },
    ]);
    expect(await attachment(first.data.key)).toMatchObject({ version: 1, supersededBy: second.data.key, staleFields: null });
    expect(await attachment(packingList.data.key)).toMatchObject({ version: 1, supersedes: null });
  });

  test("of a custom document supersedes those of the same name only (R-530)", async () => {
    const first = await calls.generate("custom-document");
    const other = await calls.generate("custom-document", { name: "Letter" });
    const second = await calls.generate("custom-document", { name: "UNDERTAKING", body: "We undertake more." });
    expect(other.data).toMatchObject({ version: 1, supersedes: null });
    expect(second.data).toMatchObject({ version: 2, supersedes: first.data.key });
    expect(second.data.changes).toEqual([{ field: "Text", from: "We undertake.", to: "We undertake more." }]);
  });

  test("twice at once makes versions one after the other", async () => {
    const made = await Promise.all([1, 2, 3].map((each) => calls.generate("invoice", { remarks: `Number ${each}` })));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(made.map(({ data }) => data.version).toSorted()).toEqual([1, 2, 3]);
  });

  test("and deleted makes the former newest again; a gap keeps what changed over both (R-531)", async () => {
    const first = await calls.generate("invoice", { remarks: "One" });
    const second = await calls.generate("invoice", { remarks: "Two" });
    const third = await calls.generate("invoice", { remarks: "Three" });
    await remove(second.data.key);
    expect(await attachment(third.data.key)).toMatchObject({
      version: 3,
      supersedes: first.data.key,
      changes: [{ field: "Remarks", from: "One", to: "Three" }],
    });
    await remove(third.data.key);
    expect(await attachment(first.data.key)).toMatchObject({ supersededBy: null, staleFields: [] });
  });

  test("is not kept to be compared if it is too long, and says so", async () => {
    let seed = 1;
    const word = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    };
    const clause = () => Array.from({ length: 1_400 }, word).join(" ");
    const fields = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Clause ${index + 1}`, clause()]));
    const { data } = await calls.generate("contract", { fields });
    expect(data.warnings).toMatchObject([{ code: "DOCUMENT_NOT_COMPARABLE" }]);
    expect(await attachment(data.key)).toMatchObject({ version: 1, staleFields: null });
    expect(await calls.generate("contract")).toMatchObject({ data: { version: 2, changes: null, warnings: [] } });
    expect(await regenerate(data.key)).toMatchObject({ status: 422, errors: [{ field: ["key"] }] });
  });
});

describe("a document whose shipment has changed", () => {
  test("names what it would print differently, until it is made again with the same request (R-532)", async () => {
    const { data: made } = await calls.generate("invoice", { remarks: "Freight prepaid" });
    expect(await attachment(made.key)).toMatchObject({ staleFields: [] });
    await change({ vessel: "MV VELA", notes: "Not printed" });
    expect(await attachment(made.key)).toMatchObject({ staleFields: ["Vessel"] });
    const { data: again } = await regenerate(made.key);
    expect(again).toMatchObject({ name: made.name, version: 2, supersedes: made.key, changes: [{ field: "Vessel", to: "MV VELA" }] });
    expect(await attachment(again.key)).toMatchObject({ staleFields: [] });
  });

  test("is stale too if a line changes to what another line of the same product says (R-532)", async () => {
    const totals = { totalQuantity: 30_000, totalGrossQuantity: 30_180, amountBeforeGST: 30_000, totalAmount: 30_000 };
    const marked = (...marks: string[]) => ({ ...totals, products: marks.map((each) => aLine(exporter, { marks: each })) });
    await change(marked("A", "A", "B"));
    const { data } = await calls.generate("invoice");
    await change(marked("A", "B", "B"));
    expect((await attachment(data.key)).staleFields).toEqual([expect.stringMatching(/^Marks of .* \(line 2\)$/)]);
  });

  test("names what is stale as the page does: a box of a data sheet, and the order of a bill (R-532)", async () => {
    const made = async (kind: DocumentKind) => (await calls.generate(kind)).data.key;
    const keys = [await made("origin"), await made("bill-of-exchange")];
    const charges = { ...aShipmentBody(exporter).charges, advance: 4_000 };
    await change({ products: [aLine(exporter, { marks: "NEW" })], charges, totalAmount: 6_000 });
    const stale = [];
    for (const key of keys) stale.push((await attachment(key)).staleFields);
    expect(stale).toEqual([
      ["6. Marks and numbers of line 1", expect.stringMatching(/^Marks of /)],
      ["Amount", "Order to pay"],
    ]);
  });

  test("that changes only what it does not print is not stale (R-532)", async () => {
    const { data } = await calls.generate("packing-list");
    await change({ notes: "Call the broker" });
    expect(await attachment(data.key)).toMatchObject({ staleFields: [] });
  });

  test("keeps its own number; the numbers of other documents follow the shipment (R-532)", async () => {
    const { data } = await calls.generate("packing-list", { contractNo: "OLD" });
    await calls.generate("contract", { contractNumber: "NEW" });
    expect((await attachment(data.key)).staleFields).toEqual(["Contract no. and date"]);
    await calls.generate("invoice", { invoiceNo: "TV/EXP/2" });
    await regenerate(data.key);
    expect(await calls.read()).toMatchObject({ invoiceNo: "TV/EXP/1", contractNo: "NEW" });
  });

  test("is compared in its firm's style of dates (R-482, R-532)", async () => {
    const styled = await anExporter(api);
    const { firmId, ...firm } = styled.firm;
    await styled.user.post(`/v1/user/firm/update?firmId=${firmId}`, { ...firm, dateStyle: "12 Nov 2025" });
    const { shipmentId: id } = await aShipment(styled);
    const styledCalls = documentCalls(styled.user, id);
    await styledCalls.generate("invoice");
    await styled.user.post(`/v1/shipment/update?shipmentId=${id}`, { ...aShipmentBody(styled), vessel: "MV VELA" });
    expect((await styledCalls.read()).attachments).toMatchObject([{ staleFields: ["Vessel"] }]);
  });

  test("is not stale because another document was numbered after it (R-532)", async () => {
    const { data } = await calls.generate("contract");
    await calls.generate("proforma-invoice");
    expect(await attachment(data.key)).toMatchObject({ staleFields: [] });
    await calls.generate("proforma-invoice", { piNo: "TV/PI/2" });
    expect(await attachment(data.key)).toMatchObject({ staleFields: [] });
  });

  test("and not: then its documents agree, whatever their kind (R-533)", async () => {
    for (const kind of ["contract", "proforma-invoice", "invoice", "packing-list", "bill-of-lading"] as const)
      expect((await calls.generate(kind)).errors).toEqual([]);
    const { warnings = [] } = await calls.read();
    expect(warnings.filter(({ code }) => code === "DOCUMENTS_DIFFER")).toEqual([]);
  });

  test("and another document that was made since: what both print differently is a warning of the shipment (R-533)", async () => {
    await calls.generate("invoice");
    await change({ vessel: "MV VELA" });
    const differing = async () => ((await calls.read()).warnings ?? []).filter(({ code }) => code === "DOCUMENTS_DIFFER");
    expect(await differing()).toEqual([]);
    const { data: packingList } = await calls.generate("packing-list");
    expect(await differing()).toMatchObject([{ message: expect.stringMatching(/^Vessel: Invoice says .+, packing list says MV VELA$/) }]);
    await remove(packingList.key);
    expect(await differing()).toEqual([]);
  });
});

describe("what a document was made from", () => {
  test("is another owner's alone", async () => {
    const { data } = await calls.generate("invoice");
    expect(await regenerate(data.key, {}, stranger.user)).toMatchObject({ status: 404, data: null });
    const theirs = await aShipment(stranger);
    const path = `/v1/shipment/document/regenerate?shipmentId=${theirs.shipmentId}&key=${data.key}`;
    expect(await stranger.user.post(path, {})).toMatchObject({ status: 404, errors: [{ error: "Attachment not found" }] });
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
  });

  test("is not made again from an old version of the shipment", async () => {
    const { data } = await calls.generate("invoice");
    expect(await regenerate(data.key, { version: 1 })).toMatchObject({ status: 409 });
  });

  test("is read again with defaults for the fields that its kind has gained since, in rows too (R-587)", async () => {
    const { letterhead: _flag, printCNF: _other, ...invoice } = anInvoiceRequest();
    const { certificates, lcNo: _text, ...certificate } = aCertificateRequest();
    const olderRows = certificates.map(({ title: _title, ...row }) => row);
    const reread = async (kind: DocumentKind, request: object) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As an older version wrote it.
      const model = { kind } as DocumentModel;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As an older version wrote it.
      return (await unpackModel(await packModel({ kind, request } as DocumentRequest, model)))?.document.request;
    };
    expect(await reread("invoice", invoice)).toMatchObject({ invoiceNo: invoice.invoiceNo, letterhead: true, printCNF: false });
    expect(await reread("beneficiary-certificate", { ...certificate, certificates: olderRows })).toMatchObject({
      lcNo: "",
      certificates: certificates.map(({ text }) => ({ text, title: expect.any(String) })),
    });
  });

  test("may be deleted while the shipment is read: what has changed since is unknown then", async () => {
    const { data } = await calls.generate("invoice");
    await change({ vessel: "MV VELA" });
    const shipment = await calls.read();
    await api.restart(async () => {
      const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
      const models = await db.selectFrom("documentModels").select(["key", "ownerId"]).execute();
      const ownerId = models.find(({ key }) => key === data.key)?.ownerId ?? "";
      const deleting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          await db.deleteFrom("documentModels").where("ownerId", "=", ownerId).where("key", "=", data.key).execute();
          return result;
        },
      };
      const reviewed = await reviewDocuments(db.withPlugin(deleting), ownerId, shipment);
      expect(reviewed.attachments).toMatchObject([{ key: data.key, staleFields: null }]);
      await close();
    });
  });

  test("is named with its version in the history from the second on (R-587)", async () => {
    await calls.generate("invoice");
    expect(await latestSentence(exporter.user)).toBe("Asha Mehta generated the invoice TV/EXP/1");
    await calls.generate("invoice");
    expect(await latestSentence(exporter.user)).toBe("Asha Mehta generated the invoice TV/EXP/1, version 2");
    await calls.generate("custom-document");
    await calls.generate("custom-document");
    expect(await latestSentence(exporter.user)).toBe("Asha Mehta generated the custom document Undertaking, version 2");
  });

  test("goes with the shipment", async () => {
    await calls.generate("invoice");
    const path = `/v1/shipment/delete?shipmentId=${shipmentId}`;
    expect(await exporter.user.delete(path)).toMatchObject({ status: 200 });
  });
});
