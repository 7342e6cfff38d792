import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { inputSent, toastText } from "../../../support/browser/journeys/shipmentForm.ts";
import { patience } from "../../../support/browser/productPage.ts";

/* The lines and containers of the shipment form. */

const site = openExporterPage();

test("the first line's packaging is that of all lines, and a new line has its weights per package (R-208, R-209, R-211, R-222)", async () => {
  const form = await site.newForm();
  await expect.poll(() => form.field("Shipment Name").evaluate((field) => field === document.activeElement), patience).toBe(true);
  await form.line(1).pick("Packaging Details", /50 net/);
  expect(await form.line(1).value("Net Weight per Package")).toBe("50");
  expect(await form.line(1).value("Gross Weight per Package")).toBe("50.12");
  await form.line(1).text("Gross Weight per Package", "50.2");
  await form.panel.getByLabel("Number of Products").fill("3");
  expect(await form.line(3).value("Gross Weight per Package")).toBe("50.2");
  expect(await form.line(3).field("Packaging Details").isDisabled()).toBe(true);
  await form.line(1).pick("Packaging Details", /45.36 net/);
  expect(await form.line(3).value("Packaging Details")).toBe("KG to KG, CARTON");
  expect(await form.line(3).value("Net Weight per Package")).toBe("45.36");
});

test("packaging details read in the pick-list as in Settings, with grouped figures (R-1397)", async () => {
  const form = await site.newForm();
  await form.line(1).field("Packaging Details").click();
  expect(await site.page.getByRole("option", { name: /50 net/ }).innerText()).toContain("1 MT = 1,000 KG; 50 net, 50.12 gross per BAG");
});

test("picking a product fills in its specification (R-210)", async () => {
  const form = await site.newForm();
  await form.line(1).pick("Product", /TURMERIC/);
  await expect
    .poll(() => form.line(1).value("Specification"), patience)
    .toBe("Curcumin 3.0% min; moisture 10% max; mesh 60; Sudan dyes absent");
});

test("picking a product fills in its customs unit and state of origin, but never over what was entered (R-598)", async () => {
  const form = await site.newForm();
  await form.line(1).pick("Product", /TURMERIC/);
  await expect.poll(() => form.line(1).value("SQC Unit"), patience).toBe("KGS");
  await expect.poll(() => form.line(1).value("State of Origin"), patience).toBe("Telangana");
  await form.line(1).pick("Product", /CASTOR OIL FIRST/);
  await expect.poll(() => form.line(1).value("State of Origin"), patience).toBe("Gujarat");
  await form.line(1).text("State of Origin", "Rajasthan");
  await form.line(1).text("SQC Unit", "MTS");
  await form.line(1).pick("Product", /TURMERIC/);
  expect([await form.line(1).value("SQC Unit"), await form.line(1).value("State of Origin")]).toEqual(["MTS", "Rajasthan"]);
});

test("a list at the window's foot opens above its field and stays there, so that no entry moves away from under the pointer (R-730)", async () => {
  const { page } = site;
  const form = await site.newForm();
  const field = form.line(1).field("Product");
  await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await field.click();
  const list = page.getByRole("listbox", { name: "Choices" });
  const last = list.getByRole("option").last();
  await last.waitFor();
  const [fieldBox, listBox] = [await field.boundingBox(), await list.boundingBox()];
  expect(listBox?.y).toBeGreaterThanOrEqual(0);
  expect((listBox?.y ?? 0) + (listBox?.height ?? 0)).toBeLessThanOrEqual(fieldBox?.y ?? 0);
  // A list that reaches out of the window makes the page scroll, and with it the field.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await last.hover();
  expect(await list.boundingBox()).toEqual(listBox);
  expect(await field.boundingBox()).toEqual(fieldBox);
});

test("the entry that typing comes to is told to screen readers, and so is the one that an arrow key comes to", async () => {
  const { panel } = await site.newForm();
  const field = panel.getByRole("combobox", { name: "Consignee" });
  const announced = async () => {
    const id = await field.getAttribute("aria-activedescendant");
    return id === null ? null : await panel.page().locator(`[id="${id}"]`).innerText();
  };
  await field.pressSequentially("Oriental");
  await expect.poll(announced, patience).toMatch(/^Oriental Grains/);
  await field.press("ArrowDown");
  await expect.poll(announced, patience).toBe("Add New Consignee");
});

test("at most 10 products and 5 notify parties can be counted up to (R-219, R-223)", async () => {
  const form = await site.newForm();
  const products = form.panel.getByLabel("Number of Products");
  await products.fill("10");
  await products.press("ArrowUp");
  expect(await form.panel.getByRole("group", { name: /^Product \d+$/ }).count()).toBe(10);
  const parties = form.panel.getByLabel("Number of Notify Parties");
  await parties.fill("5");
  await parties.press("ArrowUp");
  expect(await form.panel.getByRole("combobox", { name: /^Notify Party \d$/ }).count()).toBe(5);
  await products.fill("1");
  await products.press("ArrowDown");
  expect(await form.panel.getByRole("group", { name: /^Product \d+$/ }).count()).toBe(1);
});

test("lines beyond a lowered count are gone once the field is left, whatever count follows", async () => {
  const form = await site.newForm();
  const count = form.panel.getByLabel("Number of Products");
  for (const next of ["10", "3"]) {
    await count.fill("3");
    await form.line(3).text("Quantity", "7");
    await count.fill("1");
    await count.press("Tab");
    await count.fill(next);
    expect(await form.line(3).value("Quantity")).toBe("");
  }
});

test("a count of two digits takes no line away on its way (R-1396)", async () => {
  const form = await site.newForm();
  const count = form.panel.getByLabel("Number of Products");
  await count.fill("3");
  await form.line(3).text("Quantity", "7");
  await count.focus();
  await count.press("1");
  expect(await form.panel.getByRole("group", { name: /^Product \d+$/ }).count()).toBe(1);
  await count.press("0");
  expect(await form.line(3).value("Quantity")).toBe("7");
  expect(await form.panel.getByRole("group", { name: /^Product \d+$/ }).count()).toBe(10);
});

test("a count that is left blank or as a fraction is again that of the lines and parties (R-1395)", async () => {
  const form = await site.newForm();
  for (const [label, count] of [
    ["Number of Products", "3"],
    ["Number of Notify Parties", "2"],
  ] as const) {
    const field = form.panel.getByLabel(label);
    await field.fill(count);
    for (const text of ["", "1.5"]) {
      await field.fill(text);
      expect(await field.inputValue()).toBe(text);
      await field.press("Tab");
      await expect.poll(() => field.inputValue()).toBe(count);
    }
  }
  expect(await form.panel.getByText("Please enter a whole number").count()).toBe(0);
});

test("lines beyond the count, blank later lines and empty notify parties are not sent (R-209, R-219)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.panel.getByLabel("Number of Notify Parties").fill("3");
  await form.pick("Notify Party 2", /Confluence/);
  await form.panel.getByLabel("Number of Products").fill("3");
  await form.line(3).pick("Product", /SESAME/);
  await form.panel.getByLabel("Number of Products").fill("2");
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Duplicate").click());
  expect(sent["products"]).toHaveLength(1);
  expect(sent["notifyPartyIds"]).toEqual([site.owner.id("B9")]);
  await page.getByText("Shipment created successfully").waitFor();
});

test("goods in containers need at least 1 container, and each listed one its number (R-217, R-218, R-236)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  expect(await form.value("Number of Containers")).toBe("1");
  await form.text("Number of Containers", "0");
  await form.button("Create Duplicate").click();
  expect(await toastText(site.page, "Validation Error")).toContain("At least 1 container is required");
  await form.text("Number of Containers", "1");
  await form.button("Add Container").click();
  await form.button("Create Duplicate").click();
  await page.getByRole("alert").filter({ hasText: "Container numbers are required for all containers" }).waitFor();
  await form.button("Remove container 1").click();
  await form.panel.getByText("LCL").click();
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => form.button("Create Duplicate").click());
  expect(sent).toMatchObject({ containerDetail: { containerCount: 1, type: "LCL" }, containers: [] });
});

test("a pasted table becomes containers and lines, names what does not fit, and is taken back (R-770, R-771)", async () => {
  const { page } = site;
  const form = await site.newForm();
  const paste = (field: Locator, text: string) =>
    field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(form.line(1).field("Quantity"), "20\t1387.75\n5\t1387,75");
  await form.panel.getByText("2 products pasted; one cell does not fit").waitFor();
  await form.panel.getByText("Row 2, Rate: ‘1387,75’ is no number").waitFor();
  expect([await form.line(1).value("Rate"), await form.line(2).value("Quantity")]).toEqual(["1,387.75", "5"]);
  await form.panel.getByRole("button", { name: "Keep" }).click();

  await form.panel.getByRole("radio", { name: "In Container" }).check();
  await form.button("Add Container").click();
  const number = form.panel.getByLabel("Container Number").first();
  await paste(number, "TVXU1001010\tHLG1\nTVXU1001027\tHLG2");
  await form.panel.getByText("2 containers pasted; one cell does not fit").waitFor();
  await form.panel.getByText("It has a wrong check digit by ISO 6346: it should end with 6").waitFor();
  expect(await form.panel.getByLabel("Number of Containers").inputValue()).toBe("2");
  await number.focus();
  await page.keyboard.press("Control+z");
  await expect.poll(() => number.inputValue(), patience).toBe("");
  expect(await form.panel.getByLabel("Container Number").count()).toBe(1);
});
