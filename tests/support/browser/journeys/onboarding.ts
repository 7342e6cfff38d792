import type { Page } from "playwright-core";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import workedCases from "#domain/sampleData/workedCases.json" with { type: "json" };
import { fill, pick } from "../gestures/fields.ts";
import { turn } from "../gestures/turnSwitch.ts";

const [worked] = workedCases;
const [firm] = masterData.firms;
if (!worked || !firm) throw new Error("The demo's data lack the first worked case or the first firm");

/** The first worked case, as its request body and document requests. */
export const rice = worked;

/** Signs up by the form and stops at the welcome screen. */
export async function signUp(page: Page, { name, email, password }: { name: string; email: string; password: string }): Promise<void> {
  await page.getByRole("link", { name: "Sign Up" }).first().click();
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await turn(page.getByRole("radio", { name: /Exporter/ }));
  await page.getByRole("button", { name: /Sign Up|Create account/i }).click();
  await page.getByRole("button", { name: "Get Started" }).waitFor();
}

/** Goes through the fifteen steps with what the worked case needs, from the welcome screen to the dashboard. */
export async function setUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Get Started" }).click();
  await enterFirm(page);
  await enter(page, "Origin Country", [() => pick(page, "Country", "India")]);
  await enter(page, "Destination Country", [() => pick(page, "Country", "United Arab Emirates")]);
  const buyers = masterData.buyers.filter(({ ref }) => ref === "B1" || ref === "B9");
  await enter(
    page,
    "Buyer",
    buyers.map(({ name, address, country }) => async () => {
      await fill(page, { Name: name, Address: address });
      await pick(page, "Country", country);
    }),
  );
  await enter(page, "Broker", [() => fill(page, { Name: "Levant Agri Brokers FZE" })]);
  await enter(
    page,
    "Loading Port",
    ["Mundra", "Rajkot Factory Stuffing"].map((name) => async () => {
      await fill(page, { "Port Name": name });
      await pick(page, "Country", "India");
    }),
  );
  await enter(page, "Discharge Port", [
    async () => {
      await fill(page, { "Port Name": "Jebel Ali" });
      await pick(page, "Country", "United Arab Emirates");
    },
  ]);
  await enter(page, "Payment Term", [() => fill(page, { "Payment Term": rice.requestBody.termsOfPayment })]);
  await enter(page, "Shipment Term", [() => fill(page, { "Shipment Term": rice.requestBody.termsOfShipment })]);
  await enter(page, "Packaging Details", [
    () =>
      fill(page, {
        "Order Unit": "mt",
        "Packing Unit": "kg",
        Weight: "1000",
        "Package Type": "bag",
        "Net Weight": "25",
        "Gross Weight": "25.15",
      }),
  ]);
  const goods = masterData.goods.slice(0, 2);
  await enter(
    page,
    "Product",
    goods.map(
      ({ name, hsnCode, specification }) =>
        () =>
          fill(page, { Name: name, "HSN Code": hsnCode, Specification: specification }),
    ),
  );
  await enter(page, "Currency", [() => fill(page, { Currency: "usd" })]);
  await enter(page, "Declaration", [() => fill(page, { Declaration: rice.requestBody.declaration })]);
  await enterContractFormat(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
}

async function enterFirm(page: Page): Promise<void> {
  const [address] = firm?.address ?? [];
  const [bank] = firm?.bankDetails ?? [];
  if (!firm || !address || !bank) throw new Error("The first firm lacks an address or a bank");
  await fill(page, { "Firm Name": firm.name, "IE Code": firm.ieCode, PAN: firm.pan });
  await upload(page, "Stamp", "stamp-f1.png");
  await upload(page, "Letterhead", "letterhead-f1.png");
  await fill(page, { "Address Name": address.name, GST: address.gst, Address: address.address });
  await fill(page, {
    Nickname: bank.nickname,
    "Account Holder Name": bank.accountHolderName,
    "Account Number": bank.accountNumber,
    "Confirm Account Number": bank.accountNumber,
    "Bank Name": bank.bank,
    "SWIFT Code": bank.swiftCode,
    "Bank Address": bank.bankAddress,
  });
  await add(page, "Firm");
  await next(page);
}

async function enterContractFormat(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Add Contract Format" }).waitFor();
  await fill(page, { Name: "Rice - bags" });
  for (const [index, [name, value]] of Object.entries(rice.documentRequests.contract.fields).entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add Field" }).click();
    const row = page.getByRole("group", { name: `Field ${index + 1}` });
    await row.getByLabel("Field Name").fill(name);
    await row.getByLabel("Field Value").fill(value);
  }
  await add(page, "Contract Format");
  await next(page);
  await page.getByRole("heading", { name: "Add Document Template" }).waitFor();
}

/** Enters the items of one step and goes on to the next. */
async function enter(page: Page, label: string, items: (() => Promise<void>)[]): Promise<void> {
  await page.getByRole("heading", { name: `Add ${label}` }).waitFor();
  for (const item of items) {
    await item();
    await add(page, label);
  }
  await next(page);
}

/** Presses the form's button, and waits until the server has taken the item: the form is blank and says 'Add' again. */
async function add(page: Page, label: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/graphql") && response.request().method() === "POST");
  await page.getByRole("button", { name: `Add ${label}`, exact: true }).click();
  await answered;
  await page
    .getByRole("button", { name: `Add ${label}`, exact: true })
    .and(page.locator(":enabled"))
    .waitFor();
}

async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
}

async function upload(page: Page, label: string, image: string): Promise<void> {
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles(new URL(`../../../../api/sampleData/images/${image}`, import.meta.url).pathname);
  await page.getByAltText(`${label} preview`).waitFor();
}
