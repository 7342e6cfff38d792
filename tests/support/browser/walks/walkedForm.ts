import type { Locator, Page } from "playwright-core";

/** A form, or a single button or switch, that a test opens, fills in and sends. */
export type WalkedForm = {
  /** The mutation that it sends, and the field of it that holds the answer. */
  sends: string;
  root: string;
  /** Whether it goes with a file. */
  hasFile?: boolean;
  /** Opens the form and fills it in; answers what must stay in it, by label. */
  open: (page: Page) => Promise<Texts>;
  /** The name of the button that sends it, or of the switch that does. */
  submit: string;
  isSwitch?: boolean;
  /** What says that it was done. */
  done: string | RegExp | ((page: Page) => Locator);
  /** The failures that it is walked under; all if left out. */
  under?: readonly string[];
};

export type Sent = Omit<WalkedForm, "open">;
export type Texts = Record<string, string>;

export async function filled(page: Page, fields: Texts): Promise<Texts> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  return fields;
}

/** A form behind a button of a page; without a button, on the page itself. */
export function at(address: string, button: string | null, fields: Texts, sent: Sent): WalkedForm {
  return {
    ...sent,
    async open(page) {
      await page.goto(address);
      if (button !== null) await page.getByRole("button", { name: button, exact: true }).first().click();
      return filled(page, fields);
    },
  };
}
