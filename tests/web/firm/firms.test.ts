import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dragTo } from "../../support/browser/gestures/dragTo.ts";
import { holdBack } from "../../support/browser/sidePanel.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
const completed = { status: "ONBOARDING_COMPLETED" };

async function anOwner(...firms: string[]): Promise<WebUser> {
  const user = await aWebUser(site.url, completed);
  for (const name of firms) await aWebFirm(site.url, user, name);
  await signedIn(site.page, user);
  return user;
}

/** The cards' names in screen order. */
function cards(): Promise<string[]> {
  return site.page.locator("main li a > span:first-child").allTextContents();
}

test("without a firm the way to Settings is shown (R-103)", async () => {
  const { page } = site;
  await anOwner();
  await page.goto("/dashboard");
  await page.getByText("No Firms Found").waitFor();
  expect(await page.getByRole("link", { name: "Add a firm in Settings" }).getAttribute("href")).toBe("/dashboard/settings");
});

test("a card leads to the firm's shipments and passes its id and name (R-099)", async () => {
  const { page } = site;
  await anOwner("Tarangvel Exports");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Tarangvel Exports/ }).click();
  await page.waitForURL("**/dashboard/firm/*");
  const state = await page.evaluate(() => history.state.usr);
  expect(state).toMatchObject({ firmName: "Tarangvel Exports" });
  expect(page.url()).toContain(encodeURIComponent(state.firmId));
});

/** Types the name of an office's first shipment, and goes back to Home without saving. Answers the form. */
async function leaveDraft(page: Page): Promise<Locator> {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Create your first shipment" }).click();
  const form = page.getByRole("dialog", { name: "Create New Shipment" });
  await form.getByLabel("Shipment Name").fill("Rice to Jebel Ali");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("shipment-draft-")));
  await page.goto("/dashboard");
  return form;
}

test("an account without a shipment is led to its first one, and what is left unsaved there is a draft to continue (R-838, R-839)", async () => {
  const { page } = site;
  await anOwner("Tarangvel Exports");
  const form = await leaveDraft(page);
  await page.getByRole("link", { name: "New shipment: Rice to Jebel Ali" }).click();
  await form.getByRole("button", { name: "Restore draft" }).click();
  expect(await form.getByLabel("Shipment Name").inputValue()).toBe("Rice to Jebel Ali");
});

test("the time of a draft is written like all days with their time (R-1153)", async () => {
  const { page } = site;
  await anOwner("Tarangvel Exports");
  const form = await leaveDraft(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("shipment-draft-")) ?? "";
    const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: new Date("2026-09-02T09:05").toISOString() }));
  });
  await page.reload();
  const draft = page.getByRole("listitem").filter({ hasText: "New shipment: Rice to Jebel Ali" });
  expect(await draft.innerText()).toContain("typed on 02\u00a0Sep\u00a02026, 09:05");
  await draft.getByRole("link").click();
  await form.getByText("What you typed here on 02 Sep 2026, 09:05 was not saved.").waitFor();
});

test("a draft of a shipment that is gone is a draft to continue until its page says so (R-1197)", async () => {
  const { page } = site;
  await anOwner("Tarangvel Exports");
  await leaveDraft(page);
  // As a change of a shipment that somebody else deleted since.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("shipment-draft-")) ?? "";
    localStorage.setItem(key.replace(/create-.*/s, "edit-U2hpcG1lbnQ6Z29uZQ=="), localStorage.getItem(key) ?? "");
    localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole("link", { name: "Change of Rice to Jebel Ali" }).click();
  await page.getByRole("alert").getByText("No shipment data received from server").waitFor();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("shipment-draft-")));
  await expect.poll(drafts, patience).toEqual([]);
});

test("cards are moved by keyboard, and their order is remembered by firm id (R-100, R-101, R-110, R-433)", async () => {
  const { page } = site;
  await anOwner("Anchor", "Binnacle", "Capstan");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Move Anchor" }).focus();
  await dragTo(page, { key: "ArrowRight", heldOver: (place) => `Anchor is held over place ${place} of 3.`, places: [1, 2] });
  await page.getByText(/Anchor put down/).waitFor({ state: "attached" });
  expect(await cards()).toEqual(["Binnacle", "Anchor", "Capstan"]);
  await page.reload();
  await page.getByRole("button", { name: "Move Anchor" }).waitFor();
  expect(await cards()).toEqual(["Binnacle", "Anchor", "Capstan"]);
  const order = await page.evaluate(() => JSON.parse(localStorage.getItem("firms-order") ?? "[]"));
  expect(order).toHaveLength(3);
});

test("cards are moved by mouse (R-100)", async () => {
  const { page } = site;
  await anOwner("Anchor", "Binnacle");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Move Binnacle" }).hover();
  await page.mouse.down();
  const target = await page.getByRole("button", { name: "Move Anchor" }).boundingBox();
  await page.mouse.move(target?.x ?? 0, target?.y ?? 0, { steps: 12 });
  await page.getByText("Binnacle is held over place 1 of 2.").waitFor({ state: "attached" });
  await page.mouse.up();
  await page.getByText(/Binnacle put down/).waitFor({ state: "attached" });
  expect(await cards()).toEqual(["Binnacle", "Anchor"]);
});

test("a cold load says that the firms are on the way", async () => {
  const { page } = site;
  await anOwner("Anchor");
  const goOn = await holdBack(page, "viewerUserInfoQuery");
  await page.goto("/dashboard");
  await page.getByText("Loading your firms...").waitFor();
  goOn();
  await page.getByRole("link", { name: /Anchor/ }).waitFor();
  expect(await page.getByText("Loading your firms...").count()).toBe(0);
});

test("while firms are on the way the page says so (R-102)", async () => {
  const { page } = site;
  await anOwner("Anchor");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // User info already holds the firms: the page's own query waits only if user info has none.
  await page.route("**/graphql", async (route) => {
    const body = route.request().postData() ?? "";
    if (body.includes("FirmsPageQuery")) await held;
    return body.includes("viewerUserInfoQuery")
      ? route.fulfill({ status: 503, json: { errors: [{ message: "later" }] } })
      : route.continue();
  });
  await page.evaluate(() =>
    localStorage.setItem("userInfo", JSON.stringify({ name: "A", email: "a@b", type: "EXPORTER", status: "ONBOARDING_COMPLETED" })),
  );
  await page.goto("/dashboard");
  await page.getByText("Loading your firms...").waitFor();
  release();
  await page.getByRole("link", { name: /Anchor/ }).waitFor();
  expect(await page.getByText("Loading your firms...").count()).toBe(0);
  site.complaints.length = 0;
});
