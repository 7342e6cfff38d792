import { expect, test } from "vitest";
import { contractModel } from "../../../api/document/models/contractModel.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest } from "../../support/fixtures/documentRequests.ts";

const seller = { buyerId: "B9", name: "Levant Sellers FZE", address: "Free Zone\nDubai", country: "United Arab Emirates" };

test("total and words are the invoice value: an advance is no matter of the contract", () => {
  const model = contractModel(aContractRequest(), riceShipment());
  expect(model.figures.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Subtotal: 82,812.50",
    "Less: discount: 312.50",
    "Contract value: USD 82,500.00",
  ]);
  expect(model.words.map(({ value }) => value)).toEqual(["US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY"]);
});

test("goods always carry their specification (R-259)", () => {
  expect(contractModel(aContractRequest(), riceShipment()).goods.lines[0]?.specification).toContain("Average grain length 8.30 mm");
});

test("terms that no box shows stand in their order, each once, and what is blank has no row (R-259, R-480)", () => {
  const labels = (request = aContractRequest()) => contractModel(request, riceShipment()).terms.map(({ label }) => label);
  expect(labels()).toEqual(["Shipment period", "Insurance", "Surveyor", "Bank"]);
  expect(labels(aContractRequest({ insurance: "", surveyor: " ", shipmentPeriod: "" }))).toEqual(["Bank"]);
});

test("clauses keep the user's order; blank ones are dropped", () => {
  const fields = [
    { name: "Zeta", value: "one" },
    { name: "Alpha", value: "two\n\n- a\n- b" },
    { name: " ", value: "nameless" },
    { name: "Empty", value: " " },
  ];
  expect(contractModel(aContractRequest({ fields }), riceShipment()).clauses).toEqual([
    { name: "Zeta", blocks: [{ type: "paragraph", lines: ["one"] }] },
    {
      name: "Alpha",
      blocks: [
        { type: "paragraph", lines: ["two"] },
        { type: "bullets", items: [["a"], ["b"]], isRightToLeft: false },
      ],
    },
  ]);
});

test("mentionNotify off leaves no notify box", () => {
  const captions = (mentionNotify: boolean) =>
    contractModel(aContractRequest({ mentionNotify }), riceShipment())
      .headerBoxes.flatMap(({ left, across }) => [...left, ...across])
      .map(({ caption }) => caption);
  expect(captions(true)).toContain("Notify party");
  expect(captions(false)).not.toContain("Notify party");
});

test("the seller's block is stamped, the buyer's stays blank", () => {
  expect(contractModel(aContractRequest(), riceShipment()).signatures).toEqual([
    { party: "Tarangvel Exports Private Limited", role: "Seller", isStamped: true },
    { party: "Al Marjan Foodstuff Trading L.L.C.", role: "Buyer", isStamped: false },
  ]);
});

test("a different seller signs by itself, and the firm's stamp stands in a third block", () => {
  expect(contractModel(aContractRequest(), riceShipment({ isSellerDifferent: true, seller })).signatures).toEqual([
    { party: "Levant Sellers FZE", role: "Seller", isStamped: false },
    { party: "Al Marjan Foodstuff Trading L.L.C.", role: "Buyer", isStamped: false },
    { party: "Tarangvel Exports Private Limited", role: "Exporter", isStamped: true },
  ]);
});
