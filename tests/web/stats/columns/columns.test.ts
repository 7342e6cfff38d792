import { expect, test } from "vitest";
import { breakOnce, toastWith } from "../../../support/browser/sidePanel.ts";
import { openStatsSheetPage, shownColumns } from "../../../support/browser/statsSheetPage.ts";
import { patience } from "../../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);

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
  await site.head("Surveyor").waitFor();
  await expect.poll(() => loads, patience).toBe(1);
  await site.act("Surveyor", "Rename Column");
  await page.getByRole("dialog", { name: "Rename Column" }).getByLabel("Column Name").fill("Inspector");
  await page.keyboard.press("Enter");
  await site.head("Inspector").waitFor();
  await page.getByRole("alert").getByText("Column renamed successfully").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await site.head("Surveyor").waitFor();
  await site.act("Surveyor", "Delete Column");
  const confirm = page.getByRole("dialog", { name: "Delete Column" });
  await confirm.getByText("This action cannot be undone.").waitFor();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await site.head("Surveyor").waitFor({ state: "detached" });
  await page.getByRole("alert").getByText("Column deleted successfully").waitFor();
  await expect.poll(() => loads, patience).toBe(2);
  expect(Object.keys(await site.stored(1))).not.toContain("Surveyor");
  await page.getByRole("button", { name: "Column actions for Currency" }).click();
  await page.getByRole("menuitem", { name: "Sort ascending" }).waitFor();
  expect(await page.getByRole("menuitem", { name: /(Rename|Delete) Column/ }).count()).toBe(0);
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
  const width = async () => (await site.head("ETA").boundingBox())?.width;
  const before = await width();
  await failing("statsColumnEditsResizeMutation", "Failed to save column width", () => site.act("ETA", "Wider"));
  await expect.poll(width, patience).toBe(before);
  await failing("statsColumnEditsAddMutation", "Failed to add column", async () => {
    await page.getByRole("button", { name: "Add Column" }).click();
    await typeName("Add Column", "Surveyor");
  });
  await close("Add Column");
  await site.act("ETA", "Rename Column");
  await typeName("Rename Column", "  ");
  await page.getByText("Please enter a column name").first().waitFor();
  await failing("statsColumnEditsRenameMutation", "Failed to rename column", () => typeName("Rename Column", "Arrival"));
  await close("Rename Column");
  await failing("statsColumnEditsDeleteMutation", "Failed to delete column", async () => {
    await site.act("ETA", "Delete Column");
    await page.getByRole("dialog", { name: "Delete Column" }).getByRole("button", { name: "Delete" }).click();
  });
  expect(await site.headNames()).toEqual([...shownColumns]);
  expect(await site.texts("ETA", 1)).toEqual([""]);
  expect((await site.stored(1))["ETA"]).toBe("");
  site.complaints.length = 0;
});
