import { expect, test } from "vitest";
import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { customsPackModel } from "../../../api/document/models/customs/customsPackModel.ts";
import { aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { aPackRequest } from "../../support/fixtures/customsRequests.ts";

function packOf(given: Partial<CustomsPackRequest> = {}, shipment: Shipment = riceShipment()) {
  return customsPackModel(aPackRequest(given), shipment);
}

const noClaim = { claimRodtep: false, rodtepDeclaration: false };

test("the data sheet names a seller that is not the exporter, and the manufacturers, each once (R-1347)", () => {
  const partiesOf = (given: Partial<Shipment>) =>
    Object.fromEntries((packOf({}, riceShipment(given)).sheet?.parties ?? []).map(({ label, value }) => [label, value]));
  const seller = { buyerId: "S9", name: "Saurashtra Mills Ltd", address: "Bavla", country: "India" };
  const makers = ["Mill A, Bavla", " Mill A, Bavla", "Mill B, Rajkot", ""];
  const products = makers.map((manufacturer) => aProduct({ manufacturer }));
  expect(partiesOf({ isSellerDifferent: true, sellerId: "S9", seller, products })).toMatchObject({
    Seller: "Saurashtra Mills Ltd\nBavla, India",
    Manufacturer: "Mill A, Bavla\nMill B, Rajkot",
  });
  for (const label of ["Seller", "Manufacturer"]) expect(partiesOf({ seller })).not.toHaveProperty(label);
});

test("RoDTEP that is claimed for imported goods, or without proceeds, is a warning (R-1342)", () => {
  const doubts = (given: Partial<CustomsPackRequest>, originCountry = "India") =>
    packOf({ natureOfPayment: "", ...given }, riceShipment({ originCountry })).warnings.map(({ code, field, message }) => [
      code,
      field[0],
      message,
    ]);
  expect(doubts({}, " india ")).toEqual([]);
  expect(doubts({ ...noClaim, natureOfPayment: "NA" }, "Vietnam")).toEqual([]);
  const ofImports = ["RODTEP", "claimRodtep", "RoDTEP is claimed, but goods are of Vietnam: the export of imported goods gets none"];
  expect(doubts({}, "Vietnam")).toEqual([ofImports]);
  expect(doubts({ dataSheet: false }, "Vietnam")).toEqual([ofImports]);
  expect(doubts({ dataSheet: false, rodtepDeclaration: false }, "Vietnam")).toEqual([]);
  expect(doubts({ natureOfPayment: "NA" })).toEqual([
    ["RODTEP", "claimRodtep", "RoDTEP is claimed, but nothing is paid: it is granted for proceeds that are received"],
  ]);
});

test("rule 3 for goods that are not sold, or at a price that the relationship has influenced, is a warning (R-1343)", () => {
  const doubts = (given: Partial<CustomsPackRequest>) =>
    packOf(given)
      .warnings.filter(({ code }) => code === "VALUATION")
      .map(({ field, message }) => [field[0], message]);
  expect([doubts({}), doubts({ natureOfTransaction: "CONSIGNMENT" }), doubts({ isRelated: true })]).toEqual([[], [], []]);
  expect(doubts({ natureOfTransaction: "SAMPLE" })).toEqual([
    ["valuationRule", "Rule 3 takes the price of a sale, but the nature of transaction is a sample: please choose another method"],
  ]);
  expect(doubts({ isRelated: true, hasInfluenced: true })).toEqual([
    ["valuationRule", "Rule 3 takes no price that the relationship of seller and buyer has influenced: please choose another method"],
  ]);
  expect(doubts({ natureOfTransaction: "GIFT", valuationRule: "RULE_4" })).toEqual([]);
  expect(doubts({ natureOfTransaction: "GIFT", valueDeclaration: false })).toEqual([]);
});

test("goods whose invoice value is 0 bring no proceeds and have no price of a sale: RoDTEP and rule 3 are warnings (R-1342, R-1343)", () => {
  const free = riceShipment({ termsOfShipment: "FOB Mundra", products: [aProduct({ rate: 0 })] });
  Object.assign(free.charges, { discount: 0, advance: 0, fob: 0, freight: 0, insurance: 0 });
  const doubts = (given: Partial<CustomsPackRequest>) =>
    packOf({ natureOfPayment: "", ...given }, free).warnings.map(({ field, message }) => [field[0], message]);
  expect(doubts({})).toEqual([
    ["claimRodtep", "RoDTEP is claimed, but nothing is paid: it is granted for proceeds that are received"],
    ["valuationRule", "Rule 3 takes the price of a sale, but the invoice value is 0: please choose another method"],
  ]);
  expect(doubts({ ...noClaim, natureOfTransaction: "SAMPLE", valuationRule: "RULE_4" })).toEqual([]);
});

test("RoDTEP of a line that is free next to goods that are paid is a warning, where the line has a serial number of the scheme (R-1342)", () => {
  const doubts = (schemeSerialNo: string, given: Partial<CustomsPackRequest> = {}) => {
    const [line] = riceShipment().products;
    const products = [line ?? aProduct(), aProduct({ rate: 0, schemeSerialNo })];
    const shipment = riceShipment({ termsOfShipment: "FOB Mundra", products });
    Object.assign(shipment.charges, { fob: 0, freight: 0, insurance: 0 });
    return packOf(given, shipment).warnings.map(({ message }) => message);
  };
  expect(doubts("10063012A")).toEqual(["RoDTEP is claimed, but nothing is paid for line 2: it is granted for proceeds that are received"]);
  expect([doubts(""), doubts("10063012A", noClaim)]).toEqual([[], []]);
});

test("the FOB value that is taken from an EXW price is a warning of the data sheet alone (R-1393)", () => {
  const doubts = (termsOfShipment: string, given: Partial<CustomsPackRequest> = {}) => {
    const shipment = riceShipment({ termsOfShipment });
    Object.assign(shipment.charges, { fob: 0, freight: 0, insurance: 0 });
    return packOf(given, shipment).warnings.map(({ field, message }) => [field[0], message]);
  };
  expect(doubts("Ex Works Rajkot")).toEqual([
    [
      "termsOfShipment",
      "The FOB value is the EXW price: customs value the goods at the place of export, with carriage to the port and loading (Customs Act, 1962, s. 14)",
    ],
  ]);
  expect([doubts("FOB Mundra"), doubts("EXW Rajkot", { dataSheet: false })]).toEqual([[], []]);
});

test("the port code of the data sheet says that foreign goods leave India, wherever the port is not known (R-1341)", () => {
  const packed = (portCode: string) => {
    const { sheet, warnings } = packOf({ portCode, ...noClaim }, riceShipment({ originCountry: "China", portOfLoading: "Sonbarsa" }));
    return [sheet?.route[1]?.value, sheet?.tax[0]?.value, warnings.map(({ field }) => field.join("."))];
  };
  expect(packed("INRXLB")).toEqual(["Sonbarsa / INRXLB", "Without payment of tax", []]);
  expect(packed("")).toEqual(["Sonbarsa, China", "Not applicable", ["portOfLoading"]]);
});

test("goods that are loaded abroad need no shipping bill: the data sheet names no letter of undertaking, and warns (R-1299)", () => {
  const firm = { ...riceShipment().firm, lutArn: "AD240325001234X", lutDate: "01/04/2025", lutFinancialYear: "2025-26" };
  const taxOf = (given: Partial<Shipment>) => {
    const { sheet, warnings } = packOf(noClaim, riceShipment({ firm, ...given }));
    return [sheet?.tax[0], warnings.map(({ field }) => field.join("."))];
  };
  expect(taxOf({ originCountry: "China", portOfLoading: "Nansha" })).toEqual([
    { label: "IGST", value: "Not applicable" },
    ["portOfLoading"],
  ]);
  expect(taxOf({})).toEqual([{ label: "IGST", value: "LUT No. AD240325001234X dated 01/04/2025" }, []]);
});
