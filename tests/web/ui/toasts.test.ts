import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();

/** The controls, their labels and the results in sight that the toasts lie on. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="alert"]')?.getBoundingClientRect();
    if (toast === undefined) return ["There is no toast"];
    const seen = [...document.querySelectorAll('[role="dialog"] :is(button, input, textarea, output, label)')].filter((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.right <= toast.left || box.left >= toast.right || box.bottom <= toast.top || box.top >= toast.bottom;
      return box.width > 4 && box.height > 4 && !isBeside;
    });
    return seen.map(({ outerHTML }) => outerHTML.slice(0, 240));
  });
}

/** Whether the toasts lie on the control that has the focus. */
function coversFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [toast, focused] = [document.querySelector('[role="alert"]'), document.activeElement].map((one) => one?.getBoundingClientRect());
    if (toast === undefined || focused === undefined || focused.height === 0) throw new Error("There is no toast, or no focus");
    return toast.top < focused.bottom && focused.top < toast.bottom;
  });
}

/** What comes later, such as the page that was asked for, may lie where a toast is already. */
function putButtonUnder(page: Page): Promise<void> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="alert"]')?.getBoundingClientRect();
    const button = document.createElement("button");
    button.style.cssText = `position: fixed; left: ${toast?.left}px; top: ${toast?.top}px; width: 60px; height: 30px`;
    document.querySelector('[role="dialog"]')?.append(button);
  });
}

test("a toast covers no control where there is room for it, and what was entered wrong goes when something is entered (R-848)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await page.getByRole("button", { name: "Create Shipment" }).last().click();
  const toast = page.getByRole("alert").filter({ hasText: "Validation Error" });
  await toast.waitFor();
  await expect.poll(() => covered(page), patience).toEqual([]);
  await putButtonUnder(page);
  await expect.poll(() => covered(page), patience).toEqual([]);
  await form.field("Shipment Name").fill("Rice");
  await toast.waitFor({ state: "detached", timeout: 3000 });
});

test("on a phone, where it has to cover something, a toast leaves the field in sight that has the focus (R-848)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 360, height: 740 });
  await site.newForm();
  await page.getByRole("button", { name: "Create Shipment" }).last().click();
  await page.getByRole("alert").filter({ hasText: "Validation Error" }).waitFor();
  await expect.poll(() => coversFocus(page), patience).toBe(false);
});

test("on a phone, where it has to cover something, a toast leaves the button in sight that is pressed next (R-848)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 360, height: 740 });
  const shipment = await aStoredShipment(site.owner);
  await page.goto(`${site.firmPath}/shipment/${shipment}`);
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Upload Documents" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  await page.getByRole("alert").filter({ hasText: "Upload Error" }).waitFor();
  await expect.poll(() => page.locator(".mantine-Notifications-root[style*='--toast-bottom']").count(), patience).toBeGreaterThan(0);
  const coveredAt: number[] = [];
  for (let height = 600; height <= 760; height += 20) {
    await page.setViewportSize({ width: 360, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if ((await covered(page)).some((control) => control.includes('type="submit"'))) coveredAt.push(height);
  }
  await page.getByRole("alert").filter({ hasText: "Upload Error" }).waitFor();
  expect(coveredAt).toEqual([]);
});

test("a screen reader has the fields that are not in sight yet, and is not read a whole dialog as its description", async () => {
  const { page } = site;
  await site.copyForm();
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send("Accessibility.getFullAXTree");
  const names = nodes.filter(({ ignored, role }) => !ignored && role?.value === "textbox").map(({ name }) => String(name?.value));
  const drawn = page.getByRole("dialog").getByRole("textbox");
  expect(names).toEqual(expect.arrayContaining(["Shipment Name", "Quantity", "Rate", "Notes"]));
  expect(names.length).toBeGreaterThanOrEqual(await drawn.count());
  expect(nodes.filter(({ role }) => role?.value === "dialog").map(({ description }) => description?.value ?? "")).toEqual([""]);
});
