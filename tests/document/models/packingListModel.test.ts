import { expect, test } from "vitest";
import { packingListModel } from "../../../api/document/models/packingListModel.ts";
import { aContainer, aProduct, bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aPackingListRequest } from "../../support/fixtures/documentRequests.ts";

test("the rice case weighs what was worked out, line by line and container by container", () => {
  const { goods, containers } = packingListModel(aPackingListRequest(), riceShipment());
  expect(goods.unit).toBe("KG");
  expect(goods.lines.map(({ packages, netEach, grossEach, net, gross }) => [packages, netEach, grossEach, net, gross])).toEqual([
    ["2,000 BAGS", "25.00", "25.15", "50,000.00", "50,300.00"],
    ["1,000 BAGS", "25.00", "25.15", "25,000.00", "25,150.00"],
  ]);
  expect(goods.sum).toEqual({ packages: "3,000 BAGS", net: "75,000.00 KG", gross: "75,450.00 KG" });
  expect(containers).toMatchObject({ summary: "3 FCL", unit: "KG", sum: { net: "75,000.00 KG", gross: "75,450.00 KG" } });
  expect(containers?.lines[2]).toEqual({
    number: "TVXU1001031",
    size: "20'",
    lineSeal: "HLG4471203",
    rfidSeal: "SPPL00871233",
    lot: "L2",
    net: "25,000.00",
    gross: "25,150.00",
  });
});

test("no price is anywhere in it", () => {
  const text = JSON.stringify(packingListModel(aPackingListRequest(), riceShipment()));
  for (const price of ["1,085", "1,142.5", "54,250", "28,562", "82,8", "82,500", "16,500", "66,000", "78,900", "750.00"]) {
    expect(text).not.toContain(price);
  }
});

test("the bulk case has its totals and no containers", () => {
  const { goods, containers } = packingListModel(aPackingListRequest(), bulkShipment());
  expect(goods.sum).toEqual({ packages: "110,000 BAGS", net: "5,500,000.00 KG", gross: "5,513,200.00 KG" });
  expect(containers).toBeNull();
});

test("containers in different units are told and summed apart; a weight not given stays blank", () => {
  const container = [aContainer(1), aContainer(2, { unit: "MT", netWeight: 25, grossWeight: 0 })];
  const { containers } = packingListModel(aPackingListRequest(), riceShipment({ container }));
  expect(containers?.unit).toBe("");
  expect(containers?.lines.map(({ net, gross }) => [net, gross])).toEqual([
    ["25,000.00 KG", "25,150.00 KG"],
    ["25.00 MT", ""],
  ]);
  expect(containers?.sum?.net).toBe("25,000.00 KG + 25.00 MT");
});

test("containers without any weight have no total (R-477)", () => {
  const container = [aContainer(1, { netWeight: 0, grossWeight: 0 }), aContainer(2, { netWeight: 0, grossWeight: 0 })];
  expect(packingListModel(aPackingListRequest(), riceShipment({ container })).containers?.sum).toBeNull();
  const weighed = [aContainer(1, { netWeight: 0 }), aContainer(2, { netWeight: 0 })];
  expect(packingListModel(aPackingListRequest(), riceShipment({ container: weighed })).containers?.sum?.gross).toBe("50,300.00 KG");
});

test("the weights of containers have no sum while one is missing: it would be read as that of all (R-477)", () => {
  const container = [aContainer(1), aContainer(2, { grossWeight: 0 })];
  expect(packingListModel(aPackingListRequest(), riceShipment({ container })).containers?.sum).toEqual({ net: "50,000.00 KG", gross: "" });
});

test("a unit is the same in any case: kg are added to KG (R-477)", () => {
  const container = [aContainer(1), aContainer(2, { unit: "kg" })];
  const { containers } = packingListModel(aPackingListRequest(), riceShipment({ container }));
  expect([containers?.unit, containers?.lines[1]?.net, containers?.sum?.net]).toEqual(["KG", "25,000.00", "50,000.00 KG"]);
});

test("each line's weights are rounded to the third decimal before they are added, so that the column adds up (R-246)", () => {
  // 0.453 kg in boxes of 12.5 kg net and 13.1 kg gross weigh 0.474744 kg; the unrounded sum would be 0.949.
  const box = { ...aProduct().package, netWeightPerPackage: 12.5, grossWeightPerPackage: 13.1 };
  const line = aProduct({ quantity: 0.453, unit: { ...aProduct().unit, weight: 1 }, package: box });
  const { goods } = packingListModel(aPackingListRequest(), riceShipment({ products: [line, line] }));
  expect([goods.lines.map(({ gross }) => gross), goods.sum?.gross]).toEqual([["0.475", "0.475"], "0.95 KG"]);
});
