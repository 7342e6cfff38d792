import { expect, test } from "vitest";
import { containerSumWarnings } from "#domain/shipment/containerSums.ts";

/** What is warned of one container of goods of 25,150.30 KG net, in another unit. */
function warningsOf(netWeight: string, unit: string): string[] {
  const goods = { netWeight: "25150.30", grossWeight: "0", unit: "KG", packages: "0" };
  const container = [
    { containerNumber: "", netWeight, grossWeight: "0", packages: "0", unit, tareWeight: "0", maxGrossWeight: "0", vgmWeight: "0" },
  ];
  return containerSumWarnings({ containers: 1, container, goods }).map(({ message }) => message);
}

test.each([
  ["25.150", "MT", []],
  ["25.151", "MT", ["The containers weigh 25,151.00 KG net, but the goods 25,150.30 KG"]],
  ["25150.31", "KG", []],
  ["25150.32", "KG", ["The containers weigh 25,150.32 KG net, but the goods 25,150.30 KG"]],
])(
  "weights of containers may differ from the goods' by what rounding to the decimals of their unit explains (R-1119): %s %s",
  (weight, unit, expected) => expect(warningsOf(weight, unit)).toEqual(expected),
);
