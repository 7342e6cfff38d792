import type { Page } from "playwright-core";
import { answer, at, down, firm as ofFirm, hold, openMenu, press, seen, type Scene } from "./scene.ts";

/** The shell, Home, Support and Settings. */
export const dashboardScenes: readonly Scene[] = [
  { name: "home", person: "exporter", path: at("/dashboard"), show: seen("Recent Shipments") },
  { name: "home-drafts", person: "exporter", path: (office) => ofFirm(office), show: leaveDraft },
  { name: "home-first", person: "exporter", path: at("/dashboard"), show: seeNoShipments },
  { name: "home-empty", person: "firmless", path: at("/dashboard"), show: seen("No Firms Found") },
  { name: "home-sample", person: "exporter", path: at("/dashboard"), show: askToRemoveSample },
  { name: "home-sample-failed", person: "exporter", path: at("/dashboard"), show: failToRemoveSample },
  { name: "home-loading", person: "exporter", path: at("/dashboard"), show: keepLoading },
  { name: "user-menu", person: "exporter", path: at("/dashboard"), show: (page) => openMenu(page, "User menu", "Log out") },
  { name: "financial-year", person: "exporter", path: at("/dashboard"), show: openFinancialYear },
  { name: "palette", person: "exporter", path: at("/dashboard"), show: (page) => openPalette(page) },
  { name: "palette-search", person: "exporter", path: at("/dashboard"), show: (page) => openPalette(page, "se") },
  { name: "palette-none", person: "exporter", path: at("/dashboard"), show: findNothing },
  { name: "palette-failed", person: "exporter", path: at("/dashboard"), show: failToFind },
  { name: "support", person: "exporter", path: at("/dashboard/support"), show: seen("Partial shipments") },
  { name: "keys", person: "exporter", path: at("/dashboard/support"), show: openKeys },
  ...["firm", "origin-country", "buyer", "payment-terms", "packaging-details", "goods", "contract-format", "document-template"].map(
    (tab) => ({
      name: `settings-${tab}`,
      person: "exporter" as const,
      path: at(`/dashboard/settings?tab=${tab}`),
      show: (page: Page) => page.getByRole("list", { name: /^Your / }).waitFor(),
    }),
  ),
  {
    name: "settings-blocked",
    person: "firmless",
    path: at("/dashboard/settings?tab=loading-port"),
    show: seen("a port lies in one of them"),
  },
  { name: "settings-edit", person: "exporter", path: at("/dashboard/settings?tab=firm"), show: editFirm },
  { name: "settings-stamp", person: "exporter", path: at("/dashboard/settings?tab=firm"), show: makeStamp },
  { name: "settings-wordings", person: "exporter", path: at("/dashboard/settings?tab=firm"), show: editWordings },
  { name: "settings-more", person: "exporter", path: at("/dashboard/settings?tab=buyer"), show: (page) => press(page, "More") },
  { name: "settings-delete", person: "exporter", path: at("/dashboard/settings?tab=buyer"), show: askToDelete },
  { name: "settings-import", person: "exporter", path: at("/dashboard/settings?tab=buyer"), show: openImport },
  { name: "settings-import-columns", person: "exporter", path: at("/dashboard/settings?tab=buyer"), show: mapColumns },
  { name: "settings-import-check", person: "exporter", path: at("/dashboard/settings?tab=buyer"), show: checkTable },
  { name: "sidebar", person: "exporter", path: at("/dashboard/support"), show: changeSidebar },
  { name: "home-stored", person: "exporter", path: at("/dashboard"), show: seeStoredCopy },
  { name: "error-inside", person: "exporter", path: at("/dashboard"), show: failInside },
  { name: "error-outside", person: "exporter", path: at("/dashboard"), show: failOutside },
];

/** Home after a form was left by closing its tab. */
async function leaveDraft(page: Page): Promise<void> {
  await press(page, "Create Shipment");
  await page.getByLabel("Shipment Name").fill("Indian long grain parboiled rice IR-64 to Mombasa by MV Saurashtra Pride, second part");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("shipment-draft-")));
  await page.goto("/dashboard");
  await page.getByText("Drafts to continue").waitFor();
}

/** An account that has no shipment yet. */
async function seeNoShipments(page: Page): Promise<void> {
  await page.getByText("Recent Shipments").waitFor();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("RecentShipmentsQuery")) return await route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { viewer: { ...data.viewer, shipments: { nodes: [] } } } } });
  });
  await page.reload();
  await page.getByText("Your first shipment", { exact: true }).waitFor();
}

/** The popover of the top bar. */
export async function openFinancialYear(page: Page): Promise<void> {
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

/** The user info cannot be loaded: its stored copy is shown while the firms load. */
async function keepLoading(page: Page): Promise<void> {
  await page.getByText("Tarangvel Textiles LLP").waitFor();
  await answer(page, "viewerUserInfoQuery", down);
  await hold(page, "FirmsPageQuery");
  await page.reload();
  await page.getByText("Loading your firms...").waitFor();
}

async function findNothing(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole("combobox", { name: "Search and commands" }).fill("saffron");
  await page.getByText("Nothing found").first().waitFor();
}

async function editFirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Firm Tarangvel Exports Private Limited" }).click();
  await page.getByRole("button", { name: "Update Firm" }).waitFor();
  await page.getByRole("img", { name: /letterhead/i }).waitFor();
  await press(page, "For documents");
}

async function editWordings(page: Page): Promise<void> {
  await editFirm(page);
  await press(page, "Wordings");
  await press(page, "Edit the proposal of Declaration of Origin");
}

async function openKeys(page: Page): Promise<void> {
  await page.getByText("Partial shipments").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByText(/^Used by \d+ shipments?\./).waitFor();
}

async function openImport(page: Page): Promise<void> {
  await press(page, "Import Buyers");
  await page.getByLabel("Or paste cells").waitFor();
}

async function mapColumns(page: Page): Promise<void> {
  await openImport(page);
  await page
    .getByLabel("Or paste cells")
    .fill("Customer\tCountry\tE-mail\nHanse Import GmbH\tGermania\tkai@hanse.example\nMombasa Millers\tKenya\t\n");
  await press(page, "Next");
  await page.getByRole("button", { name: "Check", exact: true }).waitFor();
}

async function checkTable(page: Page): Promise<void> {
  await mapColumns(page);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("table", { name: "Rows" }).waitFor();
}

/** On a phone the sidebar opens over the page, elsewhere it can be collapsed. */
async function changeSidebar(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const menu = page.getByRole("button", { name: "Open menu" });
  if (!(await menu.isVisible())) return press(page, "Collapse sidebar");
  await menu.click();
  await page.getByRole("dialog").waitFor();
}

/** The server cannot be reached: the stored copy is shown, with a notice. */
async function seeStoredCopy(page: Page): Promise<void> {
  await loseServer(page);
  await page.getByRole("alert").filter({ hasText: "Stored copy" }).waitFor();
}

async function loseServer(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await answer(page, "", down);
  await page.reload();
}

/** A firm without the list of its addresses, which no server of the contract sends, cannot be drawn. */
async function failInside(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  const firm = { id: "f", name: "Anchor", ieCode: "", addresses: null };
  // Its answer would bring the true firms.
  await answer(page, "viewerUserInfoQuery", down);
  await answer(page, "FirmsPageQuery", { status: 200, json: { data: { viewer: { id: "v", firms: { nodes: [firm] } } } } });
  await page.reload();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

async function makeStamp(page: Page): Promise<void> {
  await press(page, "Make a stamp");
  const image = new URL("../../api/sampleData/images/stamp-f1.png", import.meta.url).pathname;
  await page.getByRole("dialog").locator('input[type="file"]').setInputFiles(image);
  await page.getByLabel("Stamp preview").waitFor();
}

/** The question stays open after a failure. */
async function failToRemoveSample(page: Page): Promise<void> {
  await askToRemoveSample(page);
  await answer(page, "useSetSampleDataMutation", { status: 502, json: {} });
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("alert").first().waitFor();
}

async function failToFind(page: Page): Promise<void> {
  await answer(page, "SearchQuery", { status: 502, json: {} });
  await openPalette(page);
  await page.getByRole("combobox", { name: "Search and commands" }).fill("mombasa");
  await page.getByRole("button", { name: "Try again" }).waitFor();
}

async function askToRemoveSample(page: Page): Promise<void> {
  // User info has come, of which the browser keeps a copy.
  await page
    .getByRole("main")
    .getByRole("link", { name: /IE code/ })
    .first()
    .waitFor();
  const addresses = [{ name: "Head Office", address: "Rajkot" }];
  const firm = { id: "f", name: "Tarangvel Textiles LLP", ieCode: "AAZFT7316M", isSample: true, addresses };
  await answer(page, "viewerUserInfoQuery", down);
  await answer(page, "FirmsPageQuery", { status: 200, json: { data: { viewer: { id: "v", firms: { nodes: [firm] } } } } });
  const recent = { data: { viewer: { id: "v", shipments: { nodes: [] } } } };
  await answer(page, "RecentShipmentsQuery", { status: 200, json: recent });
  await page.reload();
  await press(page, "Remove sample data");
}

/** Without a copy of the user info there is no shell to show either. */
async function failOutside(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await page.evaluate(() => localStorage.removeItem("userInfo"));
  await loseServer(page);
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}
