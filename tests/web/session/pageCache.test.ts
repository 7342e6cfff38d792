import { expect, test } from "vitest";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

/* A page that comes back from the browser's page cache, with the changes of storage that came about meanwhile. */

const site = openProductPage();
const completed = { status: "ONBOARDING_COMPLETED" };

async function shownFor(name: string): Promise<void> {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { ...completed, name }));
  await page.goto("/dashboard/profile");
  await page.getByText(name).first().waitFor();
}

test("an old event that the token was removed does not sign out who has signed in since (R-034, R-035)", async () => {
  const { page } = site;
  await shownFor("First Owner");
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  await page.evaluate((jwt) => {
    localStorage.setItem("jwt", jwt);
    window.dispatchEvent(new StorageEvent("storage", { key: "jwt", newValue: null }));
    window.dispatchEvent(new StorageEvent("storage", { key: "jwt", newValue: jwt }));
  }, second.jwt);
  await page.getByText("Second Owner").first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBe(second.jwt);
  expect(await page.getByText("First Owner").count()).toBe(0);
});

test("a page of another session than the stored one loads again as it comes back, and one of the same stays (R-034)", async () => {
  const { page } = site;
  await shownFor("First Owner");
  const comeBack = () => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  await comeBack();
  await page.getByText("First Owner").first().waitFor();
  expect(await page.locator("[data-first]").count()).toBe(1);
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), second.jwt);
  await comeBack();
  await page.getByText("Second Owner").first().waitFor();
  expect(await page.locator("[data-first]").count()).toBe(0);
});

test("the end of a session leaves the token of who has signed in since (R-035)", async () => {
  const { page } = site;
  await shownFor("First Owner");
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), second.jwt);
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBe(second.jwt);
});
