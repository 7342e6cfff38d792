import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

/** Lets the service answer the next query of that name, and holds its answer back. */
async function holdAnswer(page: Page, operation: string) {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route("**/graphql", async (route) => {
    if (isHeld || route.request().postDataJSON()?.operationName !== operation) return await route.fallback();
    isHeld = true;
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { isHeld: () => isHeld, answered: answered.promise, release: released.resolve };
}

test("an answer that was read before a change and comes after it never undoes it on the screen (R-1300)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { name: "Asha Mehta", status: "ONBOARDING_COMPLETED" }));
  const menuLink = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
  await menuLink("Support").press("Enter");
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  const late = await holdAnswer(page, "ProfilePageQuery");
  await menuLink("Asha Mehta").press("Enter");
  await expect.poll(late.isHeld, patience).toBe(true);
  await late.answered;
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await menuLink("Asha Rao").waitFor();
  const again = page.waitForRequest((request) => request.postDataJSON()?.operationName === "ProfilePageQuery");
  late.release();
  await (await (await again).response())?.finished();
  const account = page.getByRole("region", { name: "Account" });
  await expect.poll(() => account.locator("dd").first().textContent(), patience).toBe("Asha Rao");
});
