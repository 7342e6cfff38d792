import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDemoOffice, type DemoOffice } from "../../scripts/screenshots/office/demoOffice.ts";
import type { Scene } from "../../scripts/screenshots/scene.ts";
import { scenes } from "../../scripts/screenshots/scenes.ts";
import { axeViolations, type Violation } from "../support/browser/axe.ts";
import { newContext, openBrowser, quietPath } from "../support/browser/browser.ts";
import { faintControls } from "../support/browser/contrast.ts";
import { openBeside } from "../support/browser/visitors.ts";

let office: DemoOffice;
let browser: Browser;
let context: BrowserContext;
/** A page that stays open: otherwise the browser would end the renderer process after each scene, and compile the code again. */
let keeper: Page;
beforeAll(async () => {
  office = await openDemoOffice(inject("productUrl"));
  browser = await openBrowser();
  // A small window contains every kind of element but few of each: the checker inspects all of them.
  const look = { baseURL: office.url, viewport: { width: 1024, height: 560 }, reducedMotion: "reduce", colorScheme: "light" } as const;
  context = await newContext(browser, look);
  keeper = await context.newPage();
  await keeper.goto(quietPath);
});
afterAll(async () => {
  await browser?.close();
  await office?.close();
});

/** A page with nothing stored but the person's session. */
async function pageOf({ person }: Scene): Promise<Page> {
  const page = await openBeside(keeper);
  page.setDefaultTimeout(20_000);
  await page.addInitScript((jwt) => {
    if (sessionStorage.length > 0) return;
    localStorage.clear();
    if (jwt !== null) localStorage.setItem("jwt", jwt);
    sessionStorage.setItem("scene", "begun");
  }, office.tokens[person]);
  return page;
}

/** What lies over a page: where there is a dialog, the page behind it is a scene that is checked without it. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], [role=status]";

/** Whether a dialog that shows lies over the page. */
async function hasDialog(page: Page): Promise<boolean> {
  return (await page.locator("[role=dialog]:visible, [role=alertdialog]:visible").count()) > 0;
}

/**
 * The violations that axe finds on the page, or in what lies over it. One is a false alarm: the rule "region" requires all content inside landmarks and exempts
 * dialogs, but not menus, pick-lists and tooltips, which overlay the page in the same way and belong to their buttons.
 */
async function violations(page: Page, rules?: string[]): Promise<Violation[]> {
  const wrong = [];
  const part = (await hasDialog(page)) && { within: overlays };
  for (const violation of await axeViolations(page, { ...part, ...(rules && { rules }) })) {
    const isFalseAlarm = violation.rule === "region" && (await page.locator(violation.place).first().evaluate(liesOver));
    if (!isFalseAlarm) wrong.push(violation);
  }
  return wrong;
}

function liesOver(element: Element): boolean {
  return (
    element.closest("[role=menu], [role=listbox], [role=tooltip]") !== null || element.querySelector(":scope > [role=listbox]") !== null
  );
}

/** Scenes with every kind of control that needs a mark there: the styles are the theme's, not the screens'. */
const inForcedColours =
  /^(home|profile|login|signup|palette|user-menu|form-new|generate-set|people-invite|settings-more|stats-(charts|settings))$/;

/** Runs in the page: what has neither an edge nor a mark of its own once the system forces its colours. */
function unmarkedInForcedColours(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility() && element.offsetWidth > 1);
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    return (borderTopStyle !== "none" && borderTopWidth !== "0px") || (outlineStyle !== "none" && outlineWidth !== "0px");
  };
  const isFilled = (element: Element) => getComputedStyle(element).backgroundColor !== getComputedStyle(document.body).backgroundColor;
  const edged = seen(
    '[role="dialog"], [role="menu"], [role="tooltip"], [role="alert"]:not(:empty), [aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"], [aria-pressed="true"], .mantine-Switch-track, input:is([type="checkbox"], [type="radio"]):not([role="switch"]), .mantine-SegmentedControl-label[data-active]',
  ).filter((element) => !hasEdge(element));
  const filled = seen("input:checked:is(.mantine-Checkbox-input, .mantine-Radio-radio), input:checked + .mantine-Switch-track").filter(
    (element) => !isFilled(element),
  );
  return [...edged, ...filled].map((element) => element.outerHTML.slice(0, 200));
}

/** Runs in the page: dialogs whose description is more than a question, which a screen reader would read out at once. */
function longDescriptions(): string[] {
  const parts = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].flatMap((dialog) =>
    (dialog.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)),
  );
  return parts.map((part) => part?.textContent ?? "").filter((text) => text.length > 600);
}

/** Scenes that are also seen at 400 %: those with the product's bars, tables and forms. */
const zoomed = /^(landing|home|list|profile|support|stats|settings-(buyer|firm)|form-new)$/;

/** The part of 320 × 256 pixels that a scroll bar leaves, at the most that it takes. */
const atZoom = { width: 305, height: 256 };

/** Runs in the page at 400 %: how far it scrolls sideways, and the bars that keep their place. */
function lostAtZoom(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > innerWidth ? [`${root.scrollWidth - innerWidth} px sideways`] : [];
  const bars = [...document.querySelectorAll("header, footer")].filter((bar) =>
    ["sticky", "fixed"].includes(getComputedStyle(bar).position),
  );
  return [...wide, ...bars.map((bar) => bar.outerHTML.slice(0, 200))];
}

/**
 * Scenes that show another part or state of a screen, or the same form or question with other labels: each of their elements has its like, by
 * tag, classes and attributes, in another scene, so that they show the checker nothing new.
 */
const twins = new Set(
  `
  welcome-resume wizard-goods wizard-packaging-details settings-goods settings-payment-terms list-menu attachment-delete
  partners-revoke share-links-revoke people-remove stats-delete-column home-sample-failed form-products form-containers
  form-edit form-draft home-drafts home-stored papers-failed stats-rename-column generate-proforma-invoice
  generate-packing-list generate-bill-of-exchange generate-covering-letter generate-origin generate-shipment-advice
  generate-beneficiary-certificate stats-own-column-menu shared-agent shared-documents-preview viewer-shipment
  viewer-stats viewer-progress viewer-settings list-import-check list-import-columns viewer-unsupported papers versions
  generate-invoice generate-bill-of-lading generate-vgm review-submit review-finalise review-shared-reject
  review-shared-upload stats-import settings-import rename documents-save people-role people-templates-list
  shipment-unshare palette-search palette-none shared-documents-none profile-security profile-password link-asks link-gone
  join-code join-gone review-rounds review-approve review-comments shipment-request stale-shipment upload link-upload
  audience share-link share-links-renew people-templates partners-change partners-again list-delete list-import merge keys
  profile-key profile-key-made stats-add-column home-sample people-partner
`
    .trim()
    .split(/\s+/),
);

test("each twin is a scene", () => {
  expect([...twins].filter((name) => scenes.every((scene) => scene.name !== name))).toEqual([]);
});

test.each(scenes.filter(({ name }) => !twins.has(name)))(
  "axe finds nothing wrong with $name, in the light theme or the dark, forced colours leave every mark, and 400 % leaves room (R-431, R-846, R-1061, R-1062)",
  async (scene) => {
    const opened = await pageOf(scene);
    try {
      await opened.goto(scene.path(office));
      const page = (await scene.show(opened)) ?? opened;
      const light = [...(await violations(page)), ...(await page.evaluate(faintControls))];
      expect(await page.evaluate(longDescriptions)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      // A theme changes colours only.
      const dark = [...(await violations(page, ["color-contrast", "link-in-text-block"])), ...(await page.evaluate(faintControls))];
      const isChecked = inForcedColours.test(scene.name);
      if (isChecked) await page.emulateMedia({ forcedColors: "active" });
      const unmarked = isChecked ? await page.evaluate(unmarkedInForcedColours) : [];
      if (zoomed.test(scene.name)) await page.setViewportSize(atZoom);
      const lost = zoomed.test(scene.name) ? await page.evaluate(lostAtZoom) : [];
      expect({ light, dark, unmarked, lost }).toEqual({ light: [], dark: [], unmarked: [], lost: [] });
      expect(await page.title()).toMatch(/Lading/);
    } finally {
      for (const page of context.pages()) if (page !== keeper) await page.close();
    }
  },
);
