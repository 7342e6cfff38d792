import { expect, test } from "vitest";
import { countries } from "#domain/places/countries.ts";
import { connect } from "../../../demo/client.ts";
import { enterMasterData } from "../../../demo/masterData.ts";
import { breakOnce, holdBack, operationsSent, refuseOnce, rowsOf, toastWith } from "../../support/browser/sidePanel.ts";
import { fill, pick } from "../../support/browser/gestures/fields.ts";
import { openProductPage, pathOf, patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();

/** A user in onboarding, with nothing entered or with all master data. */
async function aBeginner({ status = "ONBOARDING_IN_PROGRESS", isFull = false } = {}): Promise<WebUser> {
  const user = await aWebUser(site.url, status === "ONBOARDING_PENDING" ? {} : { status });
  if (isFull) await enterMasterData(connect(site.url, user.jwt), () => {});
  await signedIn(site.page, user);
  return user;
}

/** Stores a whole list, as the wizard does. */
async function replaceList({ jwt }: WebUser, list: string, items: readonly string[]): Promise<void> {
  await connect(site.url, jwt).send(
    "mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }",
    { input: { list, items } },
  );
}

const steps = [
  ["firm", "Firms"],
  ["origin-country", "Origin Countries"],
  ["destination-countries", "Destination Countries"],
  ["buyer", "Buyers"],
  ["broker", "Brokers"],
  ["loading-port", "Loading Ports"],
  ["discharge-port", "Discharge Ports"],
  ["payment-terms", "Payment Terms"],
  ["shipment-terms", "Shipment Terms"],
  ["packaging-details", "Packaging Details"],
  ["goods", "Products"],
  ["currency", "Currency"],
  ["declaration", "Declaration"],
  ["contract-format", "Contract Format"],
  ["document-template", "Document Template"],
] as const;

test("/onboarding leads to the welcome screen: whose account it is and the six groups (R-055 to R-058, R-063, R-111)", async () => {
  const { page } = site;
  const { name, email } = await aBeginner({ status: "ONBOARDING_PENDING" });
  await page.goto("/onboarding");
  await page.waitForURL("**/onboarding/welcome");
  const account = page.getByRole("region", { name: "Your account" });
  await account.waitFor();
  expect((await account.innerText()).split("\n").filter(Boolean)).toEqual([name, email, "Exporter"]);
  const groups = await page.getByRole("listitem").allInnerTexts();
  expect(groups.map((text) => text.split("\n")[0])).toEqual([
    "Firm Details",
    "Countries",
    "Partners",
    "Ports & Terms",
    "Products",
    "Documentation",
  ]);
  await page.getByText(/5-10 minutes, and everything can be edited later in Settings/).waitFor();
});

test("Get Started sends the status and opens the first step (R-059)", async () => {
  const { page } = site;
  await aBeginner({ status: "ONBOARDING_PENDING" });
  await page.goto("/onboarding/welcome");
  const sent = operationsSent(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL("**/onboarding/firm");
  expect(sent).toEqual([{ name: "useSetOnboardingStatusMutation", input: { status: "ONBOARDING_IN_PROGRESS" } }]);
  const copy = await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
  expect(copy.status).toBe("ONBOARDING_IN_PROGRESS");
});

test("a start that fails stays on the welcome screen (R-062)", async () => {
  const { page } = site;
  await aBeginner({ status: "ONBOARDING_PENDING" });
  await page.goto("/onboarding/welcome");
  await breakOnce(page, "useSetOnboardingStatusMutation");
  await page.getByRole("button", { name: "Get Started" }).click();
  expect(await toastWith(page, "Failed to start onboarding")).toBe("Error\nFailed to start onboarding");
  expect(pathOf(site)).toBe("/onboarding/welcome");
  site.complaints.length = 0;
});

test("Resume goes straight to the first step (R-060)", async () => {
  const { page } = site;
  await aBeginner();
  await page.goto("/onboarding/welcome");
  const sent = operationsSent(page);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.waitForURL("**/onboarding/firm");
  expect(sent).toEqual([]);
});

test("a set-up that was completed elsewhere is told by the welcome screen, whose button leads to the dashboard (R-061)", async () => {
  const { page } = site;
  const user = await aBeginner();
  await page.goto("/onboarding/firm");
  await page.getByRole("heading", { level: 1, name: "Firms" }).waitFor();
  const status = "mutation { setOnboardingStatus(input: { status: ONBOARDING_COMPLETED }) { errors { message } } }";
  await connect(site.url, user.jwt).send(status);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard");
});

test("an unknown step leads to the welcome screen (R-066)", async () => {
  await aBeginner();
  await site.page.goto("/onboarding/warehouse");
  await site.page.getByRole("heading", { name: "Welcome to Lading" }).waitFor();
  expect(pathOf(site)).toBe("/onboarding/welcome");
});

test("the fifteen steps follow each other, each with the product's name, its place and a count; Back goes back (R-057, R-063 to R-065, R-069, R-111)", async () => {
  const { page } = site;
  await aBeginner({ isFull: true });
  await page.goto("/onboarding/firm");
  for (const [index, [path, title]] of steps.entries()) {
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(pathOf(site)).toBe(`/onboarding/${path}`);
    expect(await page.getByRole("banner").innerText()).toContain("Lading");
    await page.getByText(`Step ${index + 1} of 15`, { exact: true }).waitFor();
    await expect.poll(async () => (await rowsOf(page, title)).length, patience).toBeGreaterThan(0);
    const shown = (await rowsOf(page, title)).length;
    await page.getByRole("heading", { name: `Your ${title} (${shown})`, exact: true }).waitFor();
    if (index < steps.length - 1) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL("**/onboarding/contract-format");
  await page.goto("/onboarding/firm");
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL("**/onboarding/welcome");
});

test("Next is blocked until the step has an item, in the step's own words (R-070 to R-072, R-251)", async () => {
  const { page } = site;
  await aBeginner();
  const words = [
    "firm",
    "origin country",
    "destination country",
    "buyer",
    "broker",
    "loading port",
    "discharge port",
    "payment term",
    "shipment term",
    "packaging detail",
    "product",
    "currency",
    "declaration",
    "contract format",
  ];
  await page.goto("/onboarding/document-template");
  for (const [index, word] of [...words.entries()].toReversed()) {
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByText(`Step ${index + 1} of 15`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    const text = `Please add at least one ${word} before proceeding`;
    expect(await toastWith(page, text)).toBe(`Required\n${text}`);
    expect(pathOf(site)).toBe(`/onboarding/${steps[index]?.[0]}`);
  }
});

test("the last step may be skipped: Complete Setup sends the status and ends on the dashboard (R-073 to R-075, R-077)", async () => {
  const { page } = site;
  await aBeginner();
  await page.goto("/onboarding/document-template");
  const sent = operationsSent(page);
  const goOn = await holdBack(page, "useSetOnboardingStatusMutation");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  const busy = page.getByRole("button", { name: "Completing..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  goOn();
  await page.getByRole("heading", { name: "Setup Complete!" }).waitFor();
  await page.getByText("Onboarding completed successfully! Welcome to Lading").waitFor();
  await page.waitForURL("**/dashboard");
  expect(sent).toEqual([{ name: "useSetOnboardingStatusMutation", input: { status: "ONBOARDING_COMPLETED" } }]);
});

test("a completion that fails or is refused says why and stays (R-076, R-397)", async () => {
  const { page } = site;
  await aBeginner();
  await page.goto("/onboarding/document-template");
  await breakOnce(page, "useSetOnboardingStatusMutation");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  expect(await toastWith(page, "Failed to complete")).toBe("Error\nFailed to complete onboarding");
  site.complaints.length = 0;
  const errors = [{ message: "The set-up lacks a firm" }, { message: "It lacks a buyer" }];
  await refuseOnce(page, { operation: "useSetOnboardingStatusMutation", root: "setOnboardingStatus", errors });
  await page.getByRole("button", { name: "Complete Setup" }).click();
  expect(await toastWith(page, "The set-up lacks")).toBe("Error\nThe set-up lacks a firm, It lacks a buyer");
  expect(pathOf(site)).toBe("/onboarding/document-template");
  await page.getByRole("button", { name: "Complete Setup" }).waitFor();
});

test("the wizard replaces the whole list at every add, edit and delete (R-067, R-078, R-416)", async () => {
  const { page } = site;
  const user = await aBeginner();
  await replaceList(user, "PAYMENT_TERMS", ["CAD", "TT"]);
  await page.goto("/onboarding/payment-terms");
  const sent = operationsSent(page);
  const send = (items: string[]) => ({ name: "useReplaceListItemsMutation", input: { list: "PAYMENT_TERMS", items } });

  await fill(page, { "Payment Term": "L/C at sight" });
  await page.getByRole("button", { name: "Add Payment Term" }).click();
  await page.getByText("Payment term added successfully").waitFor();
  await page.getByRole("button", { name: "Edit Payment Term TT" }).click();
  await fill(page, { "Payment Term": "T/T in advance" });
  await page.getByRole("button", { name: "Update Payment Term" }).click();
  await page.getByText("Payment term updated successfully").waitFor();
  await page.getByRole("button", { name: "Delete Payment Term CAD" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Payment term removed successfully").waitFor();

  expect(sent).toEqual([
    send(["CAD", "TT", "L/C at sight"]),
    send(["CAD", "T/T in advance", "L/C at sight"]),
    send(["T/T in advance", "L/C at sight"]),
  ]);
  expect(await rowsOf(page, "Payment Terms")).toEqual(["T/T in advance", "L/C at sight"]);
});

test("countries that were added are no longer offered; with all of them added there is nothing to select (R-079, R-131)", async () => {
  const { page } = site;
  const user = await aBeginner();
  await replaceList(user, "ORIGIN_COUNTRIES", countries.slice(1));
  await page.goto("/onboarding/origin-country");
  await page.getByLabel("Country", { exact: true }).click();
  expect(await page.getByRole("option").allInnerTexts()).toEqual(countries.slice(0, 1));
  await pick(page, "Country", countries[0] ?? "");
  await page.getByRole("button", { name: "Add Origin Country" }).click();
  await page.getByText("All countries have been added").waitFor();
  expect(await page.getByRole("button", { name: "Add Origin Country" }).isDisabled()).toBe(true);
});
