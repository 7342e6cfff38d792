import { expect, test } from "vitest";
import { checkListItem, checkRecord } from "#domain/masterData/check.ts";
import { broker } from "#domain/masterData/broker.ts";
import { checkContractFormat } from "#domain/masterData/templates/contractFormat.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { contractFormatPresets } from "#domain/masterData/presets/contractFormatPresets.ts";
import { listPresets, type PresetSources } from "#domain/masterData/presets/listPresets.ts";
import { recordPresets } from "#domain/masterData/presets/recordPresets.ts";
import { incotermOf } from "#domain/shipment/incoterm.ts";
import { unknownMergeFields } from "#domain/shipment/mergeFields/mergeFieldNames.ts";

const sources: PresetSources = {
  loadingPorts: [{ name: "Mundra", country: "India" }],
  dischargePorts: [{ name: "Jebel Ali", country: "United Arab Emirates" }],
  originCountries: ["India"],
  firms: [{ lutArn: "AD2404250012345", lutDate: "02/04/2025" }],
};
const textsOf = (setting: Parameters<typeof listPresets>[0], change: Partial<PresetSources> = {}) =>
  listPresets(setting, { ...sources, ...change }).presets.map(({ value }) => value);

test.each([paymentTerm, shipmentTerm, currency, declaration])("each preset of $noun is an item that its list accepts (R-741)", (kind) => {
  const texts = textsOf(kind.setting);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.flatMap((text, at) => checkListItem(kind, text, texts.slice(0, at)))).toEqual([]);
});

test.each([broker, packagingUnit, documentTemplate])("each preset of $noun is a record that its form accepts (R-741)", (kind) => {
  const presets = recordPresets[kind.name]?.presets ?? [];
  expect(presets.length).toBeGreaterThan(0);
  expect(presets.flatMap(({ value }) => checkRecord(kind, value, "onboarding"))).toEqual([]);
});

test("three contract formats pass the checks, and templates name merge fields that exist (R-741)", () => {
  expect(contractFormatPresets.presets.map(({ label }) => label)).toEqual(["Agri commodities", "Chemicals", "Textiles"]);
  expect(contractFormatPresets.presets.flatMap(({ value }) => checkContractFormat(value, "onboarding"))).toEqual([]);
  const templates = recordPresets["documentTemplate"]?.presets ?? [];
  expect(templates).toHaveLength(5);
  expect(templates.flatMap(({ value }) => unknownMergeFields(value["body"] ?? ""))).toEqual([]);
});

test("the eleven Incoterms name the user's ports, and wait for them (R-741)", () => {
  const terms = textsOf("SHIPMENT_TERMS");
  expect(new Set(terms.map(incotermOf)).size).toBe(11);
  expect(terms).toContain("FOB Mundra, India (Incoterms 2020)");
  expect(terms).toContain("CIF Jebel Ali, United Arab Emirates (Incoterms 2020)");
  expect(textsOf("SHIPMENT_TERMS", { dischargePorts: [] }).map(incotermOf)).toEqual(["FOB", "EXW", "FCA", "FAS"]);
});

test("a declaration has the only firm's letter of undertaking; exporters outside India are offered none (R-741)", () => {
  const [, lut = ""] = textsOf("DECLARATIONS");
  expect(lut).toContain("WITHOUT PAYMENT OF INTEGRATED TAX. LUT ARN: AD2404250012345 DATED 02/04/2025.");
  const [, unnamed = ""] = textsOf("DECLARATIONS", { firms: [...sources.firms, ...sources.firms] });
  expect(unnamed).not.toContain("ARN");
  expect(textsOf("DECLARATIONS", { originCountries: ["Kenya"] })).toHaveLength(1);
});
