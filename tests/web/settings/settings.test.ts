import { expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { anOwner, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { breakOnce, holdBack, operationsSent, refuseOnce, rowsOf, toastWith } from "../../support/browser/sidePanel.ts";
import { fill, pick, press } from "../../support/browser/gestures/fields.ts";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
const settings = "/dashboard/settings";
let owner: Owner;
prepare(async () => {
  owner = await anOwner(site.url);
});

/** Opens a tab, as a user with all master data. */
async function open(tab: string): Promise<void> {
  await signedIn(site.page, owner.user);
  await site.page.goto(`${settings}?tab=${tab}`);
  await site.page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
}

/** Opens a tab, as a user who has nothing but these lists. */
async function openAsNewcomer(tab: string, lists: Record<string, string[]> = {}): Promise<void> {
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  const replace = "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }";
  for (const [list, items] of Object.entries(lists)) await connect(site.url, user.jwt).send(replace, { input: { list, items } });
  await signedIn(site.page, user);
  await site.page.goto(`${settings}?tab=${tab}`);
}

test("fifteen tabs, Firms first; each has its list with a count and its form (R-057, R-063, R-111, R-112)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  await page.goto(settings);
  await page.getByRole("heading", { name: "Your Firms (2)" }).waitFor();
  const tabs = await page.getByRole("tab").allInnerTexts();
  expect(tabs).toEqual([
    "Firms",
    "Origin Countries",
    "Destination Countries",
    "Buyers",
    "Brokers",
    "Loading Ports",
    "Discharge Ports",
    "Payment Terms",
    "Shipment Terms",
    "Packaging Details",
    "Products",
    "Currency",
    "Declaration",
    "Contract Format",
    "Document Template",
  ]);
  for (const tab of tabs) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await page.getByRole("heading", { name: new RegExp(`^Your ${tab} \\([1-9]\\d*\\)$`) }).waitFor();
    await page.getByRole("heading", { name: /^Add / }).waitFor();
  }
});

test("the tab stands in the address and outlives a reload", async () => {
  const { page } = site;
  await open("buyer");
  await page.getByRole("tab", { name: "Products" }).click();
  await expect.poll(() => pathOf(site), patience).toBe(`${settings}?tab=goods`);
  await page.reload();
  await page.getByRole("heading", { name: /^Your Products/ }).waitFor();
});

test("an add in Settings is a single call; an edit and a removal replace the list (R-120, R-416)", async () => {
  const { page } = site;
  await openAsNewcomer("shipment-terms", { SHIPMENT_TERMS: ["FOB", "CIF"] });
  const sent = operationsSent(page);
  await fill(page, { "Shipment Term": " EXW " });
  await press(site.page, "Add Shipment Term");
  await page.getByText("Shipment term added successfully").waitFor();
  await press(site.page, "Edit Shipment Term FOB");
  await fill(page, { "Shipment Term": "FOB Mundra" });
  await press(site.page, "Update Shipment Term");
  await page.getByText("Shipment term updated successfully").waitFor();
  await press(site.page, "Delete Shipment Term CIF");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Shipment term removed successfully").waitFor();
  const list = "SHIPMENT_TERMS";
  expect(sent).toEqual([
    { name: "useAddListItemMutation", input: { list, item: "EXW" } },
    { name: "useReplaceListItemsMutation", input: { list, items: ["FOB Mundra", "CIF", "EXW"] } },
    { name: "useReplaceListItemsMutation", input: { list, items: ["FOB Mundra", "EXW"] } },
  ]);
});

test("a record is added, edited and deleted; the list, its count and the local copy follow (R-113, R-114, R-117, R-118, R-396, R-415)", async () => {
  const { page } = site;
  await openAsNewcomer("buyer");
  await page.getByText("No buyers yet").waitFor();
  await fill(page, { Name: "Al Marjan", Address: "Dubai" });
  await pick(page, "Country", "Kenya");
  await press(site.page, "Add Buyer");
  await page.getByText("Buyer added successfully").waitFor();
  await page.getByRole("heading", { name: "Your Buyers (1)" }).waitFor();

  await press(site.page, "Edit Buyer Al Marjan");
  await page.getByRole("heading", { name: "Edit Buyer" }).waitFor();
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("Dubai");
  expect(await page.getByLabel("Country", { exact: true }).inputValue()).toBe("Kenya");
  await fill(page, { Name: "Al Marjan L.L.C." });
  await press(site.page, "Update Buyer");
  await page.getByText("Buyer updated successfully").waitFor();
  await page.getByRole("heading", { name: "Add Buyer" }).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  expect(await rowsOf(page, "Buyers")).toEqual(["Al Marjan L.L.C."]);
  const copied = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}").buyers.map((b: { name: string }) => b.name));
  expect(await copied()).toEqual(["Al Marjan L.L.C."]);

  await press(site.page, "Delete Buyer Al Marjan L.L.C.");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Are you sure you want to delete Al Marjan L.L.C.? This action cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Buyer deleted successfully").waitFor();
  await page.getByRole("heading", { name: "Your Buyers (0)" }).waitFor();
  expect(await copied()).toEqual([]);
});

test("Cancel leaves the edit and brings a blank form; Cancel in the question deletes nothing (R-115, R-121)", async () => {
  const { page } = site;
  await open("broker");
  const before = await rowsOf(page, "Brokers");
  await press(site.page, `Edit Broker ${before[0]}`);
  await press(site.page, "Cancel");
  await page.getByRole("button", { name: "Add Broker" }).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  const sent = operationsSent(page);
  await press(site.page, `Delete Broker ${before[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(sent.filter(({ name }) => name !== "RecordUsageQuery")).toEqual([]);
  expect(await rowsOf(page, "Brokers")).toEqual(before);
});

test("while a save runs its button reads 'Saving...' and rests, as do Edit and Delete; one submit makes one record (R-116)", async () => {
  const { page } = site;
  await open("goods");
  const before = (await rowsOf(page, "Products")).length;
  const sent = operationsSent(page);
  const goOn = await holdBack(page, "goodsMutationsCreateMutation");
  await fill(page, { Name: "SONA MASOORI", "HSN Code": "10063090" });
  await page.getByRole("button", { name: "Add Product" }).dblclick();
  const saving = page.getByRole("button", { name: "Saving..." });
  await saving.waitFor();
  expect(await saving.isDisabled()).toBe(true);
  expect(
    await page
      .getByRole("button", { name: /^Edit Product/ })
      .first()
      .isDisabled(),
  ).toBe(true);
  expect(
    await page
      .getByRole("button", { name: /^Delete Product/ })
      .first()
      .isDisabled(),
  ).toBe(true);
  goOn();
  await page.getByRole("heading", { name: `Your Products (${before + 1})` }).waitFor();
  expect(sent).toHaveLength(1);
});

test("what the server refuses changes nothing here, and its texts are shown (R-119, R-396, R-397, R-401, R-437)", async () => {
  const { page } = site;
  await open("buyer");
  const before = await rowsOf(page, "Buyers");
  const errors = [{ message: "This buyer is mentioned" }, { message: "Ask again later" }];
  await refuseOnce(page, { operation: "buyerMutationsDeleteMutation", root: "deleteBuyer", errors });
  await press(site.page, `Delete Buyer ${before[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  expect(await toastWith(page, "This buyer is mentioned")).toBe("Error\nThis buyer is mentioned, Ask again later");
  expect(await rowsOf(page, "Buyers")).toEqual(before);
});

test("what fails without a word of the server's is told in the operation's own, and tried again (R-119, R-400, R-403)", async () => {
  const { page } = site;
  await openAsNewcomer("payment-terms", { PAYMENT_TERMS: ["CAD", "TT"] });
  await breakOnce(page, "useReplaceListItemsMutation");
  await press(site.page, "Delete Payment Term CAD");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete" });
  await confirm.click();
  expect(await toastWith(page, "Failed to delete")).toBe("Error\nFailed to delete payment term");
  expect(await rowsOf(page, "Payment Terms")).toEqual(["CAD", "TT"]);
  await confirm.click();
  await page.getByText("Payment term removed successfully").waitFor();
  expect(await rowsOf(page, "Payment Terms")).toEqual(["TT"]);
  site.complaints.length = 0;
});

test("a refusal that names a field marks it and puts the focus there", async () => {
  const { page } = site;
  await open("goods");
  const errors = [{ message: "HSN Code is unknown", field: ["hsnCode"] }];
  await refuseOnce(page, { operation: "goodsMutationsCreateMutation", root: "saved", errors });
  await fill(page, { Name: "RICE", "HSN Code": "1" });
  await press(site.page, "Add Product");
  await toastWith(page, "HSN Code is unknown");
  const field = page.getByLabel("HSN Code", { exact: true });
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("RICE");
});

test("a long list is narrowed by searching", async () => {
  const { page } = site;
  await open("buyer");
  await page.getByLabel("Search buyers").fill("mombasa");
  expect(await rowsOf(page, "Buyers")).toEqual(["Nyati Staple Foods Limited", "Swahili Cargo Clearing Agents Ltd"]);
  await page.getByLabel("Search buyers").fill("atlantis");
  await page.getByText("Nothing found").waitFor();
});

test("a template's body is previewed with 60 characters (R-134)", async () => {
  const { page } = site;
  await openAsNewcomer("document-template");
  await fill(page, { Name: "Weight Note", Body: `${"a".repeat(60)}bcd` });
  await press(site.page, "Add Document Template");
  await page.getByText("Document template added successfully").waitFor();
  expect(await page.getByRole("list", { name: "Your Document Template" }).innerText()).toBe(`Weight Note\n${"a".repeat(60)}...`);
});
