import { describe, expect, test } from "vitest";
import { containerNumberProblem, plainContainerNumber } from "#domain/shipment/containerNumber.ts";
import { incotermOf } from "#domain/shipment/incoterm.ts";
import { shipmentWarnings, type WarningSubject } from "#domain/shipment/shipmentWarnings.ts";

const container = {
  containerNumber: "TVXU1001010",
  packages: "0",
  netWeight: "25000",
  grossWeight: "25150",
  unit: "KG",
  tareWeight: "0",
  maxGrossWeight: "0",
  vgmWeight: "0",
};

function warningsOf(change: Partial<WarningSubject>): string[] {
  const subject: WarningSubject = {
    type: "CONTAINERISED",
    termsOfShipment: "CIF Jebel Ali Port, UAE (Incoterms 2020)",
    currency: "USD",
    products: [{ netWeightPerPackage: "25", grossWeightPerPackage: "25.15" }],
    containers: 2,
    container: [container],
    goods: { netWeight: "0", grossWeight: "0", unit: "KG", packages: "0" },
    charges: { fob: "78900", freight: "3150", insurance: "450", commission: 0 },
    amountBeforeGST: "82500",
    texts: {},
    ...change,
  };
  return shipmentWarnings(subject).map(({ message, field }) => `${field.join(".")}: ${message}`);
}

test("a shipment in order warns of nothing", () => {
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ charges: { fob: 0, freight: 0, insurance: 0, commission: 0 } })).toEqual([]);
});

test("texts in scripts that no document prints are told, each script once at its first place (R-495)", () => {
  const texts = {
    consigneeId: { name: "ලංකා වෙළඳ", address: "ලංකා" },
    products: [{ description: "Rice" }, { description: "Thanks 🚢", specification: "សាច់" }],
    portOfLoading: "Mundra ૧",
  };
  expect(warningsOf({ texts })).toEqual([
    "consigneeId.name: Sinhala letters cannot be printed (in consignee name)",
    "products.1.description: Emoji cannot be printed (in products 2 description)",
    "products.1.specification: Khmer letters cannot be printed (in products 2 specification)",
  ]);
});

describe("containers that weigh", () => {
  const other = { ...container, containerNumber: "TVXU1001026" };
  const goods = { netWeight: "50000", grossWeight: "50300", unit: "KG", packages: "2000" };
  const differs = (name: string, field: string, one: string, all: string) =>
    `container.0.${field}: The containers weigh ${one} KG ${name}, but the goods ${all} KG`;

  test.each([
    ["what the goods weigh, in another unit and case", [container, { ...other, netWeight: "25", grossWeight: "25.15", unit: "mt" }], goods],
    ["a third each, rounded", [container, { ...other, netWeight: "24999.99" }], goods],
    ["less, while one has no weight", [container, { ...other, netWeight: "0", grossWeight: "0" }], goods],
    ["less, while one is not listed", [container], goods],
    ["something in a unit that is no mass", [container, { ...other, unit: "CTN" }], { ...goods, grossWeight: "1" }],
    ["something, while the goods weigh nothing yet", [container, other], { ...goods, netWeight: "0", grossWeight: "0" }],
  ])("%s are no warning (R-1119)", (_what, rows, weights) => {
    expect(warningsOf({ container: rows, goods: weights })).toEqual([]);
  });

  test.each([
    [[container, other], { ...goods, netWeight: "49990.5" }, [differs("net", "netWeight", "50,000.00", "49,990.50")]],
    [
      [container, { ...other, netWeight: "24.9", grossWeight: "25", unit: "MT" }],
      goods,
      [differs("net", "netWeight", "49,900.00", "50,000.00"), differs("gross", "grossWeight", "50,150.00", "50,300.00")],
    ],
  ])("others than the goods are warned of (R-1119)", (rows, weights, warnings) => {
    expect(warningsOf({ container: rows, goods: weights })).toEqual(warnings);
    expect(warningsOf({ container: rows, goods: weights, type: "BULK" })).toEqual([]);
  });

  test("and hold other packages than the goods are warned of, once each says how many (R-1119)", () => {
    const holding = (first: string, second: string) =>
      warningsOf({
        container: [
          { ...container, packages: first },
          { ...other, packages: second },
        ],
        goods,
      });
    expect(holding("1000", "900")).toEqual(["container.0.packages: The containers hold 1,900 packages, but the goods are 2,000"]);
    expect([holding("1000", "1000"), holding("1000", "0"), holding("0", "0")]).toEqual([[], [], []]);
  });
});

test("gross below net is told of a line and of a container; a weight that was not given is not", () => {
  expect(
    warningsOf({
      products: [{ netWeightPerPackage: 25, grossWeightPerPackage: 24.9 }],
      container: [
        { ...container, grossWeight: "24999" },
        { ...container, containerNumber: "TVXU1001026", grossWeight: "0" },
      ],
    }),
  ).toEqual([
    "products.0.package.grossWeightPerPackage: Line 1: gross weight per package is below its net weight",
    "container.0.grossWeight: Container 1: gross weight is below its net weight",
  ]);
});

describe("containers", () => {
  test("more than there are said to be, twice the same, and wrong numbers are told", () => {
    const numbers = ["TVXU1001010", "tvxu 100101-0", "TVXU1001011", "BAG7"];
    expect(warningsOf({ container: numbers.map((containerNumber) => ({ ...container, containerNumber })) })).toEqual([
      "containerDetail.containers: 4 containers are listed, but the number of containers is 2",
      "container.1.containerNumber: Container 2: TVXU1001010 is the number of container 1 too",
      "container.2.containerNumber: Container 3: TVXU1001011 has a wrong check digit by ISO 6346: it should end with 0",
      "container.3.containerNumber: Container 4: BAG7 is no container number by ISO 6346: four letters, the last of them U, J or Z, and seven digits",
    ]);
  });

  test("of goods in bulk are not looked at", () => {
    expect(warningsOf({ type: "BULK", containers: 0 })).toEqual([]);
  });

  test("the check digit is that of ISO 6346", () => {
    expect(["CSQU3054383", "TVXU1001026", "TVXU1001031"].map(containerNumberProblem)).toEqual([null, null, null]);
    expect(plainContainerNumber("\u200eCSQU305438\u200b3")).toBe("CSQU3054383");
    expect(containerNumberProblem(plainContainerNumber("csqu 305438-4"))).toContain("should end with 3");
  });
});

describe("a verified gross mass", () => {
  const messages = (change: Partial<typeof container>) => warningsOf({ container: [{ ...container, ...change }] });

  test("above the container's max gross is a warning (R-583)", () => {
    expect(messages({ vgmWeight: "30480", maxGrossWeight: "30480" })).toEqual([]);
    expect(messages({ vgmWeight: "30480.001", maxGrossWeight: "30480" })).toEqual([
      "container.0.vgmWeight: Container 1: VGM 30,480.001 KG is above its max gross of 30,480.00 KG",
    ]);
  });

  test("that differs from gross weight and tare by more than 5 % or 1,000 KG is a warning (R-584)", () => {
    const heavy = { grossWeight: "25150", tareWeight: "2200" };
    expect(messages({ ...heavy, vgmWeight: "28350" })).toEqual([]);
    expect(messages({ ...heavy, vgmWeight: "28350.5" })).toEqual([
      "container.0.vgmWeight: Container 1: VGM 28,350.50 KG is 1,000.50 KG above gross weight and tare, 27,350.00 KG",
    ]);
    const light = { netWeight: "7700", grossWeight: "7800", tareWeight: "2200" };
    expect(messages({ ...light, vgmWeight: "9500" })).toEqual([]);
    expect(messages({ ...light, vgmWeight: "9499" })).toEqual([
      "container.0.vgmWeight: Container 1: VGM 9,499.00 KG is 501.00 KG below gross weight and tare, 10,000.00 KG",
    ]);
  });

  test("is compared in KG: a gross weight in another unit of mass is converted, one in another unit is not compared (R-584)", () => {
    const tonnes = { netWeight: "25", grossWeight: "25.15", tareWeight: "2200", vgmWeight: "27350" };
    expect(messages({ ...tonnes, unit: "MT" })).toEqual([]);
    expect(messages({ ...tonnes, unit: "MT", vgmWeight: "2735" })).toHaveLength(1);
    expect(messages({ ...tonnes, unit: "BBL" })).toEqual([]);
  });

  test("that was not given, or without gross weight or tare, is not compared (R-583, R-584)", () => {
    expect(messages({ vgmWeight: "0", maxGrossWeight: "30480", tareWeight: "2200" })).toEqual([]);
    expect(messages({ vgmWeight: "100", grossWeight: "0", tareWeight: "2200" })).toEqual([]);
    expect(messages({ vgmWeight: "100" })).toEqual([]);
  });
});

describe("the price break-up", () => {
  test("comes to the amount before GST, rounded to the minor unit, and is named as documents print it (R-1292)", () => {
    expect(warningsOf({ amountBeforeGST: "82500.01" })).toEqual([
      "charges.fob: The price break-up comes to USD 82,500.00, the amount before GST is USD 82,500.01",
    ]);
    expect(warningsOf({ amountBeforeGST: "1234567", currency: "INR" })).toEqual([
      "charges.fob: The price break-up comes to INR 82,500.00, the amount before GST is INR 12,34,567.00",
    ]);
    expect(warningsOf({ amountBeforeGST: "82500.001" })).toEqual([]);
  });

  test("has the parts of its Incoterm and no others", () => {
    expect(warningsOf({ termsOfShipment: "FOB Mundra" })).toEqual([
      "charges.freight: FOB includes no freight, but the price break-up has it",
      "charges.insurance: FOB includes no insurance, but the price break-up has it",
    ]);
    expect(warningsOf({ termsOfShipment: "C&F Mombasa", charges: { fob: "82500", freight: "0", insurance: "0", commission: 0 } })).toEqual([
      "charges.freight: CFR includes freight, but the price break-up has none",
    ]);
    expect(warningsOf({ termsOfShipment: "ex works", charges: { fob: "1", freight: "0", insurance: "0", commission: 0 } })).toHaveLength(1);
  });

  test.each([
    ["CIF Jebel Ali", "CIF"],
    ["CFR (CNF) Mombasa Port", "CFR"],
    ["cnf mombasa", "CFR"],
    ["C & F Colombo", "CFR"],
    ["Delivered, DDP Berlin", "DDP"],
    ["Specified elsewhere", null],
  ])("the Incoterm of %j is %s", (terms, term) => {
    expect(incotermOf(terms)).toBe(term);
  });
});
