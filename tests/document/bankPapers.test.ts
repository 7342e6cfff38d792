import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { aCertificateRequest, aLetterRequest, anAdviceRequest } from "../support/fixtures/documentRequests.ts";
import { drawn, pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

test("each certificate is a page with its title, its references and a signature, and no page of another (R-528)", async () => {
  const certificates = [
    { title: "BENEFICIARY'S DECLARATION", text: "We certify that the goods conform to Proforma Invoice No. {{pi.no}}." },
    { title: "", text: "We certify that no wood has been used." },
  ];
  const request = aCertificateRequest({ certificates });
  const pages = await pagesOf(
    await drawn(documents, { kind: "beneficiary-certificate", request }, riceShipment({ piNo: "TV/PI/025/25-26" })),
  );
  expect(pages).toHaveLength(2);
  const [first = "", second = ""] = pages;
  for (const text of ["BENEFICIARY'S DECLARATION", "conform to Proforma Invoice No. TV/PI/025/25-26."]) expect(first).toContain(text);
  for (const text of ["BENEFICIARY'S CERTIFICATE", "no wood has been used"]) expect(second).toContain(text);
  for (const page of pages) {
    for (const text of [
      "20/11/2025",
      "No. GLB/ILC/25/00417 dated 10/10/2025",
      "No. TV/EXP/042/25-26 dated 12/11/2025",
      "No. GPLMUN2511442 dated 19/11/2025",
      "For Tarangvel Exports Private Limited",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("Page ");
  }
});

test("a bill of lading after the certificate is refused (R-528)", async () => {
  const request = aCertificateRequest({ blDate: "21/11/2025" });
  await expect(drawn(documents, { kind: "beneficiary-certificate", request }, riceShipment())).rejects.toMatchObject({ field: ["blDate"] });
});

test("the advice of the rice case fits on a page with marks, containers and seals, and of the bulk case has none (R-526)", async () => {
  const pages = await pagesOf(await drawn(documents, { kind: "shipment-advice", request: anAdviceRequest() }, riceShipment()));
  expect(pages).toHaveLength(1);
  for (const text of ["We hereby advise that the following goods have been shipped:", "C/NO. 1-2000", "TVXU1001031", "HLG4471203"]) {
    expect(pages[0]).toContain(text);
  }
  const [bulk] = await pagesOf(await drawn(documents, { kind: "shipment-advice", request: anAdviceRequest() }, bulkShipment()));
  expect(bulk).toContain("110,000 BAGS");
  expect(bulk).not.toContain("Container");
});

test("the signature of a covering letter is on the page of its last words, and no title is alone (R-1295)", async () => {
  for (const [declarations, count] of [
    ["We declare that all is true.", 13],
    ["We declare that all is true.", 20],
    ["", 16],
  ] as const) {
    const enclosures = Array.from({ length: count }, (_, n) => ({ document: `Certificate ${n + 1}`, originals: 1, copies: 0 }));
    const [first = "", last = ""] = await pagesOf(
      await drawn(documents, { kind: "covering-letter", request: aLetterRequest({ enclosures, declarations }) }, riceShipment()),
    );
    expect(first).toMatch(/ Page 1 of 2 $/);
    expect(first).not.toMatch(/(Instructions|Declarations) Page/);
    expect(last).toMatch(declarations === "" ? /purpose code is P0102\. For Tarangvel/ : /all is true\. For Tarangvel/);
  }
});

test("the covering letter fits on a page and lists what it encloses (R-562)", async () => {
  const enclosures = ["Bill of exchange", "Commercial invoice", "Packing list"].map((document) => ({ document, originals: 2, copies: 1 }));
  const pages = await pagesOf(
    await drawn(documents, { kind: "covering-letter", request: aLetterRequest({ enclosures }) }, riceShipment({ currency: "JPY" })),
  );
  expect(pages).toHaveLength(1);
  for (const text of ["Packing list 2 1", "JPY 66,000", "JAPANESE YEN SIXTY-SIX THOUSAND ONLY", "Dear Sir or Madam"]) {
    expect(pages[0]).toContain(text);
  }
});

test("an advice and a covering letter print ports with their countries, as the invoice does (R-475)", async () => {
  const papers = [
    { kind: "shipment-advice", request: anAdviceRequest() },
    { kind: "covering-letter", request: aLetterRequest() },
  ] as const;
  for (const paper of papers) {
    const [page] = await pagesOf(await drawn(documents, paper, riceShipment()));
    for (const text of ["Mundra, India", "Jebel Ali, United Arab Emirates"]) {
      expect(page).toContain(text);
    }
  }
});
