import { beforeEach, expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { rowsOf } from "../../support/browser/sidePanel.ts";
import { fill, pick } from "../../support/browser/journeys/onboarding.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
let user: WebUser;
beforeEach(async () => {
  user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await signedIn(site.page, user);
});

function press(name: string): Promise<void> {
  return site.page.getByRole("button", { name, exact: true }).click();
}

test("a record that is open in two windows keeps what each of them changed", async () => {
  const { page } = site;
  await connect(site.url, user.jwt).send("mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }", {
    input: { name: "Nyati Foods", address: "Mombasa", country: "Kenya" },
  });
  await page.goto("/dashboard/settings?tab=buyer");
  await press("Edit Buyer Nyati Foods");
  const other = await page.context().newPage();
  await other.goto("/dashboard/settings?tab=buyer");
  await other.getByRole("button", { name: "Edit Buyer Nyati Foods" }).click();
  await fill(other, { Name: "Nyati Staple Foods Limited" });
  await other.getByRole("button", { name: "Update Buyer" }).click();
  await other.getByText("Buyer updated successfully").waitFor();
  await other.close();
  await fill(page, { Address: "Shed 7, Mombasa" });
  await press("Update Buyer");
  await page.getByText("Buyer updated successfully").waitFor();
  expect(await rowsOf(page, "Buyers")).toEqual(["Nyati Staple Foods Limited"]);
  await page.getByText("Shed 7, Mombasa").waitFor();
});

test("a list that is open in two windows keeps what the other one added", async () => {
  const { page } = site;
  const replace = "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }";
  await connect(site.url, user.jwt).send(replace, { input: { list: "DESTINATION_COUNTRIES", items: ["Japan"] } });
  await page.goto("/dashboard/settings?tab=destination-countries");
  await page.getByRole("list", { name: "Your Destination Countries" }).getByText("Japan").waitFor();
  const add = "mutation ($input: AddListItemInput!) { addListItem(input: $input) { errors { message } } }";
  const elsewhere = (item: string) => connect(site.url, user.jwt).send(add, { input: { list: "DESTINATION_COUNTRIES", item } });
  await elsewhere("Kenya");
  await press("Edit Destination Country Japan");
  await pick(page, "Country", "Oman");
  await press("Update Destination Country");
  await page.getByText("Destination country updated successfully").waitFor();
  expect(await rowsOf(page, "Destination Countries")).toEqual(["Oman", "Kenya"]);
  await elsewhere("Japan");
  await press("Delete Destination Country Oman");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => rowsOf(page, "Destination Countries")).toEqual(["Kenya", "Japan"]);
});
