import { expect, test } from "vitest";
import { boxOf } from "../../support/browser/boxOf.ts";
import { dragTo } from "../../support/browser/dragTo.ts";
import { breakOnce, toastWith } from "../../support/browser/sidePanel.ts";
import { shownColumns, openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);

function head(name: string) {
  return site.page.getByRole("columnheader", { name, exact: true });
}

function headNames(): Promise<string[]> {
  return site.page.getByRole("columnheader").evaluateAll((heads) => heads.map((element) => element.getAttribute("aria-label") ?? ""));
}

async function act(column: string, item: string): Promise<void> {
  await site.page.getByRole("button", { name: `Column actions for ${column}`, exact: true }).click();
  await site.page.getByRole("menuitem", { name: item }).click();
}

async function widthOf(name: string): Promise<number> {
  return (await head(name).boundingBox())?.width ?? 0;
}

/** Takes hold of a column's edge and drags it by so many pixels. */
async function pull(name: string, by: number): Promise<void> {
  const { mouse } = site.page;
  const box = await boxOf(head(name));
  await mouse.move(box.x + box.width - 2, box.y + 10);
  await mouse.down();
  await mouse.move(box.x + box.width - 2 + by, box.y + 10, { steps: 5 });
}

async function drag(name: string, by: number): Promise<void> {
  await pull(name, by);
  await site.page.mouse.up();
}

test("a column of the user's own is added, renamed and deleted; a name is needed, and system columns offer neither (R-292, R-307 to R-309, R-313)", async () => {
  const { page } = site;
  await site.open();
  let loads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === "rowWindowStoreQuery") loads += 1;
  });
  await page.getByRole("button", { name: "Add Column" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Column" });
  await dialog.getByLabel("Column Name").fill("   ");
  await dialog.getByRole("button", { name: "Add Column" }).click();
  await page.getByText("Please enter a column name").first().waitFor();
  await dialog.getByLabel("Column Name").fill(" Surveyor ");
  await dialog.getByRole("button", { name: "Add Column" }).click();
  await dialog.waitFor({ state: "hidden" });
  await head("Surveyor").waitFor();
  await expect.poll(() => loads, patience).toBe(1);
  await act("Surveyor", "Rename Column");
  await page.getByRole("dialog", { name: "Rename Column" }).getByLabel("Column Name").fill("Inspector");
  await page.keyboard.press("Enter");
  await head("Inspector").waitFor();
  await page.getByRole("alert").getByText("Column renamed successfully").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await head("Surveyor").waitFor();
  await act("Surveyor", "Delete Column");
  const confirm = page.getByRole("dialog", { name: "Delete Column" });
  await confirm.getByText("This action cannot be undone.").waitFor();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await head("Surveyor").waitFor({ state: "detached" });
  await page.getByRole("alert").getByText("Column deleted successfully").waitFor();
  await expect.poll(() => loads, patience).toBe(2);
  expect(Object.keys(await site.stored(1))).not.toContain("Surveyor");
  await page.getByRole("button", { name: "Column actions for Currency" }).click();
  await page.getByRole("menuitem", { name: "Sort ascending" }).waitFor();
  expect(await page.getByRole("menuitem", { name: /(Rename|Delete) Column/ }).count()).toBe(0);
});

test("a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it (R-285, R-293, R-301, R-302, R-314, R-334)", async () => {
  const { page } = site;
  await site.open();
  expect(await widthOf("ETA")).toBe(128);
  await site.grid.evaluate((grid) => grid.scrollTo(0, 500));
  const saved = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === "statsColumnEditsResizeMutation");
  await drag("ETA", 60);
  expect((await saved).request().postDataJSON().variables.input.width).toBe(188);
  expect(await widthOf("ETA")).toBe(188);
  await drag("ETA", -500);
  expect(await widthOf("ETA")).toBe(80);
  await pull("ETA", 40);
  await expect.poll(() => widthOf("ETA"), patience).toBe(120);
  // Taken away from the edge, the pointer leaves it where it was.
  await site.grid.evaluate((grid) => grid.releasePointerCapture(1));
  await page.mouse.move(600, 300);
  expect(await widthOf("ETA")).toBe(80);
  await page.mouse.up();
  expect(await site.grid.evaluate((grid) => grid.scrollTop)).toBe(500);
  await page.reload();
  await head("ETA").waitFor();
  expect(await widthOf("ETA")).toBe(80);
  await page.getByRole("columnheader", { name: "Shipment" }).locator("[data-edge]").dblclick();
  await expect.poll(() => widthOf("Shipment"), patience).not.toBe(128);
});

test("the menu key widens, narrows and fits a column without a mouse, and undo takes that back; keys pressed while it opens are not the grid's (R-333, R-334, R-338)", async () => {
  const { page } = site;
  await site.open();
  await site.press("ArrowRight", "Control+Space");
  const choose = async (item: string) => {
    await site.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Sort ascending" }).waitFor();
    const isThere = () => page.getByRole("menuitem", { name: item }).evaluate((element) => element === document.activeElement);
    for (let key = 0; key < 12 && !(await isThere()); key += 1) await site.press("ArrowDown");
    await site.press("Enter");
  };
  await site.press("Shift+F10", "ArrowDown", "Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await choose("Wider");
  await expect.poll(() => widthOf("Currency"), patience).toBe(160);
  await choose("Narrower");
  await expect.poll(() => widthOf("Currency"), patience).toBe(128);
  await choose("Fit to contents");
  await expect.poll(() => widthOf("Currency"), patience).toBeLessThan(128);
  await expect.poll(() => site.grid.evaluate((grid) => grid === document.activeElement), patience).toBe(true);
  await site.press("Control+z");
  await expect.poll(() => widthOf("Currency"), patience).toBe(128);
});

test("Column Settings hides columns and reorders them by keyboard; new ones stand at the end, and the order is kept (R-310, R-315, R-433)", async () => {
  const { page } = site;
  await site.open();
  await page.getByRole("button", { name: "Column settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Column Settings" });
  await sheet.getByRole("checkbox", { name: "Currency" }).uncheck();
  expect(await sheet.getByText("System").count()).toBe(23);
  await sheet.getByRole("button", { name: "Move Remarks" }).focus();
  await dragTo(page, { key: "ArrowUp", heldOver: (place) => `Remarks is held over place ${place} of 27.`, places: [27, 26, 25] });
  await page.getByText(/Remarks put down/).waitFor({ state: "attached" });
  await sheet.getByRole("button", { name: "Done" }).click();
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Remarks", "ETA", "Agent"]);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Stats" }).click();
  await expect.poll(headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Remarks", "ETA", "Agent"]);
});

test("a selected column goes elsewhere by its head, by its menu and by the keyboard; undo takes it back, and the order is kept (R-333, R-334)", async () => {
  const { page } = site;
  await site.open();
  const at = async (name: string) => {
    const box = await boxOf(head(name));
    return { x: box.x + 20, y: box.y + 10, right: box.x + box.width };
  };
  await page.mouse.click((await at("ETA")).x, (await at("ETA")).y);
  expect(await head("ETA").getAttribute("aria-selected")).toBe("true");
  const [from, to] = [await at("ETA"), await at("Remarks")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.right - 10, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(headNames, patience).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "Remarks", "ETA"]);
  expect(await head("ETA").getAttribute("aria-selected")).toBe("true");
  await act("ETA", "Move left");
  await expect.poll(headNames, patience).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "ETA", "Remarks"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(headNames, patience).toEqual([...shownColumns]);
  await site.press("Control+Home", "Control+Space", "Shift+F10");
  await page.getByRole("menuitem", { name: "Move right" }).press("Enter");
  const moved = ["Currency", "Shipment", ...shownColumns.slice(2)];
  await expect.poll(headNames, patience).toEqual(moved);
  await page.reload();
  await head("Shipment").waitFor();
  expect(await headNames()).toEqual(moved);
});

test("rows are sorted and filtered by a column on the server, and found by a text in any of them (R-340)", async () => {
  const { page } = site;
  await site.open();
  await act("Shipment", "Sort descending");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 6", "Shipment 5"]);
  expect(await head("Shipment").getAttribute("aria-sort")).toBe("descending");
  await act("Shipment", "Clear sorting");
  await expect.poll(() => site.texts("Shipment", 1), patience).toEqual(["Shipment 1"]);
  await act("Shipment", "Filter by this column");
  const dialog = page.getByRole("dialog", { name: "Filter by Shipment" });
  await dialog.getByLabel("Shows").fill("MENT 5");
  await page.keyboard.press("Enter");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 5", ""]);
  expect(await head("Shipment").getAttribute("aria-description")).toBe("Filtered");
  await page.reload();
  await site.cell(1, "Shipment").getByText("Shipment 5").waitFor();
  await page.getByRole("button", { name: "Remove Shipment: MENT 5" }).click();
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 1", "Shipment 2"]);
  expect(await head("Shipment").getAttribute("aria-description")).toBeNull();
  await site.grid.focus();
  await page.keyboard.press("Control+f");
  await page.getByLabel("Find in all rows").fill("shipment 4");
  await expect.poll(() => site.texts("Shipment", 1), patience).toEqual(["Shipment 4"]);
  await page.getByText("1 row", { exact: true }).first().waitFor();
  await page.keyboard.press("Enter");
  expect(await site.grid.evaluate((grid) => grid === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+f");
  await expect.poll(() => page.getByLabel("Find in all rows").evaluate((input) => input === document.activeElement), patience).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 1", "Shipment 2"]);
});

test("a change that fails without a word of the server's is told in its own, and the sheet keeps what the server has (R-297, R-307, R-309)", async () => {
  const { page } = site;
  await site.open();
  /** Lets the call fail that the act makes, and looks for its words. */
  async function failing(operation: string, text: string, change: () => Promise<void>): Promise<void> {
    await breakOnce(page, operation);
    await change();
    expect(await toastWith(page, text)).toBe(`Error\n${text}`);
  }
  const typeName = async (title: string, name: string) => {
    await page.getByRole("dialog", { name: title }).getByLabel("Column Name").fill(name);
    await page.keyboard.press("Enter");
  };
  const close = async (title: string) => {
    await page.getByRole("dialog", { name: title }).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog", { name: title }).waitFor({ state: "hidden" });
  };
  await failing("statsCellEditsOneMutation", "Failed to update cell", async () => {
    await site.cell(1, "ETA").click();
    await page.keyboard.type("lost");
    await page.keyboard.press("Enter");
  });
  await failing("statsColourEditsMutation", "Failed to update row color", async () => {
    await site.grid.getByText("2", { exact: true }).first().click();
    await page.getByRole("menuitem", { name: "Dark Red" }).click();
  });
  await failing("statsColumnEditsResizeMutation", "Failed to save column width", () => drag("ETA", 60));
  await failing("statsColumnEditsAddMutation", "Failed to add column", async () => {
    await page.getByRole("button", { name: "Add Column" }).click();
    await typeName("Add Column", "Surveyor");
  });
  await close("Add Column");
  await act("ETA", "Rename Column");
  await typeName("Rename Column", "  ");
  await page.getByText("Please enter a column name").first().waitFor();
  await failing("statsColumnEditsRenameMutation", "Failed to rename column", () => typeName("Rename Column", "Arrival"));
  await close("Rename Column");
  await failing("statsColumnEditsDeleteMutation", "Failed to delete column", async () => {
    await act("ETA", "Delete Column");
    await page.getByRole("dialog", { name: "Delete Column" }).getByRole("button", { name: "Delete" }).click();
  });
  expect(await headNames()).toEqual([...shownColumns]);
  expect(await site.texts("ETA", 1)).toEqual([""]);
  expect((await site.stored(1))["ETA"]).toBe("");
  site.complaints.length = 0;
});
