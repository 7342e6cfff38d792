import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goFromSignUpToInvoice, type Hands } from "../support/browser/journeys/signUpToInvoice.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { openProductPage } from "../support/browser/productPage.ts";

const phone = { width: 360, height: 740 };
const site = openProductPage({ acceptDownloads: true, viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Taps with one finger: the target must exist, be in view and not be covered. */
function fingerOn(page: Page): Hands {
  return {
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
    async date(field, day) {
      await field.tap();
      await field.fill(day);
    },
    async pick(list, typed) {
      await list.tap();
      await list.fill(typed);
      await page.getByRole("option", { name: typed }).first().tap();
    },
    mark: (choice) => choice.tap(),
    press: (target) => target.tap(),
    async choose(menu, entry) {
      await menu.tap();
      await page.getByRole("menuitem", { name: entry, exact: true }).tap();
    },
    async attach(field, path) {
      const chooser = page.waitForEvent("filechooser");
      await page.locator("label").filter({ has: field }).tap();
      await (await chooser).setFiles(path);
    },
  };
}

/** The visible controls lower than 40 px, without a field's border. The sheet's cells are exempt. */
function lowControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = "input:not([type=radio], [type=checkbox], [type=file]), textarea, select";
    const controls = document.querySelectorAll<HTMLElement>(`button, .mantine-Button-root, ${fields}, [role=option], [role=menuitem]`);
    return [...controls]
      .filter((control) => control.tabIndex >= 0 && control.closest("[role=grid]") === null && control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().height < 38)
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? "");
  });
}

test("an exporter with a phone gets from sign-up through the fifteen steps to a downloaded invoice; no screen is wider than the phone, nor a control too low for a finger, a list opens within it, and Support names the keys (R-434, R-840)", async () => {
  const { page } = site;
  page.setDefaultTimeout(20_000);
  const wide: string[] = [];
  const low = new Set<string>();
  async function look(screen: string) {
    const found = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll("[role=dialog]")].map((dialog) => dialog.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, ...boxes);
    });
    if (found > phone.width) wide.push(`${screen}: ${found} px`);
    for (const control of await lowControls(page)) low.add(`${screen}: ${control}`);
  }
  const hands = fingerOn(page);
  const pdf = await goFromSignUpToInvoice({ page, hands, look });
  const invoice = pdfWords(pdf);
  for (const words of ["TV/EXP/001/26-27", "20/11/2026", "1,000.00"]) expect(invoice).toContain(words);

  await hands.choose(page.getByRole("button", { name: "Actions", exact: true }), "Upload Documents");
  await page.getByRole("dialog").getByRole("combobox", { name: "Attachment Type" }).tap();
  await page.getByRole("option", { name: "Bill of Lading", exact: true }).tap();
  await look("Upload Documents");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  for (const [place, heading] of [
    ["Stats", "Shipment Stats"],
    ["Documents", "Documents"],
    ["People", "People"],
    ["Support", "Support"],
    ["Settings", "Settings"],
    ["Kavya Vaghela", "Profile"],
  ] as const) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("dialog").getByRole("link", { name: place }).tap();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    if (place === "Support") await page.getByText("Ctrl Enter", { exact: true }).waitFor();
    await look(heading);
  }
  await page.goto(new URL("/dashboard/documents/matrix", page.url()).href);
  await page.getByRole("heading", { level: 1, name: "Document sets" }).waitFor();
  await page.getByRole("table").waitFor();
  await look("Document sets");
  expect({ wide, low: [...low] }).toEqual({ wide: [], low: [] });
}, 240_000);
