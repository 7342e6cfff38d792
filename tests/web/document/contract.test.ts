import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { choose, fill, press } from "../../support/browser/gestures/fields.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { dragTo } from "../../support/browser/gestures/dragTo.ts";
import { aWorkedShipment, expectMarked, openShipment, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();
let rice: string;

beforeEach(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

/** The clauses in the dialog, as [name, text] in order. */
async function clauses(dialog: Locator): Promise<string[][]> {
  const rows = await dialog.getByRole("list", { name: "Clauses" }).getByRole("listitem").all();
  return await Promise.all(
    rows.map((row) =>
      row
        .locator("input, textarea")
        .evaluateAll((fields) => fields.map((field) => ("value" in field ? String(field.value) : "")).filter(Boolean)),
    ),
  );
}

test("a contract's clauses come from a format, are edited, added, removed and moved, and sent in their order (R-258, R-423, R-433)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Contract");
  await choose(dialog, "Contract Format", "Rice - bags");
  const format = await clauses(dialog);
  expect(format.length).toBeGreaterThan(2);
  await fill(dialog, { "Contract Number": "TV/SC/31", "Contract Date": "2025-10-06", "Shipment Period": "November 2025" });
  await dialog.getByRole("button", { name: "Remove clause 1", exact: true }).click();
  await fill(dialog, { "Clause 1 text": "In new bags" });
  await dialog.getByRole("button", { name: "Move clause 2", exact: true }).focus();
  await dragTo(page, { key: "ArrowUp", heldOver: (place) => `clause 2 is held over place ${place}`, places: [2, 1] });
  await dialog.getByRole("button", { name: "Add Clause" }).click();
  const last = format.length;
  await fill(dialog, { [`Clause ${last} name`]: "Governing Law", [`Clause ${last} text`]: "English law" });
  await dialog.getByRole("button", { name: "Add Clause" }).click();
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await press(dialog, "Generate");
  const expected = [format[2], [format[1]?.[0], "In new bags"], ...format.slice(3), ["Governing Law", "English law"]];
  expect(await sent).toMatchObject({
    document: { contract: { fields: expected.map((pair) => ({ name: pair?.[0], value: pair?.[1] })) } },
  });
  await toast(page, "Contract generated successfully");
  await page.getByRole("region", { name: "Documents and notes" }).getByText("TV/SC/31").waitFor();
});

test("the next contract starts with the clauses and terms of the newest (R-564)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const first = await openTask(page, "Generate Contract");
  await choose(first, "Contract Format", "Rice - bags");
  const format = await clauses(first);
  await fill(first, { "Contract Number": "TV/SC/33", "Contract Date": "2025-10-06", "Shipment Period": "November 2025" });
  await press(first, "Generate");
  await toast(page, "Contract generated successfully");
  const next = await openTask(page, "Generate Contract");
  expect(await clauses(next)).toEqual(format);
  expect(await next.getByLabel("Shipment Period").inputValue()).toBe("November 2025");
  expect(await next.getByLabel("Contract Number").inputValue()).toBe("TV/SC/33");
});

test("a clause that is half filled or stands twice is refused and marked", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Contract");
  await fill(dialog, { "Contract Number": "TV/SC/32", "Contract Date": "2025-10-06" });
  await dialog.getByRole("button", { name: "Add Clause" }).click();
  await fill(dialog, { "Clause 1 name": "Packing" });
  await press(dialog, "Generate");
  expect(await toast(page, "Please fill in all required fields")).toContain("Validation Error");
  await expectMarked(dialog.getByLabel("Clause 1 text"));
  await fill(dialog, { "Clause 1 text": "In bags" });
  await dialog.getByRole("button", { name: "Add Clause" }).click();
  await fill(dialog, { "Clause 2 name": "Packing", "Clause 2 text": "In drums" });
  await press(dialog, "Generate");
  await toast(page, 'The field "Packing" stands twice');
  await expectMarked(dialog.getByLabel("Clause 2 name"));
});

test("a clause whose text is too long is marked, and nothing is sent (R-1398)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Contract");
  await fill(dialog, { "Contract Number": "TV/SC/34", "Contract Date": "2025-10-06" });
  await dialog.getByRole("button", { name: "Add Clause" }).click();
  await fill(dialog, { "Clause 1 name": "Packing", "Clause 1 text": "b".repeat(10_001) });
  await press(dialog, "Generate");
  expect(await toast(page, "Field Value must be at most 10000 characters long")).toContain("Validation Error");
  await expectMarked(dialog.getByLabel("Clause 1 text"));
});

test("another format replaces changed clauses only after a question", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Contract");
  await choose(dialog, "Contract Format", "Rice - bags");
  await fill(dialog, { "Clause 1 text": "Changed" });
  await choose(dialog, "Contract Format", "Castor oil - drums");
  const question = page.getByRole("dialog", { name: "Replace Clauses" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await dialog.getByLabel("Clause 1 text").inputValue()).toBe("Changed");
  await choose(dialog, "Contract Format", "Castor oil - drums");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect.poll(() => dialog.getByLabel("Clause 1 text").inputValue(), patience).not.toBe("Changed");
});
