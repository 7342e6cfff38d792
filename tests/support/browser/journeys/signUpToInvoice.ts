import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };

/** A way to use a page, such as by keys alone or by a finger. */
export type Hands = {
  write: (field: Locator, text: string) => Promise<void>;
  /** Writes a day, given as YYYY-MM-DD. */
  date: (field: Locator, day: string) => Promise<void>;
  /** Picks the first entry of a pick-list that what is typed leaves. */
  pick: (list: Locator, typed: string) => Promise<void>;
  /** Picks one of a few. */
  mark: (choice: Locator) => Promise<void>;
  press: (target: Locator) => Promise<void>;
  /** Opens a menu and takes an entry. */
  choose: (menu: Locator, entry: string) => Promise<void>;
  /** Picks a file in the system's own dialog. */
  attach: (field: Locator, path: string) => Promise<void>;
};

type Journey = {
  page: Page;
  hands: Hands;
  /** Called at every screen and dialog, with its name. */
  look: (screen: string) => Promise<void>;
};

const [firm] = masterData.firms;
const image = (name: string) => new URL(`../../../../api/sampleData/images/${name}`, import.meta.url).pathname;

/** Goes from the landing page through sign-up and the fifteen steps to a shipment's generated invoice; answers the downloaded PDF. */
export async function goFromSignUpToInvoice(journey: Journey): Promise<Buffer> {
  // From here on the browser hands the choice of files over. Listening only when one is requested may be too late.
  journey.page.on("filechooser", () => undefined);
  await signUp(journey);
  await enterFirm(journey);
  await enterMasterData(journey);
  await enterShipment(journey);
  return await downloadInvoice(journey);
}

function button(page: Page | Locator, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

function field(place: Page | Locator, label: string): Locator {
  return place.getByLabel(label, { exact: true });
}

async function signUp({ page, hands, look }: Journey): Promise<void> {
  await page.goto("/");
  await look("landing");
  await hands.press(page.getByRole("link", { name: "Sign Up", exact: true }));
  await field(page, "Full Name").waitFor();
  await look("sign up");
  const email = `kavya.${randomUUID()}@tarangvel.example`;
  const texts = { "Full Name": "Kavya Vaghela", Email: email, Password: "monsoon-42", "Confirm Password": "monsoon-42" };
  for (const [label, text] of Object.entries(texts)) await hands.write(field(page, label), text);
  await hands.mark(page.getByRole("radio", { name: "Exporter", exact: true }));
  await hands.press(button(page, "Sign Up"));
  await button(page, "Get Started").waitFor();
  await look("welcome");
  await hands.press(button(page, "Get Started"));
}

async function enterFirm(journey: Journey): Promise<void> {
  const { page, hands } = journey;
  const [address] = firm?.address ?? [];
  const [bank] = firm?.bankDetails ?? [];
  if (!firm || !address || !bank) throw new Error("The demo's first firm lacks an address or a bank");
  await arrive(journey, "Firm");
  await hands.write(field(page, "Firm Name"), firm.name);
  await hands.write(field(page, "IE Code"), firm.ieCode);
  await hands.attach(field(page, "Stamp"), image("stamp-f1.png"));
  await page.getByAltText("Stamp preview").waitFor();
  await hands.write(field(page, "Address Name"), address.name);
  await hands.write(field(page, "Address"), address.address.replaceAll("\n", " "));
  await hands.write(field(page, "Nickname"), bank.nickname);
  await hands.write(field(page, "Account Holder Name"), bank.accountHolderName);
  await hands.write(field(page, "Account Number"), bank.accountNumber);
  await hands.write(field(page, "Confirm Account Number"), bank.accountNumber);
  await hands.write(field(page, "Bank Name"), bank.bank);
  await hands.write(field(page, "SWIFT Code"), bank.swiftCode);
  await add(journey, "Firm");
}

async function arrive({ page, look }: Journey, label: string): Promise<void> {
  await page.getByRole("heading", { name: `Add ${label}`, exact: true }).waitFor();
  await look(`the step ${label}`);
}

/** Adds what was filled in, waits until it is listed, and goes on. */
async function add({ page, hands }: Journey, label: string): Promise<void> {
  await hands.press(button(page, `Add ${label}`));
  await page
    .getByRole("list", { name: /^Your / })
    .getByRole("listitem")
    .first()
    .waitFor();
  await hands.press(button(page, "Next"));
}

async function enterMasterData(journey: Journey): Promise<void> {
  const { page, hands } = journey;
  const step = async (label: string, texts: Record<string, string>, country?: string) => {
    await arrive(journey, label);
    for (const [name, text] of Object.entries(texts)) await hands.write(field(page, name), text);
    if (country !== undefined) await hands.pick(field(page, "Country"), country);
    await add(journey, label);
  };
  await step("Origin Country", {}, "India");
  await step("Destination Country", {}, "Kenya");
  await step("Buyer", { Name: "Nyati Grain Importers Ltd", Address: "Moi Avenue, Mombasa" });
  await step("Broker", { Name: "Girnar Commodity Brokers" });
  await step("Loading Port", { "Port Name": "Kandla" }, "India");
  await step("Discharge Port", { "Port Name": "Mombasa" }, "Kenya");
  await step("Payment Term", { "Payment Term": "100% irrevocable letter of credit at sight" });
  await step("Shipment Term", { "Shipment Term": "CFR" });
  await step("Packaging Details", { "Order Unit": "mt", "Packing Unit": "kg", Weight: "1000", "Package Type": "bag", "Net Weight": "25" });
  await step("Product", { Name: "INDIAN 1121 STEAM BASMATI RICE", "HSN Code": "10063020" });
  await step("Currency", { Currency: "usd" });
  await step("Declaration", { Declaration: "We declare that this invoice shows the actual price of the goods." });
  await step("Contract Format", { Name: "Rice in bags", "Field Name": "Quality", "Field Value": "Sound, loyal, merchantable" });
  await arrive(journey, "Document Template");
  await hands.press(button(page, "Complete Setup"));
}

async function enterShipment(journey: Journey): Promise<void> {
  const { page, hands, look } = journey;
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await look("home");
  await hands.press(page.getByRole("link", { name: new RegExp(firm?.name ?? "") }));
  await page.getByText("No Shipments Found").waitFor();
  await look("an empty list");
  await hands.press(button(page, "Create Shipment").first());
  const form = page.getByRole("dialog", { name: "Create New Shipment" });
  await field(form, "Shipment Name").waitFor();
  await look("the shipment form");
  await hands.write(field(form, "Shipment Name"), "One tonne to Mombasa");
  const route = { Consignee: "Nyati", Broker: "Girnar", "Destination Country": "Kenya", "Port of Loading": "Kandla" };
  const ends = { "Port of Discharge": "Mombasa", "Final Destination": "Mombasa" };
  const terms = { "Terms of Payment": "100%", "Terms of Shipment": "CFR", Currency: "USD" };
  const line = { Product: "STEAM", "Packaging Details": "BAG" };
  for (const [label, typed] of Object.entries({ ...route, ...ends, ...terms, ...line })) await hands.pick(field(form, label), typed);
  await hands.write(field(form, "Quantity"), "1");
  await hands.write(field(form, "Rate"), "1000");
  await hands.mark(form.getByRole("radio", { name: "Bulk Vessel" }));
  await hands.pick(field(form, "Bank Details"), "KCB");
  await hands.pick(field(form, "Declaration"), "We declare");
  await look("the filled form");
  await hands.press(button(form, "Create Shipment"));
  await form.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "One tonne to Mombasa" }).waitFor();
  await look("the list");
}

async function downloadInvoice({ page, hands, look }: Journey): Promise<Buffer> {
  await hands.press(page.getByRole("link", { name: "One tonne to Mombasa" }));
  await page.getByRole("heading", { name: "Attachments (0)" }).waitFor();
  await look("the shipment");
  await hands.choose(button(page, "Actions"), "Generate Invoice");
  const dialog = page.getByRole("dialog", { name: "Generate Invoice" });
  await hands.write(dialog.getByLabel("Invoice Number"), "TV/EXP/001/26-27");
  await hands.date(dialog.getByLabel("Invoice Date"), "2026-11-20");
  await look("the invoice's dialog");
  await hands.press(button(dialog, "Generate"));
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  await look("the shipment with its invoice");
  const saved = page.waitForEvent("download");
  await hands.choose(page.getByRole("button", { name: /^Actions for Commercial Invoice/ }), "Download");
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
