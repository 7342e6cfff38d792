import type { Page } from "playwright-core";
import type { DemoOffice, Person } from "./demoOffice.ts";

/** One screen in one state: who looks at it, where it is, and what they do there until it is seen. */
export type Scene = {
  name: string;
  person: Person;
  path: (office: DemoOffice) => string;
  show: (page: Page) => Promise<void>;
};

const at = (path: string) => () => path;
const firm = ({ ids }: DemoOffice, rest = "") => `/dashboard/firm/${encodeURIComponent(ids.get("F1") ?? "")}${rest}`;
const shipment = (office: DemoOffice) => firm(office, `/shipment/${encodeURIComponent(office.shipmentId)}`);

const seen = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
const headed = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

const publicScenes: Scene[] = [
  { name: "landing", person: "visitor", path: at("/"), show: headed("Seamless documentation") },
  { name: "login", person: "visitor", path: at("/login"), show: (page) => page.getByLabel("Email").waitFor() },
  { name: "login-refused", person: "visitor", path: at("/login"), show: refuseLogin },
  { name: "signup", person: "visitor", path: at("/signup"), show: (page) => page.getByLabel("Full Name").waitFor() },
  { name: "not-found", person: "visitor", path: at("/nowhere"), show: seen("Return to Home") },
  { name: "viewer-late", person: "visitor", path: at("/viewer?name=Invoice.pdf&type=pdf"), show: seen("has not arrived") },
];

const onboardingScenes: Scene[] = [
  { name: "welcome", person: "newcomer", path: at("/onboarding/welcome"), show: seen("Get Started") },
  ...["firm", "origin-country", "buyer", "goods", "packaging-details", "contract-format", "document-template"].map((step) => ({
    name: `wizard-${step}`,
    person: "midway" as const,
    path: at(`/onboarding/${step}`),
    show: (page: Page) => page.getByRole("list", { name: /^Your / }).waitFor(),
  })),
];

const dashboardScenes: Scene[] = [
  { name: "home", person: "exporter", path: at("/dashboard"), show: seen("Tarangvel Textiles LLP") },
  { name: "home-empty", person: "firmless", path: at("/dashboard"), show: seen("No Firms Found") },
  { name: "user-menu", person: "exporter", path: at("/dashboard"), show: (page) => press(page, "User menu") },
  { name: "financial-year", person: "exporter", path: at("/dashboard"), show: openFinancialYear },
  { name: "palette", person: "exporter", path: at("/dashboard"), show: (page) => openPalette(page) },
  { name: "palette-search", person: "exporter", path: at("/dashboard"), show: (page) => openPalette(page, "se") },
  { name: "stats", person: "exporter", path: at("/dashboard/stats"), show: (page) => page.getByRole("grid").waitFor() },
  { name: "list", person: "exporter", path: (office) => firm(office), show: (page) => page.getByRole("table").waitFor() },
  { name: "list-empty", person: "exporter", path: (office) => firm(office), show: emptyList },
  { name: "list-delete", person: "exporter", path: (office) => firm(office), show: askToDelete },
  { name: "support", person: "exporter", path: at("/dashboard/support"), show: seen("Partial shipments") },
  { name: "profile", person: "exporter", path: at("/dashboard/profile"), show: seen("kavya@tarangvel.example") },
  { name: "profile-edit", person: "exporter", path: at("/dashboard/profile"), show: (page) => press(page, "Edit Profile") },
  ...["firm", "origin-country", "buyer", "payment-terms", "packaging-details", "goods", "contract-format", "document-template"].map(
    (tab) => ({
      name: `settings-${tab}`,
      person: "exporter" as const,
      path: at(`/dashboard/settings?tab=${tab}`),
      show: (page: Page) => page.getByRole("list", { name: /^Your / }).waitFor(),
    }),
  ),
];

const shipmentScenes: Scene[] = [
  { name: "detail", person: "exporter", path: shipment, show: headed("Shipment Details") },
  {
    name: "detail-missing",
    person: "exporter",
    path: (office) => firm(office, "/shipment/nothing"),
    show: seen("Shipment details not found"),
  },
  { name: "actions", person: "exporter", path: shipment, show: openActions },
  ...["Contract", "Proforma Invoice", "Invoice", "Packing List"].map((name) => ({
    name: `generate-${name.toLowerCase().replaceAll(" ", "-")}`,
    person: "exporter" as const,
    path: shipment,
    show: (page: Page) => openGenerate(page, name),
  })),
  { name: "generate-custom-document", person: "exporter", path: shipment, show: openCustomDocument },
  { name: "upload", person: "exporter", path: shipment, show: (page) => openTask(page, "Upload Documents") },
  { name: "merge", person: "exporter", path: shipment, show: (page) => openTask(page, "Merge Documents") },
  { name: "rename", person: "exporter", path: shipment, show: (page) => openForAttachment(page, "Rename") },
  { name: "form-new", person: "exporter", path: (office) => firm(office), show: (page) => openForm(page, "Create Shipment") },
  { name: "form-edit", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit") },
  { name: "form-products", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit", "Products") },
  { name: "form-containers", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit", "Container Details") },
  { name: "form-refused", person: "exporter", path: (office) => firm(office), show: refuseForm },
  { name: "form-quick-add", person: "exporter", path: (office) => firm(office), show: quickAdd },
  { name: "form-unsaved", person: "exporter", path: (office) => firm(office), show: leaveForm },
];

/** Every screen of the product in the states that a user meets. */
export const scenes: Scene[] = [...publicScenes, ...onboardingScenes, ...dashboardScenes, ...shipmentScenes];

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

async function refuseLogin(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("kavya@tarangvel.example");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await press(page, "Sign In");
  await page.getByText("Login Failed").waitFor();
}

async function openFinancialYear(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Financial year/ }).click();
  await page.getByRole("combobox", { name: "Period" }).waitFor();
}

async function openPalette(page: Page, find = ""): Promise<void> {
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search and commands" });
  await field.fill(find);
  const entry = find === "" ? page.getByRole("option", { name: /Log out/ }) : page.getByRole("option", { name: /SEEDS/ });
  await entry.first().waitFor();
}

async function emptyList(page: Page): Promise<void> {
  await openFinancialYear(page);
  await page.getByRole("combobox", { name: "Year" }).click();
  await page.getByRole("option").last().click();
  await page.getByText("No Shipments Found").waitFor();
  await page.keyboard.press("Escape");
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByText("cannot be undone").waitFor();
}

async function openActions(page: Page): Promise<void> {
  await press(page, "Actions");
  await page.getByRole("menuitem", { name: "Merge Documents" }).waitFor();
}

async function openTask(page: Page, name: string): Promise<void> {
  await openActions(page);
  await page.getByRole("menuitem", { name, exact: true }).click();
  await page.getByRole("dialog", { name, exact: true }).waitFor();
}

async function openGenerate(page: Page, name: string): Promise<void> {
  await openTask(page, `Generate ${name}`);
  await drawn(page);
}

/** Waits for the first page of the preview. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('section[aria-label="Preview"] img');
    return image !== null && image.complete && image.naturalWidth > 0;
  });
}

async function openCustomDocument(page: Page): Promise<void> {
  await openTask(page, "Generate Custom Document");
  await page.getByRole("combobox", { name: "Template" }).click();
  await page.getByRole("option").first().click();
  await drawn(page);
}

async function openForAttachment(page: Page, entry: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
}

async function openForm(page: Page, button: string, section?: string): Promise<void> {
  await press(page, button);
  await page.getByLabel("Shipment Name").waitFor();
  if (section !== undefined) await page.getByRole("dialog").getByRole("heading", { name: section, exact: true }).scrollIntoViewIfNeeded();
}

async function refuseForm(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByRole("dialog").getByRole("button", { name: "Create Shipment" }).click();
  await page.getByText("Validation Error").waitFor();
}

async function quickAdd(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByRole("combobox", { name: "Consignee" }).click();
  await page.getByRole("option", { name: /Add New/ }).click();
  await page.getByRole("dialog", { name: /Add New/ }).waitFor();
}

async function leaveForm(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByLabel("Shipment Name").fill("Rice to Jebel Ali");
  await page.keyboard.press("Escape");
  await page.getByText("Unsaved Changes").first().waitFor();
}
