import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { boxOf } from "../../support/browser/gestures/boxOf.ts";
import { holdBackFile } from "../../support/browser/holdBackFile.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6, { hasTouch: true });
const { press, cell, stored, active, selected } = site;

function editor() {
  return site.page.getByRole("textbox");
}

async function middleOf(at: Locator): Promise<[x: number, y: number]> {
  const box = await boxOf(at);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function scrollTop(): Promise<number> {
  return site.grid.evaluate((grid) => grid.scrollTop);
}

test("an open editor survives being scrolled away and news from somebody else, and saves to its own cell (R-336)", async () => {
  const { page } = site;
  await site.open();
  const first = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === "statsCellEditsOneMutation") await first.promise;
    await route.continue();
  });
  await site.writeElsewhere(2, "Agent", "news");
  await cell(2, "ETA").click();
  await page.keyboard.type("soon");
  await press("Enter");
  await cell(2, "Remarks").click();
  await page.keyboard.type("half");
  await page.mouse.wheel(0, 2000);
  await expect.poll(scrollTop, patience).toBeGreaterThan(1000);
  first.resolve();
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("soon");
  await page.keyboard.type(" done");
  expect(await editor().inputValue()).toBe("half done");
  await site.grid.evaluate((grid) => grid.scrollTo(0, 0));
  await expect.poll(() => cell(2, "Agent").innerText(), patience).toBe("news");
  expect(await editor().getAttribute("aria-label")).toBe("Remarks, row 2");
  await press("Enter");
  await expect.poll(async () => (await stored(2))["Remarks"], patience).toBe("half done");
  expect(await active()).toBe("Remarks 3");
});

test("what is typed before the code of the editor and of saving has come arrives in the cells, the first letter too (R-317, R-325)", async () => {
  const { page } = site;
  const [comeInput, comeEdits] = [
    await holdBackFile(page, /\/attachInput-[^/]*\.js$/),
    await holdBackFile(page, /\/statsChanges-[^/]*\.js$/),
  ];
  await site.open();
  await press("ArrowRight", "ArrowRight", "ArrowRight");
  await page.keyboard.type("first");
  await press("Enter");
  await page.keyboard.type("second");
  expect(await editor().count()).toBe(0);
  comeInput();
  await editor().waitFor();
  expect(await editor().inputValue()).toBe("second");
  await page.keyboard.type(" one");
  await press("Enter");
  comeEdits();
  await expect.poll(async () => (await stored(2))["B/L No"], patience).toBe("second one");
  expect((await stored(1))["B/L No"]).toBe("first");
  expect(await active()).toBe("B/L No 3");
});

test("a click before the code of the editor has come opens it once it is there, with what was typed since (R-317)", async () => {
  const { page } = site;
  const comeInput = await holdBackFile(page, /\/attachInput-[^/]*\.js$/);
  await site.open();
  await cell(3, "Agent").click();
  await page.keyboard.type("Rao");
  comeInput();
  await editor().waitFor();
  expect(await editor().inputValue()).toBe("Rao");
  expect(await editor().getAttribute("aria-label")).toBe("Agent, row 3");
  await press("Escape");
});

test("what an input method composes goes into the cell, and its Enter does not save (R-325)", async () => {
  const { page } = site;
  await site.open();
  const devtools = await page.context().newCDPSession(page);
  await press("ArrowRight", "ArrowRight", "ArrowRight");
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", code: "KeyK", windowsVirtualKeyCode: 229 });
  await expect.poll(() => editor().count(), patience).toBe(1);
  await devtools.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
  await devtools.send("Input.imeSetComposition", { text: "かん", selectionStart: 2, selectionEnd: 2 });
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 });
  expect(await editor().inputValue()).toBe("かん");
  await devtools.send("Input.insertText", { text: "漢" });
  expect(await editor().inputValue()).toBe("漢");
  // In Safari the key that ends the composition comes after it.
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 });
  expect(await editor().inputValue()).toBe("漢");
  await press("Enter");
  expect(await active()).toBe("B/L No 2");
  await expect.poll(async () => (await stored(1))["B/L No"], patience).toBe("漢");
});

test("the editor is as large as its text, also in a browser that cannot do that by itself (R-1221)", async () => {
  const { page } = site;
  await page.addInitScript(() => {
    CSS.supports = () => false;
    addEventListener("DOMContentLoaded", () =>
      document.head.append(Object.assign(document.createElement("style"), { textContent: "textarea { field-sizing: fixed !important; }" })),
    );
  });
  await site.open();
  await press("ArrowRight", "ArrowRight", "ArrowRight");
  await page.keyboard.type("as far as it goes, and then below it, line by line, until there is no more to say of this bill of lading");
  const lines = () => editor().evaluate(({ scrollHeight, clientHeight }) => [(clientHeight - 8) / 19, scrollHeight - clientHeight]);
  expect((await editor().boundingBox())?.width).toBe(480);
  expect(await lines()).toEqual([2, 0]);
  await press("Alt+Enter", "Alt+Enter");
  expect(await lines()).toEqual([4, 0]);
  await press("Escape");
});

/** Goes to the top, and tells where the sheet is some frames later: a finger's swing may carry it on. */
function backAtTop(): Promise<number> {
  return site.grid.evaluate(async (grid) => {
    grid.scrollTo(0, 0);
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return grid.scrollTop;
  });
}

test("a finger scrolls the sheet, taps select and edit a cell, and a tap on a row number opens the colours (R-342)", async () => {
  const { page } = site;
  await site.open();
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = await middleOf(cell(12, "Currency"));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let moved = 30; moved <= 300; moved += 30)
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - moved }] });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(scrollTop, patience).toBeGreaterThan(150);
  expect(await editor().count()).toBe(0);
  await expect.poll(backAtTop, patience).toBe(0);
  await expect.poll(() => cell(1, "Shipment").isVisible(), patience).toBe(true);
  const system = await middleOf(cell(3, "Currency"));
  await page.touchscreen.tap(...system);
  expect(await selected()).toBe("Currency 3 to Currency 3");
  expect(await editor().count()).toBe(0);
  await page.touchscreen.tap(...(await middleOf(cell(4, "Agent"))));
  await page.keyboard.type("by hand");
  await page.touchscreen.tap(...system);
  await expect.poll(async () => (await stored(4))["Agent"], patience).toBe("by hand");
  await page.touchscreen.tap(...(await middleOf(site.grid.getByText("5", { exact: true }).first())));
  await page.getByText("Row Color").waitFor();
});

test("a long press opens the menu of the cell below the finger, or of the block that holds it, and edits nothing (R-1420)", async () => {
  const { page } = site;
  await site.open();
  const menu = page.getByRole("menu");
  await page.touchscreen.tap(...(await middleOf(cell(1, "Agent"))));
  const devtools = await page.context().newCDPSession(page);
  // Of the ways to play a finger this one alone asks for the menu.
  await devtools.send("Emulation.setEmitTouchEventsForMouse", { enabled: true, configuration: "mobile" });
  const lift = () => new Promise<void>((resolve) => addEventListener("pointerup", () => resolve(), { once: true, capture: true }));
  async function pressLong(at: Locator) {
    const [x, y] = await middleOf(at);
    const lifted = page.evaluate(lift);
    // The browser never says that it has played such an event.
    const play = (type: "mousePressed" | "mouseReleased") =>
      void devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 }).catch(() => {});
    play("mousePressed");
    await menu.waitFor();
    play("mouseReleased");
    await lifted;
  }
  await pressLong(cell(3, "Remarks"));
  expect(await selected()).toBe("Remarks 3 to Remarks 3");
  expect(await editor().count()).toBe(0);
  expect(await menu.locator(":focus").count()).toBe(1);
  await press("Escape", "Shift+ArrowUp");
  await pressLong(cell(2, "Remarks"));
  expect(await selected()).toBe("Remarks 2 to Remarks 3");
});

test("on a Mac a click with Ctrl opens the menu of what is selected, as the right button does, and edits nothing (R-1420)", async () => {
  const { page } = site;
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
  await site.open();
  await cell(2, "Shipment").click();
  await press("ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight");
  // Such a browser sends the event of the menu as well, which this one does not.
  await cell(3, "ETA").click({ modifiers: ["Control"] });
  expect(await selected()).toBe("B/L No 2 to ETA 3");
  expect(await editor().count()).toBe(0);
  await cell(4, "ETA").click({ modifiers: ["Control"] });
  expect(await selected()).toBe("ETA 4 to ETA 4");
  expect(await editor().count()).toBe(0);
});

test("Enter after Tabs goes on below the cell in which the row began, and any other move ends this (R-1369)", async () => {
  const { page } = site;
  await site.open();
  await cell(1, "ETA").click();
  await page.keyboard.type("one");
  await press("Tab");
  await page.keyboard.type("two");
  await press("Tab");
  await page.keyboard.type("three");
  await press("Enter");
  expect(await active()).toBe("ETA 2");
  await press("Tab", "Tab", "Shift+Tab");
  await page.keyboard.type("four");
  await press("Enter");
  expect(await active()).toBe("ETA 3");
  await press("Tab", "ArrowRight");
  await page.keyboard.type("five");
  await press("Enter");
  expect(await active()).toBe("Remarks 4");
  // A system column has no editor: Enter moves at once.
  await press("Home", "Tab", "Tab", "Enter");
  expect(await active()).toBe("Shipment 5");
  await expect.poll(() => stored(1), patience).toMatchObject({ ETA: "one", Agent: "two", Remarks: "three" });
  expect(await stored(2)).toMatchObject({ Agent: "four" });
});
