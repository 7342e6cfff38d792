import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

/** Texts that a spreadsheet, a file or a clipboard might change. */
const texts = [
  "'=1",
  "''=1",
  "=1+1",
  "'-5",
  "-5",
  "+91 98…",
  "@x;'=2;=3",
  " a  b ",
  "\ta\t",
  "two\nlines\n",
  "\n=1",
  'say "hi"',
  '"quoted"',
  "001",
  "1e5",
  "TRUE",
  "03/04/2026",
  "1.234,50",
  "🚢 \u{1F468}\u200D\u{1F469}",
  "\u202Eאבג\u202C عربي",
  "a\u00A0b\u00A0",
  "x".repeat(2000),
  "<b>&amp;</b>",
];
const site = openStatsSheetPage(texts.length);

async function storedTexts(column: string): Promise<(string | undefined)[]> {
  const rows = await Promise.all(texts.map((_, index) => site.stored(index + 1)));
  return rows.map((row) => row[column]);
}

test("every text comes through the clipboard and through a CSV file as it was typed (R-1173)", async () => {
  const { page } = site;
  for (const [index, text] of texts.entries()) await site.writeElsewhere(index + 1, "ETA", text);
  await site.open();
  await site.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Control+Space", "Control+c", "ArrowRight", "Control+v");
  await expect.poll(() => storedTexts("Agent"), patience).toEqual(texts);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV", exact: true }).click();
  const buffer = await readFile(await (await saved).path());
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  await dialog.getByLabel("File").setInputFiles({ name: "cells.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText(`0 cells change, ${texts.length * 4} stay the same.`).waitFor();
  const renamed = Buffer.from(buffer.toString("utf8").replace("B/L No,ETA,Agent,Remarks", "1,B/L No,2,3"), "utf16le");
  await dialog.getByLabel("File").setInputFiles({ name: "cells.csv", mimeType: "text/csv", buffer: renamed });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: `Import ${texts.length} cells` }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await storedTexts("B/L No")).toEqual(texts);
});

test("a text is stored as it is typed into a cell, spaces and an apostrophe before a formula too (R-1173)", async () => {
  await site.open();
  for (const [index, text] of ["'=1", " 001 ", "=1+1"].entries()) {
    await site.cell(index + 1, "Remarks").click();
    await site.page.keyboard.press("Control+a");
    await site.page.keyboard.type(text);
    await site.press("Enter");
    await expect.poll(async () => (await site.stored(index + 1))["Remarks"], patience).toBe(text);
  }
});
