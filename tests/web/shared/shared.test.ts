import { expect, test } from "vitest";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import { aLine, anExporter } from "../../support/api/anExporter.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { noCharges } from "../../support/fixtures/cases.ts";
import { aSharedShipment, aShareWith, aShareWithOffice } from "../../support/api/sharing/shares.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { topmostTexts } from "../../support/browser/gestures/coveredFocus.ts";
import { openProductPage, patience, pathOf } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { asUser } from "../../support/api/aUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("an importer signs in to what is shared with it, and sees each change as it happens (R-698, R-830 to R-833, R-1179, R-1105, R-1106)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const shared = await aSharedShipment(api, exporter, {
    role: "IMPORTER",
    change: { amountBeforeGST: 9_987.5, totalAmount: 9_987.5, charges: { ...noCharges, discount: 12.5 } },
  });
  await signedIn(page, shared.partner);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Shared with me", level: 1 }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/shared");
  const entries = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect
    .poll(() => entries.allInnerTexts(), patience)
    .toEqual([expect.any(String), "Shared with me", "People", "Support", "Settings", expect.stringContaining("Rohan Desai")]);
  const table = page.getByRole("table", { name: "Shared with me" });
  const row = table.getByRole("row", { name: /BASMATI RICE/ });
  await expect
    .poll(() => row.innerText(), patience)
    .toMatch(/Tarangvel Exports[\s\S]+Shipment of \d\d\/\d\d\/\d{4}[\s\S]+Mundra – Jebel Ali/);
  await sendProgress(exporter.user, "milestone", shared, { milestone: "ARRIVED", planned: "09/12/2026" });
  await row.getByText("Arrived planned 09 Dec 2026").waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Booked" }).click();
  await page.getByText("No shared shipment matches the filters.").waitFor();
  expect(await page.getByText("Nothing is shared with you yet").count()).toBe(0);
  expect(pathOf(site)).toBe("/dashboard/shared?status=BOOKED");
  await sendProgress(exporter.user, "milestone", shared, { milestone: "BOOKED", actual: "10/11/2026" });
  await row.getByText("Booked").waitFor();

  await row.getByRole("link", { name: /^Shipment of/ }).click();
  await page.getByRole("heading", { name: "Documents (1)" }).waitFor();
  for (const name of ["Progress", "Goods", "Containers", "Parties", "Shipping Information", "Charges"]) {
    await page.getByRole("heading", { name, exact: true }).waitFor();
  }
  await page.getByText("HLG4471201").waitFor();
  const charges = page.getByRole("region", { name: "Charges" });
  await charges.getByText(/^USD [\d,.]+$/).waitFor();
  expect((await charges.innerText()).split("\n").slice(2, 8)).toEqual([
    "Subtotal",
    "10,000.00",
    "Discount",
    "− 12.50",
    "Amount before GST",
    "9,987.50",
  ]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download bl.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("bl.pdf");
  const viewer = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View bl.pdf" }).click();
  await (await viewer).locator("iframe").waitFor();
  await sendProgress(exporter.user, "milestone", shared, { milestone: "ON_BOARD", actual: "12/11/2026" });
  await page.getByText("Reached 12 Nov 2026").waitFor();
  await page.goto("/dashboard/stats");
  await page.getByRole("heading", { name: "Shared with me", level: 1 }).waitFor();

  await page.getByRole("link", { name: "Documents" }).click();
  await page.getByRole("heading", { name: "Shared documents", level: 1 }).waitFor();
  const found = page.getByRole("grid", { name: "Documents" }).getByRole("row", { name: /bl\.pdf/ });
  await found.waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("tarang sagar");
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/shared/documents?q=tarang+sagar");
  await found.waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => found.evaluate((line) => line === document.activeElement), patience).toBe(true);
  await page.keyboard.press("ArrowRight");
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.locator("iframe").waitFor();
  expect(await preview.locator("iframe").getAttribute("src")).toMatch(/^blob:.*#page=1&/);
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await page.getByRole("searchbox").fill("zanzibar");
  await page.getByText("No documents found").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("checkbox", { name: "Other 1" }).check();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/shared/documents?type=OTHER");
  await exporter.user.post(`/v1/shipment/attachment/audience?shipmentId=${shared.shipmentId}`, { keys: [shared.key], audience: [] });
  await page.getByText("No document passes all of these filters.").waitFor();
  await exporter.user.post(`/v1/shipment/attachment/audience?shipmentId=${shared.shipmentId}`, {
    keys: [shared.key],
    audience: ["IMPORTER"],
  });
  await found.getByRole("link", { name: /^Shipment of/ }).click();
  await page.getByRole("heading", { name: "Documents (1)" }).waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect.poll(() => page.getByRole("tab").allInnerTexts(), patience).toEqual(["Firms"]);
  await page.getByRole("link", { name: "Shared with me" }).first().click();
  await row.getByRole("link", { name: /^Shipment of/ }).click();
  await page.getByRole("heading", { name: "Documents (1)" }).waitFor();
  await exporter.user.post(`/v1/partner/revoke?partnerId=${shared.partnerId}`);
  await page.getByRole("heading", { name: "This shipment is not shared with you" }).waitFor();
  await page.getByRole("link", { name: "Go Back" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
});

test("an exporter that is somebody's partner has the entry, and another has none (R-699)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await signedIn(page, user);
  await page.goto("/dashboard");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "People" }).waitFor();
  expect(await nav.getByRole("link", { name: "Shared with me" }).count()).toBe(0);
  const api = productApi(site.url);
  await aShareWithOffice(api, asUser(api, user));
  await page.reload();
  await nav.getByRole("link", { name: "Shared with me" }).click();
  await page.getByRole("combobox", { name: "Exporter" }).click();
  await page.getByRole("option", { name: /^Tarangvel/ }).click();
  await page.getByRole("link", { name: /^Shipment of/ }).waitFor();
  expect(pathOf(site)).toMatch(/^\/dashboard\/shared\?exporter=/);
});

test("a decision that is not asked for any more says so, and the page is loaded again (R-853)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { partner, partnerId, shipmentId, key } = await aSharedShipment(api, exporter);
  const act = (name: string, body: object) =>
    exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...body });
  await act("reopen", { reason: "Once more" });
  await act("submit", { reviewers: [{ kind: "PARTNER", id: partnerId }] });
  const { page, close } = await site.another();
  await signedIn(page, partner);
  // Without the stream, the page does not know.
  await page.route("**/graphql", (route) =>
    (route.request().headers()["accept"] ?? "").includes("event-stream") ? route.abort() : route.continue(),
  );
  await page.goto(`/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`);
  await page.getByRole("button", { name: "Approve… bl.pdf" }).click();
  await act("reopen", { reason: "The vessel is another" });
  const dialog = page.getByRole("dialog", { name: "Approve" });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("alert").filter({ hasText: "You are not asked to decide about this document any more." }).waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Documents (0)" }).waitFor();
  expect(await page.getByRole("button", { name: "Approve… bl.pdf" }).count()).toBe(0);
  await close();
});

test("after a decision the focus is in the row of its document, whose buttons have gone (R-432)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { partner, partnerId, shipmentId } = await aSharedShipment(api, exporter);
  const names = ["First", "Second"];
  for (const name of names) {
    const { key } = (await attach(api, exporter.user, shipmentId, { name: `${name}.pdf`, content: await aPdf([name]) })).data;
    const asked = { key, reviewers: [{ kind: "PARTNER", id: partnerId }] };
    expect((await exporter.user.post(`/v1/shipment/attachment/submit?shipmentId=${shipmentId}`, asked)).status).toBe(200);
  }
  const { page, close } = await site.another();
  await signedIn(page, partner);
  await page.goto(`/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`);
  for (const name of names) {
    await page.getByRole("button", { name: `Approve… ${name}.pdf` }).press("Enter");
    await page.getByRole("dialog", { name: "Approve" }).getByRole("button", { name: "Approve" }).press("Enter");
    const view = page.getByRole("button", { name: `View ${name}.pdf` });
    await expect.poll(() => view.evaluate((button) => button === document.activeElement), patience).toBe(true);
  }
  await close();
});

test("the total weight of the goods adds up what their lines show (R-246)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  // Each line weighs 1.00048 KG.
  const { total: _total, netWeight: _net, grossWeight: _gross, ...packages } = aLine(exporter).package;
  const line = { ...aLine(exporter, { quantity: 0.001 }), package: { ...packages, grossWeightPerPackage: 25.012 } };
  const products = [line, line, line] as ShipmentBody["products"];
  const sums = { amountBeforeGST: 3, totalAmount: 3, totalQuantity: 3, totalGrossQuantity: 3.001, charges: noCharges, container: [] };
  const { partner, partnerId, shipmentId } = await aSharedShipment(api, exporter, { change: { ...sums, products } });
  const { page, close } = await site.another();
  await signedIn(page, partner);
  await page.goto(`/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`);
  const goods = page.getByRole("region", { name: "Goods", exact: true });
  await goods.getByText("Total Gross Weight").waitFor();
  expect((await goods.locator("dl").innerText()).replaceAll(/\s+/g, " ")).toBe("Total Net Weight 3.00 KG Total Gross Weight 3.00 KG");
  await close();
});

test("the list is narrowed by words and sorted, and the address says so; the palette, the keys and Support have what a partner can use (R-831, R-1105, R-1132, R-1184, R-1252, R-1261)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { partner, partnerId } = await aSharedShipment(api, exporter, { role: "BROKER" });
  await aShareWith(api, exporter, { partnerId, role: "BROKER", change: { portOfDischarge: "Dammam" } });
  const { page, close } = await site.another();
  await signedIn(page, partner);
  await page.goto("/dashboard/shared");
  const rows = page.getByRole("table", { name: "Shared with me" }).getByRole("row", { name: /BASMATI/ });
  await expect
    .poll(() => rows.allInnerTexts(), patience)
    .toEqual([expect.stringMatching(/To \S+[\s\S]+Dammam/), expect.stringContaining("Jebel Ali")]);
  await page.setViewportSize({ width: 1280, height: 220 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [first] = await page.getByRole("table", { name: "Shared with me" }).getByRole("columnheader").evaluateAll(topmostTexts);
  expect(first).toBe("Exporter");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Oldest first" }).click();
  await expect.poll(() => rows.first().innerText(), patience).toContain("Jebel Ali");
  await page.getByRole("searchbox", { name: "Filter" }).fill("dammam");
  await expect.poll(() => rows.count(), patience).toBe(1);
  expect(new URL(page.url()).search).toBe("?find=dammam&sort=oldest");

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("dammam");
  await page.getByRole("option", { name: /^Shipment of .*Tarangvel Exports/ }).click();
  await page.getByRole("heading", { name: "Shipping Information" }).waitFor();
  await page.getByText("Dammam").first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("shared doc");
  await page.getByRole("option", { name: "Shared documents" }).click();
  await page.getByRole("heading", { name: "Shared documents", level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search and commands" }).fill("bill");
  await page.getByRole("option", { name: "Create bill" }).click();
  await page.getByRole("heading", { name: "Create bill", level: 1 }).waitFor();

  await page.getByRole("button", { name: "Search and commands" }).focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.getByRole("heading", { name: "Documents" }).waitFor();
  expect(await keys.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Everywhere", "Lists and cards", "Documents"]);
  expect(await keys.getByText(/select/i).count()).toBe(0);
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  expect(await page.getByText("Partial shipments").count()).toBe(0);
  await close();
});
