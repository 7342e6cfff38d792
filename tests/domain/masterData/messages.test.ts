import { expect, test } from "vitest";
import { currency } from "#domain/masterData/lists/currency.ts";
import { goods } from "#domain/masterData/goods.ts";
import {
  addedMessage,
  addFailedMessage,
  deletedMessage,
  deleteFailedMessage,
  updatedMessage,
  updateFailedMessage,
} from "#domain/masterData/messages.ts";
import { usedByMessage } from "#domain/masterData/kindsInShipments.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { kindNames, kindWords } from "../../../web/masterData/kinds.ts";

const kinds = kindNames.map((name) => kindWords[name]);
const nouns = [
  "firm",
  "origin country",
  "destination country",
  "buyer",
  "broker",
  "loading port",
  "discharge port",
  "payment term",
  "shipment term",
  "packaging details",
  "product",
  "currency",
  "declaration",
  "contract format",
  "document template",
];

test("a failure names what was to be added, updated or deleted (R-234, R-403)", () => {
  expect(kinds.map(addFailedMessage)).toEqual(nouns.map((noun) => `Failed to add ${noun}`));
  expect(kinds.map(updateFailedMessage)).toEqual(nouns.map((noun) => `Failed to update ${noun}`));
  expect(kinds.map(deleteFailedMessage)).toEqual(nouns.map((noun) => `Failed to delete ${noun}`));
});

test("a success begins with what was added or updated; records are deleted, items of a list removed (R-415, R-416)", () => {
  expect(kinds.slice(0, 5).map(addedMessage)).toEqual([
    "Firm added successfully",
    "Origin country added successfully",
    "Destination country added successfully",
    "Buyer added successfully",
    "Broker added successfully",
  ]);
  expect(updatedMessage(packagingUnit)).toBe("Packaging details updated successfully");
  expect([deletedMessage(goods, "record"), deletedMessage(currency, "item")]).toEqual([
    "Product deleted successfully",
    "Currency removed successfully",
  ]);
});

test("a record that shipments use says how many before it is deleted; one that none uses says nothing (R-990)", () => {
  expect([0, 1, 5, 120_000].map(usedByMessage)).toEqual([
    null,
    "Used by 1 shipment. What is saved there stays as it is.",
    "Used by 5 shipments. What is saved there stays as it is.",
    "Used by 120,000 shipments. What is saved there stays as it is.",
  ]);
});
