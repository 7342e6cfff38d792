import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aWorkedShipment, openShipment, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("a field is picked by its value and written at the caret; one that nobody knows is named before the document is made", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Custom Document");
  await dialog.getByRole("combobox", { name: "Document Template" }).click();
  await page.getByRole("option", { name: "Beneficiary's Certificate", exact: true }).click();
  const body = dialog.getByLabel("Body");
  await body.fill("To , dear {{consignee.nam}}");
  await dialog.getByText("This field is unknown and will be printed as written: {{consignee.nam}}").waitFor();
  await body.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(3, 3));
  await dialog.getByRole("button", { name: "Insert field" }).click();
  await page.getByLabel("Search fields").fill("Al Marjan Foodstuff");
  await page.getByRole("option", { name: /^consignee\.name/ }).click();
  expect(await body.inputValue()).toBe("To {{consignee.name}}, dear {{consignee.nam}}");
  expect(await body.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("!");
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await sent).toMatchObject({ document: { customDocument: { body: "To {{consignee.name}}!, dear {{consignee.nam}}" } } });
  await toast(page, "Custom document generated successfully");
});

test("a field is written into the clause that was typed in last, by keyboard alone", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Contract");
  await dialog.getByRole("combobox", { name: "Contract Format" }).click();
  await page.getByRole("option", { name: "Rice - bags", exact: true }).click();
  await dialog.getByLabel("Clause 2 text").fill("Loaded on ");
  await dialog.getByRole("button", { name: "Insert field" }).press("Enter");
  await page.getByLabel("Search fields").fill("route.vessel");
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog.getByLabel("Clause 2 text").inputValue(), patience).toBe("Loaded on {{route.vessel}}");
  await dialog.getByRole("button", { name: "Insert field" }).press("Enter");
  await page.getByLabel("Search fields").press("Escape");
  await page.getByLabel("Search fields").waitFor({ state: "hidden" });
  expect(await dialog.isVisible()).toBe(true);
});
