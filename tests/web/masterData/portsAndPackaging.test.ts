import { expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { operationsSent } from "../../support/browser/sidePanel.ts";
import { fill } from "../../support/browser/gestures/fields.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let exporter: WebUser;

prepare(async () => {
  exporter = await anExporterWith({ ORIGIN_COUNTRIES: ["India", "Kenya"], DESTINATION_COUNTRIES: ["Japan"] });
});

async function anExporterWith(items: Record<string, string[]>): Promise<WebUser> {
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  const replace = "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }";
  for (const [list, texts] of Object.entries(items)) await connect(site.url, user.jwt).send(replace, { input: { list, items: texts } });
  return user;
}

async function open(path: string): Promise<void> {
  await signedIn(site.page, exporter);
  await site.page.goto(`/dashboard/settings?tab=${path}`);
}

test("ports lie in the user's own origin or destination countries (R-129)", async () => {
  const { page } = site;
  for (const [path, choices] of [
    ["loading-port", ["India", "Kenya"]],
    ["discharge-port", ["Japan"]],
  ] as const) {
    await open(path);
    await page.getByLabel("Country", { exact: true }).click();
    expect(await page.getByRole("option").allInnerTexts()).toEqual(choices);
  }
});

test("without such countries a port cannot be saved, and the reason leads to them (R-130)", async () => {
  const { page } = site;
  await signedIn(page, await anExporterWith({}));
  for (const [path, label, countriesTab] of [
    ["loading-port", "Loading Port", "Origin Countries"],
    ["discharge-port", "Discharge Port", "Destination Countries"],
  ] as const) {
    await page.goto(`/dashboard/settings?tab=${path}`);
    await page.getByText(`Please add ${countriesTab.toLowerCase()} first`).waitFor();
    expect(await page.getByRole("button", { name: `Add ${label}` }).isDisabled()).toBe(true);
    await page.getByRole("link", { name: countriesTab.toLowerCase() }).click();
    await page.getByRole("tab", { name: countriesTab, selected: true }).waitFor();
  }
});

test("packaging: units in upper case, steps of 0.01, the unit beside each weight, zero weights not sent (R-159 to R-161, R-168)", async () => {
  const { page } = site;
  await open("packaging-details");
  const weight = page.getByLabel("Weight", { exact: true });
  expect([await weight.getAttribute("min"), await weight.getAttribute("step")]).toEqual(["0.01", "0.01"]);
  expect([await page.getByLabel("Net Weight").getAttribute("min"), await page.getByLabel("Gross Weight").getAttribute("min")]).toEqual([
    "0",
    "0",
  ]);
  await page.getByText("unit", { exact: true }).first().waitFor();
  await page.getByText("In the singular, e.g. BAG").waitFor();
  await fill(page, { "Order Unit": "mt", "Packing Unit": "barrel" });
  expect(await page.getByText("BARR..", { exact: true }).count()).toBe(3);
  const sent = operationsSent(page);
  await fill(page, { "Packing Unit": "kg", Weight: "1000.50", "Package Type": "bag", "Net Weight": "0", "Gross Weight": "" });
  await page.getByRole("button", { name: "Add Packaging Details", exact: true }).click();
  await page.getByText("Packaging details added successfully").waitFor();
  expect(sent.map(({ input }) => input)).toEqual([
    { orderUnit: "MT", packingUnit: "KG", weight: "1000.50", packageType: "BAG", netWeight: null, grossWeight: null },
  ]);
});

test("a pasted decimal comma is refused with a message: the browser's field would make 125 kg of 12,5", async () => {
  const { page } = site;
  await open("packaging-details");
  const weight = page.getByLabel("Net Weight", { exact: true });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  async function paste(text: string) {
    await weight.fill("");
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("ControlOrMeta+v");
  }
  await paste("12,5");
  await page.getByRole("alert").filter({ hasText: "‘12,5’ is not understood: write 1234.50" }).waitFor();
  expect(await weight.inputValue()).toBe("");
  await paste("1,250.50");
  expect(await weight.inputValue()).toBe("1250.50");
});

test("a typed comma is grouping or is refused with words: 12,5 kg never become 125 (R-1241)", async () => {
  const { page } = site;
  await open("packaging-details");
  await fill(page, { "Order Unit": "mt", "Packing Unit": "kg", Weight: "1000", "Package Type": "bag" });
  const weight = page.getByLabel("Net Weight", { exact: true });
  await weight.pressSequentially("12,5");
  expect(await weight.inputValue()).toBe("12,5");
  const sent = operationsSent(page);
  await page.getByRole("button", { name: "Add Packaging Details", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "‘12,5’ is not understood: write 1234.50" }).waitFor();
  await page.getByText("Net Weight must be a number").first().waitFor();
  await weight.fill("");
  await weight.pressSequentially("1,250.5");
  await weight.press("Tab");
  expect(await weight.inputValue()).toBe("1250.5");
  await page.getByRole("button", { name: "Add Packaging Details", exact: true }).click();
  await page.getByText("Packaging details added successfully").waitFor();
  expect(sent.map(({ input }) => input)).toMatchObject([{ netWeight: "1250.5" }]);
});

test("what a phone's keyboard inserts without naming a key, and a second point or the digits of another script, never become another figure (R-1247)", async () => {
  const { page } = site;
  await open("packaging-details");
  const weight = page.getByLabel("Net Weight", { exact: true });
  for (const text of ["12,5", ",5", "1.250.5", "1٫5", "१२"]) {
    await weight.fill("");
    await weight.focus();
    for (const letter of text) await page.keyboard.insertText(letter);
    expect(await weight.inputValue()).toBe(text);
    await weight.press("Tab");
    await page
      .getByRole("alert")
      .filter({ hasText: `‘${text}’ is not understood: write 1234.50` })
      .waitFor();
  }
  await weight.fill("");
  await weight.focus();
  for (const letter of "1,250.5") await page.keyboard.insertText(letter);
  await weight.press("Tab");
  expect(await weight.inputValue()).toBe("1250.5");
});

test.each(["1.250.500", "1'250.5", "१२"])("%s is not pasted as another figure (R-1247)", async (text) => {
  const { page } = site;
  await open("packaging-details");
  const weight = page.getByLabel("Net Weight", { exact: true });
  await weight.focus();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
  await page
    .getByRole("alert")
    .filter({ hasText: `‘${text}’ is not understood: write 1234.50` })
    .waitFor();
  expect(await weight.inputValue()).toBe("");
});
