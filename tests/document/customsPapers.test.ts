import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { anOriginRequest, aPackRequest } from "../support/fixtures/customsRequests.ts";
import { drawn, pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const packPages = async (given = {}, shipment = riceShipment()) =>
  await pagesOf(await drawn(documents, { kind: "customs-pack", request: aPackRequest(given) }, shipment));

test("a pack of four parts has four pages, each with its title, and each part can be left out (R-592)", async () => {
  const pages = await packPages();
  expect(pages).toHaveLength(4);
  const [sheet = "", value = "", rodtep = "", letter = ""] = pages;
  for (const text of ["SHIPPING BILL DATA SHEET", "INR 69,71,209.50", "TVXU1001031", "HLG4471203"]) expect(sheet).toContain(text);
  for (const text of ["EXPORT VALUE DECLARATION", "Rule 7", "Rule 3 (transaction value)", "Rajkot, 13/11/2025"])
    expect(value).toContain(text);
  for (const text of ["DECLARATION UNDER RoDTEP SCHEME", "No. 7120456 dated 15/11/2025"]) expect(rodtep).toContain(text);
  for (const text of ["AUTHORITY LETTER", "Gulf of Kutch Clearing Agents", "Licence No. 11/1832"]) expect(letter).toContain(text);
  for (const page of pages.slice(1)) expect(page).toContain("For Tarangvel Exports Private Limited");

  const [only, ...others] = await packPages({ dataSheet: false, rodtepDeclaration: false, authorityLetter: false });
  expect(only).toContain("EXPORT VALUE DECLARATION");
  expect(others).toEqual([]);
});

test("the data sheet of a bulk vessel has no container, and ten lines and forty containers break between pages (R-595)", async () => {
  const [bulk = ""] = await packPages({}, bulkShipment());
  expect(bulk).toContain("110,000 BAGS");
  expect(bulk).not.toContain("Container");
  const { products, container = [] } = riceShipment();
  const many = riceShipment({
    products: Array.from({ length: 10 }, () => products[0]).flatMap((line) => line ?? []),
    container: Array.from({ length: 40 }, () => container[0]).flatMap((each) => each ?? []),
  });
  const pages = await packPages({ valueDeclaration: false, rodtepDeclaration: false, authorityLetter: false }, many);
  expect(pages.length).toBeGreaterThan(1);
});

test("a wording with a page break, a table and a very long text is drawn (R-590)", async () => {
  const valueText = `${"Long words. ".repeat(400)}\n\n[page break]\n\n| a | b |\n|---|---|\n| 1 | 2 |`;
  expect((await packPages({ valueText })).length).toBeGreaterThan(4);
});

test("letters that no font has are refused with their field (R-592)", async () => {
  await expect(packPages({ customsBroker: "ᠮᠣᠩᠭᠣᠯ" })).rejects.toMatchObject({ field: ["customsBroker"] });
});

test("origin papers are a data sheet that says it is no certificate, and a declaration, each on a page (R-596, R-597)", async () => {
  const pages = await pagesOf(
    await drawn(documents, { kind: "origin", request: anOriginRequest({ format: "INDIA_UAE" }) }, riceShipment()),
  );
  expect(pages).toHaveLength(2);
  for (const text of ["DATA SHEET FOR A CERTIFICATE OF ORIGIN", "this is not a certificate", "India–UAE CEPA"])
    expect(pages[0]).toContain(text);
  for (const text of ["DECLARATION OF ORIGIN", "are of India origin", "75,450.00 KG"]) expect(pages[1]).toContain(text);
  expect(pages.join(" ")).not.toContain("USD");
});
