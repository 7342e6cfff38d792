import type { Locator, Page } from "playwright-core";
import type { Hands } from "../journeys/signUpToInvoice.ts";

/** A page driven without a mouse. */
export type Keyboard = Hands & {
  /** Presses Tab until the element has the focus. */
  to: (target: Locator) => Promise<void>;
  /** What had the focus without showing it. */
  unmarked: string[];
};

/** More than any of our screens has to go through. */
const mostTabs = 200;

/** The keyboard of a page. It notes every element that had the focus and did not look so. */
export function keyboardOf(page: Page): Keyboard {
  const { keyboard } = page;
  const unmarked: string[] = [];
  async function to(target: Locator) {
    await target.waitFor({ state: "attached" });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
      const bare = await page.evaluate(bareFocus);
      if (bare !== null && !unmarked.includes(bare)) unmarked.push(bare);
    }
    throw new Error(`Not reached by Tab: ${target.toString()}`);
  }
  async function press(target: Locator) {
    await to(target);
    await keyboard.press("Enter");
  }
  return {
    unmarked,
    to,
    press,
    async write(field, text) {
      await to(field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.insertText(text);
    },
    async date(field, day) {
      const [year = "", month = "", date = ""] = day.split("-");
      await to(field);
      await keyboard.type(month + date + year);
    },
    async pick(list, typed) {
      await to(list);
      await keyboard.type(typed);
      await page.getByRole("option", { name: typed }).and(page.locator("[data-combobox-selected]")).waitFor();
      await keyboard.press("Enter");
      await page.getByRole("option").first().waitFor({ state: "hidden" });
    },
    async mark(choice) {
      const group = page.locator(`input[type=radio][name="${await choice.getAttribute("name")}"]:enabled`);
      const chosen = group.and(page.locator(":checked"));
      // Tab reaches the chosen one of a group, or the first; the arrow keys reach the others.
      await to((await chosen.count()) > 0 ? chosen : group.first());
      await keyboard.press("Space");
      for (let steps = 0; steps < 10 && !(await choice.isChecked()); steps += 1) await keyboard.press("ArrowDown");
      if (!(await choice.isChecked())) throw new Error(`Not marked by the keys: ${choice.toString()}`);
    },
    async choose(menu, entry) {
      await press(menu);
      const item = page.getByRole("menuitem", { name: entry, exact: true });
      await item.waitFor();
      await page.locator("[role=menuitem]:focus").waitFor();
      for (let steps = 0; steps < 20; steps += 1) {
        if (await item.evaluate((element) => element === document.activeElement)) return keyboard.press("Enter");
        await keyboard.press("ArrowDown");
      }
      throw new Error(`Not reached by the arrow keys: ${entry}`);
    },
    async attach(field, path) {
      await to(field);
      const chooser = page.waitForEvent("filechooser");
      await keyboard.press("Enter");
      await (await chooser).setFiles(path);
    },
  };
}

/** Names the focused element unless it, or what holds it, shows an outline or (a field) the border of a focused one. */
async function bareFocus(): Promise<string | null> {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // Borders take their colour with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  // A page that comes meanwhile takes the focus to its content, and what had it has nothing more to show.
  if (document.activeElement !== focused) return null;
  const probe = document.createElement("i");
  probe.style.color = "var(--mantine-primary-color-filled)";
  document.body.append(probe);
  const ink = getComputedStyle(probe).color;
  probe.remove();
  let above: Element | null = focused;
  for (let level = 0; level < 5 && above !== null; level += 1) {
    const element: Element = above;
    const { borderTopColor, borderTopStyle } = getComputedStyle(element);
    // A row has its ring drawn above its cells.
    const isOutlined = [undefined, "::after"].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return outlineStyle !== "none" && outlineWidth !== "0px" && (part === undefined || content !== "none");
    });
    const isInked = borderTopStyle !== "none" && borderTopColor === ink;
    if (isOutlined || isInked) return null;
    above = element.parentElement;
  }
  return focused.outerHTML.slice(0, 400);
}
