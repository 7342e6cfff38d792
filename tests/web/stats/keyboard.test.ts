import { expect, test } from "vitest";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(30);
const { active, selected, press, cell } = site;

test("arrows, Tab, Home, End and the page keys move, with Ctrl to the data's edge, and the view follows (R-321, R-322, R-329)", async () => {
  await site.open();
  expect(await active()).toBe("Shipment 1");
  await press("ArrowDown", "ArrowRight");
  expect(await active()).toBe("Currency 2");
  await press("Tab", "Tab", "Shift+Tab");
  expect(await active()).toBe("Total Amount 2");
  await press("End");
  expect(await active()).toBe("Remarks 2");
  await press("Tab");
  expect(await active()).toBe("Shipment 3");
  await press("Control+ArrowDown");
  expect(await active()).toBe("Shipment 30");
  await press("Control+ArrowRight");
  expect(await active()).toBe("Total Amount 30");
  await press("Control+End");
  expect(await active()).toBe("Remarks 30");
  await press("Control+Home");
  expect(await active()).toBe("Shipment 1");
  await press("PageDown", "PageDown");
  const row = Number((await active()).split(" ")[1]);
  expect(row).toBeGreaterThan(40);
  await expect.poll(() => cell(row, "Shipment").isVisible(), patience).toBe(true);
  await press("PageUp", "PageUp", "Home");
  expect(await active()).toBe("Shipment 1");
});

test("Shift extends the selection, Ctrl+A and Space select all, rows or columns, and the mouse does the same (R-326, R-330, R-331)", async () => {
  await site.open();
  await press("ArrowDown", "ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight");
  expect(await selected()).toBe("Shipment 3 to Currency 4");
  await press("Shift+Space");
  expect(await selected()).toBe("Shipment 3 to Remarks 4");
  await press("Home", "Control+ArrowDown", "Control+Shift+ArrowUp");
  expect(await selected()).toMatch(/^Shipment 1 to Shipment /);
  await cell(3, "ETA").click({ position: { x: 5, y: 5 } });
  await press("Escape");
  await cell(5, "Remarks").click({ modifiers: ["Shift"] });
  expect(await selected()).toBe("ETA 3 to Remarks 5");
  await cell(2, "Shipment").dragTo(cell(4, "Total Amount"));
  expect(await selected()).toBe("Shipment 2 to Total Amount 4");
  expect(await site.page.getByRole("textbox").count()).toBe(0);
  await site.page.getByRole("columnheader", { name: "ETA" }).click({ position: { x: 20, y: 10 } });
  expect(await selected()).toMatch(/^ETA 1 to ETA /);
  await press("Control+a");
  expect(await selected()).toMatch(/^Shipment 1 to Remarks /);
  await press("Control+Home", "ArrowRight", "Control+Space");
  expect(await selected()).toMatch(/^Currency 1 to Currency /);
});

test("selecting all, rows or columns leaves the active cell where it is, and Shift goes on from the whole block (R-1404)", async () => {
  await site.open();
  await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight");
  await press("Control+Space");
  expect([await active(), await selected()]).toEqual(["Currency 4", expect.stringMatching(/^Currency 1 to Currency /)]);
  await press("Shift+ArrowRight");
  expect([await active(), await selected()]).toEqual(["Currency 4", expect.stringMatching(/^Currency \d+ to Total Amount \d+$/)]);
  await press("Control+a");
  expect([await active(), await selected()]).toEqual(["Currency 4", expect.stringMatching(/^Shipment \d+ to Remarks \d+$/)]);
  await press("ArrowDown");
  expect([await active(), await selected()]).toEqual(["Currency 5", "Currency 5 to Currency 5"]);
  await press("Shift+Space");
  expect([await active(), await selected()]).toEqual(["Currency 5", "Shipment 5 to Remarks 5"]);
});

test("the status bar counts the selected cells, and adds figures up for each column and currency by itself (R-341)", async () => {
  await site.open();
  await press("ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown");
  await site.page.getByText("30 rows").waitFor();
  const sums = site.page.getByText("Count: 4").locator("..");
  const each = (currency: string) => `Sum: ${currency} 1,000.00 · Average: ${currency} 1,000.00`;
  await expect.poll(() => sums.locator("> *").allInnerTexts(), patience).toEqual(["Count: 4", each("EUR"), each("USD")]);
  const toAgent = (key: string) => Array.from({ length: 5 }, () => key);
  await press("Control+Home", ...toAgent("ArrowRight"));
  await site.page.keyboard.type("7");
  await press("Enter", "Control+Home", ...toAgent("Shift+ArrowRight"));
  await expect
    .poll(() => site.page.getByText(/^Sum of /).allInnerTexts(), patience)
    .toEqual(["Sum of Total Amount: USD 1,000.00", "Sum of Agent: 7"]);
  await press("Control+Home", ...toAgent("ArrowRight"), "Delete");
  await expect.poll(async () => (await site.stored(1))["Agent"] ?? "", patience).toBe("");
});

test("typing replaces a cell's text, and Enter, Shift+Enter, Tab and arrows save it and move; a figure stands right, a cut text is the title, and other cells say why not (R-317, R-322, R-323, R-325, R-844, R-845)", async () => {
  await site.open();
  await press("ArrowRight", "ArrowRight", "ArrowRight");
  await site.page.keyboard.type("one");
  await press("Enter");
  expect(await active()).toBe("B/L No 2");
  await site.page.keyboard.type("two");
  await press("Tab");
  expect(await active()).toBe("ETA 2");
  await site.page.keyboard.type("three");
  await press("ArrowRight");
  expect(await active()).toBe("Agent 2");
  await site.page.keyboard.type("four");
  await press("Shift+Enter");
  expect(await active()).toBe("Agent 1");
  await expect.poll(() => site.texts("B/L No", 2), patience).toEqual(["one", "two"]);
  await expect.poll(async () => (await site.stored(2))["Agent"], patience).toBe("four");
  expect(await site.stored(2)).toMatchObject({ "B/L No": "two", ETA: "three" });
  await press("ArrowDown");
  await site.page.keyboard.type("5");
  await press("Shift+Tab");
  expect(await active()).toBe("ETA 2");
  await expect.poll(async () => (await site.stored(2))["Agent"], patience).toBe("5");
  const alignment = (column: "ETA" | "Agent") => cell(2, column).evaluate((element) => getComputedStyle(element).textAlign);
  expect([await alignment("ETA"), await alignment("Agent")]).toEqual(["start", "right"]);
  const whole = "At the port of Jebel Ali, by the second vessel of the week";
  await site.page.keyboard.type(whole);
  await press("Enter", "Home", "x");
  await site.page.getByText("Shipment comes from the shipment: change it there.").waitFor();
  expect(await cell(3, "Shipment").innerText()).toBe("Shipment 3");
  const ends = (row: number) => cell(row, "ETA").evaluate((element) => getComputedStyle(element).textOverflow);
  expect([await ends(2), await ends(3)]).toEqual(["ellipsis", "clip"]);
  await cell(2, "ETA").hover();
  await expect.poll(() => cell(2, "ETA").getAttribute("title"), patience).toBe(whole);
  await cell(2, "Agent").hover();
  await expect.poll(() => cell(2, "ETA").getAttribute("title"), patience).toBeNull();
});

test("F2 and Enter edit at the end, Escape gives the text back, Alt+Enter breaks the line, and leaving the cell saves (R-317, R-323, R-324, R-327)", async () => {
  await site.open();
  await press("ArrowRight", "ArrowRight", "ArrowRight", "Control+ArrowRight");
  await site.page.keyboard.type("start");
  await press("Enter", "ArrowUp", "F2");
  await site.page.keyboard.type("ed");
  expect(await site.page.getByRole("textbox").inputValue()).toBe("started");
  await press("Escape");
  expect(await active()).toBe("Remarks 1");
  expect(await site.grid.evaluate((grid) => grid === document.activeElement)).toBe(true);
  expect(await cell(1, "Remarks").innerText()).toBe("start");
  await press("Enter");
  await site.page.keyboard.type("ed");
  await press("Alt+Enter");
  await site.page.keyboard.type("again");
  await cell(1, "Shipment").click();
  await expect.poll(async () => (await site.stored(1))["Remarks"], patience).toBe("started\nagain");
});

test("a click without a drag edits an editable cell, and the keyboard still means the grid until the text is touched (R-317, R-326)", async () => {
  await site.open();
  await cell(4, "ETA").click();
  expect(await site.page.getByRole("textbox", { name: "ETA, row 4" }).evaluate((input) => input === document.activeElement)).toBe(true);
  await press("ArrowDown");
  expect(await active()).toBe("ETA 5");
  expect(await site.page.getByRole("textbox").count()).toBe(0);
  await cell(4, "Total Amount").click();
  await press("F2", "x", "Delete");
  expect(await site.page.getByRole("textbox").count()).toBe(0);
  expect((await site.stored(4))["Total Amount"]).toBe("1,000.00");
});

test("Delete and Backspace clear the selected cells, and undo and redo take it back and do it again (R-328, R-333)", async () => {
  await site.open();
  await cell(10, "ETA").click();
  await site.page.keyboard.type("x");
  await press("Tab", "y", "Enter");
  await press("ArrowUp", "Shift+ArrowRight", "Delete");
  await expect.poll(async () => [await cell(10, "ETA").innerText(), await cell(10, "Agent").innerText()], patience).toEqual(["", ""]);
  await press("Control+z");
  await expect.poll(async () => [await cell(10, "ETA").innerText(), await cell(10, "Agent").innerText()], patience).toEqual(["x", "y"]);
  await press("Control+z", "Control+z");
  await expect.poll(() => cell(10, "ETA").innerText(), patience).toBe("");
  await press("Control+y", "Control+Shift+z");
  await expect.poll(async () => [await cell(10, "ETA").innerText(), await cell(10, "Agent").innerText()], patience).toEqual(["x", "y"]);
  await expect.poll(async () => (await site.stored(10))["Agent"], patience).toBe("y");
  await press("Backspace");
  await expect.poll(async () => (await site.stored(10))["Agent"], patience).toBe("");
});

test("a screen reader is told of all rows and columns, of system cells, and of the active cell even out of sight; Escape, then Tab or Shift+Tab, leaves (R-335)", async () => {
  const { grid, page } = site;
  await site.open();
  const told = ["aria-rowcount", "aria-colcount", "aria-multiselectable"];
  const values = () => grid.evaluate((element, names) => names.map((name) => element.getAttribute(name)), told);
  expect(await values()).toEqual(["101", "7", "true"]);
  expect(await cell(1, "Currency").getAttribute("aria-readonly")).toBe("true");
  expect(await cell(1, "ETA").getAttribute("aria-readonly")).toBe(null);
  await press("ArrowDown");
  await cell(2, "Shipment").hover();
  await page.mouse.wheel(0, 2000);
  await grid.locator("[data-parked]").waitFor({ state: "attached" });
  expect(await active()).toBe("Shipment 2");
  await press("ArrowDown");
  await expect.poll(() => cell(3, "Shipment").isVisible(), patience).toBe(true);
  expect(await cell(3, "Shipment").getAttribute("aria-selected")).toBe("true");
  for (const key of ["Tab", "Shift+Tab"]) {
    await grid.focus();
    await press("Escape", key);
    expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  }
  expect(await active()).toBe("Shipment 3");
});

test("a text that does not fit its column ends in an ellipsis, and one with ten pixels of room has no clip (R-844)", async () => {
  await site.open();
  await press("Control+Home", "End");
  const texts = ["1", "AVATAR ", "TV/EXP/042/25-26 ", "m", "il."].flatMap((word) =>
    [14, 15, 16, 17].map((letters) => word.repeat(17).slice(0, letters)),
  );
  for (const text of texts.slice(0, 20)) {
    await site.page.keyboard.type(`${text}x`);
    await press("Enter");
  }
  await expect.poll(() => site.texts("Remarks", 20), patience).toEqual(texts.map((text) => `${text}x`));
  const cells = await site.page.getByRole("gridcell").evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const room = each.getBoundingClientRect().right - 7 - words.getBoundingClientRect().right;
      return { text: each.textContent, room, isMarked: getComputedStyle(each).textOverflow === "ellipsis" };
    }),
  );
  expect(cells.filter(({ room, isMarked }) => room < 0 && !isMarked)).toEqual([]);
  expect(cells.filter(({ room, isMarked }) => room > 10 && isMarked)).toEqual([]);
  expect(new Set(cells.map(({ isMarked }) => isMarked)).size).toBe(2);
});

test("of a text from right to left that does not fit its column, the beginning is shown (R-844)", async () => {
  await site.open();
  await press("Control+Home", "End", "Delete", "Enter");
  const text = "ميناء جبل علي في دبي على السفينة الثانية من الأسبوع القادم";
  await site.page.keyboard.insertText(text);
  await press("Enter");
  await expect.poll(() => site.texts("Remarks", 1), patience).toEqual([text]);
  const isShown = await cell(1, "Remarks").evaluate((element, letters) => {
    const shown = element.getBoundingClientRect();
    const words = document.createRange();
    const isInside = ([from, to]: readonly [number, number]) => {
      words.setStart(element.firstChild ?? element, from);
      words.setEnd(element.firstChild ?? element, to);
      const { left, right } = words.getBoundingClientRect();
      return left >= shown.left && right <= shown.right;
    };
    return { first: isInside([0, 5]), last: isInside([letters - 5, letters]) };
  }, text.length);
  expect(isShown).toEqual({ first: true, last: false });
});
