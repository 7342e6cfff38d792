import { expect, test } from "vitest";
import { incotermOf } from "#domain/shipment/incoterm.ts";

test.each([
  ["CIF Jebel Ali Port, UAE (Incoterms 2020)", "CIF"],
  ["c.i.f. Dubai", "CIF"],
  ["F.O.B. Mundra", "FOB"],
  ["Ex Works, Rajkot", "EXW"],
  ["Ex-work Rajkot", "EXW"],
  ["CIFFO Chattogram", "CIF"],
  ["FOBST Kandla", "FOB"],
  ["CNFFO Mombasa", "CFR"],
  ["C&F Mombasa", "CFR"],
  ["C + F Mombasa", "CFR"],
  ["C and F Mombasa", "CFR"],
  ["C. & F. Mombasa", "CFR"],
  ["DDU Birgunj", "DAP"],
  ["Delivered to Dr. Fobster's works", null],
  ["M.V. Tarang at S.T. Port", null],
])("the terms of shipment '%s' name %s (R-1290)", (terms, term) => {
  expect(incotermOf(terms)).toBe(term);
});
