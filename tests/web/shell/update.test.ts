import { beforeEach, expect, test } from "vitest";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
beforeEach(async () => {
  await signedIn(site.page, await aWebUser(site.url, { name: "Asha Ramesh Mehta", status: "ONBOARDING_COMPLETED" }));
  await site.page.goto("/dashboard");
  await site.page.getByRole("heading", { name: "Your Firms" }).waitFor();
});

/** Lets the page have been open for an hour; returns whether it is still the same page. */
async function openForAnHour(): Promise<() => Promise<boolean>> {
  const { page } = site;
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_600_000;
    Object.assign(globalThis, { isOld: true });
  });
  // A page that is left while it is asked gives no answer.
  return () => page.evaluate(() => "isOld" in globalThis).catch(() => false);
}

/** As a server answers an operation that it had before an update. */
const unknownOperation = {
  status: 400,
  json: {
    errors: [
      {
        message: "Lading was updated since this page was opened. Please reload the page.",
        extensions: { code: "UNKNOWN_OPERATION" },
      },
    ],
  },
};

test("a page from before an update is reloaded where its code or its operations are gone (R-1120)", async () => {
  const { page } = site;
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [gone, name, heading] of [
    ["**/assets/ProfilePage-*.js", "Asha Ramesh Mehta", "Profile"],
    ["**/graphql", "People", "People"],
  ] as const) {
    const isSame = await openForAnHour();
    await page.route(gone, async (route) => {
      const isOld = await isSame();
      if (!isOld) return await route.fallback();
      return await route.fulfill(gone.endsWith(".js") ? { status: 404 } : unknownOperation);
    });
    await main.getByRole("link", { name }).click();
    await expect.poll(isSame, patience).toBe(false);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.unroute(gone);
    await main.getByRole("link", { name: "Home" }).click();
    await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  }
  site.complaints.length = 0;
});

test("what an update keeps from being saved says so, and the input stays; a new page is not reloaded again (R-1120)", async () => {
  const { page } = site;
  await page.getByRole("link", { name: "Asha Ramesh Mehta" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const isSame = await openForAnHour();
  await page.route("**/graphql", (route) => route.fulfill(unknownOperation));
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Asha Desai");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "Lading was updated since this page was opened. Please reload the page." })
    .first()
    .waitFor();
  expect([await name.inputValue(), await isSame()]).toEqual(["Asha Desai", true]);

  await page.reload();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByRole("alert").getByText("Lading was updated since this page was opened. Please reload the page.").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
  site.complaints.length = 0;
});
