import type { BrowserContext, Locator, Page } from "playwright-core";

/** What a hand did, as the browser saw it. */
type Acts = { keys: number; clicks: number; decisions: number };

/** Times of the keystroke-level model, in seconds: an average typist's key, pointing and clicking, and thinking before an act. */
const seconds = { keys: 0.28, clicks: 1.1, decisions: 1.35 } as const;

/** A hand at keyboard and mouse. Every act is an event of the browser, and is counted there. */
export type Hand = {
  click: (target: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  /** Moves to a field, by Tab if it is near, else by a click, and types. */
  fill: (label: string, text: string) => Promise<void>;
  /** As `fill`, and picks the first entry that is found. */
  pick: (label: string, text: string) => Promise<void>;
  /** Chooses a file by the field's button and the system's dialog. */
  upload: (field: Locator, path: string) => Promise<void>;
  /** The acts since the last call, and what they take in seconds. */
  lap: () => Acts & { seconds: number };
};

/** The most fields that a hand passes by Tab; farther ones are clicked. */
const nearTabs = 3;
/** The system's dialog of files shows no event: a click on the file, and one on 'Open'. */
const fileDialogClicks = 2;

/** Counts what is pressed in a context's pages; call it before their first page opens. */
export async function countedHand(context: BrowserContext, open: () => Promise<Page>): Promise<{ page: Page; hand: Hand }> {
  let acts: Acts = { keys: 0, clicks: 0, decisions: 0 };
  let isNewField = false;
  await context.exposeBinding("countAct", (_source, kind: "click" | "key", key = "", isShortcut = false) => {
    if (kind === "click") {
      acts.clicks += 1;
      acts.decisions += 1;
      isNewField = false;
      return;
    }
    acts.keys += 1;
    // A field that Tab has reached is thought about when it is filled; one that was clicked has had its thought.
    if ((isShortcut && key === "Enter") || (isNewField && key !== "Tab")) acts.decisions += 1;
    isNewField = key === "Tab";
  });
  await context.addInitScript(() => {
    const count = Reflect.get(globalThis, "countAct");
    addEventListener("pointerdown", (event) => event.isTrusted && count("click"), true);
    addEventListener("keydown", (event) => event.isTrusted && count("key", event.key, event.ctrlKey && event.key !== "Control"), true);
  });
  const page = await open();
  const { keyboard } = page;

  async function goTo(label: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.waitFor();
    const tabs = await tabsTo(page, field);
    if (tabs > nearTabs) {
      await field.click();
      // Tab selects what a field holds, a click does not.
      if ((await field.inputValue()) !== "") await keyboard.press("Control+A");
      return;
    }
    for (let tab = 0; tab < tabs; tab += 1) await keyboard.press("Tab");
  }
  return {
    page,
    hand: {
      click: (target) => target.click(),
      type: (text) => keyboard.type(text),
      press: (key) => keyboard.press(key),
      async fill(label, text) {
        await goTo(label);
        await keyboard.type(text);
      },
      async pick(label, text) {
        await goTo(label);
        await keyboard.type(text);
        await page.getByRole("option").first().waitFor();
        await keyboard.press("Enter");
      },
      async upload(field, path) {
        const [chooser] = await Promise.all([page.waitForEvent("filechooser"), field.click()]);
        await chooser.setFiles(path);
        acts.clicks += fileDialogClicks;
        acts.decisions += 1;
      },
      lap() {
        const { keys, clicks, decisions } = acts;
        acts = { keys: 0, clicks: 0, decisions: 0 };
        const taken = keys * seconds.keys + clicks * seconds.clicks + decisions * seconds.decisions;
        return { keys, clicks, decisions, seconds: taken };
      },
    },
  };
}

/** How often Tab leads from the focused element to a field; infinitely often if the field is not after it. */
async function tabsTo(page: Page, field: Locator): Promise<number> {
  const target = await field.elementHandle();
  return await page.evaluate((wanted) => {
    const reached = [...document.querySelectorAll<HTMLElement>("a[href],button,input,select,textarea,[tabindex]")].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled,[type=radio]:not(:checked)") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const focused = document.activeElement;
    if (focused === wanted) return 0;
    if (focused === null || wanted === null || focused === document.body) return Infinity;
    const isAfter = (element: Element) => Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const between = reached.filter(isAfter);
    const index = between.findIndex((element) => element === wanted);
    // A date field takes several Tabs, for day, month and year.
    const hasDate = [focused, ...between.slice(0, index)].some((element) => element.matches("[type=date]"));
    return index < 0 || hasDate ? Infinity : index + 1;
  }, target);
}
