import { expect, test } from "vitest";
import { openStatsSheetPage, type ShownColumn } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);
const { press, cell, texts, stored, writeElsewhere } = site;

async function type(row: number, column: ShownColumn, text: string): Promise<void> {
  await cell(row, column).click();
  await press("Control+a");
  await site.page.keyboard.type(text);
  await press("Enter");
}

function dialog() {
  return site.page.getByRole("dialog", { name: "Changed by somebody else" });
}

test("of two who edit one cell the second is shown both texts and says which one stays; other cells of the row do not matter (R-344)", async () => {
  await site.open();
  await writeElsewhere(2, "ETA", "theirs");
  await type(2, "ETA", "mine");
  await dialog().getByText("ETA of Shipment 2").waitFor();
  expect(await dialog().getByRole("definition").allInnerTexts()).toEqual(["Theirs: theirs", "Yours: mine"]);
  expect((await stored(2))["ETA"]).toBe("theirs");
  await dialog().getByRole("button", { name: "Keep theirs" }).click();
  await dialog().waitFor({ state: "hidden" });
  await expect.poll(() => cell(2, "ETA").innerText(), patience).toBe("theirs");
  expect(await site.page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);

  await writeElsewhere(2, "ETA", "theirs again");
  await type(2, "ETA", "mine again");
  await dialog().getByRole("button", { name: "Save mine" }).click();
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("mine again");
  await dialog().waitFor({ state: "hidden" });

  await writeElsewhere(2, "Agent", "another cell");
  await type(2, "ETA", "no question");
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("no question");
  await expect.poll(() => cell(2, "Agent").innerText(), patience).toBe("another cell");
  expect(await dialog().count()).toBe(0);

  await writeElsewhere(2, "ETA", "after mine");
  await site.page.getByRole("button", { name: "Undo" }).click();
  await dialog().getByText("Theirs: after mine").waitFor();
  await dialog().getByRole("button", { name: "Keep theirs" }).click();
  await dialog().waitFor({ state: "hidden" });
  expect((await stored(2))["ETA"]).toBe("after mine");
  expect(await site.page.getByRole("button", { name: "Undo" }).isEnabled()).toBe(true);
});

test("a paste over a cell that somebody else changed saves nothing until it is decided, then all of it or the rest", async () => {
  await site.open();
  await site.page.evaluate(() => navigator.clipboard.writeText("a\tb\nc\td"));
  await writeElsewhere(5, "Agent", "theirs");
  await cell(4, "ETA").click();
  await press("Escape", "Control+v");
  await dialog().getByText("Agent of Shipment 5").waitFor();
  expect(await stored(4)).toMatchObject({ ETA: "", Agent: "" });
  await dialog().getByRole("button", { name: "Keep theirs, save the rest" }).click();
  await expect.poll(async () => (await stored(5))["ETA"], patience).toBe("c");
  expect([await stored(4), await stored(5)]).toMatchObject([
    { ETA: "a", Agent: "b" },
    { ETA: "c", Agent: "theirs" },
  ]);
  await dialog().waitFor({ state: "hidden" });
  await press("Control+z");
  await expect.poll(async () => (await stored(5))["ETA"], patience).toBe("");
  expect(await stored(5)).toMatchObject({ Agent: "theirs" });
});

test("edits of one row that follow each other quickly are all kept, in their order, and no question is asked", async () => {
  await site.open();
  const first = Promise.withResolvers<void>();
  await site.page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === "statsCellEditsOneMutation") await first.promise;
    await route.continue();
  });
  await type(1, "ETA", "one");
  await type(1, "ETA", "two");
  await type(1, "Agent", "three");
  await press("Control+z");
  expect(await cell(1, "ETA").innerText()).toBe("two");
  first.resolve();
  await expect.poll(() => cell(1, "ETA").getAttribute("aria-busy"), patience).toBeNull();
  await expect.poll(() => stored(1), patience).toMatchObject({ ETA: "two", Agent: "" });
  expect(await dialog().count()).toBe(0);
});

test("a paste that meets a broken line leaves nothing half written, says so, and undo past a failure finds every act in its place (R-344)", async () => {
  const { page } = site;
  await site.open();
  await type(3, "B/L No", "kept");
  await expect.poll(async () => (await stored(3))["B/L No"], patience).toBe("kept");
  await page.evaluate(() => navigator.clipboard.writeText("p\tq\nr\ts"));
  await page.context().setOffline(true);
  await cell(3, "B/L No").click();
  await press("Escape", "Control+v");
  await page.getByText("The server cannot be reached.").waitFor();
  await expect.poll(() => texts("B/L No", 4), patience).toEqual(["", "", "kept", ""]);
  const undoFailed = page.waitForEvent("requestfailed", (request) => request.postData()?.includes("statsCellEdits") ?? false);
  await press("Control+z");
  await undoFailed;
  await expect.poll(() => cell(3, "B/L No").innerText(), patience).toBe("kept");
  await expect.poll(() => cell(3, "B/L No").getAttribute("aria-busy"), patience).toBeNull();
  await expect.poll(() => page.getByRole("button", { name: "Undo" }).isEnabled(), patience).toBe(true);
  await page.context().setOffline(false);
  expect(await stored(3)).toMatchObject({ "B/L No": "kept", ETA: "" });
  await press("Control+z");
  await expect.poll(async () => (await stored(3))["B/L No"], patience).toBe("");
  await press("Control+y");
  await expect.poll(async () => (await stored(3))["B/L No"], patience).toBe("kept");
  site.complaints.length = 0;
});

test("an undo of a row that has long left the browser does not write over what somebody else wrote there since", async () => {
  const { page } = site;
  await page.clock.install();
  await site.open();
  await type(5, "Remarks", "mine");
  await expect.poll(async () => (await stored(5))["Remarks"], patience).toBe("mine");
  await writeElsewhere(5, "Remarks", "theirs");
  // What nobody looks at is forgotten after five minutes.
  await page.clock.fastForward("06:00");
  await press("Control+f");
  await page.getByLabel("Find in all rows").fill("Shipment 1");
  await page.getByText("1 row", { exact: true }).first().waitFor();
  await page.clock.fastForward("06:00");
  const learnt = page.waitForRequest((request) => request.postData()?.includes("refetchRowsQuery") ?? false);
  await page.getByRole("button", { name: "Undo" }).click();
  await learnt;
  await dialog().getByText("Remarks of Shipment 5").waitFor();
  expect(await dialog().getByRole("definition").allInnerTexts()).toEqual(["Theirs: theirs", "Yours: (empty)"]);
  await dialog().getByRole("button", { name: "Keep theirs" }).click();
  await dialog().waitFor({ state: "hidden" });
  expect((await stored(5))["Remarks"]).toBe("theirs");
});

test("an undo in a column that somebody else deleted says so, and leaves the way to the acts before it (R-344)", async () => {
  const { client, id } = site.owner;
  const add = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { column { id } } }";
  type Added = { addStatsColumn: { column: { id: string } } };
  const { addStatsColumn } = await client.send<Added>(add, { input: { firmId: id("F1"), name: "Passing" } });
  await site.open();
  const before = (await stored(5))["Remarks"];
  await type(5, "Remarks", "mine");
  await site.grid.locator('[aria-rowindex="6"] [aria-colindex="8"]').click();
  await site.page.keyboard.type("mine");
  await press("Enter");
  await expect.poll(() => stored(5), patience).toMatchObject({ Remarks: "mine", Passing: "mine" });
  const remove = "mutation ($input: DeleteStatsColumnInput!) { deleteStatsColumn(input: $input) { errors { message } } }";
  await client.send(remove, { input: { id: addStatsColumn.column.id } });
  await press("Control+z");
  await site.page.getByText("Column not found").waitFor();
  await press("Control+z");
  await expect.poll(async () => (await stored(5))["Remarks"], patience).toBe(before);
});
