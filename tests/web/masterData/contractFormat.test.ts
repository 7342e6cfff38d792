import { expect, test } from "vitest";
import { operationsSent, toastWith } from "../../support/browser/sidePanel.ts";
import { fill, press } from "../../support/browser/gestures/fields.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();

async function open(): Promise<void> {
  await signedIn(site.page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await site.page.goto("/dashboard/settings?tab=contract-format");
}

function row(n: number) {
  return site.page.getByRole("group", { name: `Field ${n}` });
}

/** Saves the invalid form; returns the toast's title and text. */
async function refusal(text: string): Promise<string> {
  await press(site.page, "Add Contract Format");
  return toastWith(site.page, text);
}

async function isMarked(n: number, label: string): Promise<boolean> {
  return (await row(n).getByLabel(label).getAttribute("aria-invalid")) === "true";
}

test("blank rows are dropped, names and values trimmed, the order kept (R-133)", async () => {
  const { page } = site;
  await open();
  await fill(page, { Name: " Rice " });
  await row(1).getByLabel("Field Name").fill(" Zinc ");
  await row(1).getByLabel("Field Value").fill("none");
  await press(site.page, "Add Field");
  await press(site.page, "Add Field");
  await row(3).getByLabel("Field Name").fill("Arbitration");
  await row(3).getByLabel("Field Value").fill(" GAFTA 125 ");
  const sent = operationsSent(page);
  await press(site.page, "Add Contract Format");
  await page.getByText("Contract format added successfully").waitFor();
  const fields = [
    { name: "Zinc", value: "none" },
    { name: "Arbitration", value: "GAFTA 125" },
  ];
  expect(sent.map(({ input }) => input)).toEqual([{ name: "Rice", fields }]);
  await press(site.page, "Edit Contract Format Rice");
  await row(2).waitFor();
  expect([await row(1).getByLabel("Field Name").inputValue(), await row(2).getByLabel("Field Name").inputValue()]).toEqual([
    "Zinc",
    "Arbitration",
  ]);
});

test("one row always stays, and at least one must be complete (R-132, R-164)", async () => {
  const { page } = site;
  await open();
  expect(await page.getByRole("button", { name: "Remove field 1" }).isDisabled()).toBe(true);
  await press(site.page, "Add Field");
  await press(site.page, "Remove field 2");
  await row(2).waitFor({ state: "detached" });
  await fill(page, { Name: "Rice", "Field Name": "Packing" });
  const text = "Please add at least one complete field (both name and value)";
  expect(await refusal(text)).toBe(`Validation Error\n${text}`);
  expect([await isMarked(1, "Field Name"), await isMarked(1, "Field Value")]).toEqual([false, true]);
});

test("a text that is too long is marked where it stands, and nothing is sent (R-1398)", async () => {
  await open();
  await press(site.page, "Add Field");
  await fill(site.page, { Name: "n".repeat(256) });
  await row(2).getByLabel("Field Name").fill("q".repeat(256));
  await row(2).getByLabel("Field Value").fill("v".repeat(10_001));
  const [named, valued] = ["Field Name must be at most 255 characters long", "Field Value must be at most 10000 characters long"];
  expect(await refusal(valued)).toBe(`Validation Error\nName must be at most 255 characters long, ${named}, ${valued}`);
  expect([await isMarked(2, "Field Name"), await isMarked(2, "Field Value"), await isMarked(1, "Field Name")]).toEqual([true, true, false]);
});

test("a field that stands twice is marked where it stands on the screen, blank rows or not", async () => {
  await open();
  await fill(site.page, { Name: "Rice" });
  await press(site.page, "Add Field");
  await press(site.page, "Add Field");
  for (const n of [1, 3]) {
    await row(n).getByLabel("Field Name").fill("Packing");
    await row(n).getByLabel("Field Value").fill("bags");
  }
  const text = 'The field "Packing" stands twice';
  expect(await refusal(text)).toBe(`Validation Error\n${text}`);
  expect([await isMarked(1, "Field Name"), await isMarked(3, "Field Name")]).toEqual([false, true]);
});
