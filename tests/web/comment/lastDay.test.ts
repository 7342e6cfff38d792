import { expect, test } from "vitest";
import { toShortDay, daysAfter, toDayMonthYear } from "#domain/time/dates.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aSharedShipment, type Share } from "../../support/api/sharing/shares.ts";
import { axeViolations } from "../../support/browser/axe.ts";
import { toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
const today = new Date().toISOString().slice(0, 10);
const [first, second] = [daysAfter(today, 7), daysAfter(today, 12)];
let exporter: Exporter;
let share: Share & { partner: TestUser };
prepare(async () => {
  const api = productApi(site.url);
  exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  share = await aSharedShipment(api, exporter, { role: "CHA" });
  const request = { type: "BILLS", by: toDayMonthYear(first), partnerId: share.partnerId };
  await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${share.shipmentId}`, { text: "", request });
});

test("a request's last day is changed in a dialog; the partner reads it on the open page and in the inbox (R-1302)", async () => {
  const { page } = site;
  const { page: theirs, close } = await site.another();
  await signedIn(theirs, share.partner);
  await theirs.goto(`/dashboard/shared/${globalId("SharedShipment", `${share.partnerId}/${share.shipmentId}`)}`);
  await theirs.getByText(`Please send Bills by ${toShortDay(first)}`).waitFor();
  await signedIn(page, exporter.user);
  const [firm, shipment] = [globalId("Firm", exporter.firm.firmId), globalId("Shipment", share.shipmentId)];
  await page.goto(`/dashboard/firm/${firm}/shipment/${shipment}?tab=comments`);
  const change = page.getByRole("button", { name: "Change date: Bills" });
  await change.click();
  const dialog = page.getByRole("dialog", { name: "Date: Bills" });
  const day = dialog.getByLabel("By");
  expect(await day.inputValue()).toBe(first);
  await day.fill("2020-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("This date has passed").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await day.fill(second);
  await day.press("Enter");
  await toast(page, "Date changed");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => change.evaluate((button) => button === document.activeElement), patience).toBe(true);
  await page.getByText(`Please send Bills by ${toShortDay(second)}`).waitFor();
  await theirs.getByText(`Please send Bills by ${toShortDay(second)}`).waitFor();
  await theirs.goto("/dashboard/inbox");
  await theirs.getByText("Asha Mehta changed the date of the request for Bills").waitFor();
  await theirs.getByText(`Now by ${toDayMonthYear(second)}`).waitFor();
  await close();

  await change.click();
  await day.fill("");
  const content = await aPdf(["Bill"]);
  await attach(productApi(site.url), exporter.user, share.shipmentId, { name: "Bill.pdf", type: "BILLS", content });
  await dialog.getByRole("button", { name: "Save" }).click();
  await toast(page, "The document has come");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(/^Received/).waitFor();
  expect(await change.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), patience).toBe(true);

  // What a colleague deletes takes no dialog along in which something is entered.
  const add = async (body: object) =>
    (await exporter.user.post<{ commentId: string }>(`/v1/shipment/comment/add?shipmentId=${share.shipmentId}`, body)).data.commentId;
  const id = await add({ text: "", request: { type: "COO", partnerId: share.partnerId } });
  await page.getByRole("button", { name: "Set date: Certificate of Origin" }).click();
  const another = page.getByRole("dialog", { name: "Date: Certificate of Origin" });
  await another.getByLabel("By").fill(second);
  await exporter.user.delete(`/v1/shipment/comment?shipmentId=${share.shipmentId}&commentId=${id}`);
  await add({ text: "It is not needed" });
  await page.getByText("It is not needed").waitFor();
  await another.getByRole("button", { name: "Save" }).click();
  await toast(page, "This request has been deleted.");
  await another.waitFor({ state: "detached" });
});
