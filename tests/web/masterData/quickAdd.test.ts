import { beforeEach, expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { breakOnce, operationsSent, refuseOnce, toastWith } from "../../support/browser/sidePanel.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();
beforeEach(async () => {
  await site.newForm();
});

/** Types text that a pick-list of the shipment lacks, and takes its last entry, 'Add New …', with Enter. */
async function addNew(label: string, typed: string): Promise<void> {
  await site.page.getByRole("combobox", { name: label, exact: true }).fill(typed);
  await site.page.getByRole("listbox").getByText("Nothing found").waitFor();
  await site.page
    .locator("[data-combobox-selected]")
    .filter({ hasText: `Add New ${label}` })
    .waitFor();
  await site.page.keyboard.press("Enter");
  await dialog(label).waitFor();
}

function dialog(label: string) {
  return site.page.getByRole("dialog", { name: `Add New ${label}` });
}

function chosen(label: string): Promise<string> {
  return site.page.getByRole("combobox", { name: label, exact: true }).inputValue();
}

test("a new consignee takes what was typed, is stored as a buyer and chosen at once (R-150, R-226, R-227, R-351)", async () => {
  await addNew("Consignee", "Zanzibar Mills");
  const first = dialog("Consignee").getByLabel("Name");
  expect(await first.inputValue()).toBe("Zanzibar Mills");
  await expect.poll(() => first.evaluate((element) => element === document.activeElement), patience).toBe(true);
  const sent = operationsSent(site.page);
  await dialog("Consignee").getByRole("button", { name: "Add Consignee" }).click();
  await site.page.getByText("Buyer added successfully").waitFor();
  await dialog("Consignee").waitFor({ state: "detached" });
  await expect.poll(() => chosen("Consignee"), patience).toBe("Zanzibar Mills");
  const input = expect.objectContaining({ name: "Zanzibar Mills", address: "", country: "" });
  expect(sent).toEqual([{ name: "buyerMutationsCreateMutation", input }]);
  const copy = await site.page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
  expect(copy.buyers.map(({ name }: { name: string }) => name)).toContain("Zanzibar Mills");
});

test("what is missing is said in every dialog; its submit is none of the shipment's (R-228 to R-232, R-407)", async () => {
  const { page } = site;
  const sent = operationsSent(page);
  const all = "Please fill in all required fields";
  await page.getByLabel("Seller is different from the exporter").check();
  await page.getByLabel("Number of Notify Parties").fill("1");
  for (const [label, text] of [
    ["Seller", "Please fill in the buyer name"],
    ["Consignee", "Please fill in the buyer name"],
    ["Notify Party 1", "Please fill in the buyer name"],
    ["Broker", "Please enter broker name"],
    ["Origin Country", "Please select a country"],
    ["Destination Country", "Please select a country"],
    ["Port of Loading", all],
    ["Port of Discharge", all],
    ["Place of Receipt", all],
    ["Final Destination", all],
    ["Terms of Payment", "Please enter a payment term"],
    ["Terms of Shipment", "Please enter a shipment term"],
    ["Currency", "Please enter a currency"],
    ["Product", `${all} (Name, HSN Code)`],
    ["Packaging Details", `${all} (Order Unit, Packing Unit, Weight > 0, Package Type)`],
    ["Declaration", "Please enter a declaration"],
  ] as const) {
    const field = page.getByRole("combobox", { name: label, exact: true });
    await field.click();
    await page.getByRole("option", { name: /^Add New/ }).click();
    const open = page.getByRole("dialog", { name: /^Add New/ });
    await open.getByRole("button", { name: /^Add / }).click();
    expect(await toastWith(page, text)).toBe(`Validation Error\n${text}`);
    await open.getByRole("button", { name: "Cancel" }).click();
    await open.waitFor({ state: "detached" });
  }
  expect(sent).toEqual([]);
  expect(await page.getByText("Please fill in the following required fields").count()).toBe(0);
});

test("a list item is added by a single call, and chosen as it was stored (R-233)", async () => {
  await addNew("Currency", "chf");
  const sent = operationsSent(site.page);
  await dialog("Currency").getByRole("button", { name: "Add Currency" }).click();
  await expect.poll(() => chosen("Currency"), patience).toBe("CHF");
  expect(sent).toEqual([{ name: "useAddListItemMutation", input: { list: "CURRENCIES", item: "CHF" } }]);
});

test("a duplicate is refused under its title, and the dialog stays", async () => {
  await addNew("Currency", "zz");
  await dialog("Currency").getByLabel("Currency").fill("usd");
  await dialog("Currency").getByRole("button", { name: "Add Currency" }).click();
  expect(await toastWith(site.page, "This currency already exists")).toBe("Duplicate Entry\nThis currency already exists");
  expect(await dialog("Currency").count()).toBe(1);
});

test("a port lies in one of the user's own countries, at first the shipment's (R-230)", async () => {
  const { page } = site;
  await page.getByRole("combobox", { name: "Destination Country", exact: true }).fill("Kenya");
  await page.getByRole("option", { name: "Kenya", exact: true }).click();
  await page.getByRole("combobox", { name: "Final Destination", exact: true }).fill("Nairobi");
  await page.getByRole("option", { name: "Add New Final Destination" }).click();
  const open = dialog("Final Destination");
  expect([await open.getByLabel("Port Name").inputValue(), await open.getByLabel("Country").inputValue()]).toEqual(["Nairobi", "Kenya"]);
  await open.getByRole("button", { name: "Add Final Destination" }).click();
  await expect.poll(() => chosen("Final Destination"), patience).toBe("Nairobi");
});

test("what fails or is refused is shown, and nothing is chosen (R-234)", async () => {
  const errors = [{ message: "This broker is blocked", field: ["name"] }];
  await refuseOnce(site.page, { operation: "brokerMutationsCreateMutation", root: "saved", errors });
  await breakOnce(site.page, "brokerMutationsCreateMutation");
  await addNew("Broker", "Girnar II");
  await dialog("Broker").getByRole("button", { name: "Add Broker" }).click();
  expect(await toastWith(site.page, "Failed to add broker")).toBe("Error\nFailed to add broker");
  site.complaints.length = 0;
  await dialog("Broker").getByRole("button", { name: "Add Broker" }).click();
  expect(await toastWith(site.page, "This broker is blocked")).toBe("Error\nThis broker is blocked");
  expect(await dialog("Broker").getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
});

test("Escape leaves the dialog alone, not the shipment form", async () => {
  const { page } = site;
  await page.getByLabel("Shipment Name").fill("Rice to Kenya");
  await addNew("Broker", "Girnar II");
  await page.keyboard.press("Escape");
  await dialog("Broker").waitFor({ state: "detached" });
  expect(await page.getByLabel("Shipment Name").inputValue()).toBe("Rice to Kenya");
  expect(await page.getByText("Unsaved Changes").count()).toBe(0);
});

test("in a long list the entry that adds never covers the one that the arrow keys reach", async () => {
  const { page } = site;
  for (let number = 1; number <= 8; number += 1) {
    await site.owner.client.send("mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }", {
      input: { name: `Buyer ${number}`, address: "Mombasa", country: "Kenya" },
    });
  }
  await page.goto(site.firmPath);
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  await page.getByRole("combobox", { name: "Consignee", exact: true }).focus();
  const add = page.getByRole("option", { name: "Add New Consignee" });
  const reached = page.locator("[data-combobox-selected]");
  const covered: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("ArrowDown");
    await reached.waitFor();
    const [entry, cover] = [await reached.boundingBox(), await add.boundingBox()];
    if (!entry || !cover || entry.y + entry.height > cover.y + 1) covered.push(await reached.innerText());
  }
  expect(covered).toEqual([]);
});

test("its dialog gives the focus back to the field, given up or added (R-432)", async () => {
  const { page } = site;
  const focused = page.getByRole("combobox", { name: "Consignee", exact: true }).and(page.locator(":focus"));
  await addNew("Consignee", "Zanzibar Teas");
  await page.keyboard.press("Escape");
  await dialog("Consignee").waitFor({ state: "detached" });
  await focused.waitFor();
  await addNew("Consignee", "Zanzibar Teas");
  await dialog("Consignee").getByRole("button", { name: "Add Consignee" }).press("Enter");
  await dialog("Consignee").waitFor({ state: "detached" });
  await focused.waitFor();
  await expect.poll(() => chosen("Consignee"), patience).toBe("Zanzibar Teas");
});
