import { expect, test } from "vitest";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

// Clocks go back from 24:00 to 23:00 before the last Sunday of October.
const site = openProductPage({ timezoneId: "Asia/Beirut" });

test("an API key expires with its last day, also where clocks go back at midnight and 23:59 comes twice (R-1281)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.clock.setFixedTime(new Date("2090-10-01T08:00:00Z"));
  await page.goto("/dashboard/profile?tab=api-keys");
  await page.getByRole("button", { name: "Create API Key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create API Key" });
  await dialog.getByLabel("Name").fill("Warehouse");
  await dialog.getByLabel("Expires on").fill("2090-10-28");
  const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("ApiKeyDialogMutation"));
  await dialog.getByRole("button", { name: "Create" }).click();
  const { variables }: { variables: object } = (await sent).postDataJSON();
  expect(variables).toMatchObject({ input: { expiresAt: "2090-10-28T21:59:59.999Z" } });
});
