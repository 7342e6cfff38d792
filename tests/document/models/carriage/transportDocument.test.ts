import { describe, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { carriageOf } from "../../../../api/document/blocks/vessel.ts";
import { buildDocumentModel } from "../../../../api/document/models/buildDocumentModel.ts";
import { riceShipment } from "../../../support/fixtures/cases.ts";
import {
  aBillRequest,
  aCertificateRequest,
  aLadingRequest,
  aLetterRequest,
  anAdviceRequest,
  anInvoiceRequest,
} from "../../../support/fixtures/documentRequests.ts";
import { anOriginRequest } from "../../../support/fixtures/customsRequests.ts";

function carriedBy(blType: string, given: Partial<Shipment> = {}): Shipment {
  const shipment = riceShipment({ vessel: "EK 501", ...given });
  return { ...shipment, transport: { ...shipment.transport, blType } };
}

/** All that a document says, without its labels of other facts. */
function saidIn(document: DocumentRequest, blType: string): string {
  return JSON.stringify({ ...buildDocumentModel(document, carriedBy(blType)), metadata: null });
}

describe("a paper names the transport document and what carries the goods", () => {
  const bill = aBillRequest({
    lcNo: "",
    lcDate: "",
    lcIssuingBank: "",
    tenor: "AFTER_BL_DATE",
    tenorDays: 90,
    blNo: "176-1",
    blDate: "12/11/2025",
  });
  const papers: [DocumentRequest, string, string][] = [
    [{ kind: "invoice", request: anInvoiceRequest() }, '"Flight"', '"Vessel"'],
    [{ kind: "covering-letter", request: aLetterRequest({ enclosures: [] }) }, '"Air waybill"', '"Bill of lading"'],
    [{ kind: "covering-letter", request: aLetterRequest({ enclosures: [] }) }, '"Date of shipment"', '"On board date"'],
    [{ kind: "shipment-advice", request: anAdviceRequest() }, '"Air waybill"', '"Bill of lading"'],
    [{ kind: "beneficiary-certificate", request: aCertificateRequest() }, '"Air waybill"', '"Bill of lading"'],
    [{ kind: "origin", request: anOriginRequest() }, "Flight: EK 501", "Vessel: EK 501"],
    [{ kind: "bill-of-exchange", request: bill }, "AFTER AIR WAYBILL DATE 12 NOVEMBER 2025", "AFTER BILL OF LADING DATE 12 NOVEMBER 2025"],
    [{ kind: "bill-of-exchange", request: bill }, "AWB No. 176-1", "B/L No. 176-1"],
  ];
  test.each(papers)("%o of an air waybill says %s, and otherwise %s (R-1392)", (document, byAir, bySea) => {
    const [air, sea] = [saidIn(document, "AIR"), saidIn(document, "")];
    expect([air.includes(byAir), air.includes(bySea)]).toEqual([true, false]);
    expect([sea.includes(byAir), sea.includes(bySea)]).toEqual([false, true]);
  });

  test.each([
    ["AIR", ["Flight", "Emirates, EK 571"]],
    ["ROAD", ["Vehicle", "Emirates, EK 571"]],
    ["", ["Vessel", "Emirates, Voyage EK 571"]],
  ])("with its number, which is that of a voyage by sea alone (R-1392): %s", (blType, expected) => {
    const { transport } = carriedBy(blType);
    expect(carriageOf(riceShipment({ vessel: "Emirates", transport: { ...transport, voyage: "EK 571" } }))).toEqual(expected);
  });
});

describe("a draft of a transport document", () => {
  const draftOf = (given: Parameters<typeof aLadingRequest>[0], shipment: Shipment = riceShipment({ lcNo: "" })) => {
    const { title, warnings } = buildDocumentModel(
      { kind: "bill-of-lading", request: aLadingRequest({ clauses: "", ...given }) },
      shipment,
    );
    return [title, (warnings ?? []).map(({ field, message }) => [field[0], message])];
  };

  test("has its name, and warns of an order and of goods on board where it has neither (R-1392)", () => {
    expect(draftOf({ blType: "AIR", originals: 1 })).toEqual(["AIR WAYBILL – DRAFT", []]);
    expect(draftOf({ blType: "ROAD", originals: 1 })[0]).toBe("ROAD CONSIGNMENT NOTE – DRAFT");
    expect(draftOf({ blType: "AIR", originals: 1, consignedTo: "ORDER", clauses: "Shipped on board" })[1]).toEqual([
      ["consignedTo", "An air waybill is not negotiable: it names its consignee, and is never to order"],
      ["clauses", "An air waybill says that goods are accepted for carriage, not that they are on board"],
    ]);
    expect(draftOf({ blType: "TELEX", clauses: "Shipped on board" })).toEqual(["BILL OF LADING – DRAFT", []]);
  });

  test.each([
    ["ORIGINAL", ["Consignee or order", "B/L type", "Vessel and voyage"]],
    ["SEAWAY", ["Consignee", "B/L type", "Vessel and voyage"]],
    ["AIR", ["Consignee", "Transport document", "Flight"]],
  ] as const)("of type %s names its boxes %j (R-1392)", (blType, captions) => {
    const draft = JSON.stringify(buildDocumentModel({ kind: "bill-of-lading", request: aLadingRequest({ blType }) }, riceShipment()));
    const all = ["Consignee or order", "Consignee", "B/L type", "Transport document", "Vessel and voyage", "Flight"];
    expect(all.filter((caption) => draft.includes(`"caption":"${caption}"`))).toEqual(captions);
  });

  test("of a sea waybill has originals under a letter of credit alone (R-1392)", () => {
    const noOriginals = [["originals", "A sea waybill has no originals"]];
    expect(draftOf({ blType: "SEAWAY", originals: 1 })[1]).toEqual(noOriginals);
    expect(draftOf({ blType: "SEAWAY", originals: 1 }, riceShipment({ lcNo: "LC/1" }))[1]).toEqual([]);
  });
});
