import { describe, expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { aPng } from "../../support/files/images.ts";
import { operationsSent, toastWith } from "../../support/browser/sidePanel.ts";
import { fill } from "../../support/browser/gestures/fields.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
type Surface = "settings" | "onboarding";

/** Opens the firm form of the wizard or of Settings. */
async function open(surface: Surface, ...firms: string[]): Promise<WebUser> {
  const user = await aWebUser(site.url, { status: surface === "settings" ? "ONBOARDING_COMPLETED" : "ONBOARDING_IN_PROGRESS" });
  for (const name of firms) await aWebFirm(site.url, user, name);
  await signedIn(site.page, user);
  await site.page.goto(surface === "settings" ? "/dashboard/settings" : "/onboarding/firm");
  await site.page.getByRole("heading", { name: "Add Firm" }).waitFor();
  return user;
}

function row(name: string) {
  return site.page.getByRole("group", { name, exact: true });
}

async function fillRow(name: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await row(name).getByLabel(label, { exact: true }).fill(value);
}

const head = { "Firm Name": "Tarangvel", "IE Code": "AAXCT4821K" };
const address = { "Address Name": "Head Office", Address: "Rajkot" };
const bank = {
  Nickname: "KCB USD",
  "Account Holder Name": "Tarangvel",
  "Account Number": "0188",
  "Confirm Account Number": "0188",
  "Bank Name": "KCB",
  "SWIFT Code": "KTCBINBB",
};

/** Presses the button; returns the toast's title and text. */
async function refusal(text: string): Promise<string> {
  await site.page.getByRole("button", { name: "Add Firm", exact: true }).click();
  return toastWith(site.page, text);
}

function choose(label: string, name: string, buffer: Buffer): Promise<void> {
  return site.page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: "image/png", buffer });
}

async function chooseStamp(): Promise<void> {
  await choose("Stamp", "stamp.png", aPng({ width: 30, height: 20 }));
  await site.page.getByText("Stamp uploaded successfully").waitFor();
}

async function isMarked(group: string, label: string): Promise<boolean> {
  return (await row(group).getByLabel(label, { exact: true }).getAttribute("aria-invalid")) === "true";
}

describe("what a firm needs", () => {
  test("in the wizard: name, IE code and stamp in one sentence, a complete address, a complete bank (R-138, R-140, R-143, R-409)", async () => {
    await open("onboarding");
    const all = "Please fill in all required fields (Name, IE Code, Stamp)";
    expect(await refusal(all)).toBe(`Validation Error\n${all}`);
    await fill(site.page, head);
    expect(await site.page.getByLabel("Stamp", { exact: true }).getAttribute("aria-invalid")).toBe("true");
    await chooseStamp();
    await refusal("Please add at least one complete address");
    expect([await isMarked("Address 1", "Address Name"), await isMarked("Address 1", "GST")]).toEqual([true, false]);
    await fillRow("Address 1", address);
    await refusal("Please complete at least one bank detail with all required fields");
    expect([await isMarked("Bank 1", "SWIFT Code"), await isMarked("Bank 1", "IBAN")]).toEqual([true, false]);
  });

  test("in Settings: the stamp apart, every address, every bank by its number (R-139, R-142, R-144)", async () => {
    await open("settings");
    expect(await refusal("Please fill in all required fields")).toBe("Validation Error\nPlease fill in all required fields");
    await fill(site.page, head);
    await refusal("Please upload a stamp image");
    await chooseStamp();
    await refusal("Please add at least one complete address");
    await fillRow("Address 1", address);
    await site.page.getByRole("button", { name: "Add Address" }).click();
    await refusal("Please fill in address name and address fields");
    expect(await isMarked("Address 2", "Address")).toBe(true);
    await fillRow("Address 2", { "Address Name": "Warehouse", Address: "Mundra" });
    await fillRow("Bank 1", bank);
    await site.page.getByRole("button", { name: "Add Bank" }).click();
    await refusal(
      "Bank 2: Please fill in required bank details fields (nickname, account number, account holder name, bank name, swift code)",
    );
    expect(await isMarked("Bank 2", "Nickname")).toBe(true);
  });

  test("the account number must equal its re-entry, which is masked (R-145)", async () => {
    await open("settings");
    await fill(site.page, head);
    await chooseStamp();
    await fillRow("Address 1", address);
    await fillRow("Bank 1", { ...bank, "Confirm Account Number": "0189" });
    expect(await row("Bank 1").getByLabel("Confirm Account Number").getAttribute("type")).toBe("password");
    await refusal("Bank 1: Account numbers do not match");
    expect(await isMarked("Bank 1", "Confirm Account Number")).toBe(true);
  });
});

test("the last address and the last bank cannot be removed (R-147)", async () => {
  const { page } = site;
  await open("settings");
  for (const noun of ["address", "bank"]) {
    const remove = (n: number) => page.getByRole("button", { name: `Remove ${noun} ${n}` });
    expect(await remove(1).isDisabled()).toBe(true);
    await page.getByRole("button", { name: new RegExp(`^Add ${noun}$`, "i") }).click();
    await remove(2).click();
    expect(await remove(1).isDisabled()).toBe(true);
  }
});

test("the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right (R-068, R-121, R-137, R-141, R-146, R-412)", async () => {
  const { page } = site;
  await open("onboarding");
  await fill(page, head);
  await chooseStamp();
  await fillRow("Address 1", address);
  await fillRow("Bank 1", bank);
  await page.getByRole("button", { name: "Add Address" }).click();
  await fillRow("Address 2", { "Address Name": "Half" });
  const sent = operationsSent(page);
  await page.getByRole("button", { name: "Add Firm", exact: true }).click();
  await page.getByText("Firm added successfully").waitFor();
  await page.getByRole("heading", { name: "Your Firms (1)" }).waitFor();
  const [form, list] = [page.getByRole("region", { name: "Add Firm" }), page.getByRole("region", { name: "Your Firms (1)" })];
  expect((await form.boundingBox())?.x ?? 0).toBeLessThan((await list.boundingBox())?.x ?? 0);
  const [{ input } = { input: null }] = sent;
  expect(input).toMatchObject({
    name: "Tarangvel",
    letterheadKey: "",
    addresses: [{ name: "Head Office", address: "Rajkot", gst: "" }],
    bankDetails: [{ nickname: "KCB USD", accountNumber: "0188" }],
  });
  expect(JSON.stringify(input)).not.toContain("confirmAccountNumber");
  expect(await page.getByLabel("Firm Name").inputValue()).toBe("");
});

test("an edited firm keeps the ids of its rows, replaces no change unseen, and can be deleted (R-123, R-413, R-414, R-705)", async () => {
  const { page } = site;
  const user = await open("settings", "Anchor");
  await page.getByRole("button", { name: "Edit Firm Anchor" }).click();
  await page.getByAltText("Stored stamp").waitFor();
  await changeElsewhere(user, "AAXCT4821L");
  await fill(page, { "Firm Name": "Lost" });
  await page.getByRole("button", { name: "Update Firm" }).click();
  const question = page.getByRole("dialog", { name: "Changed elsewhere" });
  await question.getByRole("button", { name: "Reload" }).click();
  await question.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByLabel("PAN").inputValue()).toBe("AAXCT4821L");
  expect(await page.getByLabel("Firm Name").inputValue()).toBe("Anchor");
  await changeElsewhere(user, "AAXCT4821M");
  await page.getByRole("button", { name: "Add Address" }).click();
  await fillRow("Address 2", { "Address Name": "Warehouse", Address: "Mundra", GST: "24AAXCT4821K1ZS" });
  await fill(page, { "Firm Name": "Anchor Ltd" });
  const before = await stored(user);
  await page.getByRole("button", { name: "Update Firm" }).click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Update Firm" }).click();
  await page.getByText("Firm updated successfully").waitFor();
  const after = await stored(user);
  expect(after).toMatchObject({
    name: "Anchor Ltd",
    addresses: [before?.addresses[0], { name: "Warehouse" }],
    bankDetails: before?.bankDetails,
  });

  await page.getByRole("button", { name: "Delete Firm Anchor Ltd" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Firm deleted successfully").waitFor();
  await page.getByRole("heading", { name: "Your Firms (0)" }).waitFor();
});

/** Changes the user's only firm as another tab would. */
async function changeElsewhere({ jwt }: WebUser, pan: string): Promise<void> {
  const client = connect(site.url, jwt);
  const { viewer } = await client.send<{ viewer: { firms: { nodes: { id: string }[] } } }>("{ viewer { firms { nodes { id } } } }");
  const input = { id: viewer.firms.nodes[0]?.id, pan };
  await client.send("mutation ($input: UpdateFirmInput!) { updateFirm(input: $input) { errors { message } } }", { input });
}

type StoredFirm = { name: string; addresses: { addressId: string }[]; bankDetails: { bankId: string }[] };

async function stored({ jwt }: WebUser): Promise<StoredFirm | undefined> {
  const query = "{ viewer { firms { nodes { name addresses { addressId name } bankDetails { bankId } } } } }";
  const { viewer } = await connect(site.url, jwt).send<{ viewer: { firms: { nodes: StoredFirm[] } } }>(query);
  return viewer.firms.nodes[0];
}
