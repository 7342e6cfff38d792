import { describe, expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { operationsSent, refuseOnce, rowsOf, toastWith } from "../../support/browser/sidePanel.ts";
import { fill, pick, press } from "../../support/browser/gestures/fields.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let inSettings: WebUser;
let inWizard: WebUser;
const lists = {
  ORIGIN_COUNTRIES: ["India", "Kenya"],
  DESTINATION_COUNTRIES: ["Japan"],
  PAYMENT_TERMS: ["100% advance"],
  SHIPMENT_TERMS: ["FOB"],
  CURRENCIES: ["USD", "EUR"],
  DECLARATIONS: ["We declare"],
};

prepare(async () => {
  inSettings = await anExporterWith("ONBOARDING_COMPLETED", lists);
  inWizard = await anExporterWith("ONBOARDING_IN_PROGRESS", lists);
});

async function anExporterWith(status: string, items: Record<string, string[]>): Promise<WebUser> {
  const user = await aWebUser(site.url, { status });
  const replace = "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }";
  for (const [list, texts] of Object.entries(items)) await connect(site.url, user.jwt).send(replace, { input: { list, items: texts } });
  return user;
}

async function open(surface: "settings" | "onboarding", path: string): Promise<void> {
  await signedIn(site.page, surface === "settings" ? inSettings : inWizard);
  await site.page.goto(surface === "settings" ? `/dashboard/settings?tab=${path}` : `/onboarding/${path}`);
}

/** The labels of the invalid fields, and whether the first of them has the focus. */
async function marked(): Promise<{ labels: string[]; isFirstFocused: boolean }> {
  const invalid = site.page.locator("[aria-invalid=true]");
  return {
    labels: await invalid.evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? (field.labels?.[0]?.textContent ?? "") : "",
      ),
    ),
    isFirstFocused: await invalid.first().evaluate((field) => field === document.activeElement),
  };
}

describe("what is missing is said in the words of the surface, and marked", () => {
  const all = "Please fill in all required fields";
  const units = `${all} (Order Unit, Packing Unit, Weight > 0, Package Type)`;
  type Case = { label: string; settings: string; onboarding?: string; fields: string[] };
  const cases: Record<string, Case> = {
    "Origin Countries": { label: "Origin Country", settings: "Please select a country", fields: ["Country"] },
    "Destination Countries": { label: "Destination Country", settings: "Please select a country", fields: ["Country"] },
    Buyers: { label: "Buyer", settings: "Please fill in the buyer name", fields: ["Name"] },
    Brokers: { label: "Broker", settings: "Please enter broker name", onboarding: "Please fill in the broker name", fields: ["Name"] },
    "Loading Ports": { label: "Loading Port", settings: all, onboarding: `${all} (Port Name, Country)`, fields: ["Port Name", "Country"] },
    "Discharge Ports": {
      label: "Discharge Port",
      settings: all,
      onboarding: `${all} (Port Name, Country)`,
      fields: ["Port Name"],
    },
    "Payment Terms": { label: "Payment Term", settings: "Please enter a payment term", fields: ["Payment Term"] },
    "Shipment Terms": { label: "Shipment Term", settings: "Please enter a shipment term", fields: ["Shipment Term"] },
    "Packaging Details": { label: "Packaging Details", settings: units, fields: ["Order Unit", "Packing Unit", "Weight", "Package Type"] },
    Products: { label: "Product", settings: `${all} (Name, HSN Code)`, fields: ["Name", "HSN Code"] },
    Currency: { label: "Currency", settings: "Please enter a currency", fields: ["Currency"] },
    Declaration: { label: "Declaration", settings: "Please enter a declaration", fields: ["Declaration"] },
    "Contract Format": {
      label: "Contract Format",
      settings: "Please enter a format name",
      onboarding: "Please enter a contract format name",
      fields: ["Name"],
    },
    "Document Template": {
      label: "Document Template",
      settings: "Please fill in the template name and body",
      onboarding: "Please enter template name and body",
      fields: ["Name", "Body"],
    },
  };

  async function submitsBlank(label: string, text: string, fields: string[]): Promise<void> {
    await site.page.getByRole("heading", { name: `Add ${label}`, exact: true }).waitFor();
    await press(site.page, `Add ${label}`);
    expect(await toastWith(site.page, text)).toBe(`Validation Error\n${text}`);
    expect(await marked()).toEqual({ labels: fields, isFirstFocused: true });
  }

  test("in Settings (R-148, R-150 to R-153, R-158, R-162, R-163, R-167, R-213, R-740)", async () => {
    const sent = operationsSent(site.page);
    await open("settings", "firm");
    for (const [tab, { label, settings, fields }] of Object.entries(cases)) {
      await site.page.getByRole("tab", { name: tab, exact: true }).click();
      await submitsBlank(label, settings, fields);
    }
    expect(sent).toEqual([]);
  });

  test("in the wizard (R-148, R-150 to R-153, R-162, R-163, R-167)", async () => {
    const sent = operationsSent(site.page);
    await open("onboarding", "document-template");
    for (const { label, settings, onboarding = settings, fields } of Object.values(cases).toReversed()) {
      await submitsBlank(label, onboarding, fields);
      await press(site.page, "Back");
    }
    expect(sent).toEqual([]);
  });
});

test("letters that documents cannot print are told next to their field, in a template as in any record (R-495)", async () => {
  const { page } = site;
  await open("settings", "document-template");
  const body = page.getByLabel("Body");
  await body.fill("Certificat – प्रमाणपत्र ✓");
  expect(await page.getByText(/cannot be printed/).count()).toBe(0);
  await body.fill("Certificate: සහතිකය");
  const hint = page.locator(`[id="${await body.getAttribute("aria-describedby")}"]`);
  expect(await hint.textContent()).toMatch(/A blank line starts a paragraph.*Sinhala letters cannot be printed$/);
  await open("settings", "buyer");
  await fill(page, { Name: "ក្រុមហ៊ុន" });
  await page.getByText("Khmer letters cannot be printed").waitFor();
});

test("a duplicate is refused under its own title; the item being edited is none (R-154, R-155)", async () => {
  const { page } = site;
  const cases = [
    ["payment-terms", "Payment Term", "100% ADVANCE", "This payment term already exists"],
    ["shipment-terms", "Shipment Term", " fob ", "This shipment term already exists"],
    ["currency", "Currency", "usd", "This currency already exists"],
    ["declaration", "Declaration", "we declare", "This declaration already exists"],
  ] as const;
  for (const [path, label, text, message] of cases) {
    await open("settings", path);
    await fill(page, { [label]: text });
    await press(site.page, `Add ${label}`);
    expect(await toastWith(page, message)).toBe(`Duplicate Entry\n${message}`);
  }
  await open("settings", "payment-terms");
  await press(site.page, "Edit Payment Term 100% advance");
  await fill(page, { "Payment Term": "100% Advance" });
  await press(site.page, "Update Payment Term");
  await page.getByText("Payment term updated successfully").waitFor();
  expect(await rowsOf(page, "Payment Terms")).toEqual(["100% Advance"]);
});

test("an edit must not end blank (R-156)", async () => {
  await open("settings", "declaration");
  await press(site.page, "Edit Declaration We declare");
  await fill(site.page, { Declaration: "  " });
  await press(site.page, "Update Declaration");
  expect(await toastWith(site.page, "Please enter a declaration")).toBe("Validation Error\nPlease enter a declaration");
});

test("a refusal that names no field leaves the focus on the button that was pressed", async () => {
  const { page } = site;
  await open("settings", "broker");
  await fill(page, { Name: "Girnar Brokers" });
  const errors = [{ message: "This broker is blocked" }];
  await refuseOnce(page, { operation: "brokerMutationsCreateMutation", root: "saved", errors });
  const add = page.getByRole("button", { name: "Add Broker" });
  await add.focus();
  await page.keyboard.press("Space");
  await toastWith(page, "This broker is blocked");
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Girnar Brokers");
  await page.unroute("**/graphql");
});

test("a country that is there already is refused in Settings (R-149)", async () => {
  await open("settings", "destination-countries");
  await pick(site.page, "Country", "Japan");
  await press(site.page, "Add Destination Country");
  expect(await toastWith(site.page, "Country already exists")).toBe("Duplicate Entry\nCountry already exists");
});

test("a currency is upper case, three characters, and has its hint, as shipment terms have theirs; another tab asks before it is lost (R-126, R-127, R-157, R-743)", async () => {
  const { page } = site;
  await open("settings", "currency");
  await page.getByText("Use codes like USD, EUR, INR, GBP").waitFor();
  const field = page.getByLabel("Currency", { exact: true }).and(page.locator("input"));
  await field.pressSequentially("inrs");
  expect(await field.inputValue()).toBe("INR");
  await page.getByRole("tab", { name: "Shipment Terms" }).click();
  const question = page.getByRole("dialog", { name: "Unsaved Changes" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await field.inputValue()).toBe("INR");
  await page.getByRole("tab", { name: "Shipment Terms" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByText("Incoterms 2020, such as FOB and CIF").waitFor();
});

test("Enter submits a payment term, a shipment term and a currency, but makes a new line in a declaration (R-128, R-416)", async () => {
  const { page } = site;
  for (const [path, label, text] of [
    ["payment-terms", "Payment Term", "CAD"],
    ["shipment-terms", "Shipment Term", "CIF"],
    ["currency", "Currency", "JPY"],
  ] as const) {
    await open("settings", path);
    await fill(page, { [label]: text });
    await page.keyboard.press("Enter");
    await page.getByText(`${label.charAt(0)}${label.slice(1).toLowerCase()} added successfully`).waitFor();
  }
  await open("settings", "declaration");
  const field = page.getByRole("textbox", { name: "Declaration" });
  await field.fill("One");
  await field.press("Enter");
  expect(await field.inputValue()).toBe("One\n");
});
