import { expect, test } from "vitest";
import { shownColumns, openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(12);
const { press, cell, texts } = site;

async function goTo(row: number, column: (typeof shownColumns)[number]): Promise<void> {
  await site.grid.focus();
  await press("Control+Home");
  for (let n = 1; n < row; n += 1) await press("ArrowDown");
  for (let n = 0; n < shownColumns.indexOf(column); n += 1) await press("ArrowRight");
}

test("Ctrl+D, Ctrl+R and the fill handle repeat cells, each as one act that undo takes back (R-333, R-337)", async () => {
  await site.open();
  await goTo(1, "Remarks");
  await site.page.keyboard.type("a");
  await press("Enter", "b", "Enter");
  await goTo(1, "Remarks");
  await press("Shift+ArrowDown");
  const edge = await cell(2, "Remarks").boundingBox();
  const target = await cell(5, "Remarks").boundingBox();
  if (!edge || !target) throw new Error("The cells are not on the screen");
  await site.page.mouse.move(edge.x + edge.width - 1, edge.y + edge.height - 1);
  await site.page.mouse.down();
  await site.page.mouse.move(target.x + 20, target.y + 14, { steps: 4 });
  await site.page.mouse.up();
  await expect.poll(() => texts("Remarks", 6), patience).toEqual(["a", "b", "a", "b", "a", expect.any(String)]);
  await site.page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cell(4, "Remarks").innerText(), patience).toBe("");
  await goTo(1, "Remarks");
  await press("Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
  await expect.poll(() => texts("Remarks", 3), patience).toEqual(["a", "a", "a"]);
  await goTo(1, "Agent");
  await site.page.keyboard.type("x");
  await press("Enter", "ArrowUp", "Shift+ArrowRight", "Control+r");
  await expect.poll(() => cell(1, "Remarks").innerText(), patience).toBe("x");
});

test("Escape breaks off the fill that is dragged: nothing is filled, and its frame is gone (R-1424)", async () => {
  await site.open();
  await goTo(1, "Remarks");
  await site.page.keyboard.type("all");
  await press("Enter", "ArrowUp");
  const before = await texts("Remarks", 6);
  const [edge, target] = await Promise.all([cell(1, "Remarks").boundingBox(), cell(5, "Remarks").boundingBox()]);
  if (!edge || !target) throw new Error("The cells are not on the screen");
  const frames = () =>
    site.grid.evaluate(
      (grid) => [...grid.querySelectorAll("div")].filter((box) => getComputedStyle(box).borderTopStyle === "dashed").length,
    );
  await site.page.mouse.move(edge.x + edge.width - 1, edge.y + edge.height - 1);
  await site.page.mouse.down();
  await site.page.mouse.move(target.x + 20, target.y + 14, { steps: 4 });
  await expect.poll(frames, patience).toBe(1);
  await press("Escape");
  await expect.poll(frames, patience).toBe(0);
  await site.page.mouse.up();
  await press("Control+Home");
  expect(await texts("Remarks", 6)).toEqual(before);
});

test("a cell shows its new text as pending until the server has it, and goes back with the reason when it is refused; Redo sends what did not arrive (R-316, R-1305)", async () => {
  await site.open();
  const answer = Promise.withResolvers<void>();
  let isDown = false;
  await site.page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "statsCellEditsOneMutation") return route.continue();
    await answer.promise;
    await (isDown ? route.abort() : route.continue());
  });
  await goTo(4, "B/L No");
  await site.page.keyboard.type("slow");
  await press("Enter");
  await cell(4, "B/L No").and(site.page.locator('[aria-busy="true"]')).getByText("slow").waitFor();
  expect((await site.stored(4))["B/L No"]).toBe("");
  answer.resolve();
  await expect.poll(() => cell(4, "B/L No").getAttribute("aria-busy"), patience).toBeNull();
  expect((await site.stored(4))["B/L No"]).toBe("slow");
  isDown = true;
  await goTo(4, "B/L No");
  await site.page.keyboard.type("lost");
  await press("Enter");
  await site.page.getByText("The server cannot be reached.").waitFor();
  expect(await cell(4, "B/L No").innerText()).toBe("slow");
  await site.page.getByText("Your change is not saved. Redo sends it again.").waitFor();
  await goTo(4, "ETA");
  await site.page.keyboard.type("lost too");
  await press("Enter");
  await expect.poll(() => site.complaints.length, patience).toBe(2);
  await expect.poll(() => cell(4, "ETA").innerText(), patience).toBe("");
  isDown = false;
  await press("Control+y", "Control+y");
  await expect.poll(() => site.stored(4), patience).toMatchObject({ "B/L No": "lost", ETA: "lost too" });
  site.complaints.length = 0;
});

test("rows are coloured together, dark ones with white text, from their numbers or by the keyboard (R-285, R-311, R-331, R-333, R-338)", async () => {
  const { page } = site;
  await site.open();
  const number = (row: number) => site.grid.getByText(String(row), { exact: true }).first();
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
