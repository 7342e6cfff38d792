import { expect, test } from "vitest";
import { toastWith } from "../../support/browser/sidePanel.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let user: WebUser;
prepare(async () => {
  user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
});

test("the dialog of an import gives the focus back to its button (R-432)", async () => {
  const { page } = site;
  await signedIn(page, user);
  await page.goto("/dashboard/settings?tab=buyer");
  await page.getByRole("button", { name: "Import Buyers" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Import Buyers" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Import Buyers" }).and(page.locator(":focus")).waitFor();
  expect(await page.locator(":focus").count()).toBe(1);
});

test("pasted buyers are mapped, checked, mended in place, imported and undone in Settings (R-752, R-755, R-756, R-758, R-757)", async () => {
  const { page } = site;
  await signedIn(page, user);
  await page.goto("/dashboard/settings?tab=buyer");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Import Buyers");
  await press("Next");
  await page.getByText("Please choose a file or paste cells").waitFor();
  await page.getByLabel("Or paste cells").fill("Customer\tLand\tNote\nHanse\tGermania\tx\nAl Marjan\tKenya\ty\n");
  await press("Next");
  expect(await page.getByLabel("Customer", { exact: true }).inputValue()).toBe("name");
  await page.getByLabel("Customer", { exact: true }).selectOption("Leave out");
  expect(await page.getByRole("button", { name: "Check", exact: true }).isDisabled()).toBe(true);
  await page.getByLabel("Customer", { exact: true }).selectOption("Name");
  await page.getByLabel("Save these columns as").fill("Old system");
  await press("Save columns");
  await toastWith(page, "Mapping saved: tables with these columns are read like this one");
  await page.getByRole("region", { name: "Saved columns" }).getByText("Old system: 2 columns").waitFor();
  await press("Delete Old system");
  await toastWith(page, "Saved columns deleted");
  await page.getByRole("region", { name: "Saved columns" }).waitFor({ state: "detached" });
  await press("Check");
  await page.getByText("1 new, 0 changed, 0 same, 1 with errors.").waitFor();
  expect(await page.getByRole("button", { name: "Import 1 row" }).isDisabled()).toBe(true);
  await page.getByLabel("Country, row 2").fill("Germany");
  await page.getByLabel("Name, row 3").focus();
  await page.getByText("2 new, 0 changed, 0 same, 0 with errors.").waitFor();
  await press("Import 2 rows");
  await toastWith(page, "Imported: 2 added, 0 changed");
  await page.getByRole("heading", { name: "Your Buyers (2)" }).waitFor();
  await page.getByText("Pasted cells.txt: 2 added, 0 changed").waitFor();
  await press("Undo import");
  await toastWith(page, "Import undone: 2 taken back");
  await page.getByRole("heading", { name: "Your Buyers (0)" }).waitFor();
});
