import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";

/* One press of Escape closes only the topmost layer. */

const site = openExporterPage();
const press = () => site.page.keyboard.press("Escape");
const dialog = (name: string) => site.page.getByRole("dialog", { name });
const options = () => site.page.getByRole("option");

test("a pick-list, the dialog around it and the panel below close one after the other", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.field("Port of Loading").click();
  await options().first().waitFor();
  await press();
  await expect.poll(() => options().count()).toBe(0);
  await form.field("Port of Loading").click();
  await page.getByRole("option", { name: /Add New/ }).click();
  const quickAdd = page.getByRole("dialog", { name: /^Add New/ });
  await quickAdd.getByRole("combobox").first().click();
  await options().first().waitFor();
  await press();
  await expect.poll(() => options().count()).toBe(0);
  expect(await quickAdd.isVisible()).toBe(true);
  await press();
  await quickAdd.waitFor({ state: "detached" });
  expect(await form.panel.isVisible()).toBe(true);
  await press();
  await form.panel.waitFor({ state: "hidden" });
});

test("a list in the financial year's popover closes before the popover, which gives the keyboard back", async () => {
  const { page } = site;
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: /^Financial year/ });
  await button.click();
  await page.getByRole("combobox", { name: "Year" }).click();
  await options().first().waitFor();
  await press();
  await expect.poll(() => options().count()).toBe(0);
  expect(await page.getByRole("combobox", { name: "Year" }).isVisible()).toBe(true);
  await press();
  await page.getByRole("combobox", { name: "Year" }).waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a carried column is put back before the panel closes", async () => {
  const { page } = site;
  await page.goto("/dashboard/stats");
  await page.getByRole("button", { name: "Column Settings" }).click();
  const panel = dialog("Column Settings");
  await panel.getByRole("button", { name: /^Move/ }).first().focus();
  await page.keyboard.press("Space");
  await page.getByText(/is held over place 1/).waitFor({ state: "attached" });
  // The list listens for keys only a moment after it has announced the pick-up.
  const putBack = page.getByText(/stays where it was/);
  const cancel = async () => {
    if ((await putBack.count()) === 0) await press();
    return await putBack.count();
  };
  await expect.poll(cancel, { interval: 200 }).toBe(1);
  expect(await panel.isVisible()).toBe(true);
  await press();
  await panel.waitFor({ state: "hidden" });
});
