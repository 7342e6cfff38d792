import { describe, expect, test } from "vitest";
import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { buildDocumentModel } from "../../../../api/document/models/buildDocumentModel.ts";
import { aContainer, aProduct, riceShipment } from "../../../support/fixtures/cases.ts";
import { aLadingRequest } from "../../../support/fixtures/documentRequests.ts";

function ladingOf(given: Partial<BillOfLadingRequest> = {}, shipment: Shipment = riceShipment()) {
  return buildDocumentModel({ kind: "bill-of-lading", request: aLadingRequest(given) }, shipment);
}

const party = (name: string, address = "Dock Road") => ({ ...riceShipment().consignee, name, address });

describe("a draft bill of lading", () => {
  test("warns of a sea waybill to order, which names its consignee (R-1345)", () => {
    const doubts = (given: Partial<BillOfLadingRequest>, consignee = riceShipment().consignee) =>
      ladingOf({ originals: 0, lcIssuingBank: "Gulf Bank", ...given }, riceShipment({ consignee })).warnings.map(({ field, message }) => [
        field[0],
        message,
      ]);
    const toOrder = [["consignedTo", "A sea waybill is not negotiable: it names its consignee, and is never to order"]];
    expect(doubts({ blType: "SEAWAY", consignedTo: "ORDER" })).toEqual(toOrder);
    expect(doubts({ blType: "SEAWAY", consignedTo: "ORDER_OF_BANK" })).toEqual(toOrder);
    expect(doubts({ blType: "SEAWAY", consignedTo: "CONSIGNEE" }, { ...riceShipment().consignee, name: "TO ORDER" })).toEqual(toOrder);
    expect(doubts({ blType: "SEAWAY", consignedTo: "CONSIGNEE" })).toEqual([]);
    expect(doubts({ blType: "TELEX", consignedTo: "ORDER" })).toEqual([]);
  });

  test("warns of what carriers do not take (R-570)", () => {
    const [line] = riceShipment().products;
    const long = "x".repeat(71);
    const shipment = riceShipment({
      consignee: party(long, "A very long line of an address that wraps\n".repeat(4).trim()),
      containerDetail: { containers: 2, type: "FCL" },
      products: [aProduct({ ...line, marks: "M\n".repeat(51).trim(), description: "word ".repeat(1200) })],
      container: [
        aContainer(1, { containerNumber: "TVXU1001011", lineSealNumber: "S".repeat(16) }),
        aContainer(2, { containerNumber: "TVXU1001026" }),
      ],
    });
    const messages = ladingOf({}, shipment).warnings.map(({ message }) => message);
    expect(messages).toEqual([
      "Consignee: the name has 71 characters, carriers take 70",
      "Consignee: the address takes 9 lines of 35 characters, carriers take 6",
      "Line 1: the marks take 51 lines of 35 characters, carriers take 50",
      expect.stringMatching(/^Line 1: the goods take \d+ lines of 35 characters, carriers take 150$/),
      "Container 1: TVXU1001011 has a wrong check digit by ISO 6346: it should end with 0",
      `Container 1: the seal ${"S".repeat(16)} has 16 characters, carriers take 15`,
    ]);
    const most = riceShipment({ consignee: party("x".repeat(70)), products: [aProduct({ ...line, marks: "M\n".repeat(50).trim() })] });
    expect(ladingOf({}, most).warnings).toEqual([]);
  });

  test("warns of a gross weight in a unit that is no mass, of goods and of a container (R-1289)", () => {
    const weighedIn = (packingUnit: string, unit: string) => {
      const products = [1, 2].map(() => aProduct({ unit: { ...aProduct().unit, packingUnit } }));
      const [first, second] = ["TVXU1001010", "TVXU1001026"].map((containerNumber) => ({ containerNumber, unit }));
      const container = [aContainer(1, first), aContainer(2, { ...second, grossWeight: 0 })];
      const containerDetail = { containers: 2, type: "FCL" } as const;
      return ladingOf({}, riceShipment({ products, container, containerDetail })).warnings.map(
        ({ message, field }) => `${message} @${field.join(".")}`,
      );
    };
    expect(weighedIn("PCS", "")).toEqual([
      "Line 1: the gross weight is in PCS, which is no unit of mass; carriers take KG @products.0.unitId",
      "Container 1: the gross weight has no unit; carriers take KG @container.0.unit",
    ]);
    for (const unit of ["M/T", "Metric Tons", "POUNDS", "TROY OZ", "CARATS"]) expect(weighedIn(unit, unit)).toEqual([]);
  });

  test("warns of containers that are not listed, unless none is yet (R-1297)", () => {
    const doubts = (containers: number, listed: number) =>
      ladingOf(
        {},
        riceShipment({
          containerDetail: { containers, type: "FCL" },
          container: ["TVXU1001010", "TVXU1001026"]
            .slice(0, listed)
            .map((containerNumber, index) => aContainer(index, { containerNumber })),
        }),
      ).warnings;
    expect(doubts(3, 2)).toEqual([
      {
        message: "The shipment has 3 containers, but lists 2: the others are not on the bill of lading",
        code: "BILL_OF_LADING",
        field: ["containerDetail", "containers"],
      },
    ]);
    expect([doubts(2, 2), doubts(3, 0)]).toEqual([[], []]);
  });
});
