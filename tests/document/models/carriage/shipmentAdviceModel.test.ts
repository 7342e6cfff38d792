import { expect, test } from "vitest";
import type { ShipmentAdviceRequest } from "#domain/documents/kinds/shipmentAdvice.ts";
import { shipmentAdviceModel } from "../../../../api/document/models/carriage/shipmentAdviceModel.ts";
import { bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";
import { anAdviceRequest } from "../../../support/fixtures/documentRequests.ts";

const blankRequest = anAdviceRequest({
  insurer: "",
  policyNo: "",
  lcNo: "",
  lcDate: "",
  lcIssuingBank: "",
  orderNo: "",
  orderDate: "",
  carrier: "",
  blNo: "",
  blDate: "",
  onBoardDate: "",
  transhipmentPort: "",
  etd: "",
  eta: "",
  documentsSentTo: "",
  courier: "",
  waybillNo: "",
});

test("an advice names what was shipped, how, and where the documents are (R-526)", () => {
  const model = shipmentAdviceModel(anAdviceRequest(), riceShipment({ contractNo: "TV/SC/2025/031" }));
  expect(model.copyTo).toBe("Gulf Marine Insurance Co., Open Policy No. OP/2025/00731");
  expect(model.references.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Invoice: No. TV/EXP/042/25-26 dated 12/11/2025",
    "Contract: No. TV/SC/2025/031",
    "Buyer's order: No. PO-2025-1187 dated 02/10/2025",
    "Letter of credit: No. GLB/ILC/25/00417 dated 10/10/2025",
    "Issuing bank: Gulf Lending Bank",
    "Documents sent to: Gulf Lending Bank, Dubai",
    "Courier: Saurashtra Express, Waybill No. 7741 2290 18",
  ]);
  expect(model.transport.map(({ label }) => label)).toEqual([
    "Vessel",
    "Carrier",
    "Bill of lading",
    "Date of shipment",
    "Port of loading",
    "Transhipment",
    "Port of discharge",
    "Final destination",
    "ETD",
    "ETA",
  ]);
  expect(model.quantities.map(({ value }) => value)).toEqual(["75 MT", "3,000 BAGS", "75,000.00 KG", "75,450.00 KG", "3 FCL"]);
  expect(model.containers?.lines).toHaveLength(3);
});

test("a blank value has no row, and a bulk shipment no container (R-526)", () => {
  const model = shipmentAdviceModel(blankRequest, bulkShipment());
  expect(model.copyTo).toBe("");
  expect(model.references.map(({ label }) => label)).toEqual(["Invoice"]);
  expect(model.transport.map(({ label }) => label)).toEqual(["Vessel", "Port of loading", "Port of discharge", "Final destination"]);
  expect([model.containers, model.quantities.map(({ label }) => label)]).toEqual([
    null,
    ["Quantity", "Total packages", "Total net weight", "Total gross weight"],
  ]);
});

test("an advice shows no price but the invoice value that it is asked for (R-527)", () => {
  const textsOf = (given: Partial<ShipmentAdviceRequest>) => JSON.stringify(shipmentAdviceModel(anAdviceRequest(given), riceShipment()));
  for (const price of ["1,085", "1,142.5", "54,250", "82,500", "66,000", "USD"]) expect(textsOf({})).not.toContain(price);
  expect(textsOf({ printValue: true })).toContain("USD 82,500.00");
  for (const price of ["1,085", "54,250", "66,000"]) expect(textsOf({ printValue: true })).not.toContain(price);
});

test.each([
  [{ blDate: "21/11/2025" }, "blDate", "The date of the bill of lading is after the date of the advice"],
  [{ onBoardDate: "21/11/2025" }, "onBoardDate", "The on board date is after the date of the advice"],
  [{ eta: "17/11/2025" }, "eta", "The ETA is before the ETD"],
  [{ etd: "", eta: "17/11/2025" }, "eta", "The ETA is before the on board date"],
])("%j is refused, and names the date to mend (R-527)", (given, field, message) => {
  expect(() => shipmentAdviceModel(anAdviceRequest(given), riceShipment())).toThrow(
    expect.objectContaining({ code: "INVALID", field: [field], message }),
  );
});
