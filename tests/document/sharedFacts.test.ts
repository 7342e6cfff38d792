import { expect, test } from "vitest";
import { documentKinds, documentOf } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { readDocumentBody } from "../../api/document/documentBody.ts";
import { composeModel } from "../../api/document/models/buildDocumentModel.ts";
import { proposeBody } from "../../api/document/proposals/proposeBody.ts";
import { printedData, sharedFacts } from "../../api/document/versions/printedData.ts";
import { isPartOf, isSameFact } from "../../api/document/versions/sameFact.ts";
import { requestOf } from "../support/api/calls/documentCalls.ts";
import { aProduct, bulkShipment, riceShipment } from "../support/fixtures/cases.ts";

/** What each kind of document says of a shipment, each made as its dialog proposes it. */
function factsOf(shipment: Shipment): { name: string; facts: Record<string, string> }[] {
  // Without containers there is nothing to verify, so that a VGM declaration is refused.
  const kinds = documentKinds.filter((kind) => kind !== "vgm" || shipment.container?.length);
  return kinds.map((kind) => {
    const proposed = Object.entries(proposeBody(kind, shipment, { newest: null, files: new Map(), today: "20/11/2025" }));
    const body = { ...requestOf(kind), ...Object.fromEntries(proposed.filter(([, value]) => value !== "")) };
    const model = composeModel(readDocumentBody(kind, body), shipment);
    return { name: documentOf(kind).words.name, facts: sharedFacts(printedData(model)) };
  });
}

const [firstLine] = riceShipment().products;
/** Ten lines of 1,002 pounds, of which each is 454.49955… kg. */
const inPounds = Array.from({ length: 10 }, () => aProduct({ quantity: 1002, unit: { ...aProduct().unit, packingUnit: "LB", weight: 1 } }));
const withTare = riceShipment().container?.map((row) => ({ ...row, tareWeight: 2200 }));

const rows = Array.from({ length: 5 }, (_, row) => `Building ${row} behind the warehouses of the free trading estate`);
const distant = { ...riceShipment().consignee, address: rows.join("\n") };

test.each([
  ["rice in bags of kilograms", riceShipment({ ...(withTare && { container: withTare }) })],
  ["a bulk vessel", bulkShipment()],
  [
    "goods whose packing unit is the tonne",
    riceShipment({
      container: [],
      products: firstLine ? [{ ...firstLine, unit: { ...firstLine.unit, packingUnit: "MT" } }] : [],
    }),
  ],
  ["goods whose packing unit is the pound", riceShipment({ container: [], products: inPounds })],
  ["a consignee with a long address", riceShipment({ consignee: distant, ...(withTare && { container: withTare }) })],
])("all kinds of documents of %s agree in what they print of the same datum (R-533)", (_, shipment) => {
  const documents = factsOf(shipment);
  const differing = documents.flatMap(({ name, facts }, index) =>
    Object.entries(facts).flatMap(([label, value]) =>
      documents
        .slice(0, index)
        .filter((other) => other.facts[label] !== undefined && !isSameFact(label, other.facts[label], value))
        .map((other) => `${label}: ${other.name} says ${other.facts[label]}, ${name} says ${value}`),
    ),
  );
  expect(differing).toEqual([]);
  expect(documents.filter(({ facts }) => facts["Total gross weight"] !== undefined).length).toBeGreaterThan(3);
});

test.each([
  ["Vessel", "MV GULF PIONEER V.214", "MV GULF PIONEER V.215", false],
  ["Consignee", "Al Marjan Foodstuff Trading L.L.C., Dubai", "Nyati Staple Foods Limited, Kenya", false],
  ["Consignee", "Al Marjan Foodstuff Trading L.L.C.", "AL MARJAN FOODSTUFF TRADING L.L.C., Dubai", true],
  ["Consignee", "Nyati Staple Foods, Plot 7, Mom…", "Nyati Staple Foods, Plot 7, Mombasa Road, Kenya", true],
  ["Port of loading", "Mundra", "Mundra, India / INMUN1", true],
  ["Total packages", "1,000 BAGS", "1,000 BAGS + 500 DRUMS", false],
  ["Total gross weight", "5,513.200 MT", "5,513,200.00 KG", true],
  ["Total gross weight", "5,513.200 MT", "5,513,201.00 KG", false],
  ["Total gross weight", "1,000.00 LB", "453.59 KG", true],
  ["Total gross weight", "1,000.00 LB", "453.61 KG", false],
  ["Total gross weight", "5,513.200", "5,513,200.00 KG", false],
])("%s: '%s' and '%s' are the same: %s (R-533)", (label, one, other, expected) => {
  expect([isSameFact(label, one, other), isSameFact(label, other, one)]).toEqual([expected, expected]);
});

test.each([
  ["Total packages", "160 BAGS", "400 BAGS", true],
  ["Total packages", "1 BAG", "400 BAGS", true],
  ["Total packages", "401 BAGS", "400 BAGS", false],
  ["Total packages", "160 BAGS", "400 DRUMS", false],
  ["Total packages", "160 BAGS", "100 BAGS + 300 DRUMS", false],
  ["Total quantity", "4 MT", "10 MT", true],
  ["Total net weight", "4,000.00 KG", "10.000 MT", true],
  ["Total net weight", "10,000.01 KG", "10.000 MT", false],
  ["Vessel", "1 V", "2 V", false],
])("%s: '%s' is part of '%s': %s (R-533)", (label, part, whole, expected) => {
  expect(isPartOf(label, part, whole)).toBe(expected);
});
