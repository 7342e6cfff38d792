import { beforeEach, expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aWorkedShipment, openShipment, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();
let rice: string;

/** Each try has its own shipment: what a draft stores is proposed again. */
beforeEach(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("a draft proposes freight and originals, warns at the freight, adds a clause, and what it stores is proposed again (R-564, R-567, R-571)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Draft Bill of Lading");
  expect(await dialog.getByRole("combobox", { name: "Freight", exact: true }).inputValue()).toBe("Prepaid");
  expect(await dialog.getByLabel("Number of Originals").inputValue()).toBe("3");
  await dialog.getByLabel("Draft No.").fill("TV/BL1");
  await dialog.getByLabel("Booking No.").fill("MUN25110442");
  await dialog.getByRole("combobox", { name: "Freight", exact: true }).click();
  await page.getByRole("option", { name: "Collect", exact: true }).click();
  const freight = dialog.getByRole("combobox", { name: "Freight", exact: true });
  await expect
    .poll(() => freight.evaluate((input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent), patience)
    .toBe("Freight is collect, but by the terms of shipment it is prepaid");
  await dialog.getByRole("combobox", { name: "Wording" }).click();
  await page.getByRole("option", { name: "Shipper's load, stow and count" }).click();
  const clauses = "Shipped on board\nFreight {{transport.freightTerm}}\nShipper's load, stow and count";
  expect(await dialog.getByLabel("Clauses").inputValue()).toBe(clauses);
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await sent).toMatchObject({ document: { billOfLading: { freight: "COLLECT", originals: 3, blType: "ORIGINAL", clauses } } });
  await toast(page, "Draft Bill of Lading generated successfully");
  const next = await openTask(page, "Generate Draft Bill of Lading");
  expect(await next.getByLabel("Booking No.").inputValue()).toBe("MUN25110442");
  expect(await next.getByRole("combobox", { name: "Freight", exact: true }).inputValue()).toBe("Collect");
  expect(await next.getByLabel("Clauses").inputValue()).toBe(clauses);
});

test("a count with a comma or a point, or beyond its bounds, stays as it is typed and is refused, in rows too (R-1311)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const bill = await openTask(page, "Generate Draft Bill of Lading");
  await bill.getByLabel("Draft No.").fill("TV/BL1");
  const originals = bill.getByLabel("Number of Originals");
  for (const [typed, words] of [
    ["1,5", "Please enter a whole number"],
    ["1.5", "Please enter a whole number"],
    ["100", "Please enter a number from 0 to 99"],
  ] as const) {
    await originals.fill("");
    await originals.pressSequentially(typed);
    expect(await originals.inputValue()).toBe(typed);
    await bill.getByText(words).first().waitFor();
  }
  await bill.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await toast(page, "Please enter a number from 0 to 99")).toContain("Validation Error");
  expect(await originals.evaluate((field) => field === document.activeElement)).toBe(true);
  await originals.fill("2.00");
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await bill.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await sent).toMatchObject({ document: { billOfLading: { originals: 2 } } });
  await toast(page, "Draft Bill of Lading generated successfully");
  const letter = await openTask(page, "Generate Covering Letter");
  await letter.getByRole("button", { name: "Add Enclosure" }).click();
  const copies = letter.getByLabel("Copies").first();
  await copies.fill("1,5");
  await letter.getByText("Please enter a whole number").first().waitFor();
  expect(await copies.inputValue()).toBe("1,5");
});
