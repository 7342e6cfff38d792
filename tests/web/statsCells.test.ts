import { expect, test } from "vitest";
import { shownColumns, walkStats } from "../support/statsWalk.ts";
import { patience } from "../support/walk.ts";

const walk = walkStats(12);
const { press, cell, texts, selected } = walk;

/** Puts what a spreadsheet program would have copied on the clipboard. */
async function copied(plain: string, html?: string): Promise<void> {
  await walk.page.evaluate(
    async ([text = "", markup = ""]) => {
      const types: Record<string, Blob> = { "text/plain": new Blob([text], { type: "text/plain" }) };
      if (markup !== "") types["text/html"] = new Blob([markup], { type: "text/html" });
      await navigator.clipboard.write([new ClipboardItem(types)]);
    },
    [plain, html ?? ""],
  );
}

function onClipboard(type: string): Promise<string> {
  return walk.page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await (await item?.getType(wanted))?.text()) ?? "";
  }, type);
}

async function goTo(row: number, column: (typeof shownColumns)[number]): Promise<void> {
  await walk.grid.focus();
  await press("Control+Home");
  for (let n = 1; n < row; n += 1) await press("ArrowDown");
  for (let n = 0; n < shownColumns.indexOf(column); n += 1) await press("ArrowRight");
}

test("a block copied from a spreadsheet lands in the user's columns, and comes out again the same", async () => {
  await walk.open();
  await goTo(2, "B/L No");
  const excel = `<html><body><table border=0><tr><td>MSCU 001</td><td class=xl65>say &quot;hi&quot;</td></tr>
    <tr><td>two<br>lines</td><td>\n  1,200.50  </td></tr></table></body></html>`;
  await copied('MSCU 001\tsay "hi"\r\n"two\nlines"\t1,200.50\r\n', excel);
  await press("Control+v");
  await expect.poll(() => texts("B/L No", 3), patience).toEqual(["", "MSCU 001", "two lines"]);
  expect(await selected()).toBe("B/L No 2 to ETA 3");
  await expect.poll(async () => (await walk.stored(3))["B/L No"], patience).toBe("two\nlines");
  expect(await walk.stored(2)).toMatchObject({ "B/L No": "MSCU 001", ETA: 'say "hi"' });
  await press("Control+c");
  expect(await onClipboard("text/plain")).toBe('MSCU 001\t"say ""hi"""\r\n"two\nlines"\t1,200.50\r\n');
  await goTo(5, "Agent");
  await press("Control+v");
  await expect.poll(async () => (await walk.stored(6))["Agent"], patience).toBe("two\nlines");
  expect(await walk.stored(5)).toMatchObject({ Agent: "MSCU 001", Remarks: 'say "hi"' });
  await goTo(2, "B/L No");
  await press("Shift+ArrowDown", "Control+x");
  await expect.poll(() => texts("B/L No", 3), patience).toEqual(["", "", ""]);
  expect(await onClipboard("text/plain")).toBe('MSCU 001\r\n"two\nlines"\r\n');
});

test("a paste skips system cells and leaves out what lies beyond the sheet, and says so; one cell fills a range", async () => {
  await walk.open();
  await goTo(12, "Total Amount");
  await copied("9\tsea\n8\tair\n7\troad");
  await press("Control+v");
  await walk.page
    .getByText("1 system cell cannot be edited and stayed as it was. 4 cells beyond the sheet's edge were left out.")
    .waitFor();
  expect(await walk.stored(12)).toMatchObject({ "Total Amount": "1,000.00", "B/L No": "sea" });
  await copied("same");
  await goTo(8, "ETA");
  await press("Shift+ArrowDown", "Shift+ArrowRight", "Control+v");
  await expect.poll(async () => [await cell(8, "ETA").innerText(), await cell(9, "Agent").innerText()], patience).toEqual(["same", "same"]);
});

test("Ctrl+D, Ctrl+R and the fill handle repeat cells, each as one act that undo takes back", async () => {
  await walk.open();
  await goTo(1, "Remarks");
  await walk.page.keyboard.type("a");
  await press("Enter", "b", "Enter");
  await goTo(1, "Remarks");
  await press("Shift+ArrowDown");
  const edge = await cell(2, "Remarks").boundingBox();
  const target = await cell(5, "Remarks").boundingBox();
  if (!edge || !target) throw new Error("The cells are not on the screen");
  await walk.page.mouse.move(edge.x + edge.width - 1, edge.y + edge.height - 1);
  await walk.page.mouse.down();
  await walk.page.mouse.move(target.x + 20, target.y + 14, { steps: 4 });
  await walk.page.mouse.up();
  await expect.poll(() => texts("Remarks", 6), patience).toEqual(["a", "b", "a", "b", "a", expect.any(String)]);
  await walk.page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cell(4, "Remarks").innerText(), patience).toBe("");
  await goTo(1, "Remarks");
  await press("Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
  await expect.poll(() => texts("Remarks", 3), patience).toEqual(["a", "a", "a"]);
  await goTo(1, "Agent");
  await walk.page.keyboard.type("x");
  await press("Enter", "ArrowUp", "Shift+ArrowRight", "Control+r");
  await expect.poll(() => cell(1, "Remarks").innerText(), patience).toBe("x");
});

test("a cell shows its new text as pending until the server has it, and goes back with the reason when it is refused", async () => {
  await walk.open();
  const answer = Promise.withResolvers<void>();
  let isDown = false;
  await walk.page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "statsCellEditsOneMutation") return route.continue();
    await answer.promise;
    await (isDown ? route.abort() : route.continue());
  });
  await goTo(4, "B/L No");
  await walk.page.keyboard.type("slow");
  await press("Enter");
  await cell(4, "B/L No").and(walk.page.locator('[aria-busy="true"]')).getByText("slow").waitFor();
  expect((await walk.stored(4))["B/L No"]).toBe("");
  answer.resolve();
  await expect.poll(() => cell(4, "B/L No").getAttribute("aria-busy"), patience).toBeNull();
  expect((await walk.stored(4))["B/L No"]).toBe("slow");
  isDown = true;
  await goTo(4, "B/L No");
  await walk.page.keyboard.type("lost");
  await press("Enter");
  await walk.page.getByText("The server cannot be reached.").waitFor();
  expect(await cell(4, "B/L No").innerText()).toBe("slow");
  walk.complaints.length = 0;
});

test("rows are coloured together, dark ones with white text, from their numbers or by the keyboard", async () => {
  const { page } = walk;
  await walk.open();
  const number = (row: number) => walk.grid.getByText(String(row), { exact: true }).first();
  await number(2).click();
  await page.getByText("Row Color").waitFor();
  await press("Escape");
  await number(4).click({ modifiers: ["Shift"] });
  await number(3).click({ button: "right" });
  await page.getByText("Row Color (3 rows)").waitFor();
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(
    expect.arrayContaining([
      "White",
      "Light Red",
      "Dark Red",
      "Light Green",
      "Dark Green",
      "Light Orange",
      "Dark Orange",
      "Light Blue",
      "Dark Blue",
    ]),
  );
  await page.getByRole("menuitem", { name: "Dark Red" }).click();
  const colours = (row: number) =>
    cell(row, "Shipment").evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  for (const row of [2, 3, 4]) await expect.poll(() => colours(row), patience).toEqual(["rgb(220, 38, 38)", "rgb(255, 255, 255)"]);
  await goTo(3, "Shipment");
  await press("Shift+Space", "Shift+F10");
  await page.getByRole("menuitem", { name: "Light Blue" }).click();
  await expect.poll(() => colours(3), patience).toEqual(["rgb(219, 234, 254)", "rgb(0, 0, 0)"]);
  await press("Control+z");
  await expect.poll(() => colours(3), patience).toEqual(["rgb(220, 38, 38)", "rgb(255, 255, 255)"]);
});
