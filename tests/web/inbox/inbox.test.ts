import { expect, test } from "vitest";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { keyboardOf } from "../../support/browser/gestures/keyboard.ts";
import { openProductPage, pathOf } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { axeViolations } from "../../support/browser/axe.ts";

const site = openProductPage();

test("the bell counts what comes as it comes; the page leads to it by keys alone, and what was opened is read, on a phone too (R-915, R-1131)", async () => {
  const { page } = site;
  page.setDefaultTimeout(9_000);
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const { shipmentId, name } = await aShipment(exporter);
  const { key } = (await attach(api, exporter.user, shipmentId, { name: "Draft BL.pdf", content: await aPdf(["Draft"]) })).data;

  await signedIn(page, exporter.user);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Inbox", exact: true }).waitFor();
  await colleague.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text: "Please look at the vessel" });
  await colleague.post(`/v1/shipment/attachment/submit?shipmentId=${shipmentId}`, { key, message: "The vessel is new" });
  const bell = page.getByRole("link", { name: "Inbox, 2 unread" });
  await bell.waitFor();

  const hands = keyboardOf(page);
  await hands.press(bell);
  await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
  const asked = page.getByRole("link", { name: "Meena Shah asks you to approve Draft BL.pdf" });
  await asked.waitFor();
  await page.getByText("The vessel is new").waitFor();
  expect(
    await page
      .getByRole("list", { name: /^Lines of/ })
      .getByText(name, { exact: true })
      .count(),
  ).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await hands.press(asked);
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  await page.getByRole("link", { name: "Inbox, 1 unread" }).waitFor();

  // The page "Older" behind the first line.
  await page.goto(`/dashboard/inbox?after=${btoa("offset:0").replace("=", "")}`);
  await page.getByRole("link", { name: "Newest" }).waitFor();
  expect(await page.getByRole("button", { name: "Mark all as read" }).count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/inbox");
  await page.getByText("1 unread").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText("Unread", { exact: true }).click();
  await asked.waitFor({ state: "detached" });
  await page.getByText("Meena Shah commented").waitFor();
  expect(pathOf(site)).toBe("/dashboard/inbox?show=unread");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await page.getByText("Nothing is unread").waitFor();
  await page.getByRole("link", { name: "Inbox", exact: true }).waitFor();
  expect(hands.unmarked).toEqual([]);
});

test("a line of several acts says that it names the latest file, and how often one thing was done (R-1256)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { shipmentId } = await aShipment(exporter);
  const colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const other = await aMember(api, exporter.user, { role: "EDITOR", name: "Ravi Patel" });
  for (const name of ["Checklist.pdf", "Invoice.pdf"]) {
    const { key } = (await attach(api, exporter.user, shipmentId, { name, content: await aPdf([name]) })).data;
    const comment = (user: typeof colleague, about: object) =>
      user.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text: "Please look at this", ...about });
    expect((await comment(colleague, { key })).status).toBe(200);
    expect((await comment(other, {})).status).toBe(200);
  }
  await signedIn(page, exporter.user);
  await page.goto("/dashboard/inbox");
  await page.getByRole("link", { name: "Meena Shah commented on Invoice.pdf (the latest of 2)" }).waitFor();
  await page.getByRole("link", { name: "Ravi Patel commented (2 times)" }).waitFor();
});
