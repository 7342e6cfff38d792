import type { Browser, Page, ViewportSize } from "playwright-core";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import { newContext, openBrowser, openPage } from "../support/browser/browser.ts";
import { countedHand, type Hand } from "../support/browser/gestures/handCount.ts";
import { startProduct } from "../support/servers/product.ts";
import { tell } from "../support/tools/benchFigures.ts";

/**
 * What a new exporter types and clicks, counted by the browser, and the time it takes by the keystroke-level model (Card, Moran and Newell):
 * the wizard, the way from the landing page to the first downloaded invoice, and the tenth shipment with four documents and their merge.
 */
const goals = { wizard: 240, firstInvoice: 480, tenthShipment: 40 };

const [firm] = masterData.firms;
const [address] = firm?.address ?? [];
const [bank] = firm?.bankDetails ?? [];
if (!firm || !address || !bank) throw new Error("The demo's first firm lacks an address or a bank");

const buttonOf = (page: Page) => (name: string) => page.getByRole("button", { name, exact: true });

/** Goes from the landing page to the welcome screen. */
async function signUp(page: Page, hand: Hand, email: string): Promise<void> {
  await page.goto("/");
  await hand.click(page.getByRole("link", { name: "Sign Up" }).first());
  await hand.fill("Full Name", "Kavya Vaghela");
  await hand.fill("Email", email);
  await hand.fill("Password", "monsoon-42");
  await hand.fill("Confirm Password", "monsoon-42");
  const exporter = page.getByRole("radio", { name: /Exporter/ });
  if (!(await exporter.isChecked())) await hand.click(page.getByText("Exporter", { exact: true }));
  await hand.press("Enter");
  await buttonOf(page)("Get Started").waitFor();
}

/** The fifteen steps, from Get Started to the dashboard. */
async function setUp(page: Page, hand: Hand): Promise<void> {
  const button = buttonOf(page);
  const common = (name: string) => page.getByRole("group", { name: "Common" }).getByRole("button", { name, exact: true });
  async function step(heading: string, enter: () => Promise<void>): Promise<void> {
    await page.getByRole("heading", { name: `Add ${heading}`, exact: true }).waitFor();
    await enter();
    await hand.click(button("Next"));
  }
  async function preset(heading: string, name: string): Promise<void> {
    await step(heading, async () => {
      await hand.click(common(name));
      await page.locator("[aria-label^='Edit ']").first().waitFor();
    });
  }
  await hand.click(button("Get Started"));
  await step("Firm", () => enterFirm(page, hand));
  await step("Origin Country", () => hand.pick("Country", "India"));
  await step("Destination Country", () => hand.pick("Country", "United A"));
  await step("Buyer", async () => {
    await hand.fill("Name", "Al Marjan Chemicals L.L.C.");
    await hand.fill("Address", "P.O. Box 18342, Deira, Dubai");
    await hand.pick("Country", "United A");
  });
  await preset("Broker", "Direct (no broker)");
  await step("Loading Port", () => hand.pick("Port Name", "mund"));
  await step("Discharge Port", () => hand.pick("Port Name", "jeb"));
  await preset("Payment Term", "L/C at sight");
  await preset("Shipment Term", "CIF");
  await preset("Packaging Details", "Drum 225 KG");
  await step("Product", async () => {
    await hand.fill("Name", "Castor Oil First Special Grade");
    await hand.fill("HSN Code", "15153090");
  });
  await preset("Currency", "USD");
  await preset("Declaration", "LUT");
  await preset("Contract Format", "Chemicals");
  await page.getByRole("heading", { name: "Add Document Template", exact: true }).waitFor();
  await hand.click(button("Complete Setup"));
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
}

async function enterFirm(page: Page, hand: Hand): Promise<void> {
  if (!firm || !address || !bank) return;
  await hand.fill("Firm Name", firm.name);
  await hand.fill("IE Code", firm.ieCode);
  await hand.upload(
    page.getByText(/Drop|Choose|Upload/).first(),
    new URL("../../api/sampleData/images/stamp-f1.png", import.meta.url).pathname,
  );
  await page.getByAltText("Stamp preview").waitFor();
  await hand.fill("Address Name", address.name);
  await hand.fill("GST", address.gst);
  await hand.fill("Address", address.address);
  await hand.fill("Nickname", bank.nickname);
  await hand.fill("Account Holder Name", firm.name);
  await hand.fill("Account Number", bank.accountNumber);
  await hand.fill("Confirm Account Number", bank.accountNumber);
  await hand.fill("Bank Name", bank.bank);
  await hand.fill("SWIFT Code", bank.swiftCode);
}

/** The first shipment, its invoice, and its download. */
async function invoiceFirst(page: Page, hand: Hand): Promise<void> {
  const button = buttonOf(page);
  await hand.click(page.getByText(firm?.name ?? "").first());
  await hand.click(button("Create Shipment").first());
  const panel = page.getByRole("dialog", { name: "Create New Shipment" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-path") === "name");
  await hand.type("Castor oil 01");
  await hand.fill("Vessel", "MV Ocean Pearl");
  await hand.fill("Quantity", "36");
  await hand.fill("Rate", "1387.75");
  await hand.fill("FOB", "48000");
  await hand.fill("Freight", "1600");
  await hand.fill("Insurance", "359");
  await hand.click(panel.getByText("In Container", { exact: true }));
  await hand.click(button("Add Container"));
  await hand.fill("Container Number", "MSKU1234565");
  await hand.click(button("Create Shipment").last());
  await panel.waitFor({ state: "hidden" });
  await hand.click(page.getByText("Castor oil 01").first());
  await hand.click(button("Actions"));
  await hand.click(page.getByRole("menuitem", { name: "Generate Invoice" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: /^Page 1 of/ }).waitFor();
  await hand.click(dialog.getByRole("button", { name: /^Generate/ }));
  await dialog.waitFor({ state: "hidden" });
  await hand.click(page.getByRole("button", { name: /^Actions for/ }));
  const [file] = await Promise.all([page.waitForEvent("download"), hand.click(page.getByRole("menuitem", { name: "Download" }))]);
  await file.path();
}

/** One more shipment as the one before: a copy with other figures, its four documents and their merge. */
async function repeat(page: Page, hand: Hand, count: number): Promise<void> {
  const name = `Castor oil ${String(count).padStart(2, "0")}`;
  await hand.click(page.getByRole("button", { name: /^Actions for/ }).first());
  await hand.click(page.getByRole("menuitem", { name: "Duplicate" }));
  const panel = page.getByRole("dialog", { name: "Duplicate Shipment" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-path") === "name");
  await hand.type(name);
  await hand.click(panel.getByRole("button", { name: "Clear them" }));
  await hand.fill("Quantity", "18");
  await hand.fill("Container Number", "MSKU7654328");
  await hand.press("Control+Enter");
  await panel.waitFor({ state: "hidden" });
  await page.getByText(name).first().waitFor();
  await hand.click(page.getByRole("button", { name: /^Actions for/ }).first());
  await hand.click(page.getByRole("menuitem", { name: "Generate Set" }));
  const dialog = page.getByRole("dialog", { name: "Generate Set" });
  await dialog.getByText("One merged PDF too").waitFor();
  await hand.click(dialog.getByText("One merged PDF too"));
  await hand.press("Control+Enter");
  await dialog.waitFor({ state: "hidden" });
}

function report(what: string, goal: number, { seconds, keys, clicks, decisions }: ReturnType<Hand["lap"]>): void {
  tell(what, { figure: seconds, limit: goal, unit: "s", more: `${keys} keys, ${clicks} clicks, ${decisions} decisions` });
}

/** The way of a new exporter to the first invoice, with a window of this size. Each has its own account. */
async function begin(browser: Browser, { where, viewport, email }: { where: string; viewport: ViewportSize; email: string }) {
  const context = await newContext(browser, { baseURL: product.url, acceptDownloads: true, viewport });
  const { page, hand } = await countedHand(context, async () => (await openPage(context)).page);
  page.setDefaultTimeout(60_000);
  const since = performance.now();
  await signUp(page, hand, email);
  const before = hand.lap();
  await setUp(page, hand);
  const wizard = hand.lap();
  report(`the wizard, 15 steps, ${where}`, goals.wizard, wizard);
  await invoiceFirst(page, hand);
  const after = hand.lap();
  const sum = (name: keyof typeof wizard) => before[name] + wizard[name] + after[name];
  const all = { seconds: sum("seconds"), keys: sum("keys"), clicks: sum("clicks"), decisions: sum("decisions") };
  report(`from nothing to the first invoice, ${where}`, goals.firstInvoice, all);
  console.log(`  the product took ${((performance.now() - since) / 1000).toFixed(1)} s of that way`);
  return { page, hand, context };
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const phone = { where: "on a phone", viewport: { width: 360, height: 740 }, email: "kavya.phone@tarangvel.example" };
  await (await begin(browser, phone)).context.close();
  const desk = { where: "at a desk", viewport: { width: 1440, height: 900 }, email: "kavya@tarangvel.example" };
  const { page, hand } = await begin(browser, desk);
  for (let count = 2; count <= 10; count += 1) {
    await page.goBack();
    await buttonOf(page)("Create Shipment").first().waitFor();
    hand.lap();
    await repeat(page, hand, count);
  }
  report("the tenth shipment, four documents, merged", goals.tenthShipment, hand.lap());
} finally {
  await browser.close();
  await product.stop();
}
