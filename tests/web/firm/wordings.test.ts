import { expect, test } from "vitest";
import { press } from "../../support/browser/gestures/fields.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

const field = (label: string) => site.page.getByLabel(label, { exact: true });

test("a firm's wordings show our proposal, take merge fields, name unknown ones, and go back to the proposal (R-590, R-591)", async () => {
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await aWebFirm(site.url, user, "Tarangvel");
  await signedIn(site.page, user);
  await site.page.goto("/dashboard/settings?tab=firm");
  await press(site.page, "Edit Firm Tarangvel");
  await press(site.page, "Wordings");
  await site.page.getByRole("blockquote").filter({ hasText: "method 2, adding the mass" }).waitFor();

  await press(site.page, "Edit the proposal of VGM Declaration");
  expect(await field("VGM Declaration").inputValue()).toContain("method 2, adding the mass");
  await field("VGM Declaration").fill("Weighed for ");
  await press(site.page, "Insert field");
  await site.page.getByLabel("Search fields").fill("consignee.name");
  await site.page.getByRole("option", { name: "consignee.name" }).click();
  await expect.poll(() => field("VGM Declaration").inputValue(), patience).toBe("Weighed for {{consignee.name}}");
  await field("Declaration of Origin").fill("Of {{origin}}");
  await site.page.getByText("This field is unknown and will be printed as written: {{origin}}").waitFor();
  await field("Declaration of Origin").fill("");
  await press(site.page, "Update Firm");
  await site.page.getByText("Firm updated successfully").waitFor();

  await press(site.page, "Edit Firm Tarangvel");
  await expect.poll(() => field("VGM Declaration").inputValue(), patience).toBe("Weighed for {{consignee.name}}");
  await press(site.page, "Back to the proposal of VGM Declaration");
  await press(site.page, "Update Firm");
  await expect.poll(() => site.page.getByText("Firm updated successfully").count(), patience).toBeGreaterThan(0);
  await press(site.page, "Edit Firm Tarangvel");
  await expect.poll(() => field("VGM Declaration").count(), patience).toBe(0);
});
