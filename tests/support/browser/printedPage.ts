import type { Page } from "playwright-core";

/** Lays the page out for paper, as a browser does that prints. Where the page is changed for it, that happens before the return. */
export async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
}

/** Back to the screen. */
export async function endPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

/** Runs in the page: numbers of the tables that are broken into lines, or that lie outside of the paper. */
export function brokenNumbers(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    if (!text.parentElement?.closest("td")?.checkVisibility()) continue;
    for (const { 0: number, index } of (text.textContent ?? "").matchAll(/\d[\d.,]*\d/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 || range.getBoundingClientRect().right > innerWidth) broken.push(number);
    }
  }
  return broken;
}

/** Runs in the page: tables whose rows are cards, without a head. */
export function tablesAsCards(): (string | null)[] {
  const isHead = (table: Element) => [...table.querySelectorAll("thead")].every((head) => head.getBoundingClientRect().width > 1);
  const isRow = (row: Element) => getComputedStyle(row).display === "table-row";
  const tables = [...document.querySelectorAll("main table")];
  return tables
    .filter((table) => !isHead(table) || ![...table.querySelectorAll("tr")].every(isRow))
    .map((table) => table.getAttribute("aria-label"));
}

/** Runs in the page: parts of the open dialog that are fixed to the window, or that hold more than they show. */
export function cutParts(): string[] {
  const dialog = document.querySelector("[role=dialog]");
  const parts = dialog === null ? [] : [dialog, ...dialog.querySelectorAll("div, form, section, ul, ol")];
  const cut = parts.filter((part) => {
    const { position, overflowY } = getComputedStyle(part);
    return (
      part.clientHeight > 1 &&
      (position === "fixed" || position === "sticky" || (overflowY !== "visible" && part.scrollHeight > part.clientHeight + 1))
    );
  });
  return cut.map((part) => part.outerHTML.slice(0, 120));
}
