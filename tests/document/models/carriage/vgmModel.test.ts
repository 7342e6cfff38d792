import { expect, test } from "vitest";
import type { VgmRequest } from "#domain/documents/kinds/vgmDeclaration.ts";
import type { Container, Shipment } from "#domain/shipment/shipment.ts";
import { buildDocumentModel } from "../../../../api/document/models/buildDocumentModel.ts";
import type { VgmModel } from "../../../../api/document/models/carriage/vgmModel.ts";
import { aContainer, bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";
import { aVgmRequest } from "../../../support/fixtures/documentRequests.ts";

function vgmOf(shipment: Shipment, given: Partial<VgmRequest> = {}): VgmModel {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind of the request is that of the model.
  return buildDocumentModel({ kind: "vgm", request: aVgmRequest(given) }, shipment) as VgmModel;
}

/** The rice case with one container. */
function withContainer(given: Partial<Container>): Shipment {
  return riceShipment({
    containerDetail: { containers: 1, type: "FCL" },
    container: [aContainer(1, { tareWeight: 2200, maxGrossWeight: 30480, dunnageWeight: "120.5", ...given })],
  });
}

const masses = (shipment: Shipment) =>
  vgmOf(shipment).lines.map(({ cargo, dunnage, tare, vgm, method }) => [cargo, dunnage, tare, vgm, method]);

test("method 2 adds cargo gross, dunnage and tare in KG; method 1 is what was weighed (R-573)", () => {
  expect(masses(withContainer({ vgmMethod: "2" }))).toEqual([["25,150.00", "120.50", "2,200.00", "27,470.50", "2"]]);
  expect(masses(withContainer({ vgmMethod: "2", grossWeight: "25.15", unit: "MT", vgmWeight: 1 }))[0]?.[3]).toBe("27,470.50");
  expect(masses(withContainer({}))[0]?.slice(3)).toEqual(["27,470.50", "2"]);
  expect(masses(withContainer({ vgmMethod: "1", vgmWeight: 27350 }))[0]?.slice(3)).toEqual(["27,350.00", "1"]);
  expect(masses(withContainer({ vgmWeight: 27350, tareWeight: 0, grossWeight: 0, unit: "BOX" }))[0]).toEqual([
    "",
    "120.50",
    "",
    "27,350.00",
    "1",
  ]);
  const two = riceShipment({ container: [aContainer(1, { vgmWeight: "0.1" }), aContainer(2, { vgmWeight: "0.2" })] });
  expect(vgmOf(two).total).toBe("0.30");
});

test("weights in pounds are rounded in KG before they are added, so that rows and column add up (R-246)", () => {
  // 1,002 LB are 454.49955… KG; the unrounded sum would be 7,963.499.
  const pounds = { unit: "LB", grossWeight: "1002", tareWeight: 2200 };
  const { lines, total } = vgmOf(riceShipment({ container: [1, 2, 3].map((number) => aContainer(number, pounds)) }));
  expect(lines.map(({ cargo, vgm }) => [cargo, vgm])).toEqual(Array.from({ length: 3 }, () => ["454.50", "2,654.50"]));
  expect(total).toBe("7,963.50");
});

test("the declaration names shipper, official, booking and vessel (R-572)", () => {
  const shipment = withContainer({ vgmWeighedOn: "10/11/2025", vgmSlipNo: "WB-1", vgmWeighbridge: "Mundra 2", isoType: "22G1" });
  shipment.firm = { ...shipment.firm, cin: "U51909GJ2016PTC000000" };
  const { headerBoxes, lines, signature } = vgmOf(shipment, { voyage: "9" });
  const texts = headerBoxes
    .flatMap(({ left, right }) => [...left, ...right])
    .map(({ name, lines: more }) => [name, ...more].filter(Boolean).join("|"));
  expect(texts).toEqual([
    expect.stringMatching(/^Tarangvel Exports Private Limited\|.*IEC AAXCT4821K\|CIN U51909GJ2016PTC000000$/),
    "TV/EXP/042/25-26",
    "13/11/2025",
    "MUN25110442",
    "",
    "Anaya Mehta|Partner|+91 98250 00000",
    "Gulf Pioneer Lines|MV TARANG SAGAR V.118W, Voyage 9",
    "Mundra, India",
  ]);
  expect(lines[0]).toMatchObject({
    type: "20' / 22G1",
    maxGross: "30,480.00",
    weighedOn: "10/11/2025",
    slip: "WB-1",
    weighbridge: "Mundra 2",
  });
  expect(signature.party).toBe("Tarangvel Exports Private Limited");
});

test("a different seller is the shipper, without the CIN of the exporter (R-572)", () => {
  const seller = { buyerId: "s", name: "Kutch Grain House", address: "Gandhidham", country: "India" };
  const shipment = { ...withContainer({}), isSellerDifferent: true, seller };
  shipment.firm = { ...shipment.firm, cin: "U51909GJ2016PTC000000" };
  expect(vgmOf(shipment).headerBoxes[0]?.left[0]).toMatchObject({ name: seller.name, lines: ["Gandhidham, India"] });
});

test.each<[string, Partial<Container>, string]>([
  ["above max gross", { maxGrossWeight: 27000 }, "Container 1: VGM 27,470.50 KG is above its max gross of 27,000.00 KG"],
  [
    "far from gross weight and tare",
    { dunnageWeight: 1000.5 },
    "Container 1: VGM 28,350.50 KG is 1,000.50 KG above gross weight and tare, 27,350.00 KG",
  ],
])("a VGM %s is a warning (R-574)", (_what, given, message) => {
  expect(vgmOf(withContainer({ vgmMethod: "2", ...given })).warnings).toEqual([
    { message, code: "VGM", field: ["container", "0", "vgmWeight"] },
  ]);
  expect(vgmOf(withContainer({ vgmMethod: "2" })).warnings).toEqual([]);
});

test("an entered VGM that method 2 does not come to is a warning, and the sum is declared (R-1317)", () => {
  const { lines, warnings } = vgmOf(withContainer({ vgmMethod: "2", vgmWeight: 27_400 }));
  const message = "Container 1: the entered VGM is 27,400.00 KG, but by method 2 the declaration says 27,470.50 KG";
  expect(warnings).toEqual([{ message, code: "VGM", field: ["container", "0", "vgmWeight"] }]);
  expect(lines[0]?.vgm).toBe("27,470.50");
  expect(vgmOf(withContainer({ vgmMethod: "2", vgmWeight: "27470.500" })).warnings).toEqual([]);
  expect(vgmOf(withContainer({ vgmMethod: "1", vgmWeight: 27_400 })).warnings).toEqual([]);
});

test("containers that the shipment has but does not list are a warning (R-1150)", () => {
  const doubts = (containers: number) => vgmOf({ ...withContainer({}), containerDetail: { containers, type: "FCL" } }).warnings;
  expect(doubts(1)).toEqual([]);
  const message = "The shipment has 3 containers, but lists 1: the others have no declaration";
  expect(doubts(3)).toEqual([{ message, code: "VGM", field: ["containerDetail", "containers"] }]);
});

test.each<[string, Shipment, string[], string]>([
  ["bulk", bulkShipment(), ["type"], "A bulk shipment has no containers to verify: a VGM declaration is for containers"],
  ["no container", riceShipment({ container: [] }), ["container"], "The shipment lists no container: please edit it and add them"],
  [
    "a VGM of 0",
    withContainer({ vgmMethod: "1", vgmWeight: 0 }),
    ["container", "0", "vgmWeight"],
    "Container 1 has no VGM: please enter what was weighed by method 1",
  ],
  [
    "method 2 without a tare",
    withContainer({ vgmMethod: "2", tareWeight: 0 }),
    ["container", "0", "tareWeight"],
    "Container 1 has no tare, which method 2 adds: please enter it, or what was weighed by method 1",
  ],
  [
    "method 2 without a gross weight",
    withContainer({ grossWeight: 0 }),
    ["container", "0", "grossWeight"],
    "Container 1 has no gross weight, which method 2 adds: please enter it, or what was weighed by method 1",
  ],
  [
    "a unit that is no mass",
    withContainer({ unit: "LTR" }),
    ["container", "0", "unit"],
    "Container 1 has its gross weight in LTR: method 2 needs a unit of mass, such as KG",
  ],
  [
    "weighing after the declaration",
    withContainer({ vgmWeighedOn: "14/11/2025" }),
    ["container", "0", "vgmWeighedOn"],
    "Container 1 was weighed after the date of the declaration",
  ],
])("%s is refused with what to mend (R-572, R-573)", (_what, shipment, field, message) => {
  expect(() => vgmOf(shipment)).toThrow(expect.objectContaining({ code: "INVALID", field, message }));
});

test("its sentence is the firm's wording, and a text in the request replaces it for this paper (R-572, R-590)", () => {
  const shipment = withContainer({});
  const said = (given: Partial<VgmRequest> = {}) => JSON.stringify(vgmOf(shipment, given).declaration);
  expect(said()).toContain("method 2, adding the mass of all packages");
  shipment.firm = { ...shipment.firm, vgmWording: "Weighed for {{invoice.no}}." };
  expect(said()).toContain(`Weighed for ${shipment.invoiceNo}.`);
  expect(said({ declaration: "As agreed with the line." })).toContain("As agreed with the line.");
  expect(vgmOf(shipment, { declaration: "" }).declaration).toEqual([]);
  expect(vgmOf(shipment, { declaration: "By {{nobody.knows}}" }).unknownFields).toEqual(["nobody.knows"]);
});
