import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { aProduct, bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { anOriginRequest, aPackRequest } from "../support/fixtures/customsRequests.ts";
import { anAdviceRequest } from "../support/fixtures/documentRequests.ts";
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

/** Ten lines of goods, each with so many sentences, and no containers. */
const longLines = (sentences: number) =>
  bulkShipment({
    products: Array.from({ length: 10 }, (_, n) =>
      aProduct({ name: `PRODUCT ${n + 1}`, description: "A line of words. ".repeat(sentences) }),
    ),
  });

const originPages = async (sentences: number) =>
  await pagesOf(await drawn(documents, { kind: "origin", request: anOriginRequest() }, longLines(sentences)));

test("each page of several papers in a file names paper, number and firm, the first of each by its own head (R-1152)", async () => {
  const packed = await pagesOf(await drawn(documents, { kind: "customs-pack", request: aPackRequest() }, longLines(30)));
  const heads = (pages: string[], title: string) =>
    pages.map((page) => (page.includes(`${title} · TV/EXP/042/25-26 · 13/11/2025`) ? "running" : "own"));
  const origin = heads(await originPages(20), "ORIGIN PAPERS");
  expect(origin[0]).toBe("own");
  expect(origin.filter((head) => head === "own")).toHaveLength(2);
  expect(origin.at(-1)).toBe("running");
  expect(heads(packed, "CUSTOMS PACK").filter((head) => head === "own")).toHaveLength(4);
});

test("each line of a data sheet is whole on its page (R-1152)", async () => {
  const packed = await packPages({ valueDeclaration: false, rodtepDeclaration: false, authorityLetter: false }, longLines(18));
  const sheets = [...packed, ...(await originPages(18)).filter((page) => page.includes("Item number"))];
  expect(sheets.length).toBeGreaterThan(3);
  for (const page of sheets) {
    const products = page.match(/PRODUCT \d+/g) ?? [];
    expect(page.split("A line of words.").length - 1).toBe(products.length * 18);
  }
});

test("the signature of a declaration of origin and of a shipment advice is never alone on a page (R-1152)", async () => {
  for (let sentences = 2; sentences <= 20; sentences += 3) {
    const advice = { kind: "shipment-advice", request: anAdviceRequest() } as const;
    const advised = await pagesOf(await drawn(documents, advice, longLines(sentences)));
    for (const pages of [await originPages(sentences), advised])
      expect(pages.find((page) => page.includes("Authorised Signatory"))).toMatch(/PRODUCT 10.*Total gross weight/s);
  }
});

test("the place, the date and the signature of a customs declaration are on the page of its last words (R-1152)", async () => {
  const words = "We declare that all particulars are true.";
  for (let lines = 6; lines < 26; lines += 1) {
    const otherInformation = Array.from({ length: lines }, (_, n) => `Line ${n + 1}`).join("\n");
    const given = { dataSheet: false, rodtepDeclaration: false, authorityLetter: false, otherInformation, valueText: words };
    const request = aPackRequest({ ...given, letterhead: false });
    const found = await pagesOf(await drawn(documents, { kind: "customs-pack", request }, riceShipment()));
    const [signed = "", ...others] = found.filter((page) => page.includes("Authorised Signatory"));
    expect(others).toEqual([]);
    expect(signed).toMatch(/are true\. Rajkot, 13\/11\/2025 For Tarangvel.*Authorised Signatory/);
  }
});
