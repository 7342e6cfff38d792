import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { holdBack } from "../../support/browser/sidePanel.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("what is entered in the transport card while it is saved stays, to be saved next", async () => {
  const { page } = site;
  await desk.shipmentWith();
  await page.getByRole("tab", { name: "Progress" }).click();
  const card = page.getByRole("region", { name: "Transport" });
  const release = await holdBack(page, "TransportCardMutation");
  await card.getByLabel("Booking No.").fill("MUN1");
  await card.getByLabel("Carrier").fill("Maersk");
  const save = card.getByRole("button", { name: "Save" });
  await save.click();
  await card.getByRole("button", { name: "Saving..." }).waitFor();
  await card.getByLabel("Booking No.").fill("MUN2");
  await card.getByLabel("Voyage").fill("12W");
  release();
  await toast(page, "Transport updated successfully");
  for (const [label, text] of [
    ["Booking No.", "MUN2"],
    ["Voyage", "12W"],
    ["Carrier", "Maersk"],
  ] as const) {
    expect(await card.getByLabel(label).inputValue()).toBe(text);
  }
  const next = page.waitForRequest((request) => request.postDataJSON()?.operationName === "TransportCardMutation");
  await save.click();
  const { input } = (await next).postDataJSON().variables;
  expect(input).toMatchObject({ bookingNo: "MUN2", voyage: "12W" });
  expect(Object.keys(input)).not.toContain("carrier");
});

test("the next comment is typed while the last one is sent", async () => {
  const { page } = site;
  await desk.shipmentWith();
  await page.getByRole("tab", { name: /^Comments/ }).click();
  const text = page.getByRole("textbox", { name: "Comment" });
  const release = await holdBack(page, "CommentFormMutation");
  await text.fill("Please check the weights");
  await text.press("Control+Enter");
  await page.locator("[data-loading]").first().waitFor();
  await text.press("Control+End");
  await page.keyboard.type("\nAnd the marks");
  release();
  await toast(page, "Comment added");
  await expect.poll(() => text.inputValue(), patience).toBe("And the marks");
});

test("a role that is ticked while the sharing defaults are saved stays, to be saved next", async () => {
  const { page } = site;
  await page.goto("/dashboard/people?tab=sharing");
  const section = page.getByRole("region", { name: "Sharing defaults" });
  const boxes = section.getByRole("checkbox");
  const release = await holdBack(page, "SharingDefaultsMutation");
  await boxes.nth(0).click();
  const save = section.getByRole("button", { name: "Save" });
  await save.click();
  await section.locator("[data-loading]").first().waitFor();
  await boxes.nth(1).click({ timeout: 2_000 });
  release();
  await toast(page, "Sharing defaults saved successfully");
  expect([await boxes.nth(0).isChecked(), await boxes.nth(1).isChecked()]).toEqual([true, true]);
  await expect.poll(() => save.isEnabled(), patience).toBe(true);
});
