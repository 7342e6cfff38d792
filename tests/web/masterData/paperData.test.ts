import { expect, test } from "vitest";
import { toastWith } from "../../support/browser/sidePanel.ts";
import { fill, pick, press } from "../../support/browser/gestures/fields.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

async function open(tab: string, setUp: (user: Awaited<ReturnType<typeof aWebUser>>) => Promise<unknown> = async () => {}): Promise<void> {
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await setUp(user);
  await signedIn(site.page, user);
  await site.page.goto(`/dashboard/settings?tab=${tab}`);
}

function field(label: string) {
  return site.page.getByLabel(label, { exact: true });
}

async function expectMarked(label: string): Promise<void> {
  expect(await field(label).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => field(label).evaluate((input) => input === document.activeElement), patience).toBe(true);
}

test("a buyer's contact and bank are behind 'More', which opens for what is given or refused (R-440, R-441)", async () => {
  await open("buyer");
  await fill(site.page, { Name: "Al Marjan" });
  expect(await field("E-mail").count()).toBe(0);
  await press(site.page, "More");
  await fill(site.page, { "E-mail": "almarjan", "Tax No.": "1002003004" });
  await press(site.page, "Add Buyer");
  await toastWith(site.page, 'E-mail must be an e-mail address with "@"');
  await expectMarked("E-mail");
  await fill(site.page, { "E-mail": "imports@almarjan.example" });
  await press(site.page, "Add Buyer");
  await site.page.getByText("Buyer added successfully").waitFor();
  expect(await field("E-mail").count()).toBe(0);

  await press(site.page, "Edit Buyer Al Marjan");
  expect(await field("E-mail").inputValue()).toBe("imports@almarjan.example");
  expect(await field("Tax No.").inputValue()).toBe("1002003004");
  await fill(site.page, { "Tax No.": "" });
  await press(site.page, "Update Buyer");
  await site.page.getByText("Buyer updated successfully").waitFor();
  await press(site.page, "Edit Buyer Al Marjan");
  expect([await field("E-mail").inputValue(), await field("Tax No.").inputValue()]).toEqual(["imports@almarjan.example", ""]);
});

test("a firm's data for documents are in a section that opens, its AD code in the bank's row (R-438, R-439, R-441)", async () => {
  await open("firm", (user) => aWebFirm(site.url, user, "Tarangvel"));
  await press(site.page, "Edit Firm Tarangvel");
  expect(await field("LUT ARN").count()).toBe(0);
  await fill(site.page, { "AD Code": "12", Branch: "Yagnik Road" });
  await press(site.page, "Update Firm");
  await toastWith(site.page, "Bank 1: AD Code must have 7 or 14 digits");
  await expectMarked("AD Code");
  await fill(site.page, { "AD Code": "6390180" });
  await press(site.page, "For documents");
  await fill(site.page, { CIN: "U51909", "LUT ARN": "ad240325001234x", "LUT Date": "2025-04-01", "Signatory Name": "Anaya Mehta" });
  await press(site.page, "For documents");
  await press(site.page, "Update Firm");
  await toastWith(site.page, "CIN must be a CIN of 21 characters");
  await expectMarked("CIN");
  await fill(site.page, { CIN: "AAB-1234" });
  await press(site.page, "Update Firm");
  await site.page.getByText("Firm updated successfully").waitFor();

  await press(site.page, "Edit Firm Tarangvel");
  const shown = await Promise.all(
    ["CIN", "LUT ARN", "LUT Date", "Signatory Name", "AD Code", "Branch"].map((label) => field(label).inputValue()),
  );
  expect(shown).toEqual(["AAB-1234", "AD240325001234X", "2025-04-01", "Anaya Mehta", "6390180", "Yagnik Road"]);
});

test("a firm's dates and blank marks are chosen from lists, and shown when it is edited again (R-482, R-483)", async () => {
  await open("firm", (user) => aWebFirm(site.url, user, "Tarangvel"));
  await press(site.page, "Edit Firm Tarangvel");
  await press(site.page, "For documents");
  await pick(site.page, "Dates on Documents", "12 Nov 2025");
  await pick(site.page, "Blank Marks", "N/M");
  await press(site.page, "Update Firm");
  await site.page.getByText("Firm updated successfully").waitFor();
  await press(site.page, "Edit Firm Tarangvel");
  expect([await field("Dates on Documents").inputValue(), await field("Blank Marks").inputValue()]).toEqual(["12 Nov 2025", "N/M"]);
});
