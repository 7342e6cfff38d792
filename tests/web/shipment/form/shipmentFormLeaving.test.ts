import { expect, test } from "vitest";
import { anOwner } from "../../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { shipmentForm, type ShipmentFormPage } from "../../../support/browser/journeys/shipmentForm.ts";
import { patience, pathOf } from "../../../support/browser/productPage.ts";
import { signedIn } from "../../../support/browser/webUser.ts";

/* Leaving the shipment form: questions, drafts and losses. */

const site = openExporterPage();
const unsaved = "You have unsaved changes. Are you sure you want to leave? Your progress will be lost.";

function asked() {
  return site.page.getByRole("dialog", { name: "Unsaved Changes" });
}

/** The form that the last click opened. */
async function opened(): Promise<ShipmentFormPage> {
  const form = shipmentForm(site.page, "Create New Shipment");
  await form.field("Shipment Name").waitFor();
  return form;
}

function drafts(): Promise<string[]> {
  return site.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("shipment-draft-")));
}

test("closing with unsaved changes asks; Stay keeps them, Leave gives them up (R-204)", async () => {
  const { page } = site;
  const form = await site.newForm();
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

test("the focus returns to what opened the form, also where the question and the panel take their time to leave (R-432)", async () => {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(site.firmPath);
  const opener = page.getByRole("button", { name: "Create Shipment" }).first();
  await opener.click();
  const form = await opened();
  await form.text("Shipment Name", "Given up");
  await page.keyboard.press("Escape");
  await asked().getByRole("button", { name: "Leave" }).click();
  await form.panel.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement), patience).toBe(true);
});

test("closing without changes does not ask (R-204)", async () => {
  const form = await site.newForm();
  await form.text("Shipment Name", "x");
  await form.text("Shipment Name", "");
  await form.button("Cancel").click();
  await form.panel.waitFor({ state: "hidden" });
  expect(await asked().count()).toBe(0);
});

test("going back with unsaved changes asks first (R-204)", async () => {
  const { page } = site;
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Tarangvel Exports/ }).click();
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const form = await opened();
  await form.text("Shipment Name", "On the way out");
  await page.evaluate(() => history.back());
  await asked().getByRole("button", { name: "Stay" }).click();
  expect(pathOf(site)).toBe(site.firmPath);
  await page.evaluate(() => history.back());
  await asked().getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
});

test("a tab with unsaved changes does not close unasked, and a draft brings them back", async () => {
  const { page } = site;
  const form = await site.newForm();
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
  const notice = again.panel.getByRole("alert").filter({ hasText: "Unsaved draft" });
  expect(await notice.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await again.button("Restore draft").click();
  expect(await again.field("Shipment Name").inputValue()).toBe("Lost and found");
  expect(await again.field("Consignee").inputValue()).toBe("Nyati Staple Foods Limited");
  await again.button("Cancel").click();
  await asked().getByRole("button", { name: "Leave" }).click();
  await again.panel.waitFor({ state: "hidden" });
  expect(await drafts()).toEqual([]);
});

test("a draft that was tampered with, or is of another release, is no draft", async () => {
  const { page } = site;
  const form = await site.newForm();
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

test("a session that ends in mid-form keeps the draft through the real sign-in, for its owner alone (R-033)", async () => {
  const { page } = site;
  const writer = await anOwner(site.url);
  await signedIn(page, writer.user);
  // A stream of events would find out first, while the form is still being filled in.
  await page.route("**/graphql", async (route) => {
    if (!route.request().headers()["accept"]?.includes("event-stream")) return await route.fallback();
    await route.fulfill({ json: { errors: [{ message: "Unsupported", extensions: { code: "UPSTREAM_UNSUPPORTED" } }] } });
  });
  await page.goto(`/dashboard/firm/${writer.id("F1")}`);
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const form = await opened();
  await form.text("Shipment Name", "Written too late");
  // What the page still asks would find out first too.
  await page.waitForLoadState("networkidle");
  // A password change elsewhere ends this session; the next call finds out.
  const password = "new-monsoon-42";
  await writer.client.send("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }", {
    input: { oldPassword: writer.user.password, newPassword: password },
  });
  await form.pick("Currency", "Add New Currency", "NOK");
  await page.getByRole("dialog", { name: "Add New Currency" }).getByRole("button", { name: /^Add/ }).click();
  await page.waitForURL("**/login?from=*");
  expect(await asked().count()).toBe(0);
  expect(await drafts()).toHaveLength(1);

  await signedIn(page, site.owner.user);
  const theirs = await site.newForm();
  expect(await theirs.button("Restore draft").count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem("jwt"));

  await page.goto(`/dashboard/firm/${writer.id("F1")}`);
  await page.waitForURL("**/login?from=*");
  await page.getByLabel("Email", { exact: true }).fill(writer.user.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const own = await opened();
  await own.button("Restore draft").click();
  expect(await own.field("Shipment Name").inputValue()).toBe("Written too late");
});
