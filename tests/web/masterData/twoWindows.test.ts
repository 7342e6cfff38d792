import { beforeEach, expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { breakOnce, holdBack, operationsSent, rowsOf } from "../../support/browser/sidePanel.ts";
import { fill, pick, press } from "../../support/browser/gestures/fields.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
let user: WebUser;
beforeEach(async () => {
  user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await signedIn(site.page, user);
});

test("a record that is open in two windows keeps what each of them changed", async () => {
  const { page } = site;
  await connect(site.url, user.jwt).send("mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }", {
    input: { name: "Nyati Foods", address: "Mombasa", country: "Kenya" },
  });
  await page.goto("/dashboard/settings?tab=buyer");
  await press(site.page, "Edit Buyer Nyati Foods");
  const other = await page.context().newPage();
  await other.goto("/dashboard/settings?tab=buyer");
  await other.getByRole("button", { name: "Edit Buyer Nyati Foods" }).click();
  await fill(other, { Name: "Nyati Staple Foods Limited" });
  await other.getByRole("button", { name: "Update Buyer" }).click();
  await other.getByText("Buyer updated successfully").waitFor();
  await other.close();
  await fill(page, { Address: "Shed 7, Mombasa" });
  await press(site.page, "Update Buyer");
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
  await press(site.page, "Edit Destination Country Japan");
  await pick(page, "Country", "Oman");
  await press(site.page, "Update Destination Country");
  await page.getByText("Destination country updated successfully").waitFor();
  expect(await rowsOf(page, "Destination Countries")).toEqual(["Oman", "Kenya"]);
  await elsewhere("Japan");
  await press(site.page, "Delete Destination Country Oman");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => rowsOf(page, "Destination Countries")).toEqual(["Kenya", "Japan"]);
});

test("a contract format that is open in two windows keeps the clauses and the name of both", async () => {
  const { page } = site;
  const client = connect(site.url, user.jwt);
  const clauses = [
    { name: "Quality", value: "As agreed" },
    { name: "Packing", value: "Bags of 25 kg" },
    { name: "Claims", value: "Within 14 days" },
  ];
  const create = "mutation ($input: CreateContractFormatInput!) { createContractFormat(input: $input) { contractFormat { id } } }";
  const { createContractFormat } = await client.send<{ createContractFormat: { contractFormat: { id: string } } }>(create, {
    input: { name: "FOB", fields: clauses },
  });
  await page.goto("/dashboard/settings?tab=contract-format");
  await press(site.page, "Edit Contract Format FOB");
  const fields = [
    { name: "Packing", value: "Bags of 50 kg" },
    { name: "Claims", value: "Within 14 days" },
    { name: "Arbitration", value: "Mumbai" },
  ];
  await client.send("mutation ($input: UpdateContractFormatInput!) { updateContractFormat(input: $input) { errors { message } } }", {
    input: { id: createContractFormat.contractFormat.id, name: "FOB Kandla", fields },
  });
  const claims = page.getByRole("group", { name: "Field 3" });
  await claims.getByLabel("Field Value").fill("Within 7 days");
  await press(site.page, "Update Contract Format");
  await page.getByText("Contract format updated successfully").waitFor();
  await page.getByRole("button", { name: "Edit Contract Format FOB Kandla" }).waitFor();
  const formats = "{ viewer { contractFormats { nodes { fields { name value } } } } }";
  expect(await client.send(formats)).toEqual({
    viewer: {
      contractFormats: {
        nodes: [
          {
            fields: [
              { name: "Packing", value: "Bags of 50 kg" },
              { name: "Claims", value: "Within 7 days" },
              { name: "Arbitration", value: "Mumbai" },
            ],
          },
        ],
      },
    },
  });
});

test.each([
  [
    "storedItemsQuery",
    "destination-countries",
    "Destination Country Japan",
    "Update Destination Country",
    "Failed to update destination country",
  ],
  ["storedClausesQuery", "contract-format", "Contract Format FOB", "Update Contract Format", "Failed to update contract format"],
])("without the answer to %s nothing is replaced, and the form stays as it is", async (read, tab, item, submit, failure) => {
  const { page } = site;
  const client = connect(site.url, user.jwt);
  const replace = "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }";
  await client.send(replace, { input: { list: "DESTINATION_COUNTRIES", items: ["Japan"] } });
  const create = "mutation ($input: CreateContractFormatInput!) { createContractFormat(input: $input) { errors { message } } }";
  await client.send(create, { input: { name: "FOB", fields: [{ name: "Quality", value: "As agreed" }] } });
  await page.goto(`/dashboard/settings?tab=${tab}`);
  await press(site.page, `Edit ${item}`);
  if (tab === "contract-format") await page.getByLabel("Field Value").fill("As per sample");
  else await pick(page, "Country", "Oman");
  await breakOnce(page, read);
  const release = await holdBack(page, read);
  const sent = operationsSent(page);
  await page.getByRole("button", { name: submit }).press("Enter");
  await page.keyboard.press("Enter");
  release();
  await page.getByRole("alert").filter({ hasText: failure }).waitFor();
  expect(sent).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(submit);
  await press(site.page, submit);
  await page.getByText("updated successfully").waitFor();
  expect(sent).toHaveLength(1);
  site.complaints.length = 0;
});
