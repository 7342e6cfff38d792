import { expect, test } from "vitest";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

/** Loads Home until nothing moves; answers how often the page wrote the copy of user info. */
async function writesOfALoad(): Promise<number> {
  const { page } = site;
  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: /Tarangvel/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "User menu" }).waitFor();
  return page.evaluate(() => Number(document.documentElement.dataset["writes"] ?? 0));
}

test("user info that has not changed since the last load is not written again (R-1226)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await aWebFirm(site.url, user, "Tarangvel Exports");
  await signedIn(page, user);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      const { dataset } = document.documentElement;
      if (key === "userInfo") dataset["writes"] = String(Number(dataset["writes"] ?? 0) + 1);
      setItem.call(this, key, value);
    };
  });
  expect(await writesOfALoad()).toBe(1);
  expect(await writesOfALoad()).toBe(0);
  await aWebFirm(site.url, user, "Second Tarangvel Firm");
  expect(await writesOfALoad()).toBe(1);
});
