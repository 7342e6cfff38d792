import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { aContainer, aProduct, bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { aLadingRequest, aVgmRequest } from "../support/fixtures/documentRequests.ts";
import { pdfTags } from "../support/files/pdfTools.ts";
import { drawn, pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

async function pages(given: Parameters<typeof aLadingRequest>[0], shipment = riceShipment()): Promise<string[]> {
  return await pagesOf(await drawn(documents, { kind: "bill-of-lading", request: aLadingRequest(given) }, shipment));
}

test("the draft of the rice case fits on a page without a price, and that of the bulk case has no container block (R-569)", async () => {
  const [rice = "", ...more] = await pages({});
  expect(more).toEqual([]);
  for (const text of [
    "BILL OF LADING – DRAFT",
    "Prepaid",
    "3,000 BAGS",
    "75,450.00",
    "THREE THOUSAND BAGS ONLY",
    "TVXU1001031",
    "HSN 10063012",
  ]) {
    expect(rice).toContain(text);
  }
  const [bulk = ""] = await pages({}, bulkShipment());
  expect(bulk).toContain("ONE HUNDRED TEN THOUSAND BAGS ONLY");
  expect(bulk).not.toContain("Container");
  for (const page of [rice, bulk]) for (const text of ["USD", "Authorised Signatory", "Kathiawar"]) expect(page).not.toContain(text);
});

test("no clause is cut, and the signature is on the page of the last one, with containers and without (R-1295)", async () => {
  const clauses = Array.from({ length: 110 }, (_, n) => `Clause number ${n + 1}.`);
  for (const container of [[], [aContainer(1), aContainer(2)]]) {
    const found = await pages({ shippingInstruction: true, clauses: clauses.join("\n") }, riceShipment({ container }));
    expect(clauses.filter((clause) => !found.join(" ").includes(clause))).toEqual([]);
    expect(found.at(-1)).toMatch(/Clause number 110\. For Tarangvel.*Authorised Signatory/);
  }
});

test("the signature of a shipping instruction without containers is on the page of the last goods (R-1295)", async () => {
  for (const count of [8, 9, 10]) {
    const products = [1, 2, 3].map(() => aProduct({ description: "A line of words.\n".repeat(count).trim() }));
    const found = await pages({ shippingInstruction: true }, riceShipment({ products, container: [] }));
    expect(found.at(-1)).toMatch(/A line of words\..* BAGS ONLY .*For Tarangvel.*Authorised Signatory/);
  }
});

test("the containers' table has no row but its head, the containers and the clauses (R-569)", async () => {
  for (const [clauses, rows] of [
    ["Shipped on board", 5],
    ["", 4],
  ] as const) {
    const pdf = await drawn(documents, { kind: "bill-of-lading", request: aLadingRequest({ clauses }) }, riceShipment());
    const tags = pdfTags(pdf);
    expect(tags.slice(tags.lastIndexOf("Table")).filter((tag) => tag === "TR")).toHaveLength(rows);
  }
});

test("every page of a draft says that it is not negotiable, and a shipping instruction is signed at its end (R-568)", async () => {
  const container = Array.from({ length: 120 }, (_, index) => aContainer(index + 1));
  const draft = await pages({}, riceShipment({ container }));
  expect(draft.length).toBeGreaterThan(1);
  for (const page of draft) expect(page).toContain("NOT NEGOTIABLE – DRAFT FOR APPROVAL");
  const instruction = await pages({ shippingInstruction: true }, riceShipment({ container }));
  expect(instruction.join("")).not.toContain("NOT NEGOTIABLE");
  expect(instruction.at(-1)).toContain("Authorised Signatory");
  expect(instruction.at(-1)).toContain("TVXU1001120");
});

test("a declaration of 40 containers names each on one page, in whole rows, and is signed at its end (R-572)", async () => {
  const weighed = { vgmWeight: 27350, vgmMethod: "1", vgmWeighbridge: "Mundra Weighbridge 2 behind the north gate" };
  const container = Array.from({ length: 40 }, (_, index) => aContainer(index + 1, weighed));
  const vgm = await pagesOf(await drawn(documents, { kind: "vgm", request: aVgmRequest() }, riceShipment({ container })));
  for (const { containerNumber } of container) expect(vgm.filter((page) => page.includes(containerNumber))).toHaveLength(1);
  const gates = vgm.map((page) => [...page.matchAll(/TVXU\d{7}/g)].length - [...page.matchAll(/gate/g)].length);
  expect(gates).toEqual(vgm.map(() => 0));
  expect(vgm.at(-1)).toContain("Authorised Signatory");
  expect(vgm.join("")).toContain("1,094,000.00");
});
