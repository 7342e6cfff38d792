import { expect, test } from "vitest";
import { choicesFor, neededByTerms, noDetails, papersOf, paperSetOf, paperTypes, type PaperFile } from "#domain/documents/papers.ts";

const fob = { termsOfShipment: "FOB MUNDRA", termsOfPayment: "30% ADVANCE, BALANCE BY T/T", lcNo: "" };
const always = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];

test.each([
  [fob, []],
  [{ ...fob, termsOfShipment: "CIF JEBEL ALI" }, ["COI"]],
  [{ ...fob, termsOfShipment: "Delivered, CIP Hamburg" }, ["COI"]],
  [{ ...fob, termsOfShipment: "CFR HAMBURG" }, []],
  [{ ...fob, lcNo: "GLB/ILC/25/00417" }, ["BILLS"]],
  [{ ...fob, termsOfPayment: "100% irrevocable L/C at sight" }, ["BILLS"]],
  [{ ...fob, termsOfPayment: "CAD through first class bank" }, ["BILLS"]],
  [{ ...fob, termsOfPayment: "D/P at sight" }, ["BILLS"]],
  [{ ...fob, termsOfPayment: "30 days after delivery, calcutta" }, []],
  [{ termsOfShipment: "CIF X", termsOfPayment: "Letter of Credit", lcNo: "" }, ["COI", "BILLS"]],
])("the terms of a shipment say which papers it needs (R-810): %o", (terms, more) => {
  expect([...neededByTerms(terms)]).toEqual([...always, ...more]);
});

const file = (type: PaperFile["type"], hasPackingList = false): PaperFile => ({
  key: `key of ${type}`,
  type,
  hasPackingList,
  isLetOut: true,
});
const states = (files: PaperFile[]) => Object.fromEntries(papersOf(fob, [], files).map(({ type, state }) => [type, state]));

test("a paper is there, a draft or missing, and one that nobody needs is listed if it is there (R-811)", () => {
  expect(states([file("INVOICE"), file("DRAFT_BILL_OF_LADING"), file("COO"), file("MERGED_DOCS"), file("OTHER")])).toEqual({
    CONTRACT: "MISSING",
    INVOICE: "AVAILABLE",
    PACKING_LIST: "MISSING",
    BILL_OF_LADING: "DRAFT",
    COO: "AVAILABLE",
  });
  expect(states([file("DRAFT_BILL_OF_LADING"), file("BILL_OF_LADING")])).toMatchObject({ BILL_OF_LADING: "AVAILABLE" });
});

test("an invoice with the packing list in its file is both papers (R-811)", () => {
  expect(papersOf(fob, [], [file("INVOICE", true)]).find(({ type }) => type === "PACKING_LIST")).toMatchObject({
    state: "AVAILABLE",
    key: "key of INVOICE",
  });
});

test("a chosen set holds against the terms, and what it has in common with them follows the terms (R-812)", () => {
  const wanted = (["INVOICE", "PACKING_LIST", "COO"] as const).map((type) => ({ type, ...noDetails }));
  const choices = choicesFor(fob, wanted);
  expect(choices.map(({ type, isNeeded }) => [type, isNeeded])).toEqual([
    ["COO", true],
    ["CONTRACT", false],
    ["BILL_OF_LADING", false],
  ]);
  const set = paperSetOf(papersOf({ ...fob, termsOfShipment: "CIF JEBEL ALI" }, choices, [file("INVOICE")]));
  expect(set).toMatchObject({ needed: 4, available: 1, isChosen: true });
  expect(set.papers.map(({ type }) => type)).toEqual(["INVOICE", "PACKING_LIST", "COO", "COI"]);
});

test.each(paperTypes)("a set of one paper needs that paper alone (R-812): %s", (type) => {
  const papers = papersOf(fob, choicesFor(fob, [{ type, ...noDetails, copies: 2 }]), []);
  expect(papers.filter(({ isNeeded }) => isNeeded)).toMatchObject([{ type, copies: 2, source: "MANUAL" }]);
});

test("a file that is not approved is a draft of its paper, whatever its type; an approved one comes first (R-811)", () => {
  const waiting = { ...file("INVOICE", true), isLetOut: false };
  expect(states([waiting])).toMatchObject({ INVOICE: "DRAFT", PACKING_LIST: "DRAFT" });
  expect(states([waiting, file("INVOICE")])).toMatchObject({ INVOICE: "AVAILABLE", PACKING_LIST: "DRAFT" });
});
