import { beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { aBroker, aCommissioned, sendBill, type Broker } from "../../support/api/sharing/brokers.ts";
import { aMember } from "../../support/api/members.ts";
import { coveredByTab } from "../../support/browser/gestures/coveredFocus.ts";
import { openProductPage, patience, pathOf } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();
let exporter: Exporter;
let broker: Broker;
let shipmentId: string;
beforeAll(async () => {
  const api = productApi(site.url);
  exporter = await anExporter(api);
  broker = await aBroker(api, exporter);
  const onBoard = "10/11/2025";
  const billed = await aCommissioned(exporter, 75, {}, onBoard);
  await sendBill(broker, [billed], { billNo: "OLD/1", date: "20/11/2025" });
  await aCommissioned(exporter, 99, { currency: "EUR" }, onBoard);
  shipmentId = await aCommissioned(exporter, 250.25, {}, onBoard);
  await aCommissioned(exporter, 100, {}, onBoard);
});

test("a broker ticks what it bills, sees sums and bill, and sends it from a shipment (R-927)", async () => {
  const { page } = site;
  await signedIn(page, broker);
  await page.goto("/dashboard/shared");
  await page.getByRole("table", { name: "Shared with me" }).getByRole("row").nth(2).getByRole("link").click();
  await page.getByRole("heading", { name: /^Documents/ }).waitFor();
  await page.getByRole("link", { name: "Create bill" }).click();
  await page.getByRole("heading", { name: "Create bill", level: 1 }).waitFor();
  const form = page.getByRole("form", { name: "Brokerage bill" });
  const boxes = form.getByRole("group", { name: "Shipments" }).getByRole("checkbox");
  await expect.poll(() => boxes.count(), patience).toBe(3);
  expect(await Promise.all((await boxes.all()).map((box) => box.isChecked()))).toEqual([true, true, false]);
  await form.getByText("Already billed by OLD/1").waitFor();
  expect(await boxes.nth(2).isDisabled()).toBe(true);
  await form.getByText("USD 350.25").waitFor();
  await form.getByRole("button", { name: "Send bill" }).click();
  await page.getByText("Please fill in all required fields").first().waitFor();
  await boxes.first().uncheck();
  await form.getByLabel("Bill No.").fill("LAB/17");
  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Stay" }).click();
  expect(await form.getByLabel("Bill No.").inputValue()).toBe("LAB/17");
  await form.getByLabel("GST %").fill("18");
  await form.getByText("USD 295.30").waitFor();
  await page.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await form.getByLabel("GST %").fill("118");
  await page.getByText("GST % must be a number from 0 to 100").waitFor();
  await form.getByLabel("GST %").fill("18");
  await form.getByRole("button", { name: "Send bill" }).click();
  await page.getByText("Brokerage bill sent to the exporter").waitFor();
  await expect.poll(() => pathOf(site), patience).toMatch(/^\/dashboard\/shared\/[^/]+$/);
  const { data } = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`);
  expect(data.attachments).toMatchObject([{ name: "Brokerage Bill LAB_17.pdf", state: "SUBMITTED" }]);

  await signedIn(page, await aMember(productApi(site.url), broker, { role: "VIEWER" }));
  await page.goto("/dashboard/shared/bill");
  await page.getByText("Your role may only read").waitFor();
  expect(await form.count()).toBe(0);
});

test("what the keyboard comes to in the form of a bill lies above its buttons", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedIn(page, broker);
  await page.goto("/dashboard/shared/bill");
  await page.getByLabel("Bill No.").waitFor();
  await page.getByRole("combobox", { name: "Exporter's Firm and Currency" }).focus();
  expect(await coveredByTab(page, "Tab", 12)).toEqual([]);
});
