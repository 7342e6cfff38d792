import { expect, test } from "vitest";
import { goFromSignUpToInvoice } from "../support/browser/journeys/signUpToInvoice.ts";
import { keyboardOf } from "../support/browser/gestures/keyboard.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { patience, openProductPage } from "../support/browser/productPage.ts";

const site = openProductPage({ acceptDownloads: true, locale: "en-US" });

test("an exporter gets from sign-up through the fifteen steps to a downloaded invoice by keys alone, and always sees where they are (R-432)", async () => {
  const { page } = site;
  page.setDefaultTimeout(20_000);
  const keyboard = keyboardOf(page);
  const focused = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((element) => element === document.activeElement);
  const look = async (screen: string) => {
    if (screen !== "the shipment") return;
    // A dialog traps the focus, and returns it when it closes.
    await keyboard.choose(page.getByRole("button", { name: "Actions", exact: true }), "Upload Documents");
    const dialog = page.getByRole("dialog", { name: "Upload Documents" });
    await dialog.getByLabel("Document Name").waitFor();
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focused("Actions"), patience).toBe(true);
  };
  const pdf = await goFromSignUpToInvoice({ page, hands: keyboard, look });
  const invoice = pdfWords(pdf);
  for (const words of ["TV/EXP/001/26-27", "20/11/2026", "1,000.00"]) expect(invoice).toContain(words);
  expect(keyboard.unmarked).toEqual([]);
}, 240_000);
