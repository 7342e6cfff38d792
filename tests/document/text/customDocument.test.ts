import { afterAll, beforeAll, expect, test } from "vitest";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { aContainer, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest } from "../../support/fixtures/documentRequests.ts";
import { pdfTags, pdfText, pdfWordBoxes, pdfWords } from "../../support/files/pdfTools.ts";
import { inkIn } from "../../support/files/pixelBounds.ts";
import { drawn, pagesOf } from "../../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

/** The text stands between these millimetres of a page. */
const [leftMargin, rightMargin] = [20, 190];
/** Rounding of the tools, and the little space next to a letter. */
const slack = 0.6;

async function draw(body: string, given: Parameters<typeof riceShipment>[0] = {}, stampSign = false): Promise<Buffer> {
  const request = { name: "Note", heading: "", body, stampSign, letterhead: false };
  return await drawn(documents, { kind: "custom-document", request }, riceShipment(given), {});
}

function boxOf(pdf: Buffer, word: string) {
  const found = pdfWordBoxes(pdf).find((box) => box.word === word);
  if (!found) throw new Error(`The page has no word ${word}`);
  return found;
}

test("columns are as wide as their content asks, and aligned as the rule says (R-491)", async () => {
  const text = "A description of several words that needs most of the line and wraps. ".repeat(3);
  const pdf = await draw(
    `| No | Text | Share | Amount |\n|---|---|:-:|--:|\n| 1 | ${text} | 5% | 75.50 |\n| 2 | Short | 100.55% | 1,234,567.00 |`,
  );
  expect(boxOf(pdf, "Text").left - boxOf(pdf, "No").left).toBeLessThan(12);
  expect(boxOf(pdf, "75.50").right).toBeCloseTo(boxOf(pdf, "1,234,567.00").right, 1);
  expect(boxOf(pdf, "1,234,567.00").right).toBeGreaterThan(rightMargin - 3);
  const middle = (word: string) => (boxOf(pdf, word).left + boxOf(pdf, word).right) / 2;
  expect(middle("5%")).toBeCloseTo(middle("100.55%"), 1);
});

const everyField = ["number", "no", "size", "lineSeal", "rfidSeal", "lot", "net", "gross"];
function containerList(columns: number): string {
  const row = Array.from({ length: columns }, (_, index) => `{{${everyField[index % everyField.length] ?? ""}}}`);
  return `|${" Head |".repeat(columns)}\n|${"---|".repeat(columns)}\n{{#each containers}}\n| ${row.join(" | ")} |\n{{/each}}`;
}
const container = Array.from({ length: 30 }, (_, n) => aContainer(n + 1));

test.each([8, 12, 16, 20])("%s columns of containers stay inside the margins, and no word covers another (R-491)", async (columns) => {
  const pdf = await draw(containerList(columns), { container });
  const words = pdfWordBoxes(pdf).filter(({ word }) => /\d{4}|KG/.test(word));
  expect(words.length).toBeGreaterThan(100);
  for (const { left, right } of words) {
    expect(left).toBeGreaterThan(leftMargin - slack);
    expect(right).toBeLessThan(rightMargin + slack);
  }
  const lines = Map.groupBy(words, ({ top }) => top.toFixed(1));
  for (const line of lines.values()) {
    const ordered = line.toSorted((one, other) => one.left - other.left);
    for (const [index, { left }] of ordered.entries()) expect(left).toBeGreaterThan((ordered[index - 1]?.right ?? 0) - 0.1);
  }
  expect(inkIn(pdf, { top: 35, bottom: 280, left: rightMargin + slack }).left).toBe(Infinity);
});

test("type becomes smaller before a code is broken; a code too long for any type breaks, and is copied whole (R-491, R-493)", async () => {
  const small = await draw(containerList(10), { container });
  expect(pdfWords(small)).toContain(aContainer(30).containerNumber);
  const code = "ABCDEFGHIJ".repeat(14);
  const broken = await draw(`| ${code} | b |\n| c | d |\n\n${code}\n\n- ${code}`);
  expect(
    pdfText(broken)
      .replaceAll(/[\s|bd]/g, "")
      .split(code).length - 1,
  ).toBe(3);
  expect(inkIn(broken, { top: 30, bottom: 200, left: rightMargin + slack }).left).toBe(Infinity);
});

test("rows of 300 are whole on their pages, and each page repeats the head (R-491)", async () => {
  const rows = Array.from({ length: 300 }, (_, n) => `| ${n + 1} | begin ${n + 1} ${"and so on ".repeat(n % 40)}end ${n + 1} |`);
  const pages = await pagesOf(await draw(`| Point | Words |\n|---|---|\n${rows.join("\n")}`));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    expect(page).toContain("Point Words");
    expect(page.match(/begin \d+/g)?.map((text) => text.slice(6))).toEqual(page.match(/end \d+/g)?.map((text) => text.slice(4)));
  }
  expect(pages.join(" ").match(/begin \d+/g)).toHaveLength(300);
});

test("lists and tables of right-to-left scripts are mirrored (R-492)", async () => {
  const figures = await draw("שלום\n\n| שם | סכום |\n|---|--:|\n| 111 | 222 |");
  expect(boxOf(figures, "111").right).toBeGreaterThan(rightMargin - 3);
  expect(boxOf(figures, "222").left).toBeLessThan(leftMargin + 3);
  const bullet = (text: string) => draw(text).then((pdf) => boxOf(pdf, "•"));
  expect((await bullet("- بند\n- بند")).left).toBeGreaterThan(rightMargin - 4);
  expect((await bullet("- item\n- item")).right).toBeLessThan(leftMargin + 4);
});

test("lines are evenly apart, whatever their scripts and however long their words (R-492)", async () => {
  const code = "ABCDEFGHIJKLMNOPQRST";
  const pdf = await draw(`one\ntwo ${code}\nthree ไทย\nfour **bold**\n  five\nsix >> end\n\n- seven\n- eight\n- nine ${code}\n- ten ไทย`);
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  const tops = words.map((word) => boxOf(pdf, word).bottom);
  const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  const [paragraph, list] = [gaps.slice(0, 5), gaps.slice(6)];
  for (const gap of [...paragraph, ...list]) expect(gap).toBeCloseTo(gaps[0] ?? 0, 1);
});

test("an indented line keeps its place when it wraps; arrows put a text at the right margin (R-490)", async () => {
  const pdf = await draw(`begin\n        deep ${"words ".repeat(40)}last\nleft >> right\n>> alone`);
  const deep = boxOf(pdf, "deep");
  expect(deep.left).toBeGreaterThan(boxOf(pdf, "begin").left + 5);
  const wrapped = pdfWordBoxes(pdf).filter(({ word, top }) => word === "words" && top > deep.top + 1);
  expect(Math.min(...wrapped.map(({ left }) => left))).toBeCloseTo(deep.left, 1);
  expect(boxOf(pdf, "left").left).toBeCloseTo(boxOf(pdf, "begin").left, 1);
  expect(boxOf(pdf, "left").top).toBeCloseTo(boxOf(pdf, "right").top, 1);
  for (const word of ["right", "alone"]) expect(boxOf(pdf, word).right).toBeGreaterThan(rightMargin - slack);
});

test("a page break starts a page, in a custom document and in a contract's clause (R-490)", async () => {
  const pages = await pagesOf(await draw("first\n[page break]\nsecond\n\n[page break]", {}, true));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/second .*Authorised Signatory/);
  const request = aContractRequest({ fields: [{ name: "Annex", value: `above ${"words ".repeat(900)}\n[page break]\nbelow` }] });
  const clauses = await pagesOf(await drawn(documents, { kind: "contract", request }, riceShipment()));
  expect(clauses.findIndex((page) => page.includes("below"))).toBeGreaterThan(clauses.findIndex((page) => page.includes("above")));
});

test("lists are tagged as lists, and a table's head as header cells (R-493)", async () => {
  const tags = pdfTags(await draw("- one\n- two\n\n1. one\n\n| a | b |\n|---|---|\n| 1 | 2 |"));
  const count = (tag: string) => tags.filter((found) => found === tag).length;
  expect([count("L"), count("LI"), count("Lbl"), count("LBody")]).toEqual([2, 3, 3, 3]);
  expect([count("Table"), count("TH"), count("TD"), count("TR")]).toEqual([1, 2, 2, 2]);
});

test("nobody copies break points, neither of long words nor of Thai (R-493)", async () => {
  const pdf = await draw(`${"ABCDEFGHIJ".repeat(20)}\n${"ข้าวไทยอินเตอร์เนชั่นแนล".repeat(8)}`);
  expect(pdfText(pdf)).not.toMatch(/[\u200b\u00ad\u2060]/);
});

test("a figure of 0 counts as absent in a block, so that a template omits a charge that there is not (R-261)", async () => {
  const body =
    "{{#if charges.discount}}Discount {{charges.discount}}{{else}}No discount{{/if}}. {{#unless charges.advance}}No advance{{/unless}}";
  const charges = { ...riceShipment().charges, discount: 0, advance: 0 };
  expect(pdfText(await draw(body, { charges }))).toContain("No discount. No advance");
  expect(pdfText(await draw(body))).toContain("Discount 312.50.");
});
