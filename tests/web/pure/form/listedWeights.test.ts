import { expect, test } from "vitest";
import { blankContainer, blankValues } from "../../../../web/shipment/form/values/formValues.ts";
import { listedWeights } from "../../../../web/shipment/form/values/listedWeights.ts";

test("weights of listed containers are added up exactly, each unit for itself, and one without a weight has no part", () => {
  const containers = [
    { ...blankContainer("KG"), netWeight: "25000.1", grossWeight: "25150.2" },
    { ...blankContainer("MT"), netWeight: "25", grossWeight: "" },
    { ...blankContainer("KG"), netWeight: "25000.2", grossWeight: "25150.1" },
    blankContainer("BAG"),
  ];
  expect(listedWeights({ ...blankValues(), containers })).toEqual([
    { unit: "KG", net: "50000.3", gross: "50300.3" },
    { unit: "MT", net: "25", gross: "0" },
  ]);
});
