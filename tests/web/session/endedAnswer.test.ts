import { expect, test } from "vitest";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

test("an answer that nobody is signed in ends the session, even as HTTP 200, without a message of its own", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Desai");
  const errors = [{ message: "Please log in again", extensions: { code: "UNAUTHENTICATED" } }];
  await page.route("**/graphql", (route) => route.fulfill({ json: { data: null, errors } }));
  await page.getByRole("button", { name: "Update Profile" }).click();
  await page.waitForURL("**/login?from=%2Fdashboard%2Fprofile");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("jwt");
  expect(await page.getByRole("alert").filter({ hasText: "Error" }).count()).toBe(0);
});
