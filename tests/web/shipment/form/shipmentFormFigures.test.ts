import { expect, test } from "vitest";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { inputSent, toastText } from "../../../support/browser/journeys/shipmentForm.ts";
import { patience } from "../../../support/browser/productPage.ts";

/* The figures of the shipment form. */

const site = openExporterPage({ permissions: ["clipboard-read", "clipboard-write"] });

test("a figure typed into a count is that count", async () => {
  const form = await site.newForm();
  const parties = form.panel.getByLabel("Number of Notify Parties");
  await parties.click({ position: { x: 2, y: 8 } });
  await parties.press("4");
  expect(await parties.inputValue()).toBe("4");
  await expect.poll(() => form.panel.getByRole("combobox", { name: /^Notify Party \d$/ }).count(), patience).toBe(4);
});

test("a count of containers with a comma or a point is refused, typed or pasted, and never becomes ten times the figure (R-1280)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  const count = form.field("Number of Containers");
  for (const text of ["1,5", "1.5"]) {
    await count.fill("");
    await count.pressSequentially(text);
    await form.panel.getByText("Please enter a whole number").waitFor();
    expect(await count.inputValue()).toBe("1.5");
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await count.fill("");
    await count.press("ControlOrMeta+v");
    expect(await count.inputValue()).toBe("1.5");
  }
  await form.button("Create Duplicate").click();
  expect(await toastText(page, "Validation Error")).toContain("At least 1 container is required");
  await page.evaluate(() => navigator.clipboard.writeText("12.00"));
  await count.fill("");
  await count.press("ControlOrMeta+v");
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Duplicate").click());
  expect(sent).toMatchObject({ containerDetail: { containerCount: 12 } });
});

test("figures that would not be printed as they are typed are marked and not sent", async () => {
  const form = await site.copyForm();
  await form.line(1).text("Quantity", "1.2345");
  await form.line(1).text("Rate", "1234567890123456");
  await form.text("Freight", "0.005");
  await form.button("Create Duplicate").click();
  await form.panel.getByText("Line 1: quantity must have at most 3 decimals").first().waitFor();
  await form.panel.getByText("Line 1: rate must have at most 15 digits").first().waitFor();
  await form.panel.getByText("Freight must have at most 2 decimals in USD").first().waitFor();
  expect(await form.field("Freight").getAttribute("aria-invalid")).toBe("true");
});

test("what may be wrong is told before it is saved, and keeps nothing from being saved (R-495)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  const warnings = form.panel.getByRole("note", { name: "Please check" });
  expect(await warnings.count()).toBe(0);
  await form.line(1).text("Gross Weight per Package", "1");
  await form.panel.getByText("Line 1: gross weight per package is below its net weight").waitFor();
  await form.text("Vessel", "ලංකා");
  await warnings.getByText("Sinhala letters cannot be printed (in vessel)").waitFor();
  await form.text("Vessel", "MV Tarang");
  await form.text("Freight", "5");
  await warnings
    .getByText(/price break-up/)
    .first()
    .waitFor();
  await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Duplicate").click());
  await page.getByText("Shipment created successfully").waitFor();
});

test("what is no number becomes a 0 that shows; grouped figures and copied ones are understood (R-224, R-772, R-1319)", async () => {
  const form = await site.newForm();
  await form.pick("Currency", "USD");
  const quantity = form.line(1).field("Quantity");
  await quantity.fill("fifty");
  await quantity.blur();
  expect(await quantity.inputValue()).toBe("0");
  await form.panel.getByText("‘fifty’ is not understood: write 1234.50").waitFor();
  await form.line(1).text("Quantity", "2");
  await form.line(1).text("Rate", "1,085.50");
  expect(await form.line(1).figure("Amount")).toBe("USD 2,171.00");
  await form.line(1).text("Rate", "\u202d1,000.25\u202c");
  expect(await form.line(1).figure("Amount")).toBe("USD 2,000.50");
});

test("a figure is grouped without the focus and plain with it, and a save stops once for what is not understood (R-1030, R-1031)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  const [rate, freight] = [form.line(1).field("Rate"), form.field("Freight")];
  expect(await rate.inputValue()).toBe("1,000");
  await rate.focus();
  expect(await rate.inputValue()).toBe("1000");
  await page.keyboard.type("1387.75");
  await freight.fill("1e5");
  expect(await rate.inputValue()).toBe("1,387.75");
  await form.button("Create Duplicate").click();
  expect(await toastText(page, "Validation Error")).toContain("‘1e5’ is not understood: write 1234.50");
  expect([await freight.inputValue(), await freight.getAttribute("aria-invalid")]).toEqual(["0", "true"]);
  await rate.fill("1387,75");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("alert").filter({ hasText: "‘1387,75’ is not understood" }).waitFor();
  await rate.fill("1387.75");
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Duplicate").click());
  expect(sent).toMatchObject({ products: [{ rate: "1387.75" }], charges: { freight: "0" } });
  await page.getByText("Shipment created successfully").waitFor();
});

test("a package that would be partly full is warned of and counts as one, and goods without net weight are in bulk (R-242, R-246)", async () => {
  const form = await site.newForm();
  await form.line(1).pick("Packaging Details", /25 net/);
  await form.line(1).text("Quantity", "0.01");
  await form.line(1).text("Net Weight per Package", "4");
  await form.panel.getByText("2.5 packages is not a whole number. Documents will print 3 BAGS.").waitFor();
  await form.text("Number of Products", "2");
  await form.line(2).text("Quantity", "0.01");
  expect(await form.figure("Total Packages")).toBe("6 BAGS");
  await form.text("Number of Products", "1");
  await form.line(1).text("Net Weight per Package", "0");
  expect(await form.figure("Total Packages")).toBe("In bulk");
  expect(await form.line(1).figure("Packages")).toBe("In bulk");
  expect(await form.line(1).figure("Gross Weight")).toBe("10.00 KG");
});

test("the total weight adds up the weights of the lines as they are shown (R-246)", async () => {
  const form = await site.newForm();
  await form.text("Number of Products", "3");
  await form.line(1).pick("Packaging Details", /25 net/);
  for (const number of [1, 2, 3]) {
    await form.line(number).text("Quantity", "0.001");
    await form.line(number).text("Net Weight per Package", "25");
    await form.line(number).text("Gross Weight per Package", "25.012");
  }
  // Each line weighs 1.00048 KG.
  expect([await form.line(3).figure("Gross Weight"), await form.figure("Total Gross Weight")]).toEqual(["1.00 KG", "3.00 KG"]);
});

test("the unit beside weights is cut to 4 characters, and reads 'unit' until it is known (R-168)", async () => {
  const form = await site.newForm();
  const caption = form
    .line(1)
    .panel.locator("div", { has: site.page.getByLabel("Net Weight per Package", { exact: true }) })
    .last();
  expect(await caption.textContent()).toContain("unit");
  const input = { orderUnit: "MT", packingUnit: "POUNDS", weight: "2204.62", packageType: "SACK" };
  await site.owner.client.send(
    "mutation ($input: CreatePackagingUnitInput!) { createPackagingUnit(input: $input) { errors { message } } }",
    {
      input,
    },
  );
  const fresh = await site.newForm();
  await fresh.line(1).pick("Packaging Details", /POUNDS/);
  const cut = fresh
    .line(1)
    .panel.locator("div", { has: site.page.getByLabel("Net Weight per Package", { exact: true }) })
    .last();
  expect(await cut.textContent()).toContain("POUN..");
});

test("a discount above the subtotal and an advance above the invoice value are refused", async () => {
  const form = await site.copyForm();
  await form.text("Discount", "1000.01");
  await form.button("Create Duplicate").click();
  expect(await toastText(site.page, "Validation Error")).toContain("Discount exceeds subtotal");
  await form.text("Discount", "10");
  await form.text("Advance", "990.01");
  await form.button("Create Duplicate").click();
  await site.page.getByRole("alert").filter({ hasText: "Advance exceeds invoice value" }).waitFor();
  expect(await form.field("Advance").getAttribute("aria-invalid")).toBe("true");
});
