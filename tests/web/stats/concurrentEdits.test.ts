import { expect, test } from "vitest";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);
const { press, cell, texts, stored, writeElsewhere } = site;

function dialog() {
  return site.page.getByRole("dialog", { name: "Changed by somebody else" });
}

test("of two who edit one cell the second is shown both texts and says which one stays; other cells of the row do not matter (R-344)", async () => {
  await site.open();
  await writeElsewhere(2, "ETA", "theirs");
  await site.type(2, "ETA", "mine");
  await dialog().getByText("ETA of Shipment 2").waitFor();
  expect(await dialog().getByRole("definition").allInnerTexts()).toEqual(["Theirs: theirs", "Yours: mine"]);
  expect((await stored(2))["ETA"]).toBe("theirs");
  await dialog().getByRole("button", { name: "Keep theirs" }).click();
  await dialog().waitFor({ state: "hidden" });
  await expect.poll(() => cell(2, "ETA").innerText(), patience).toBe("theirs");
  expect(await site.page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);

  await writeElsewhere(2, "ETA", "theirs again");
  await site.type(2, "ETA", "mine again");
  await dialog().getByRole("button", { name: "Save mine" }).click();
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("mine again");
  await dialog().waitFor({ state: "hidden" });

  await writeElsewhere(2, "Agent", "another cell");
  await site.type(2, "ETA", "no question");
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
  await site.type(1, "ETA", "one");
  await site.type(1, "ETA", "two");
  await site.type(1, "Agent", "three");
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
  await site.type(3, "B/L No", "kept");
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

/** Adds a column, opens the sheet and one of the column's dialogs, and deletes the column at another desk. */
async function dialogOfDeleted(act: "Rename Column" | "Delete Column") {
  const { page, owner } = site;
  const add = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { column { id } errors { message } } }";
  const remove = "mutation ($input: DeleteStatsColumnInput!) { deleteStatsColumn(input: $input) { errors { message } } }";
  type Added = { addStatsColumn: { column: { id: string } } };
  const { addStatsColumn } = await owner.client.send<Added>(add, { input: { firmId: owner.id("F1"), name: "Transporter" } });
  await site.open();
  await page.getByRole("button", { name: "Column actions for Transporter", exact: true }).click();
  await page.getByRole("menuitem", { name: act }).click();
  await owner.client.send(remove, { input: addStatsColumn.column });
  return page.getByRole("dialog", { name: act });
}

test("a column that somebody else has deleted goes from the sheet once a change of it is refused, and its deletion is as good as done (R-1265)", async () => {
  const { page } = site;
  const rename = await dialogOfDeleted("Rename Column");
  await rename.getByRole("textbox").fill("Haulier");
  await rename.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("alert").filter({ hasText: "Column not found" }).waitFor();
  await site.head("Transporter").waitFor({ state: "detached" });
  await page.goto("/dashboard");

  const remove = await dialogOfDeleted("Delete Column");
  await remove.getByRole("button", { name: "Delete" }).click();
  await remove.waitFor({ state: "detached" });
  await site.head("Transporter").waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("parts of the sheet whose code is gone since an update say so and leave the sheet; a text that meets another is asked about all the same (R-1422)", async () => {
  const { page } = site;
  await site.open();
  const hasCome = (names: string[]) => {
    const urls = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.every((part) => urls.some((url) => url.includes(part)));
  };
  await page.waitForFunction(hasCome, ["StatsMenu", "CellConflictDialog", "refetchRows", "statsChanges"]);
  await page.route("**/assets/*", (route) => route.fulfill({ status: 404 }));
  const notices = page.getByRole("alert").filter({ hasText: "This could not be loaded. Please reload the page and try again." });
  for (const name of ["Import", "Add Column", "Charts", "Filters"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await notices.getByRole("button", { name: "Close message" }).click();
    await notices.waitFor({ state: "detached" });
  }
  site.complaints.length = 0;
  await writeElsewhere(4, "ETA", "theirs");
  await site.type(4, "ETA", "mine");
  await dialog().getByText("ETA of Shipment 4").waitFor();
  await dialog().getByRole("button", { name: "Save mine" }).click();
  await expect.poll(async () => (await stored(4))["ETA"], patience).toBe("mine");
});
