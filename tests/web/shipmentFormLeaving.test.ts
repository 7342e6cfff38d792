import { expect, test } from "vitest";
import { aDesk } from "../support/desk.ts";
import { walkDesk } from "../support/deskWalk.ts";
import { shipmentForm, type ShipmentFormWalk } from "../support/shipmentForm.ts";
import { patience, pathOf } from "../support/walk.ts";
import { signedIn } from "../support/webUser.ts";

/* Leaving the shipment form: what is asked, what is kept, what is lost. */

const walk = walkDesk();
const unsaved = "You have unsaved changes. Are you sure you want to leave? Your progress will be lost.";

function asked() {
  return walk.page.getByRole("dialog", { name: "Unsaved Changes" });
}

/** The form that a click has just opened. */
async function opened(): Promise<ShipmentFormWalk> {
  const form = shipmentForm(walk.page, "Create New Shipment");
  await form.field("Shipment Name").waitFor();
  return form;
}

function drafts(): Promise<string[]> {
  return walk.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("shipment-draft-")));
}

test("closing with unsaved changes asks; Stay keeps them, Leave gives them up", async () => {
  const { page } = walk;
  const form = await walk.newForm();
  await form.text("Shipment Name", "Not yet saved");
  await form.button("Cancel").click();
  await asked().getByText(unsaved).waitFor();
  await asked().getByRole("button", { name: "Stay" }).click();
  await asked().waitFor({ state: "hidden" });
  expect(await form.field("Shipment Name").inputValue()).toBe("Not yet saved");
  await page.keyboard.press("Escape");
  await asked().waitFor();
  await page.keyboard.press("Escape");
  await asked().waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await asked().getByRole("button", { name: "Leave" }).click();
  await form.panel.waitFor({ state: "hidden" });
  expect(await drafts()).toEqual([]);
});

test("closing without changes does not ask", async () => {
  const form = await walk.newForm();
  await form.text("Shipment Name", "x");
  await form.text("Shipment Name", "");
  await form.button("Cancel").click();
  await form.panel.waitFor({ state: "hidden" });
  expect(await asked().count()).toBe(0);
});

test("going back with unsaved changes asks first", async () => {
  const { page } = walk;
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Tarangvel Exports/ }).click();
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const form = await opened();
  await form.text("Shipment Name", "On the way out");
  await page.evaluate(() => history.back());
  await asked().getByRole("button", { name: "Stay" }).click();
  expect(pathOf(walk)).toBe(walk.firmPath);
  await page.evaluate(() => history.back());
  await asked().getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => pathOf(walk), patience).toBe("/dashboard");
});

test("a tab with unsaved changes does not close unasked, and a draft brings them back", async () => {
  const { page } = walk;
  const form = await walk.newForm();
  await form.text("Shipment Name", "Lost and found");
  await form.pick("Consignee", /Nyati/);
  const dialog = page.waitForEvent("dialog");
  const reload = page.reload();
  expect((await dialog).type()).toBe("beforeunload");
  await (await dialog).accept();
  await reload;
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const again = await opened();
  expect(await again.field("Shipment Name").inputValue()).toBe("");
  await again.button("Restore draft").click();
  expect(await again.field("Shipment Name").inputValue()).toBe("Lost and found");
  expect(await again.field("Consignee").inputValue()).toBe("Nyati Staple Foods Limited");
  await again.button("Cancel").click();
  await asked().getByRole("button", { name: "Leave" }).click();
  await again.panel.waitFor({ state: "hidden" });
  expect(await drafts()).toEqual([]);
});

test("a draft that was tampered with, or is of another release, is no draft", async () => {
  const { page } = walk;
  const form = await walk.newForm();
  await form.text("Shipment Name", "Sound");
  await expect.poll(async () => (await drafts()).length, patience).toBe(1);
  const [key = ""] = await drafts();
  const sound: string = (await page.evaluate((name) => localStorage.getItem(name), key)) ?? "";
  await form.button("Cancel").click();
  await asked().getByRole("button", { name: "Leave" }).click();
  await form.panel.waitFor({ state: "hidden" });
  const broken = ["{", "null", sound.replace('"products":[', '"products":[7,'), sound.replace('"charges":{', '"charges":null,"was":{')];
  for (const [text, offers] of [...broken.map((draft) => [draft, 0] as const), [sound, 1] as const]) {
    await page.evaluate(([name = "", draft = ""]) => localStorage.setItem(name, draft), [key, text]);
    await page.getByRole("button", { name: "Create Shipment" }).first().click();
    expect(await (await opened()).button("Restore draft").count()).toBe(offers);
    await form.button("Cancel").click();
    await form.panel.waitFor({ state: "hidden" });
  }
});

test("an expired session keeps the draft for its owner alone", async () => {
  const { page } = walk;
  const stranger = await aDesk(walk.url);
  const form = await walk.newForm();
  await form.text("Shipment Name", "Written too late");
  await expect.poll(async () => (await drafts()).length, patience).toBe(1);
  await page.route("**/graphql", (route) => route.fulfill({ status: 401, json: { errors: [{ message: "Unauthenticated" }] } }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await form.pick("Currency", "Add New Currency", "NOK");
  await page.getByRole("dialog", { name: "Add New Currency" }).getByRole("button", { name: /^Add/ }).click();
  await page.waitForURL("**/login?from=*");
  expect(await asked().count()).toBe(0);
  await page.unroute("**/graphql");

  await signedIn(page, stranger.user);
  await page.goto(`/dashboard/firm/${stranger.id("F1")}`);
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const theirs = await opened();
  expect(await theirs.button("Restore draft").count()).toBe(0);

  await signedIn(page, walk.desk.user);
  const own = await walk.newForm();
  await own.button("Restore draft").click();
  expect(await own.field("Shipment Name").inputValue()).toBe("Written too late");
  await own.button("Cancel").click();
  await asked().getByRole("button", { name: "Leave" }).click();
});
