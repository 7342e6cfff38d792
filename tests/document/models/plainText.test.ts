import { expect, test } from "vitest";
import { buildDocumentModel } from "../../../api/document/models/buildDocumentModel.ts";
import { plainTextOf } from "../../../api/document/models/plainText.ts";
import { printedData } from "../../../api/document/versions/printedData.ts";
import { bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aPackingListRequest, anAdviceRequest } from "../../support/fixtures/documentRequests.ts";

test("an advice as plain text says everything that its page says, in the order of the page (R-586)", () => {
  const document = { kind: "shipment-advice", request: anAdviceRequest({ printValue: true }) } as const;
  const model = buildDocumentModel(document, riceShipment());
  const text = plainTextOf(model) ?? "";
  for (const value of printedData(model).values()) expect(text).toContain(value.replaceAll("\n", " / "));
  expect(text.startsWith("SHIPMENT ADVICE\nDate: 20/11/2025\n\nTo:\nAl Marjan Foodstuff Trading L.L.C.\nDubai\n\nCopy to:\n")).toBe(true);
  expect(text.endsWith("RFID seal SPPL00871233\n\nFor Tarangvel Exports Private Limited\n")).toBe(true);
  expect(text.match(/^[^:\n]+:$/gm)).toEqual([
    "To:",
    "Copy to:",
    "We hereby advise that the following goods have been shipped:",
    "References:",
    "Transport:",
    "Goods:",
    "Quantity and weights:",
    "Containers:",
  ]);
  expect(text).toContain(
    [
      "2. INDIAN 1121 STEAM BASMATI RICE",
      "   In 25 kg net new PP bags",
      "   HSN 10063092",
      "   Marks and numbers: AL MARJAN / 1121 STEAM / 25 KG NET / C/NO. 2001-3000",
      "   Packages: 1,000 BAGS",
      "   Per package: net 25.00 KG, gross 25.15 KG",
      "   Total weight: net 25,000.00 KG, gross 25,150.00 KG",
    ].join("\n"),
  );
});

test("a blank part has no title, and a bulk shipment no containers (R-586)", () => {
  const request = anAdviceRequest({ insurer: "", policyNo: "" });
  const text = plainTextOf(buildDocumentModel({ kind: "shipment-advice", request }, bulkShipment())) ?? "";
  expect(text).toContain("We hereby advise that the following goods have been shipped:\n");
  expect(text).not.toMatch(/Copy to|Containers|\n\n\n|: \n|undefined/);
});

test("break points between words of Thai are not in the text (R-586)", () => {
  const request = anAdviceRequest({ addressee: "บริษัท ข้าวไทยส่งออกจำกัด" });
  const text = plainTextOf(buildDocumentModel({ kind: "shipment-advice", request }, riceShipment())) ?? "";
  expect(text).toContain("บริษัท ข้าวไทยส่งออกจำกัด");
});

test("documents that are sent as files have none (R-586)", () => {
  expect(plainTextOf(buildDocumentModel({ kind: "packing-list", request: aPackingListRequest() }, riceShipment()))).toBeNull();
});
