import { describe, expect, test } from "vitest";
import type { Charges, Shipment } from "#domain/shipment/shipment.ts";
import { invoiceModel, proformaModel } from "../../../api/document/models/invoiceModel.ts";
import { aProduct, bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";

const plain = { gstPercentage: 0, gst: 0, advance: 0, discount: 0, fob: 0, freight: 0, insurance: 0, commission: 0 };

function aPricedShipment(given: Partial<Shipment>, charges: Partial<Charges> = {}): Shipment {
  return riceShipment({ ...given, charges: { ...plain, ...charges } });
}

describe("the rice case", () => {
  const model = invoiceModel(anInvoiceRequest(), riceShipment());

  test("line amounts, packages and quantities are the worked ones", () => {
    expect(model.goods.lines.map(({ amount, packages, quantity, rate }) => [packages, quantity, rate, amount])).toEqual([
      ["2,000 BAGS", "50 MT", "1,085.00", "54,250.00"],
      ["1,000 BAGS", "25 MT", "1,142.50", "28,562.50"],
    ]);
    expect(model.goods.sum).toEqual({ packages: "3,000 BAGS", quantity: "75 MT", amount: "82,812.50" });
  });

  test("discount and advance lead to the worked value and balance, without a row of zero", () => {
    expect(model.figures).toEqual([
      { label: "Subtotal", value: "82,812.50", strong: false },
      { label: "Less: discount", value: "312.50", strong: false },
      { label: "Invoice value", value: "USD 82,500.00", strong: true },
      { label: "Less: advance received", value: "16,500.00", strong: false },
      { label: "Balance payable", value: "USD 66,000.00", strong: true },
    ]);
  });

  test("value and balance stand in words", () => {
    expect(model.words.map(({ value }) => value)).toEqual([
      "US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY",
      "US DOLLARS SIXTY-SIX THOUSAND ONLY",
    ]);
  });

  test("the break-up tells FOB, freight, CNF, insurance and CIF (R-470)", () => {
    expect(model.breakup).toEqual([
      { label: "FOB value", value: "USD 78,900.00" },
      { label: "Freight", value: "USD 3,150.00" },
      { label: "CNF value", value: "USD 82,050.00" },
      { label: "Insurance", value: "USD 450.00" },
      { label: "CIF value", value: "USD 82,500.00" },
    ]);
    expect(model.warnings).toEqual([]);
  });

  test("the commission names its broker and says that it is not deducted (R-471)", () => {
    expect(model.commission).toEqual({ label: "Commission payable to Levant Agri Brokers FZE (not deducted)", value: "USD 750.00" });
  });

  test("total packages, net and gross weight are the worked ones", () => {
    expect(model.weights.map(({ value }) => value)).toEqual(["3,000 BAGS", "75,000.00 KG", "75,450.00 KG", "3 FCL"]);
  });

  test("the head of the prices carries currency, order unit and the term of shipment", () => {
    expect(model.goods.heads).toEqual({ rate: "USD per MT", amount: "USD", term: "CIF Jebel Ali Port, UAE (Incoterms 2020)" });
  });
});

describe("the bulk case", () => {
  const model = invoiceModel(anInvoiceRequest({ addPL: false }), bulkShipment());

  test("its figures are the worked ones; without discount, GST and advance one row says it all", () => {
    expect(model.goods.lines[0]).toMatchObject({ packages: "110,000 BAGS", quantity: "5,500 MT", rate: "372.25", amount: "2,047,375.00" });
    expect(model.figures).toEqual([{ label: "Invoice value", value: "USD 2,047,375.00", strong: true }]);
    expect(model.words.map(({ value }) => value)).toEqual(["US DOLLARS TWO MILLION FORTY-SEVEN THOUSAND THREE HUNDRED SEVENTY-FIVE ONLY"]);
    expect(model.weights.map(({ value }) => value)).toEqual(["110,000 BAGS", "5,500,000.00 KG", "5,513,200.00 KG"]);
  });

  test("without insurance the break-up ends with the CNF value", () => {
    expect(model.breakup.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "FOB value: USD 1,842,500.00",
      "Freight: USD 204,875.00",
      "CNF value: USD 2,047,375.00",
    ]);
  });

  test("a bulk vessel has no containers", () => {
    expect(model.containers).toBeNull();
  });
});

describe("switches", () => {
  test("printCNF and printCommission off leave no trace", () => {
    const model = invoiceModel(anInvoiceRequest({ printCNF: false, printCommission: false }), riceShipment());
    expect([model.breakup, model.commission]).toEqual([[], null]);
  });

  test("a break-up of zeros and a commission of zero print nothing", () => {
    const model = invoiceModel(anInvoiceRequest(), aPricedShipment({}));
    expect([model.breakup, model.commission]).toEqual([[], null]);
  });

  test("a break-up that does not fit is omitted with a warning; one that was not asked for is no matter (R-470)", () => {
    const shipment = aPricedShipment({ products: [aProduct({ quantity: 1, rate: 1000 })] }, { freight: 100 });
    const warning = { code: "BREAK_UP_OMITTED", field: ["charges", "fob"] };
    const model = invoiceModel(anInvoiceRequest(), shipment);
    expect([model.breakup, model.warnings]).toEqual([[], [expect.objectContaining(warning)]]);
    expect(invoiceModel(anInvoiceRequest({ printCNF: false }), shipment).warnings).toEqual([]);
  });

  test("printSpecification off drops the specification and keeps name, description and HSN", () => {
    const line = invoiceModel(anInvoiceRequest({ printSpecification: false }), riceShipment()).goods.lines[0];
    expect(line).toMatchObject({ specification: "", hsnCode: "10063012", description: "In 25 kg net new PP bags" });
  });

  test("addPL appends the packing list and changes the title (R-257)", () => {
    const on = invoiceModel(anInvoiceRequest({ addPL: true }), riceShipment());
    const off = invoiceModel(anInvoiceRequest({ addPL: false }), riceShipment());
    expect([on.title, on.packingList?.title]).toEqual(["COMMERCIAL INVOICE CUM PACKING LIST", "PACKING LIST"]);
    expect([off.title, off.packingList]).toEqual(["COMMERCIAL INVOICE", null]);
  });

  test("a proforma invoice has the bank always, and neither containers nor a packing list", () => {
    const model = proformaModel(aProformaRequest(), riceShipment());
    expect(model.bank.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Beneficiary: Tarangvel Exports Private Limited",
      "Bank: Kathiawar Commercial Bank Ltd",
      "Bank address: Overseas Branch, Yagnik Road, Rajkot - 360001, India",
      "Account no.: 018805001234",
      "SWIFT code: KTCBINBBRJT",
    ]);
    expect([model.containers, model.packingList]).toEqual([null, null]);
  });
});

test("a figure that is no number is refused by its place", () => {
  const shipment = riceShipment({ products: [aProduct({ rate: "12,50" })] });
  expect(() => proformaModel(aProformaRequest(), shipment)).toThrow(
    expect.objectContaining({ name: "DocumentProblem", code: "INVALID", field: ["products", "0", "rate"] }),
  );
});
