import { expect, test } from "vitest";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { patience } from "../../../support/browser/productPage.ts";

/* Adding master data from inside the shipment form. */

const site = openExporterPage();

test("what a pick-list lacks is added on the way with the typed text, and chosen, and nothing typed is lost (R-226)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.text("Shipment Name", "Half written");
  const consignee = form.field("Consignee");
  await consignee.click();
  await consignee.fill("Zanzibar Rice Mills");
  await page.getByRole("option", { name: "Add New Consignee" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Consignee" });
  expect(await dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("Zanzibar Rice Mills");
  await dialog.getByRole("button", { name: /^Add/ }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => consignee.inputValue(), patience).toBe("Zanzibar Rice Mills");
  expect(await form.field("Shipment Name").inputValue()).toBe("Half written");
});

test("a pick-list finds an entry whatever accents it has or is typed with (R-1403)", async () => {
  const { page } = site;
  const form = await site.newForm();
  const consignee = form.field("Consignee");
  await consignee.click();
  await consignee.fill("São Tomé Rice");
  await page.getByRole("option", { name: "Add New Consignee" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Consignee" });
  await dialog.getByRole("button", { name: /^Add/ }).click();
  await dialog.waitFor({ state: "hidden" });
  for (const typed of ["sao tome", "TÔME são"]) {
    await consignee.click();
    await consignee.fill(typed);
    await expect.poll(() => page.getByRole("option", { name: "São Tomé Rice" }).count(), patience).toBe(1);
    await page.keyboard.press("Escape");
  }
});

test("a port added on the way lies in the chosen country, and a product fills in its specification", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.pick("Destination Country", "Kenya");
  const port = form.field("Port of Discharge");
  await port.click();
  await port.fill("Lamu");
  await page.getByRole("option", { name: "Add New Discharge Port" }).click();
  await page.getByRole("dialog", { name: "Add New Discharge Port" }).getByRole("button", { name: /^Add/ }).click();
  await expect.poll(() => port.inputValue(), patience).toBe("Lamu");

  await form.line(1).pick("Product", "Add New Product", "PEANUTS");
  const product = page.getByRole("dialog", { name: "Add New Product" });
  await product.getByLabel("HSN Code", { exact: true }).fill("12024210");
  await product.getByLabel("Specification", { exact: true }).fill("Java 60/70");
  await product.getByRole("button", { name: /^Add/ }).click();
  await expect.poll(() => form.line(1).panel.getByLabel("Specification", { exact: true }).inputValue(), patience).toBe("Java 60/70");
});

test("a currency added on the way is sent as a single add, and chosen as it was stored (R-233)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await form.pick("Currency", "Add New Currency", "chf");
  const dialog = page.getByRole("dialog", { name: "Add New Currency" });
  const request = page.waitForRequest((sent) => sent.postData()?.includes('"CURRENCIES"') ?? false);
  await dialog.getByRole("button", { name: /^Add/ }).click();
  expect((await request).postDataJSON().variables).toEqual({ input: { list: "CURRENCIES", item: "CHF" } });
  await expect.poll(() => form.field("Currency").inputValue(), patience).toBe("CHF");
});
