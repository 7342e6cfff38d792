import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();
const text = "The vessel is another, please look at the draft";
const field = (page: Page) => page.getByRole("textbox", { name: "Comment" });

/** Types a comment, ends the session in another tab, and signs in again. */
async function interrupt(page: Page, { email, password }: TestUser): Promise<void> {
  await field(page).fill(text);
  const other = await page.context().newPage();
  await other.goto("/livez");
  await other.evaluate(() => localStorage.removeItem("jwt"));
  await page.getByRole("heading", { name: "Sign In" }).waitFor();
  await other.close();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect.poll(() => field(page).inputValue(), patience).toBe(text);
}

test("a comment that the end of the session interrupts is there again after signing in, for a partner and for the exporter, until it is sent", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { partner, partnerId, shipmentId } = await aSharedShipment(api, exporter);
  const ownPath = `/dashboard/firm/${globalId("Firm", exporter.firm.firmId)}/shipment/${globalId("Shipment", shipmentId)}?tab=comments`;
  const places: [TestUser, string][] = [
    [partner, `/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`],
    [exporter.user, ownPath],
  ];
  for (const [user, path] of places) {
    await signedIn(page, user);
    await page.goto(path);
    await interrupt(page, user);
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByRole("listitem").getByText(text).first().waitFor();
    await expect.poll(() => field(page).inputValue(), patience).toBe("");
    await page.reload();
    await page.getByRole("listitem").getByText(text).first().waitFor();
    expect(await field(page).inputValue()).toBe("");
    await page.evaluate(() => localStorage.clear());
  }
});

test("a comment that the partner types while the exporter ends the share is there to be copied, and the heading has the focus (R-881)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { partner, partnerId, shipmentId } = await aSharedShipment(api, exporter);
  await signedIn(page, partner);
  await page.goto(`/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`);
  await field(page).fill(text);
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId });
  const heading = page.getByRole("heading", { name: "This shipment is not shared with you" });
  await heading.waitFor();
  expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
  expect(await page.getByRole("textbox", { name: "Your comment was not sent" }).inputValue()).toBe(text);
  await page.getByRole("link", { name: "Go Back" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  await page.getByRole("link", { name: /^Shipment of/ }).click();
  await expect.poll(() => field(page).inputValue(), patience).toBe(text);
  await field(page).fill("");
  await page.evaluate(() => localStorage.clear());
});
