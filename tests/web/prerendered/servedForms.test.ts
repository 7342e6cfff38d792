import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { holdBackFile } from "../../support/browser/holdBackFile.ts";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
const app = /\/assets\/app-.*js$/;

/** The prerendered form, before the app has replaced it. */
function served(): Locator {
  return site.page.locator("[data-prerendered]");
}

async function places(): Promise<unknown[]> {
  const all = await site.page.locator("header a, h1, label, input, main button, main a").all();
  return Promise.all(all.map((one) => one.boundingBox()));
}

test("sign-in is served as HTML, and the app takes its place under the fingers without a word lost or a line moved", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  const html = await (await fetch(`${site.url}/login`, { headers: { accept: "text/html" } })).text();
  expect(html).toMatch(/<title>Sign In · Lading<\/title>/);
  expect(html).toMatch(/<h1[^>]*>Sign In<\/h1>/);

  const bringApp = await holdBackFile(page, app);
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).click();
  await page.keyboard.type(user.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(user.password.slice(1));
  await page.keyboard.press("Home");
  const before = await places();
  expect(await served().count()).toBe(1);
  bringApp();
  await served().waitFor({ state: "detached" });
  expect(await places()).toEqual(before);
  // The focus and the caret are where they were: the missing letter is inserted at the front.
  await page.keyboard.type(user.password.slice(0, 1));
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(user.email);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(user.password);
  await page.keyboard.press("Enter");
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
});

test("a press before the app is there counts once it is, and not while a button is held down", async () => {
  const { page } = site;
  const bringApp = await holdBackFile(page, app);
  await page.goto("/signup");
  await page.getByLabel("Full Name", { exact: true }).fill("Asha Mehta");
  const email = `early.${randomUUID()}@tarangvel.example`;
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("monsoon-42");
  await page.getByLabel("Confirm Password", { exact: true }).fill("monsoon-42");
  await page.getByRole("button", { name: "Sign Up" }).hover();
  await page.mouse.down();
  const taken = page.waitForResponse(/\/assets\/SignUpPage-.*js$/);
  bringApp();
  await taken;
  expect(await served().count()).toBe(1);
  await page.mouse.up();
  await page.waitForURL("**/onboarding/welcome");
  await page.getByText(email).waitFor();
});

test("a press before the app is there leads to the first blank field (R-026)", async () => {
  const { page } = site;
  const bringApp = await holdBackFile(page, app);
  await page.goto("/signup");
  await page.getByLabel("Email", { exact: true }).fill("early@tarangvel.example");
  await page.getByRole("button", { name: "Sign Up" }).click();
  bringApp();
  await page.getByRole("alert").filter({ hasText: "Required" }).waitFor();
  const name = page.getByLabel("Full Name", { exact: true });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("who presses while the app cannot be had is told, keeps what is typed, and may try again (R-023)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await page.route(app, (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").getByText("The page could not be loaded. Check your connection and try again.").waitFor();
  await page.unroute(app);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
  site.complaints.length = 0;
});

test("in forced colours no edge lies over a served form before there is anything to say (R-846)", async () => {
  const { page } = site;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/login");
  const notice = served().getByRole("alert");
  const edge = () => notice.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await edge()).toBe("none");
  await notice.evaluate((element) => element.append("The page could not be loaded"));
  expect(await edge()).toBe("solid");
});

test.each(["/", "/login", "/signup"])("%s is served with a rule for each class of the client's own style sheets", async (path) => {
  const html = await (await fetch(`${site.url}${path}`, { headers: { accept: "text/html" } })).text();
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules]) => rules).join("");
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const own = new Set(classes.filter((name) => name.startsWith("_")));
  expect(own.size).toBeGreaterThan(3);
  expect([...own].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
