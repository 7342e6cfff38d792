import { expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { operationsSent } from "../../support/browser/sidePanel.ts";
import { fill } from "../../support/browser/gestures/fields.ts";
import { pathOf, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

/** A user in onboarding who has one list already. */
async function aBeginnerWith(list: string, items: readonly string[]): Promise<void> {
  const user = await aWebUser(site.url, { status: "ONBOARDING_IN_PROGRESS" });
  await connect(site.url, user.jwt).send(
    "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }",
    { input: { list, items } },
  );
  await signedIn(site.page, user);
}

test("a port is completed, Next saves it, Back asks, and an invalid form is marked (R-740, R-742, R-743, R-744)", async () => {
  const { page } = site;
  await aBeginnerWith("ORIGIN_COUNTRIES", ["India"]);
  await page.goto("/onboarding/loading-port");
  const name = page.getByRole("combobox", { name: "Port Name" });
  await name.pressSequentially("inmun");
  await page.getByRole("option", { name: "Mundra INMUN" }).waitFor();
  await name.press("Enter");
  expect(await name.inputValue()).toBe("Mundra");
  expect(await page.getByLabel("Country", { exact: true }).first().inputValue()).toBe("India");
  await page.getByText("Next adds this loading port").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Stay" }).click();
  const sent = operationsSent(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL("**/onboarding/discharge-port");
  expect(sent).toEqual([{ name: "loadingPortMutationsCreateMutation", input: { name: "Mundra", country: "India" } }]);

  await page.goto("/onboarding/goods");
  await fill(page, { Name: "Castor Oil" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Please fill in all required fields (Name, HSN Code)").waitFor();
  expect(await page.getByLabel("HSN Code").getAttribute("aria-invalid")).toBe("true");
  expect(pathOf(site)).toBe("/onboarding/goods");
});

test("a common entry is added with one click, through the calls that its form makes (R-741)", async () => {
  const { page } = site;
  await aBeginnerWith("PAYMENT_TERMS", ["TT"]);
  await page.goto("/onboarding/payment-terms");
  const sent = operationsSent(page);
  const common = page.getByRole("group", { name: "Common" });
  await common.getByRole("button", { name: "L/C at sight" }).click();
  await page.getByText("Payment term added successfully").waitFor();
  expect(await common.getByRole("button", { name: "L/C at sight" }).getAttribute("aria-disabled")).toBe("true");
  await page.goto("/onboarding/packaging-details");
  await common.getByRole("button", { name: "Bag 25 KG" }).click();
  await page.getByText("Packaging details added successfully").waitFor();
  expect(sent).toEqual([
    { name: "useReplaceListItemsMutation", input: { list: "PAYMENT_TERMS", items: ["TT", "100% irrevocable L/C at sight"] } },
    {
      name: "packagingUnitMutationsCreateMutation",
      input: { orderUnit: "MT", packingUnit: "KG", weight: "1000", packageType: "BAG", netWeight: "25", grossWeight: "25.1" },
    },
  ]);
});

test("sample data is tried and removed again from Welcome and Home, and keeps what is the user's own (R-766, R-767, R-768, R-769)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url);
  await signedIn(page, user);
  await page.goto("/onboarding/welcome");
  await page.getByRole("button", { name: "Try with sample data" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("link", { name: "Tarangvel Textiles LLP Sample" }).waitFor();
  const buyer = "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }";
  await connect(site.url, user.jwt).send(buyer, { input: { name: "A real buyer", address: "Hamburg", country: "Germany" } });
  await page.getByRole("button", { name: "Remove sample data" }).click();
  await page.getByRole("dialog", { name: "Remove Sample Data" }).getByRole("button", { name: "Remove", exact: true }).click();
  await page.waitForURL("**/onboarding/welcome");
  await page.getByRole("button", { name: "Try with sample data" }).waitFor();
  const left = "{ viewer { firms { nodes { name } } buyers { nodes { name } } sampleData { firmCount } } }";
  expect(await connect(site.url, user.jwt).send(left)).toEqual({
    viewer: { firms: { nodes: [] }, buyers: { nodes: [{ name: "A real buyer" }] }, sampleData: { firmCount: 0 } },
  });
});
