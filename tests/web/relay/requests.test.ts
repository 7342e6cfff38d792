import { beforeEach, expect, test } from "vitest";
import { listenTo } from "../../support/browser/recordedRequests.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { shipmentActions } from "../../../web/shipment/detail/actions/shipmentAction.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
const shipment = "One tonne to Mombasa";
prepare(async () => {
  await aStoredShipment(site.owner, { name: shipment });
});
beforeEach(async () => {
  await site.page.goto("/dashboard");
  await home().waitFor();
});

function link(name: string | RegExp) {
  return site.page.getByRole("link", { name }).first();
}

/** What comes to Home last. */
function home() {
  return site.page.getByRole("table", { name: "Recent shipments" });
}

function menuLink(name: string) {
  return site.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
}

function heading(name: string) {
  return site.page.getByRole("heading", { level: 1, name, exact: true });
}

/** From Home to the firm's shipments. Home lists the shipment too. */
async function toShipments() {
  await link(/Tarangvel/).press("Enter");
  await heading("Shipments").waitFor();
  await link(shipment).waitFor();
}

test("a screen asks the gateway for what it shows and for nothing twice", async () => {
  const { page, owner } = site;
  const asked = listenTo(page);
  await page.reload();
  await home().waitFor();
  expect(await asked.settled()).toEqual(["FirmsPageQuery", "RecentShipmentsQuery", "viewerUserInfoQuery"]);
  // By keyboard: a pointer would rest on a link of the next screen.
  await toShipments();
  expect(await asked.settled()).toEqual(["ShipmentListPageQuery"]);
  await link(shipment).press("Enter");
  await heading(shipment).waitFor();
  // Whether there are partners is asked once a session, after the page.
  await expect.poll(() => asked.times("useSharingQuery"), patience).toBe(1);
  await page.getByRole("region", { name: "Document set" }).waitFor();
  expect(await asked.settled()).toEqual(["PaperCardQuery", "ShipmentPageQuery", "useSharingQuery"]);
  await page.getByRole("button", { name: "Edit" }).press("Enter");
  await page.getByLabel("Shipment Name").waitFor();
  expect(await asked.settled()).toEqual(["ShipmentFormLoadQuery", "ShipmentFormLoadShipmentQuery"]);
  await page.keyboard.press("Escape");
  // The form gives the focus back, and would take it from a link.
  await page.getByRole("button", { name: "Edit" }).and(page.locator(":focus")).waitFor();
  await menuLink("Settings").press("Enter");
  await heading("Settings").waitFor();
  // User info has loaded all master data.
  expect(await asked.settled()).toEqual([]);
  await menuLink("Stats").press("Enter");
  await page.getByRole("grid").getByText(shipment).waitFor();
  expect(await asked.settled()).toEqual(["StatsPageQuery", "rowWindowStoreQuery", "statsSheetQuery"]);
  await menuLink("Documents").press("Enter");
  await page.getByText("No documents yet").waitFor();
  // Their code comes after the list.
  await expect.poll(() => asked.times("SavedSearchesQuery"), patience).toBe(1);
  expect(await asked.settled()).toEqual(["DocumentsPageQuery", "SavedSearchesQuery"]);
  await menuLink(owner.user.name).press("Enter");
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
  expect(await asked.settled()).toEqual(["ProfilePageQuery"]);
  await page.getByRole("tab", { name: "API keys" }).press("Enter");
  await page.getByRole("button", { name: "Create API Key" }).waitFor();
  expect(await asked.settled()).toEqual(["ApiKeysAndWebhooksQuery"]);
  await page.getByRole("tab", { name: "Activity" }).press("Enter");
  await page.getByRole("region", { name: "Activity", exact: true }).locator("li").first().waitFor();
  expect(await asked.settled()).toEqual(["AccountActivityQuery"]);
  await menuLink("Support").press("Enter");
  await heading("Support").waitFor();
  expect(await asked.settled()).toEqual([]);
  await menuLink("Home").press("Enter");
  await home().waitFor();
  expect(await asked.settled()).toEqual(["FirmsPageQuery", "RecentShipmentsQuery"]);
});

test("a tab or a dialog asks for what it shows and for nothing twice", async () => {
  const { page } = site;
  const asked = listenTo(page);
  await toShipments();
  await link(shipment).press("Enter");
  await heading(shipment).waitFor();
  await page.getByRole("region", { name: "Document set" }).waitFor();
  await asked.settled();
  await page.getByRole("tab", { name: "History" }).press("Enter");
  await page.getByRole("tabpanel", { name: "History" }).locator("li").first().waitFor();
  expect(await asked.settled()).toEqual(["ShipmentHistoryQuery"]);
  const ofDialogs = ["FieldPickerQuery", "numberWarningsQuery", "proposalsQuery", "useDocumentPreviewQuery", "useSetProposalQuery"];
  for (const { label } of shipmentActions) {
    await page.getByRole("button", { name: "Actions", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: label, exact: true }).press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(ofDialogs).toEqual(expect.arrayContaining(await asked.settled()));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The numbers are checked a moment later: what is asked by now is not the next dialog's.
    expect(ofDialogs).toEqual(expect.arrayContaining(await asked.settled()));
  }
});

test("each tab of Settings, the sheet's charts and the command palette ask for nothing twice", async () => {
  const { page } = site;
  const asked = listenTo(page);
  await menuLink("Settings").press("Enter");
  for (const tab of await page.getByRole("tab").all()) await tab.press("Enter");
  await page.getByRole("tab", { name: "Buyer" }).first().press("Enter");
  await page.getByRole("button", { name: "Import Buyers" }).waitFor();
  expect(await asked.settled()).toEqual(["ImportPartQuery"]);
  await menuLink("Stats").press("Enter");
  await page.getByRole("grid").getByText(shipment).waitFor();
  await asked.settled();
  await page.getByRole("button", { name: "Charts" }).press("Enter");
  await page.getByRole("figure").first().waitFor();
  expect(await asked.settled()).toEqual(["chartSeriesQuery"]);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("tonne");
  await page.getByRole("option", { name: shipment }).waitFor();
  // The page of the active entry is prefetched.
  expect(await asked.settled()).toContain("useShipmentSearchQuery");
});

test("the screens of the set-up ask for nothing twice", async () => {
  const { page, complaints, close } = await site.another();
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_IN_PROGRESS" }));
  const asked = listenTo(page);
  await page.goto("/onboarding/welcome");
  await page.getByRole("button", { name: "Try with sample data" }).waitFor();
  expect(await asked.settled()).toEqual(["TrySampleDataQuery", "WelcomePageQuery", "viewerUserInfoQuery"]);
  await page.getByRole("button", { name: "Resume" }).press("Enter");
  await page.getByLabel("Firm Name").waitFor();
  // User info has loaded what the steps show.
  expect(await asked.settled()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a link's page is loaded once when the mouse rests on the link or the keyboard reaches it, and following it asks nothing more", async () => {
  const { page } = site;
  const asked = listenTo(page);
  await link(/Tarangvel/).hover();
  await expect.poll(() => asked.times("ShipmentListPageQuery"), patience).toBe(1);
  await asked.settled();
  // The pointer must not rest on a link of the next screen.
  await page.mouse.move(0, 0);
  await toShipments();
  expect(await asked.settled()).toEqual([]);
  await link(shipment).focus();
  await expect.poll(() => asked.times("ShipmentPageQuery"), patience).toBe(1);
  await page.keyboard.press("Enter");
  await heading(shipment).waitFor();
  // Whether there are partners is asked once a session, after the page.
  await expect.poll(() => asked.times("useSharingQuery"), patience).toBe(1);
  await page.getByRole("region", { name: "Document set" }).waitFor();
  expect(await asked.settled()).toEqual(["PaperCardQuery", "ShipmentPageQuery", "useSharingQuery"]);
});

test("what the keyboard comes to in the command palette is loaded ahead, and so is the list behind a shipment's breadcrumb", async () => {
  const { page } = site;
  const asked = listenTo(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("Profile");
  await page.getByRole("option", { name: "Profile", selected: true }).waitFor();
  await page.keyboard.press("Shift");
  await expect.poll(() => asked.times("ProfilePageQuery"), patience).toBe(1);
  await page.keyboard.press("Escape");
  await toShipments();
  // A new page takes the focus once it is there.
  await asked.settled();
  const card = page.getByRole("region", { name: "Document set" });
  await link(shipment).press("Enter");
  await card.waitFor();
  await asked.settled();
  await page.reload();
  await card.waitFor();
  await asked.settled();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("button").focus();
  await expect.poll(() => asked.times("ShipmentListPageQuery"), patience).toBe(1);
});

test("neither passing over a link nor touching it loads its page", async () => {
  const { page } = site;
  const asked = listenTo(page);
  await menuLink("Stats").evaluate((stats) => {
    const over = (element: Element, pointerType: string) =>
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
    over(stats, "mouse");
    over(document.body, "mouse");
    over(stats, "touch");
  });
  await link(/Tarangvel/).focus();
  await expect.poll(() => asked.times("ShipmentListPageQuery"), patience).toBe(1);
  expect(await asked.settled()).toEqual(["ShipmentListPageQuery"]);
});

test("what was loaded ahead is asked for again after a change, and after a failure that nobody is told of", async () => {
  const { page, owner } = site;
  const asked = listenTo(page);
  await breakOnce(page, "ProfilePageQuery");
  await menuLink(owner.user.name).focus();
  await expect.poll(() => asked.times("ProfilePageQuery"), patience).toBe(1);
  await asked.settled();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Account" }).waitFor();
  expect(await asked.settled()).toContain("ProfilePageQuery");
  site.complaints.length = 0;

  await page.goto("/dashboard/settings?tab=currency");
  await page.getByLabel("Currency", { exact: true }).fill("CHF");
  await asked.settled();
  await menuLink("Home").focus();
  await expect.poll(() => asked.times("FirmsPageQuery"), patience).toBe(1);
  await asked.settled();
  await page.getByRole("button", { name: "Add Currency" }).press("Enter");
  await page.getByText("Currency added successfully").waitFor();
  await menuLink("Home").press("Enter");
  await home().waitFor();
  expect(await asked.settled()).toEqual(["FirmsPageQuery", "RecentShipmentsQuery", "useAddListItemMutation"]);
});
