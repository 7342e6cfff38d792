import { expect, test } from "vitest";
import { openVersionedShipment } from "../../support/api/shipments/versionedShipment.ts";

const office = openVersionedShipment();

const own = { draftNo: "TV/BL1", date: "13/11/2025" };

test("a draft stores booking, freight and originals on the card, where it left none out (R-568)", async () => {
  const given = {
    ...own,
    bookingNo: "B1",
    carrier: "Line",
    blType: "TELEX",
    originals: 2,
    freight: "COLLECT",
    freightPayableAt: "Jebel Ali",
  };
  const { status, data } = await office.calls.generate("bill-of-lading", given);
  expect([status, data.type, data.name]).toEqual([200, "DRAFT_BILL_OF_LADING", "Draft Bill of Lading TV_BL1.pdf"]);
  const expected = {
    bookingNo: "B1",
    carrier: "Line",
    blType: "TELEX",
    originalsIssued: 2,
    freightTerm: "COLLECT",
    freightPayableAt: "Jebel Ali",
  };
  expect((await office.calls.read()).transport).toMatchObject(expected);
  await office.calls.generate("bill-of-lading", { ...own, originals: null, freight: "", blType: null, carrier: "" });
  expect((await office.calls.read()).transport).toMatchObject(expected);
});

test.each<[string, object, number, string]>([
  ["originals below 0", { originals: -1 }, 400, "originals"],
  ["a number of originals that is none", { originals: 2.5 }, 400, "originals"],
  ["more originals than anyone issues", { originals: 1e9 }, 400, "originals"],
  ["an unknown type", { blType: "COPY" }, 400, "blType"],
  ["an unknown consignee", { consignedTo: "NOBODY" }, 400, "consignedTo"],
  ["a day that is none", { date: "31/02/2025" }, 422, "date"],
  ["no number", { draftNo: " " }, 422, "draftNo"],
  ["no date", { date: "" }, 422, "date"],
  ["the order of no bank", { consignedTo: "ORDER_OF_BANK" }, 422, "lcIssuingBank"],
  ["merge fields that cannot be read", { clauses: "{{#if lc.no}}" }, 422, "clauses"],
  ["clauses beyond their limit", { clauses: "x".repeat(5001) }, 400, "clauses"],
  ["letters that no font has", { carrier: "\u{13000}" }, 422, "carrier"],
])("%s is refused with its field, and nothing is stored (R-568)", async (_what, given, status, field) => {
  for (const answer of [
    await office.calls.generate("bill-of-lading", { ...own, ...given }),
    await office.calls.preview("bill-of-lading", { ...own, ...given }),
  ]) {
    expect([answer.status, answer.errors[0]?.field?.[0]]).toEqual([status, field]);
  }
  const { attachments, transport } = await office.calls.read();
  expect([attachments, transport.blType]).toEqual([[], ""]);
});
