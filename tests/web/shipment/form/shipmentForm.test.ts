import { expect, test } from "vitest";
import { aStoredShipment, storedShipment } from "../../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { fillInRequired, inputSent, toastText } from "../../../support/browser/journeys/shipmentForm.ts";
import { patience } from "../../../support/browser/productPage.ts";
import { holdBack } from "../../../support/browser/sidePanel.ts";

/* Filling in the shipment form: the worked cases, required fields, automatic choices. */

const site = openExporterPage();

test("two rice lines in three containers, typed in, come to exactly their worked figures and are stored so (R-206, R-239, R-241, R-417, R-1033, R-1034)", async () => {
  const { page } = site;
  const form = await site.newForm();
  const rail = form.panel.getByRole("navigation", { name: "Sections" });
  await rail.getByRole("button", { name: "Products 2 missing" }).click();
  await expect.poll(() => form.field("Currency").evaluate((field) => field === document.activeElement), patience).toBe(true);
  await form.text("Shipment Name", "Rice 3x20 Jebel Ali - Nov 25");
  await form.pick("Firm Address", /Head Office/);
  await form.pick("Consignee", /Al Marjan/);
  await form.panel.getByLabel("Number of Notify Parties").fill("1");
  await form.pick("Notify Party 1", /Confluence/, "conf emirates");
  await form.pick("Broker", /Levant/);
  await form.pick("Destination Country", "United Arab Emirates");
  await form.pick("Port of Loading", "Mundra");
  await form.pick("Port of Discharge", "Jebel Ali");
  await form.pick("Place of Receipt", /Rajkot/);
  await form.pick("Final Destination", "Jebel Ali");
  await form.pick("Pre-carriage", "By Road");
  await form.text("Vessel", "MV TARANG SAGAR V.118W");
  await form.pick("Terms of Payment", /^20% advance/);
  await form.pick("Terms of Shipment", /^CIF Jebel Ali/);
  await form.pick("Currency", "USD");
  await form.line(1).pick("Product", /GOLDEN SELLA/);
  await form.line(1).pick("Packaging Details", /25 net/);
  await form.line(1).text("Quantity", "50");
  await form.line(1).text("Rate", "1085");
  await form.line(1).text("Marks", "AL MARJAN\n1121 GOLDEN SELLA\n25 KG NET\nC/NO. 1-2000");
  await form.line(1).text("Description", "In 25 kg net new PP bags");
  await form.panel.getByLabel("Number of Products").fill("2");
  await form.line(2).pick("Product", /1121 STEAM/);
  await form.line(2).text("Quantity", "25");
  await form.line(2).text("Rate", "1142.5");
  const charges = { Discount: "312.5", Advance: "16500", FOB: "78900", Freight: "3150", Insurance: "450", Commission: "750" };
  for (const [label, figure] of Object.entries(charges)) await form.text(label, figure);
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  await form.text("Number of Containers", "3");
  await form.button("List all 3").click();
  for (const n of [1, 2, 3]) {
    await form.container(n).text("Container Number", `TVXU100100${n}`);
    await form.container(n).text("Net Weight", "25000");
    await form.container(n).text("Gross Weight", "25150");
  }
  await form.pick("Bank Details", /^KCB USD/);
  await form.pick("Declaration", /LUT ARN/);
  await form.text("Notes", "L/C GLB/ILC/25/00417");

  const line1 = form.line(1);
  expect([
    await line1.figure("Packages"),
    await line1.figure("Net Weight"),
    await line1.figure("Gross Weight"),
    await line1.figure("Amount"),
  ]).toEqual(["2,000 BAGS", "50,000.00 KG", "50,300.00 KG", "USD 54,250.00"]);
  expect(await form.line(2).figure("Amount")).toBe("USD 28,562.50");
  const figures = {
    "Total Packages": "3,000 BAGS",
    "Total Net Weight": "75,000.00 KG",
    "Total Gross Weight": "75,450.00 KG",
    Subtotal: "USD 82,812.50",
    "Amount before GST": "USD 82,500.00",
    GST: "USD 0.00",
    "Invoice Value": "USD 82,500.00",
    "Total Amount": "USD 66,000.00",
    "FOB + Freight + Insurance": "USD 82,500.00",
  };
  for (const [name, figure] of Object.entries(figures)) expect([name, await form.figure(name)]).toEqual([name, figure]);
  expect(await form.panel.locator("footer").textContent()).toContain("Total USD 66,000.003,000 BAGS");
  expect(await rail.getByText("missing").count()).toBe(0);

  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Shipment").click());
  expect(JSON.stringify(sent)).not.toMatch(/subtotal|totalAmount|netWeight":"50000/i);
  await page.getByText("Shipment created successfully").waitFor();
  await form.panel.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Rice 3x20 Jebel Ali - Nov 25" }).click();
  await page.waitForURL("**/shipment/*");
  const id = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const fields =
    "totalAmount totals { subtotal invoiceValue totalPackages totalNetWeight totalGrossWeight } containers { containerNumber unit }";
  expect(await storedShipment(site.owner, id, fields)).toEqual({
    totalAmount: "66000.00",
    totals: {
      subtotal: "82812.50",
      invoiceValue: "82500.00",
      totalPackages: "3000",
      totalNetWeight: "75000",
      totalGrossWeight: "75450",
    },
    containers: [1, 2, 3].map((n) => ({ containerNumber: `TVXU100100${n}`, unit: "KG" })),
  });
});

test("5,500 MT in 50 kg bags on a bulk vessel come to exactly their worked figures, and no container is asked for or sent (R-202)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  await form.panel.getByRole("heading", { name: "Container Details" }).waitFor();
  await fillInRequired(form, "IR64 5,500 MT Mombasa bulk");
  expect(await form.panel.getByRole("heading", { name: "Container Details" }).count()).toBe(0);
  await form.line(1).pick("Product", /IR-64/);
  await form.line(1).pick("Packaging Details", /50 net/);
  await form.line(1).text("Quantity", "5500");
  await form.line(1).text("Rate", "372.25");
  const charges = { FOB: "1842500", Freight: "204875", Commission: "5500" };
  for (const [label, figure] of Object.entries(charges)) await form.text(label, figure);
  expect(await form.figure("Total Packages")).toBe("110,000 BAGS");
  expect(await form.figure("Total Net Weight")).toBe("5,500,000.00 KG");
  expect(await form.figure("Total Gross Weight")).toBe("5,513,200.00 KG");
  expect(await form.figure("Total Amount")).toBe("USD 2,047,375.00");
  expect(await form.figure("FOB + Freight + Insurance")).toBe("USD 2,047,375.00");
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Shipment").click());
  expect(sent).not.toHaveProperty("containerDetail");
  expect(sent).not.toHaveProperty("containers");
  await page.getByText("Shipment created successfully").waitFor();
});

test("the form has its sections in order, and container details only for goods in containers (R-200 to R-202, R-236)", async () => {
  const form = await site.newForm();
  const sections = ["Basic Information", "Location & Shipping Details", "Products", "Totals", "Charges", "Shipment Type"];
  const shown = () => form.panel.getByRole("heading", { level: 3 }).allTextContents();
  expect(await shown()).toEqual([...sections, "Additional Information & Notes"]);
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  expect(await shown()).toEqual([...sections, "Container Details", "Additional Information & Notes"]);
  expect(await form.value("Number of Containers")).toBe("1");
  expect(await form.panel.getByRole("radio", { name: "FCL" }).isChecked()).toBe(true);
});

test("the form opens with the focus in its first field, and its dialog takes it from nobody afterwards", async () => {
  const { page } = site;
  await page.clock.install();
  const first = await site.newForm();
  await first.button("Cancel").click();
  await first.panel.waitFor({ state: "detached" });
  // The fake clock holds the dialog's timers back; a form that did not wait for them would already be rendered.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Create Shipment" }).press("Enter");
  await first.panel.waitFor();
  await page.clock.runFor(1_000);
  await first.field("Shipment Name").waitFor();
  expect(await first.field("Shipment Name").evaluate((name) => name === document.activeElement)).toBe(true);
});

test("all missing fields are named in one message and marked, and the first has the focus (R-169, R-203, R-205, R-213, R-215)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.panel.getByLabel("Seller is different from the exporter").check();
  await form.button("Create Shipment").click();
  expect(await toastText(site.page, "Validation Error")).toContain(
    "Please fill in the following required fields: Shipment Name, Firm Address, Seller, Consignee, Broker, Destination Country, " +
      "Port of Loading, Port of Discharge, Terms of Payment, Terms of Shipment, Final Destination, Currency, Declaration, Bank Details, " +
      "Shipment Type, Product",
  );
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-path")), patience).toBe("name");
  for (const label of ["Shipment Name", "Seller", "Bank Details", "Product"]) {
    expect(await form.panel.getByLabel(label, { exact: true }).getAttribute("aria-invalid")).toBe("true");
  }
  await form.text("Shipment Name", "Rice");
  expect(await form.field("Shipment Name").getAttribute("aria-invalid")).not.toBe("true");
});

test("the only origin country and the only address of a firm are chosen already; of several none (R-212)", async () => {
  const form = await site.newForm("F2");
  expect(await form.value("Origin Country")).toBe("India");
  expect(await form.value("Firm Address")).toBe("Surat Office");
  const other = await site.newForm("F1");
  expect(await other.value("Firm Address")).toBe("");
});

test("ports follow the chosen countries, one that no longer fits is taken back, and an only one is chosen (R-221, R-740)", async () => {
  const form = await site.newForm();
  expect(await form.options("Port of Discharge")).toEqual(["Add New Discharge Port"]);
  await form.pick("Destination Country", "Kenya");
  expect(await form.options("Port of Discharge")).toEqual(["Mombasa", "Add New Discharge Port"]);
  expect(await form.value("Final Destination")).toBe("Mombasa");
  expect(await form.options("Final Destination")).toEqual(["Mombasa", "Add New Final Destination"]);
  expect(await form.options("Place of Receipt")).toContain("Rajkot Factory Stuffing");
  await form.pick("Port of Discharge", "Mombasa");
  await form.pick("Destination Country", "Netherlands");
  expect(await form.value("Port of Discharge")).toBe("Rotterdam");
});

test("pre-carriage offers five ways, and optional choices can be cleared (R-220)", async () => {
  const form = await site.newForm();
  expect(await form.options("Pre-carriage")).toEqual(["By Road", "By Rail", "By Sea", "By Air", "Multi Model"]);
  await form.pick("Pre-carriage", "By Rail");
  await form.panel.getByRole("button", { name: "Clear selection" }).click();
  expect(await form.value("Pre-carriage")).toBe("");
});

test("unticking 'seller different' clears the seller (R-207)", async () => {
  const form = await site.newForm();
  const box = form.panel.getByLabel("Seller is different from the exporter");
  await box.check();
  await form.pick("Seller", /Nyati/);
  await box.uncheck();
  await box.check();
  expect(await form.value("Seller")).toBe("");
});

test("address text in pick-lists is cut to 25 characters (R-238)", async () => {
  const form = await site.newForm();
  expect(await form.options("Firm Address")).toEqual([
    "Head Office402, Silverline Trade Cen...",
    "Mundra WarehousePlot 17, Survey No. 141/P...",
  ]);
});

test("the last shipment to the chosen consignee gives its details, what was entered stays, and Undo takes them back (R-1038)", async () => {
  const change = { name: "The last to Mombasa", vessel: "MV OLD", portOfLoading: "Mundra", brokerId: site.owner.id("BR2") };
  await aStoredShipment(site.owner, change);
  const form = await site.newForm();
  await form.pick("Broker", /Girnar/);
  await form.pick("Consignee", /Nyati/);
  await form.panel.getByText(/^Last shipment to Nyati.*‘The last to Mombasa’/).waitFor();
  await form.button("Use its details").click();
  await form.panel.getByText(/^Filled from ‘The last to Mombasa’.*What you had entered stays: Broker\.$/).waitFor();
  const filled = ["Port of Loading", "Destination Country", "Port of Discharge", "Currency", "Vessel", "Shipment Name"];
  const values = async () => await Promise.all(filled.map((label) => form.value(label)));
  expect(await values()).toEqual(["Mundra", "Kenya", "Mombasa", "USD", "", ""]);
  expect([await form.value("Broker"), await form.line(1).value("Rate")]).toEqual([expect.stringContaining("Girnar"), "1,000"]);
  await form.button("Undo").click();
  expect(await values()).toEqual(["", "", "", "", "", ""]);
  await form.button("Use its details").click();
  await form.text("Shipment Name", "Next");
  expect(await form.button("Undo").count()).toBe(0);
  await form.pick("Consignee", /Confluence/);
  await form.panel.getByText(/^Filled from/).waitFor({ state: "detached" });
});

test("the form's placeholder is as wide as its sections (R-1154)", async () => {
  const goOn = await holdBack(site.page, "ShipmentFormLoadShipmentQuery");
  const form = site.editForm(await aStoredShipment(site.owner));
  const placeholder = site.page.getByRole("dialog").locator("[aria-busy] > [aria-hidden]").first();
  let width = 0;
  // That of the form's code gives way to that of its data.
  await expect.poll(async () => (width = (await placeholder.boundingBox())?.width ?? 0), patience).toBeGreaterThan(0);
  goOn();
  expect((await (await form).panel.getByRole("group", { name: "Basic Information" }).boundingBox())?.width).toBe(width);
});
