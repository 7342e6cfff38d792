import { expect, test } from "vitest";
import { wordings } from "#domain/masterData/wordings/wordings.ts";
import { mergeFieldNames, unknownMergeFields } from "#domain/shipment/mergeFields/mergeFieldNames.ts";
import { shipmentMergeFields } from "../../../api/document/mergeFields/shipmentMergeFields.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";

test("the merge fields that are offered without a shipment are those that shipments have (R-591)", () => {
  const shipment = riceShipment({ references: [{ label: "Import permit", value: "IP/2025/88" }] });
  expect(mergeFieldNames.toSorted()).toEqual(
    shipmentMergeFields(shipment)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each([
  ["No. {{invoice.no}} dated {{ invoice.date }} of {{invoice.nmae}}, {{typo}} and {{typo}}", ["invoice.nmae", "typo"]],
  ["{{#each products}}{{name}} {{../invoice.no}} {{nmae}}{{else}}none{{/each}}", ["nmae"]],
  ["{{#if lc.no}}L/C {{lc.no}}{{/if}} {{#if lcno}}{{/if}} {{! a comment }} 50 % of {x}", ["lcno"]],
  ["plain text", []],
])("%j names the unknown fields %j (R-591)", (text, unknown) => {
  expect(unknownMergeFields(text)).toEqual(unknown);
});

test.each(wordings.map(({ name, proposal }) => [name, proposal]))(
  "our proposal of %s has only fields that exist (R-591)",
  (_name, proposal) => {
    expect(unknownMergeFields(proposal)).toEqual([]);
  },
);
