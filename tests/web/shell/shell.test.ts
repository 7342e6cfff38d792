import { beforeEach, expect, test } from "vitest";
import { currentFinancialYear, financialYearChoices } from "#domain/time/financialYear.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const contact = { SUPPORT_PHONE: "+91 281 555 0100", SUPPORT_EMAIL: "help@lading.example" };
const site = openProductPage({ colorScheme: "light", environment: contact });
beforeEach(async () => {
  await signedIn(site.page, await aWebUser(site.url, { name: "Asha Ramesh Mehta", status: "ONBOARDING_COMPLETED" }));
  await site.page.goto("/dashboard");
  await site.page.getByRole("heading", { name: "Your Firms" }).waitFor();
});

function sidebarWidth(): Promise<number> {
  return site.page.locator("aside").evaluate((aside) => aside.getBoundingClientRect().width);
}

function colorScheme(): Promise<string | null> {
  return site.page.evaluate(() => document.documentElement.getAttribute("data-mantine-color-scheme"));
}

test("the sidebar is 256 pixels wide, 64 collapsed, and stays as it was left (R-086, R-110)", async () => {
  const { page } = site;
  expect(await sidebarWidth()).toBe(256);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  expect(await sidebarWidth()).toBe(64);
  expect(await page.evaluate(() => localStorage.getItem("sidebar-collapsed"))).toBe("true");
  await page.reload();
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  expect(await sidebarWidth()).toBe(64);
});

test("the profile link shows the initials of the first and the last word and the name (R-085)", async () => {
  const link = site.page.getByRole("link", { name: "Asha Ramesh Mehta" });
  expect(await link.textContent()).toBe("AMAsha Ramesh Mehta");
  await link.click();
  await site.page.waitForURL("**/dashboard/profile");
});

test("the sidebar has Home at its top, the rest at its bottom; breadcrumbs name the section and lead home (R-083, R-084, R-087)", async () => {
  const { page } = site;
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const places = await links.evaluateAll((all) => all.map((link) => (link.getBoundingClientRect().top < 450 ? "top" : "bottom")));
  const names = (await links.allInnerTexts()).map((text) => text.split("\n").at(-1));
  expect(names.map((name, index) => `${name}: ${places[index]}`)).toEqual([
    "Lading: top",
    "Home: top",
    "Stats: top",
    "Documents: top",
    "People: top",
    "Support: bottom",
    "Settings: bottom",
    "Asha Ramesh Mehta: bottom",
  ]);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  for (const [link, crumb] of [
    ["Stats", "Stats"],
    ["Documents", "Documents"],
    ["People", "People"],
    ["Support", "Support"],
    ["Settings", "Settings"],
    ["Asha Ramesh Mehta", "Profile"],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
    await crumbs.getByText(crumb, { exact: true }).waitFor();
  }
  await crumbs.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard");
});

test("a change of page names it in the title and moves the focus to its heading (R-435)", async () => {
  const { page } = site;
  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  expect(await page.title()).toBe("Support · Lading");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Support");
});

test("the theme follows the system until it is chosen, then holds from the first paint on (R-098, R-110)", async () => {
  const { page } = site;
  expect(await colorScheme()).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colorScheme, patience).toBe("dark");
  await page.reload();
  expect(await colorScheme()).toBe("dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  // Without the application's script, only the small script before the first paint can set the theme.
  await page.route("**/assets/**", (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
  await page.reload();
  expect(await colorScheme()).toBe("light");
  site.complaints.length = 0;
});

/** The longest animation on the page, in milliseconds, without endless ones such as spinners. */
function longestMotion(): Promise<number> {
  return site.page.evaluate(() => {
    const milliseconds = (times: string) =>
      times.split(",").map((time) => Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000));
    const all = [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(element);
      return [...milliseconds(transitionDuration), ...(animationIterationCount === "infinite" ? [] : milliseconds(animationDuration))];
    });
    return Math.max(...all);
  });
}

test("motion takes less than 200 milliseconds, and none is left where the system asks for none (R-436)", async () => {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).waitFor();
  const longest = await longestMotion();
  expect(longest).toBeGreaterThan(50);
  expect(longest).toBeLessThan(200);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await longestMotion()).toBeLessThan(1);
});

test("the financial year is chosen in the top bar and remembered (R-090, R-092, R-093, R-110, R-367)", async () => {
  const { page } = site;
  const { year } = currentFinancialYear(new Date());
  await page.getByRole("button", { name: `Financial year ${year}, APR-MAR` }).click();
  await page.getByRole("combobox", { name: "Period" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual([
    "APR-MAR",
    "MAY-APR",
    "JUN-MAY",
    "JUL-JUN",
    "AUG-JUL",
    "SEP-AUG",
    "OCT-SEP",
    "NOV-OCT",
    "DEC-NOV",
    "JAN-DEC",
    "FEB-JAN",
    "MAR-FEB",
  ]);
  await page.getByRole("option", { name: "JAN-DEC" }).click();
  await page.getByText(/^01\sJan\s20\d\d to 31\sDec\s20\d\d$/).waitFor();
  await page.getByRole("combobox", { name: "Year" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual(financialYearChoices(new Date()));
  await page.getByRole("option").last().click();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("financial-year") ?? "{}"));
  expect(stored.period).toBe("JAN-DEC");
  await page.reload();
  await page.getByRole("button", { name: `Financial year ${stored.year}, JAN-DEC` }).waitFor();
});

test("the current financial year becomes the next one on 1 April, on a page that stays open and after another was chosen, and is offered first (R-090, R-093, R-1196)", async () => {
  const { page } = site;
  const { year } = currentFinancialYear(new Date());
  const years = financialYearChoices(new Date(new Date().getFullYear() + 1, 11));
  await page.evaluate((chosen) => localStorage.setItem("financial-year", JSON.stringify(chosen)), { year: "22-23", period: "APR-MAR" });
  await page.clock.install();
  await page.reload();
  await page.getByRole("button", { name: "Financial year 22-23, APR-MAR" }).click();
  await page.getByRole("combobox", { name: "Year" }).click();
  await page.getByRole("option", { name: year }).click();
  const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("financial-year"))) ?? "");
  expect(stored).toMatchObject({ year, period: "APR-MAR" });
  await page.clock.setFixedTime(new Date(new Date().getFullYear() + 1, 11));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("button", { name: `Financial year ${years[0]}, APR-MAR` }).waitFor();
  await page.getByRole("combobox", { name: "Year" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual(years);
});

test("a page that cannot be drawn says 'Unexpected Application Error!' and why, inside the shell, whose navigation stands (R-107, R-108)", async () => {
  const { page } = site;
  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  // A firm without its list of addresses; no server that follows the schema returns one.
  const json = { data: { viewer: { id: "v", firms: { nodes: [{ id: "f", name: "Anchor", ieCode: "", addresses: null }] } } } };
  await page.route("**/graphql", (route) => route.fulfill({ json }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page
    .getByRole("alert")
    .getByText(/Cannot read properties of null/)
    .waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  expect(await page.getByText(/Cannot read properties of null/).count()).toBe(0);
  site.complaints.length = 0;
});

test("an error outside the shell has the same screen, and words of its own where the server has none (R-109, R-400)", async () => {
  const { page } = site;
  await page.evaluate(() => localStorage.removeItem("userInfo"));
  await breakOnce(page, "viewerUserInfoQuery");
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByText("An unexpected error occurred", { exact: true }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  site.complaints.length = 0;
});

test("Support tells whom to ask, how to ship in parts, and what can be done to the sheet (R-104 to R-106)", async () => {
  const { page } = site;
  await page.getByRole("link", { name: "Support" }).click();
  const contactCard = page.getByRole("region", { name: "Contact us" });
  expect(await contactCard.getByRole("link", { name: contact.SUPPORT_PHONE }).getAttribute("href")).toBe("tel:+912815550100");
  expect(await contactCard.getByRole("link", { name: contact.SUPPORT_EMAIL }).getAttribute("href")).toBe("mailto:help@lading.example");
  const parts = await page.getByRole("region", { name: "Partial shipments" }).getByRole("listitem").allTextContents();
  expect(parts.map((text) => /full quantity|first part|duplicate/.exec(text)?.[0])).toEqual(["full quantity", "first part", "duplicate"]);
  const stats = await page.getByRole("region", { name: "Stats" }).textContent();
  for (const words of ["cannot be edited", "Add columns", "rename", "resize", "enter data", "Row Color"]) expect(stats).toContain(words);
});

test("on a narrow screen the sidebar is a drawer that a link closes", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** Whether the tabs share one row, and how far the one that has the focus, or is open, is from being whole in its row's sight. */
function tabsPlace(selector: string): Promise<{ isOneRow: boolean; hidden: number }> {
  return site.page.getByRole("tablist").evaluate((list, tab) => {
    const [row, shown] = [list, list.querySelector(tab)].map((element) => element?.getBoundingClientRect());
    const tops = new Set([...list.children].map((other) => other.getBoundingClientRect().top));
    if (row === undefined || shown === undefined) throw new Error(`There is no tab ${tab}`);
    return { isOneRow: tops.size === 1, hidden: Math.max(0, row.left - shown.left, shown.right - row.right) };
  }, selector);
}

test("on a phone the tabs of a page are one row, in which the open one is in sight and the arrow keys lead to the others", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/profile?tab=activity");
  const open = page.getByRole("tab", { name: "Activity", selected: true });
  await open.waitFor();
  expect(await page.getByRole("tablist").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  expect(await tabsPlace('[aria-selected="true"]')).toEqual({ isOneRow: true, hidden: 0 });
  await open.press("ArrowRight");
  await page.getByRole("tab", { name: "Account", selected: true }).waitFor();
  await expect.poll(() => tabsPlace(":focus"), patience).toEqual({ isOneRow: true, hidden: 0 });
});
