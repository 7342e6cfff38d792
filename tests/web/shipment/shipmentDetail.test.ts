import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aWorkedShipment, openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

/** A card's content, as [label, value] pairs. */
async function facts(card: string): Promise<[string, string][]> {
  const entries = await site.page.getByRole("region", { name: card, exact: true }).locator("dl > div").all();
  return await Promise.all(
    entries.map(async (entry): Promise<[string, string]> => [
      (await entry.locator("dt").textContent()) ?? "",
      (await entry.locator("dd").innerText()).replaceAll(/\s+/g, " "),
    ]),
  );
}

test("the page names the shipment and has Back, Edit and first the seven actions in their order (R-089, R-184, R-185)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Rice 3x20 Jebel Ali - Nov 25");
  expect(await page.title()).toContain("Rice 3x20 Jebel Ali - Nov 25");
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByText("Rice 3x20 Jebel Ali - Nov 25").waitFor();
  await page.getByRole("button", { name: "Edit" }).waitFor();
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect((await page.getByRole("menuitem").allTextContents()).slice(0, 7)).toEqual([
    "Upload Documents",
    "Generate Contract",
    "Generate Proforma Invoice",
    "Generate Invoice",
    "Generate Packing List",
    "Generate Custom Document",
    "Merge Documents",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back" }).click();
  await page.waitForURL(`**/dashboard/firm/${site.owner.id("F1")}`);
});

test("the actions are in groups, and typing finds one by any of its words (R-520)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  const menu = page.getByRole("menu");
  await menu.getByText("Standard", { exact: true }).waitFor();
  await menu.getByText("Bill of lading", { exact: true }).waitFor();
  await menu.getByText("Bank", { exact: true }).waitFor();
  await menu.getByText("Other", { exact: true }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.type("pack");
  expect(await focused()).toBe("Generate Packing List");
  for (const name of ["bill of lading", "BL", "SI", "shipping i"]) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Actions", exact: true }).click();
    await page.getByRole("menuitem", { name: "Upload Documents" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type(name);
    expect([name, await focused()]).toEqual([name, "Generate Draft Bill of Lading"]);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Upload Documents" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("vgm");
  expect(await focused()).toBe("Generate VGM Declaration");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Upload Documents" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("exch");
  expect(await focused()).toBe("Generate Bill of Exchange");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Generate Bill of Exchange" }).waitFor();
  await page.keyboard.press("Escape");
});

test("parties, route and terms stand as they were saved (R-187, R-188, R-192, R-237)", async () => {
  await openShipment(site.page, site.owner, rice);
  expect(await facts("Party Details")).toEqual([
    [
      "Exporter",
      expect.stringMatching(
        /^Tarangvel Exports Private Limited .*Rajkot - 360005, Gujarat, India GST 24AAXCT4821K1ZS · IE code AAXCT4821K/,
      ),
    ],
    ["Seller", "Same as exporter"],
    ["Consignee", expect.stringMatching(/^Al Marjan Foodstuff Trading L\.L\.C\. .*United Arab Emirates$/)],
    ["Notify 1", expect.stringContaining("Confluence Commodities DMCC")],
    ["Broker", "Levant Agri Brokers FZE United Arab Emirates"],
  ]);
  expect(Object.fromEntries(await facts("Shipping Information"))).toEqual({
    "Origin Country": "India",
    "Destination Country": "United Arab Emirates",
    "Port of Loading": "Mundra",
    "Port of Discharge": "Jebel Ali",
    "Place of Receipt": "Rajkot Factory Stuffing",
    "Final Destination": "Jebel Ali",
    "Pre-carriage": "By Road",
    Vessel: "MV TARANG SAGAR V.118W",
    "Shipment Type": "In Container",
    "Terms of Shipment": "CIF Jebel Ali Port, UAE (Incoterms 2020)",
    "Terms of Payment": "20% advance by T/T, balance 80% by irrevocable L/C at sight",
  });
  expect(await facts("Bank Details")).toContainEqual(["Account Number", "018805001234"]);
  await site.page.getByRole("region", { name: "Declaration" }).getByText("LUT ARN: AD2404250012345").waitFor();
});

test("each product line shows packages, weights, quantity, rate and amount, and the sums stand below (R-189)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const cells = page.getByRole("table", { name: "Products" }).locator("tbody tr").first().locator("td");
  expect((await cells.first().innerText()).split("\n").slice(0, 2)).toEqual([
    "INDIAN 1121 GOLDEN SELLA BASMATI RICE",
    "HSN 10063012\u00a0· In 25 kg net new PP bags",
  ]);
  expect((await cells.allInnerTexts()).slice(1).map((text) => text.replaceAll(/\s+/g, " "))).toEqual([
    "AL MARJAN 1121 GOLDEN SELLA 25 KG NET C/NO. 1-2000",
    "2,000 BAGS",
    "50,000.00 KG 25.00 each",
    "50,300.00 KG 25.15 each",
    "50 MT",
    "1,085.00",
    "54,250.00",
  ]);
  expect(await facts("Products")).toEqual([
    ["Total Packages", "3,000 BAGS"],
    ["Total Net Weight", "75,000.00 KG"],
    ["Total Gross Weight", "75,450.00 KG"],
    ["Subtotal", "USD 82,812.50"],
  ]);
});

test("the sums of weights add up what the lines show, and the transport card copies the same (R-246)", async () => {
  const { page } = site;
  // Each line weighs 1.00048 KG.
  const line = { productId: site.owner.id("G1"), unitId: site.owner.id("U1"), quantity: "0.001", rate: "1000" };
  const rounded = { ...line, netWeightPerPackage: "25", grossWeightPerPackage: "25.012" };
  await openShipment(page, site.owner, await aStoredShipment(site.owner, { products: [rounded, rounded, rounded] }));
  expect(await facts("Products")).toContainEqual(["Total Gross Weight", "3.00 KG"]);
  await page.getByRole("tab", { name: "Progress" }).click();
  await page.getByRole("button", { name: "Copy from the shipment" }).click();
  expect(await page.getByLabel("Gross Weight on B/L").inputValue()).toBe("3");
});

test("charges lead from the subtotal to the total; FOB, freight, insurance and commission stand apart (R-190)", async () => {
  await openShipment(site.page, site.owner, rice);
  expect(await facts("Charges")).toEqual([
    ["Subtotal", "82,812.50"],
    ["Discount", "− 312.50"],
    ["Amount before GST", "82,500.00"],
    ["GST (0%)", "0.00"],
    ["Invoice Value", "82,500.00"],
    ["Advance", "− 16,500.00"],
    ["Total Amount", "USD 66,000.00"],
    ["FOB", "78,900.00"],
    ["Freight", "3,150.00"],
    ["Insurance", "450.00"],
    ["FOB + Freight + Insurance", "82,500.00"],
    ["Commission", "750.00"],
  ]);
});

test("containers are listed with their seals and weights; a bulk shipment has none (R-191, R-237, R-366)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  await page.getByRole("region", { name: "Container Details" }).getByText("3 × FCL").waitFor();
  const [first] = await page.getByRole("table", { name: "Containers" }).locator("tbody tr").all();
  expect(await first?.locator("td").allTextContents()).toEqual([
    "TVXU1001010",
    "HLG4471201",
    "SPPL00871231",
    "20'",
    "L1",
    "25,000.00 KG",
    "25,150.00 KG",
  ]);
  await openShipment(page, site.owner, await aStoredShipment(site.owner));
  expect(await page.getByRole("region", { name: "Container Details" }).count()).toBe(0);
  expect(await facts("Shipping Information")).toContainEqual(["Shipment Type", "Bulk Vessel"]);
});

test("another seller and the notes stand as entered; numbers and dates wait for their documents (R-186, R-187)", async () => {
  const seller = { isSellerDifferent: true, sellerId: site.owner.id("B9") };
  await openShipment(site.page, site.owner, await aStoredShipment(site.owner, { ...seller, notes: "Stuffing on Monday" }));
  expect(await facts("Documents and notes")).toEqual([
    ["Invoice Number", "–"],
    ["Invoice Date", "–"],
    ["PI Number", "–"],
    ["PI Date", "–"],
    ["Contract Number", "–"],
    ["Contract Date", "–"],
    ["Notes", "Stuffing on Monday"],
  ]);
  expect(await facts("Party Details")).toContainEqual(["Seller", expect.stringContaining("Confluence Commodities DMCC")]);
});

test("a saved edit shows on the page at once", async () => {
  const { page } = site;
  await openShipment(page, site.owner, await aStoredShipment(site.owner, { name: "Before" }));
  await page.getByRole("button", { name: "Edit" }).click();
  const panel = page.getByRole("dialog", { name: "Edit Shipment" });
  await panel.getByLabel("Shipment Name").fill("After");
  await panel.getByRole("button", { name: "Update Shipment" }).click();
  await toast(page, "Shipment updated successfully");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("After");
});
