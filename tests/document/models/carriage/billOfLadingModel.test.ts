import { describe, expect, test } from "vitest";
import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { BillOfLadingModel } from "../../../../api/document/models/carriage/billOfLadingModel.ts";
import { buildDocumentModel } from "../../../../api/document/models/buildDocumentModel.ts";
import { aProduct, bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";
import { aLadingRequest } from "../../../support/fixtures/documentRequests.ts";

function ladingOf(given: Partial<BillOfLadingRequest> = {}, shipment: Shipment = riceShipment()): BillOfLadingModel {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind of the request is that of the model.
  return buildDocumentModel({ kind: "bill-of-lading", request: aLadingRequest(given) }, shipment) as BillOfLadingModel;
}

/** The printed boxes by their captions: name and lines. */
function boxesOf({ headerBoxes }: BillOfLadingModel): Record<string, string[]> {
  const boxes = headerBoxes.flatMap(({ left, right, across }) => [...left, ...right, ...across]);
  return Object.fromEntries(boxes.map(({ caption, name, lines }) => [caption, [name, ...lines].filter(Boolean)]));
}

const party = (name: string, address = "Dock Road") => ({ ...riceShipment().consignee, name, address });

describe("a draft bill of lading", () => {
  test("names the parties, the route and the papers of the export (R-568)", () => {
    const shipment = riceShipment({ invoiceNo: "TV/7", invoiceDate: "12/11/2025", orderNo: "PO-1", lcNo: "LC/1", lcDate: "01/10/2025" });
    shipment.transport = { ...shipment.transport, shippingBillNo: "6214087", shippingBillDate: "14/11/2025" };
    expect(boxesOf(ladingOf({ voyage: "118W", placeOfDelivery: "Jebel Ali CFS" }, shipment))).toMatchObject({
      Shipper: expect.arrayContaining(["Tarangvel Exports Private Limited", "GSTIN 24AAXCT4821K1ZS · IEC AAXCT4821K"]),
      "Consignee or order": expect.arrayContaining(["Al Marjan Foodstuff Trading L.L.C."]),
      "Notify party": expect.arrayContaining(["Confluence Commodities DMCC"]),
      "Draft no.": ["TV/EXP/042/25-26/BL1"],
      "Booking no.": ["MUN25110442"],
      Carrier: ["Gulf Pioneer Lines"],
      "Export references": [
        "Invoice No. TV/7 dated 12/11/2025",
        "Buyer's order No. PO-1",
        "Letter of credit No. LC/1 dated 01/10/2025",
        "Shipping bill No. 6214087 dated 14/11/2025",
      ],
      "Vessel and voyage": ["MV TARANG SAGAR V.118W"],
      "Port of loading": ["Mundra, India"],
      "Place of delivery": ["Jebel Ali CFS"],
      "B/L type": ["Original"],
      "Number of originals": ["3"],
      Freight: ["Prepaid"],
    });
    const seller = boxesOf(ladingOf({ voyage: "9" }, riceShipment({ isSellerDifferent: true, seller: party("Other Seller Ltd") })));
    expect([seller["Shipper"]?.[0], seller["Vessel and voyage"]]).toEqual(["Other Seller Ltd", ["MV TARANG SAGAR V.118W, Voyage 9"]]);
  });

  test.each([
    ["MV TARANG SAGAR V.118W", "V.118W", "MV TARANG SAGAR V.118W"],
    ["MV TARANG SAGAR VOY. NO. 118 W", "118 W", "MV TARANG SAGAR VOY. NO. 118 W"],
    ["MV TARANG 12", "2", "MV TARANG 12, Voyage 2"],
    ["MV EVER 214WX", "214W", "MV EVER 214WX, Voyage 214W"],
    ["MV TARANG", " ", "MV TARANG"],
  ])("the vessel %j with voyage %j is printed as %j (R-568)", (vessel, voyage, printed) => {
    expect(boxesOf(ladingOf({ voyage }, riceShipment({ vessel })))["Vessel and voyage"]).toEqual([printed]);
  });

  test("is not negotiable and unsigned; a shipping instruction is signed (R-568)", () => {
    const draft = ladingOf();
    expect([draft.title, draft.notice, draft.signature]).toEqual(["BILL OF LADING – DRAFT", "NOT NEGOTIABLE – DRAFT FOR APPROVAL", null]);
    const instruction = ladingOf({ shippingInstruction: true });
    expect([instruction.title, instruction.notice, instruction.signature?.party]).toEqual([
      "SHIPPING INSTRUCTION",
      "",
      "Tarangvel Exports Private Limited",
    ]);
  });

  test("to order notifies the consignee first; carriers take three parties, and the others are named (R-569)", () => {
    const shipment = riceShipment({ notifyParties: [party("Agent One"), party("Agent Two"), party("Agent Three")] });
    const model = ladingOf({ consignedTo: "ORDER" }, shipment);
    const boxes = boxesOf(model);
    expect(boxes["Consignee or order"]).toEqual(["TO ORDER"]);
    expect([1, 2, 3].map((n) => boxes[`Notify party ${n}`]?.[0])).toEqual(["Al Marjan Foodstuff Trading L.L.C.", "Agent One", "Agent Two"]);
    expect(model.warnings).toContainEqual({
      message: "Carriers take 3 notify parties: left out are Agent Three",
      code: "CARRIER_LIMIT",
      field: ["notifyId"],
    });
    const bank = boxesOf(ladingOf({ consignedTo: "ORDER_OF_BANK", lcIssuingBank: "Gulf Lending Bank" }, bulkShipment()));
    expect(bank["Consignee or order"]).toEqual(["TO THE ORDER OF Gulf Lending Bank"]);
    // The consignee of the bulk case is a notify party already.
    expect(Object.keys(bank).filter((caption) => caption.startsWith("Notify"))).toHaveLength(3);
    expect(() => ladingOf({ consignedTo: "ORDER_OF_BANK", lcIssuingBank: "" })).toThrow(
      expect.objectContaining({ field: ["lcIssuingBank"] }),
    );
  });

  test("rounds weights in pounds in KG before it adds them, so that the column adds up (R-246)", () => {
    const unit = { ...aProduct().unit, packingUnit: "LB", weight: 1 };
    const packed = { ...aProduct().package, grossWeightPerPackage: 25 };
    // 1,002 LB are 454.49955… KG; the unrounded sum would be 1,363.499.
    const { goods } = ladingOf({}, riceShipment({ products: [1, 2, 3].map(() => aProduct({ quantity: 1002, unit, package: packed })) }));
    expect([goods.lines.map(({ gross }) => gross), goods.sum.gross]).toEqual([["454.50", "454.50", "454.50"], "1,363.50 KG"]);
  });

  test("has gross weights in KG, packages in words and a row a container, and a bulk case no containers (R-569)", () => {
    const { goods } = ladingOf();
    expect(goods.sum).toEqual({ packages: "3,000 BAGS", gross: "75,450.00 KG", volume: "" });
    expect(goods.inWords).toBe("THREE THOUSAND BAGS ONLY");
    expect(goods.containers?.map(({ number, seals, gross }) => [number, seals, gross])[0]).toEqual([
      "TVXU1001010",
      "HLG4471201, SPPL00871231",
      "25,150.00",
    ]);
    expect(goods.containers).toHaveLength(3);
    const bulk = ladingOf({}, bulkShipment()).goods;
    expect([bulk.containers, bulk.sum.gross, bulk.inWords]).toEqual([null, "5,513,200.00 KG", "ONE HUNDRED TEN THOUSAND BAGS ONLY"]);
  });

  test("adds up packages of several kinds, weights of other units and volumes (R-569)", () => {
    const [bags, drums] = [aProduct({ volume: "12.5" }), aProduct()];
    const shipment = riceShipment({
      products: [
        { ...bags, unit: { ...bags.unit, packingUnit: "MT" } },
        { ...drums, package: { ...drums.package, type: "DRUM" }, unit: { ...drums.unit, packingUnit: "LTR" } },
      ],
    });
    const { goods } = ladingOf({}, shipment);
    expect(goods.sum.volume).toBe("12.5");
    expect(goods.inWords).toMatch(/^[A-Z -]+ BAGS AND [A-Z -]+ DRUMS ONLY$/);
    expect(goods.lines[1]?.gross).toMatch(/ LTR$/);
    expect(goods.sum.gross).toMatch(/KG \+ .* LTR$/);
  });

  test("prints no price, commission or bank, in no case and with no clause (R-569)", () => {
    for (const shipment of [riceShipment(), bulkShipment(), riceShipment({ currency: "EUR", type: "BULK" })]) {
      const words = JSON.stringify({ ...ladingOf({}, shipment), metadata: null });
      const { bankDetails, currency, broker } = shipment;
      for (const secret of [
        currency,
        "82,500",
        "1,085.00",
        "2,047,375",
        "5,500.00",
        bankDetails.accountNumber,
        bankDetails.bank,
        broker.name,
      ]) {
        expect([secret, words.includes(`"${secret}`) || words.includes(` ${secret}`)]).toEqual([secret, false]);
      }
    }
  });

  test("proposes the freight by the term, prints what the card has, and fills its clauses (R-571)", () => {
    expect(boxesOf(ladingOf({ freight: "" }))["Freight"]).toEqual(["Prepaid"]);
    expect(boxesOf(ladingOf({ freight: "" }, riceShipment({ termsOfShipment: "FOB Mundra" })))["Freight"]).toEqual(["Collect"]);
    const carded = riceShipment();
    carded.transport = { ...carded.transport, freightTerm: "COLLECT", freeDaysDestination: 14 };
    const clauses = "Freight {{transport.freightTerm}}\n\n {{transport.freeDaysDestination}} days free time at destination ";
    expect(ladingOf({ freight: "", clauses }, carded).clauses).toEqual(["Freight Collect", "14 days free time at destination"]);
    expect(ladingOf({ clauses: "{{nobody.knows}}" }).unknownFields).toEqual(["nobody.knows"]);
  });

  test.each<[string, Partial<BillOfLadingRequest>, string, string]>([
    [
      "a freight against the term",
      { freight: "COLLECT", clauses: "" },
      "freight",
      "Freight is collect, but by the terms of shipment it is prepaid",
    ],
    [
      "a clause against the freight",
      { clauses: "FREIGHT  COLLECT" },
      "clauses",
      "A clause says freight collect, but the freight is prepaid",
    ],
    ["originals of a waybill", { blType: "SEAWAY" }, "originals", "A sea waybill has no originals"],
    ["an original without originals", { originals: 0 }, "originals", "An original bill of lading needs originals"],
  ])("warns of %s at its field (R-571)", (_what, given, field, message) => {
    expect(ladingOf(given).warnings).toEqual([expect.objectContaining({ message, field: [field] })]);
    expect(ladingOf().warnings).toEqual([]);
  });
});
