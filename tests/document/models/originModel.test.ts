import { expect, test } from "vitest";
import { origin, type OriginRequest } from "#domain/documents/customs/origin.ts";
import { originFormats } from "#domain/documents/customs/originFormats.ts";
import { originModel } from "../../../api/document/models/customs/originModel.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { aProduct, bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { anOriginRequest } from "../../support/fixtures/customsRequests.ts";

const numbersOf = (labels: { label: string }[]) => labels.map(({ label }) => Number(label.split(".")[0]));

test.each(originFormats.map(({ value }) => value))("the data sheet of %s has its boxes in order, and no price (R-596)", (format) => {
  for (const shipment of [riceShipment(), bulkShipment()]) {
    const { sheet, declaration, unknownFields } = originModel(anOriginRequest({ format }), shipment);
    const boxes = numbersOf([...(sheet?.above ?? []), ...(sheet?.heads ?? []), ...(sheet?.below ?? [])]);
    expect(boxes).toEqual(boxes.toSorted((one, other) => one - other));
    expect(new Set(boxes).size).toBe(Math.max(...boxes));
    expect(sheet?.items).toHaveLength(shipment.products.length);
    expect(unknownFields).toEqual([]);
    const texts = JSON.stringify([sheet, declaration]);
    for (const price of ["USD", "1,085", "372.25", "54,250", "82,500", "2,047,375"]) expect(texts).not.toContain(price);
  }
});

test("the data sheet for India and the UAE names maker, criterion, weight and invoice; the agency's boxes stay blank (R-596)", () => {
  const shipment = riceShipment({ products: [aProduct({ originCriterion: "WO", manufacturer: "Saurashtra Rice Mills, Bavla" })] });
  const { sheet } = originModel(anOriginRequest({ format: "INDIA_UAE", remarks: "Issued retrospectively" }), shipment);
  expect(sheet?.above[1]).toEqual({ label: "2. Manufacturer's name, address and country", value: "Saurashtra Rice Mills, Bavla" });
  expect(sheet?.items[0]?.cells.slice(2)).toEqual([
    "40 BAGS\nINDIAN 1121 GOLDEN SELLA BASMATI RICE\nHS 10063012",
    "WO",
    "1,006.00 KG gross\n1 MT",
    "No. TV/EXP/042/25-26 dated 12/11/2025",
  ]);
  expect(sheet?.below.map(({ value }) => value)).toEqual(["Issued retrospectively", "", "India", "Rajkot, 13/11/2025", ""]);
});

test("the boxes of the parties end in their country, once (R-596)", () => {
  const consignee = { ...riceShipment().consignee, name: "Muscat Foods", address: "Ruwi\nMuscat, OMAN.", country: "Oman" };
  const address = { ...riceShipment().address, address: "402 Silverline\nRajkot, India" };
  const { sheet } = originModel(anOriginRequest({ format: "NON_PREFERENTIAL" }), riceShipment({ consignee, address }));
  const [exporter, buyer] = sheet?.above ?? [];
  expect(exporter?.value).toMatch(/^Tarangvel Exports Private Limited\n402 Silverline\nRajkot, India\nGSTIN \S+ · IEC \S+$/);
  expect(buyer?.value).toBe("Muscat Foods\nRuwi\nMuscat, OMAN.");
});

test("the exporter's box never ends in the country of foreign goods (R-1151)", () => {
  const { sheet } = originModel(anOriginRequest(), riceShipment({ originCountry: "Vietnam" }));
  expect(sheet?.above[0]?.value).toContain("Gujarat, India\nGSTIN");
});

test("the declaration has the firm's words, goods and weights; neither part is called a certificate (R-597)", () => {
  const firm = { ...riceShipment().firm, originWording: "All of it grew in {{route.originCountry}}." };
  const { declaration, sheet } = originModel(anOriginRequest({ dataSheet: false }), riceShipment({ firm }));
  expect(sheet).toBeNull();
  expect(JSON.stringify(declaration?.blocks)).toContain("All of it grew in India.");
  expect(declaration?.goods.sum).toMatchObject({ packages: "3,000 BAGS", gross: "75,450.00 KG" });
  expect(`${origin.words.title} ${origin.words.fileName}`).not.toMatch(/certificate/i);
});

const refused: [given: Partial<OriginRequest>, field: string, message: string][] = [
  [{ dataSheet: false, declaration: false }, "dataSheet", "The origin papers have no part: please choose at least one"],
  [{ originText: " " }, "originText", "The declaration of origin has no text"],
  [{ date: "11/11/2025" }, "invoiceDate", "The date of the invoice is after the date of the declaration"],
];
test.each(refused)("origin papers with %j are refused at %s (R-597)", (given, field, message) => {
  expect(() => originModel(anOriginRequest(given), riceShipment())).toThrow(
    expect.objectContaining({ code: "INVALID", field: [field], message }),
  );
});

test.each<[what: string, given: Partial<OriginRequest>, shipment: Partial<Shipment>, warnings: [field: string, message: string][]]>([
  ["goods of India for the agreement's party", {}, {}, []],
  ["its declaration alone", { dataSheet: false }, { originCountry: "China" }, []],
  ["no preference", { format: "NON_PREFERENTIAL" }, { originCountry: "China", products: [aProduct()] }, []],
  [
    "another importer",
    {},
    { destinationCountry: "Kenya" },
    [["format", "India–UAE CEPA is not for goods that go to Kenya: please choose another certificate"]],
  ],
  [
    "foreign goods",
    {},
    { originCountry: "China" },
    [["originCountry", "India–UAE CEPA certifies goods that originate in India, but these are of China"]],
  ],
  ["goods of another party, back to back", { format: "ASEAN_INDIA" }, { originCountry: "Thailand", destinationCountry: "Vietnam" }, []],
  [
    "a line without a criterion",
    {},
    { products: [aProduct({ originCriterion: "WO" }), aProduct({ originCriterion: " " })] },
    [["products.1.originCriterion", "Line 2: India–UAE CEPA needs the origin criterion of each line that it certifies"]],
  ],
])("a preferential data sheet for %s has its warnings (R-1344)", (_what, given, shipment, expected) => {
  const products = [aProduct({ originCriterion: "WO" })];
  const { warnings } = originModel(anOriginRequest({ format: "INDIA_UAE", ...given }), riceShipment({ products, ...shipment }));
  expect(warnings).toEqual(expected.map(([field, message]) => ({ code: "ORIGIN", field: field.split("."), message })));
});
