import { PDFDict, PDFDocument, PDFName, PDFNumber } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { documentKinds } from "#domain/documents/document.ts";
import { openVersionedShipment } from "../../../support/api/shipments/versionedShipment.ts";
import { anApi } from "../../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../../support/api/anExporter.ts";
import { attachmentsOf, contentOf, storedContents } from "../../../support/api/calls/attachments.ts";
import { trailOf } from "../../../support/api/auditTrail.ts";
import { documentCalls, requestOf } from "../../../support/api/calls/documentCalls.ts";
import { pdfWords } from "../../../support/files/pdfTools.ts";

const office = openVersionedShipment();

/** A set of every kind, whose papers are dated after the bill of lading. */
const every = {
  documents: documentKinds.map((kind) => {
    const request = requestOf(kind);
    return { kind, request: "date" in request ? { ...request, date: "25/11/2025" } : request };
  }),
};

const standard = ["contract", "proforma-invoice", "invoice", "packing-list"] as const;

describe("a set of documents", () => {
  test("of every kind is stored as a whole, each document with its version (R-608)", async () => {
    const { status, data } = await office.calls.generateSet([], every);
    expect(status).toBe(200);
    expect(data.merged).toBeNull();
    expect(data.documents).toHaveLength(documentKinds.length);
    expect(
      data.documents.every(({ version, warnings, unknownFields }) => version === 1 && warnings.length + unknownFields.length === 0),
    ).toBe(true);
    const stored = await attachmentsOf(office.exporter.user, office.shipmentId);
    expect(stored.map(({ key }) => key)).toEqual(data.documents.map(({ key }) => key));
    expect(stored.every(({ staleFields }) => staleFields?.length === 0)).toBe(true);
  });

  test("stores its numbers and dates, which every document of it prints (R-609)", async () => {
    const { data } = await office.calls.generateSet(standard);
    expect(await office.calls.read()).toMatchObject({
      contractNo: "TV/SC/1",
      contractDate: "06/10/2025",
      piNo: "TV/PI/1",
      piDate: "03/10/2025",
      invoiceNo: "TV/EXP/1",
      invoiceDate: "12/11/2025",
    });
    const [contract, , , packingList] = data.documents;
    if (!contract || !packingList) throw new Error("The set lacks documents");
    const words = pdfWords(await contentOf(office.exporter.user, packingList));
    for (const number of ["TV/EXP/1", "TV/PI/1", "TV/SC/1"]) expect(words).toContain(number);
    expect(pdfWords(await contentOf(office.exporter.user, contract))).toContain("In London.");
  });

  test("may have one merged PDF in the order of the list, with a bookmark for each document (R-608)", async () => {
    const { data } = await office.calls.generateSet(["packing-list", "invoice"], { merged: true, mergedName: "For the bank" });
    expect(data.merged).toMatchObject({ name: "For the bank.pdf", type: "MERGED_DOCS" });
    if (!data.merged) throw new Error("The set has no merged PDF");
    const pdf = await contentOf(office.exporter.user, data.merged);
    const words = pdfWords(pdf);
    expect(words.indexOf("PACKING LIST")).toBeGreaterThanOrEqual(0);
    expect(words.indexOf("PACKING LIST")).toBeLessThan(words.indexOf("COMMERCIAL INVOICE"));
    const outlines = (await PDFDocument.load(pdf)).catalog.lookup(PDFName.of("Outlines"), PDFDict);
    expect(outlines.lookup(PDFName.of("Count"), PDFNumber).asNumber()).toBe(2);
    const { data: unnamed } = await office.calls.generateSet(["invoice", "packing-list"], { merged: true });
    expect(unnamed.merged?.name).toBe("Documents TV_EXP_1.pdf");
  });

  test("leaves an entry in the history for each document, with the numbers that it brought", async () => {
    await office.calls.generateSet(["contract", "invoice"], { merged: true });
    const { entries } = await trailOf(office.exporter.user, `limit=3&shipmentId=${office.shipmentId}`);
    const told = entries.map(({ action, noun, changes }) => [action, noun, changes.map(({ field }) => field)]);
    expect(told).toContainEqual(["GENERATED", "CONTRACT", ["contract number", "contract date"]]);
    expect(told).toContainEqual(["GENERATED", "INVOICE", ["invoice number", "invoice date"]]);
    expect(told).toContainEqual(["MERGED", "ATTACHMENT", ["part", "part"]]);
  });

  test("raises the versions of documents that were generated before", async () => {
    const { data: single } = await office.calls.generate("invoice");
    const { data } = await office.calls.generateSet(["invoice"]);
    expect(data.documents[0]).toMatchObject({ version: 2, supersedes: single.key });
  });

  test("is made once under an Idempotency-Key", async () => {
    const headers = { "idempotency-key": `set ${office.shipmentId}` };
    const [first, second] = await Promise.all([
      office.calls.generateSet(standard, {}, headers),
      office.calls.generateSet(standard, {}, headers),
    ]);
    expect(second.data).toEqual(first.data);
    expect(await attachmentsOf(office.exporter.user, office.shipmentId)).toHaveLength(4);
  });

  test("at the same time as another: with a version one of them is refused, without one both are stored", async () => {
    const answers = await Promise.all([
      office.calls.generateSet(standard, { version: 1 }),
      office.calls.generateSet(standard, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await attachmentsOf(office.exporter.user, office.shipmentId)).toHaveLength(4);
    const others = await Promise.all([office.calls.generateSet(["invoice"]), office.calls.generateSet(["invoice"])]);
    expect(others.map(({ data }) => data.documents[0]?.version).toSorted()).toEqual([2, 3]);
  });
});

describe("a set is refused as a whole (R-608)", () => {
  async function expectNothing() {
    expect(await office.calls.read()).toMatchObject({ attachments: [], invoiceNo: "", piNo: "", contractNo: "", version: 1 });
  }

  const invoice = { kind: "invoice", request: requestOf("invoice") };
  const wrong: [what: string, body: object, status: number, error: string, field: string[]][] = [
    ["without documents", { documents: [] }, 422, "Please choose at least one document", ["documents"]],
    ["that is no list", { documents: "all" }, 400, "documents must be a list", ["documents"]],
    [
      "of 50 documents",
      { documents: Array.from({ length: 50 }, () => invoice) },
      400,
      `documents must have at most ${documentKinds.length} items`,
      ["documents"],
    ],
    ["with a kind twice", { documents: [invoice, invoice] }, 422, "The invoice is in the set twice", ["documents", "1", "kind"]],
    ["that merges one", { documents: [invoice], merged: true }, 422, "One merged PDF needs at least two documents", ["merged"]],
    [
      "whose last document lacks its date",
      { documents: [invoice, { kind: "contract", request: { contractNumber: "1" } }] },
      422,
      "Contract: Please fill in all required fields",
      ["documents", "1", "request", "contractDate"],
    ],
    [
      "whose last document has a field of a wrong type",
      { documents: [invoice, { kind: "contract", request: { ...requestOf("contract"), letterhead: "yes" } }] },
      400,
      "Contract: letterhead must be true or false",
      ["documents", "1", "request", "letterhead"],
    ],
    [
      "whose last document cannot be drawn",
      { documents: [invoice, { kind: "custom-document", request: { ...requestOf("custom-document"), body: "\u{12000}" } }] },
      422,
      "Custom Document: ",
      ["documents", "1", "request", "body"],
    ],
    [
      "whose documents contradict each other (R-609)",
      { documents: [invoice, { kind: "packing-list", request: { ...requestOf("packing-list"), invoiceNo: "TV/EXP/2" } }] },
      422,
      "Packing List: Invoice Number is TV/EXP/1 in another document of the set",
      ["documents", "1", "request", "invoiceNo"],
    ],
  ];
  for (const [what, body, status, error, field] of wrong) {
    test(`a set ${what}`, async () => {
      expect(await office.calls.generateSet([], body)).toMatchObject({
        status,
        data: null,
        errors: [{ error: expect.stringContaining(error), field }],
      });
      await expectNothing();
    });
  }

  test("of an unknown kind", async () => {
    const { status } = await office.calls.generateSet([], { documents: [{ kind: "letter", request: {} }] });
    expect(status).toBe(400);
  });

  test("of a shipment that was changed since", async () => {
    await office.calls.generate("proforma-invoice");
    const answer = await office.calls.generateSet(standard, {}, { "if-match": '"1"' });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: "CONFLICT", field: ["version"] }] });
    expect(await attachmentsOf(office.exporter.user, office.shipmentId)).toHaveLength(1);
  });

  test("of another owner's shipment", async () => {
    const stranger = await anExporter(office.api);
    const theirs = documentCalls(stranger.user, office.shipmentId);
    expect(await theirs.generateSet(standard)).toMatchObject({ status: 404, errors: [{ error: "Shipment not found" }] });
    await expectNothing();
  });
});

test("a set whose files exceed the quota together leaves no file behind (R-608)", async () => {
  const small = await anApi({ limits: { storageMegabytes: 1 } });
  try {
    const owner = await anExporter(small);
    const { shipmentId: place } = await aShipment(owner);
    const before = await storedContents(small);
    const filling = documentCalls(owner.user, place);
    let refused = await filling.generateSet([], every);
    while (refused.status === 200) refused = await filling.generateSet([], every);
    expect(refused).toMatchObject({ status: 413, errors: [{ code: "TOO_LARGE", field: ["file"] }] });
    const kept = await attachmentsOf(owner.user, place);
    expect(kept.length % documentKinds.length).toBe(0);
    expect(await storedContents(small)).toBe(before + kept.length);
  } finally {
    await small.close();
  }
});
