import { describe, expect, test } from "vitest";
import type { OriginRequest } from "#domain/documents/customs/origin.ts";
import type { Product } from "#domain/shipment/shipment.ts";
import { coveringLetterModel } from "../../../api/document/models/bank/coveringLetterModel.ts";
import { customsPackModel } from "../../../api/document/models/customs/customsPackModel.ts";
import { originModel } from "../../../api/document/models/customs/originModel.ts";
import { invoiceModel } from "../../../api/document/models/invoiceModel.ts";
import { packingListModel } from "../../../api/document/models/packingListModel.ts";
import { aProduct, noCharges, riceShipment } from "../../support/fixtures/cases.ts";
import { anOriginRequest, aPackRequest } from "../../support/fixtures/customsRequests.ts";
import { aLetterRequest, anInvoiceRequest, aPackingListRequest } from "../../support/fixtures/documentRequests.ts";

/** Rice of India and rice of Vietnam. */
function aMixedShipment(foreign: Partial<Product> = {}) {
  const own = { originCriterion: "WO", stateOfOrigin: "Gujarat", districtOfOrigin: "Rajkot", description: "In bags" };
  return riceShipment({
    charges: noCharges,
    products: [aProduct(own), aProduct({ countryOfOrigin: "Vietnam", description: "", ...foreign })],
  });
}

const valueOf = (rows: { label: string; value: string }[] = [], label: string) => rows.find((row) => row.label === label)?.value;

describe("goods of several countries (R-1348)", () => {
  const statements = ["In bags\nCountry of origin: India", "Country of origin: Vietnam"];

  test("have the origin of each line on invoice and packing list, and all origins in its box (R-1348)", () => {
    const invoice = invoiceModel(anInvoiceRequest(), aMixedShipment());
    const list = packingListModel(aPackingListRequest(), aMixedShipment());
    for (const { goods, headerBoxes } of [invoice, list]) {
      expect(goods.lines.map(({ description }) => description)).toEqual(statements);
      const boxes = headerBoxes.flatMap(({ left, right }) => [...left, ...right]);
      expect(boxes.find(({ caption }) => caption === "Country of origin")?.lines).toEqual(["India, Vietnam"]);
    }
    expect(valueOf(coveringLetterModel(aLetterRequest(), aMixedShipment()).shipment, "Country of origin")).toBe("India, Vietnam");
    const { goods } = invoiceModel(
      anInvoiceRequest(),
      riceShipment({ products: [aProduct({ countryOfOrigin: "India", description: "In bags" })] }),
    );
    expect(goods.lines[0]?.description).toBe("In bags");
  });

  test("have each its origin on the data sheet of the shipping bill, and claim RoDTEP by their serial number alone (R-1342, R-1348)", () => {
    const { sheet, warnings } = customsPackModel(aPackRequest(), aMixedShipment());
    expect(sheet?.goods.map(({ origin, name }) => [origin, name.includes("Country")])).toEqual([
      ["Rajkot, Gujarat, India", false],
      ["Vietnam", false],
    ]);
    expect(valueOf(sheet?.route, "Country of origin")).toBe("India, Vietnam");
    const claimsOf = (doubts: typeof warnings) => doubts.filter(({ code }) => code === "RODTEP").length;
    expect(claimsOf(warnings)).toBe(0);
    expect(claimsOf(customsPackModel(aPackRequest(), aMixedShipment({ schemeSerialNo: "1006" })).warnings)).toBe(1);
  });

  test("of another country have no district or state of India on the data sheet (R-1351)", () => {
    const own = { stateOfOrigin: "Gujarat", districtOfOrigin: "Rajkot" };
    const originsIn = (shipment: ReturnType<typeof riceShipment>) =>
      customsPackModel(aPackRequest(), shipment).sheet?.goods.map(({ origin }) => origin);
    expect(originsIn(aMixedShipment(own))).toEqual(["Rajkot, Gujarat, India", "Vietnam"]);
    const products = [aProduct(own)];
    expect(originsIn(riceShipment({ originCountry: "China", products }))).toEqual(["China"]);
    expect(originsIn(riceShipment({ products }))).toEqual(["Rajkot, Gujarat"]);
  });

  test("are declared as of their countries, and only those of the shipment's on a preferential certificate (R-1348)", () => {
    const papers = (format: OriginRequest["format"]) => originModel(anOriginRequest({ format }), aMixedShipment());
    const { declaration, sheet } = papers("NON_PREFERENTIAL");
    expect(JSON.stringify(declaration?.blocks)).toContain("are of India, Vietnam origin");
    expect(declaration?.goods.lines.map(({ description }) => description)).toEqual(statements);
    expect([sheet?.items.length, valueOf(sheet?.above, "3. Country of origin")]).toEqual([2, "India, Vietnam"]);
    const preferential = papers("INDIA_UAE");
    expect(preferential.sheet?.items.map(({ cells }) => cells[0])).toEqual(["1"]);
    expect(valueOf(preferential.sheet?.below, "11. Declaration: country of origin")).toBe("India");
    expect(preferential.warnings).toEqual([
      { code: "ORIGIN", field: ["products", "1", "countryOfOrigin"], message: "Line 2 is of Vietnam: the data sheet leaves it out" },
    ]);
  });
});
