import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { aPngOf } from "../../support/files/largeFiles.ts";
import { aPng } from "../../support/files/images.ts";
import { anAttachment, chooseFor, openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage({ drawsPdfs: true });
let owner: Owner;

prepare(async () => {
  owner = await anOwner(site.url);
});

/** A PDF with one page in a single colour that no screen uses. */
async function aColouredPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawRectangle({ x: 0, y: 0, width: 300, height: 400, color: rgb(1, 0, 0.5) });
  return Buffer.from(await document.save());
}

/** The share of a screenshot with the colour of `aColouredPdf`, measured by another page of the browser. */
async function colouredShare(viewer: Page): Promise<number> {
  const picture = (await viewer.screenshot()).toString("base64");
  const reader = await viewer.context().newPage();
  const share = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (canvas === null) return 0;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    let coloured = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red > 240 && green < 30 && Math.abs(blue - 128) < 30) coloured += 1;
    }
    return coloured / (image.width * image.height);
  }, picture);
  await reader.close();
  return share;
}

/** Opens the viewer from a page of ours as its opener. */
async function openViewer(page: Page, address = "/viewer?name=Draft.pdf&type=pdf"): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await page.evaluate((url) => void Object.assign(window, { viewer: window.open(url) }), address);
  const viewer = await popup;
  await viewer.getByText("Loading document...").waitFor();
  return viewer;
}

/** Posts a message to the viewer that `openViewer` opened, as the opener. */
async function post(page: Page, message: object): Promise<void> {
  await page.evaluate((data) => {
    const { viewer } = window as unknown as { viewer: Window };
    viewer.postMessage(data, "*");
  }, message);
}

test("a PDF's page is really painted in the viewer, which bears the document's name (R-274 to R-276)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const shipment = await aStoredShipment(owner);
  await anAttachment(site.url, owner, { shipmentId: shipment, name: "Draft.pdf", type: "OTHER", content: await aColouredPdf() });
  await openShipment(page, owner, shipment);
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Draft.pdf", "View Document");
  const viewer = await popup;
  await viewer.getByTitle("Draft.pdf").waitFor();
  expect(new URL(viewer.url()).search).toBe("?name=Draft.pdf&type=pdf");
  await expect.poll(() => viewer.title(), patience).toContain("Draft.pdf");
  await expect.poll(() => colouredShare(viewer), patience).toBeGreaterThan(0.05);
  await viewer.reload();
  await expect.poll(() => colouredShare(viewer), patience).toBeGreaterThan(0.05);
});

const phones = [
  [
    "shows the first page of a framed PDF alone",
    { platform: "iPhone", userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)" },
  ],
  ["has no viewer of PDFs", { pdfViewerEnabled: false }],
] as const;

test.each(phones)("a browser that %s is offered the document by itself (R-1250)", async (_, its) => {
  const { page, close } = await site.another();
  await page.context().addInitScript((properties) => {
    for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { get: () => value });
  }, its);
  await page.goto("/login");
  const viewer = await openViewer(page);
  await post(page, { content: (await aColouredPdf()).toString("base64"), name: "Draft.pdf", type: "pdf" });
  const opened = viewer.waitForEvent("popup");
  await viewer.getByRole("link", { name: "Open document" }).click();
  await expect.poll(async () => (await opened).url(), patience).toMatch(/^blob:/);
  expect(await viewer.locator("iframe").count()).toBe(0);
  await close();
});

test("a file that is too large to be given as content is shown as well", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const shipment = await aStoredShipment(owner);
  const content = aPngOf(6 * 1024 * 1024);
  await anAttachment(site.url, owner, { shipmentId: shipment, name: "Large.png", type: "OTHER", content });
  await openShipment(page, owner, shipment);
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Large.png", "View Document");
  const image = (await popup).getByRole("img", { name: "Large.png" });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), patience).toBe(4000);
});

test("an image is shown as an image (R-277)", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const shipment = await aStoredShipment(owner);
  const content = aPng({ width: 60, height: 40 });
  await anAttachment(site.url, owner, { shipmentId: shipment, name: "Scan.png", type: "OTHER", content });
  await openShipment(page, owner, shipment);
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Scan.png", "View Document");
  const image = (await popup).getByRole("img", { name: "Scan.png" });
  await image.waitFor();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), patience).toBe(60);
});

test("a file that cannot be fetched closes the viewer and is told where it was asked for", async () => {
  const { page } = site;
  await signedIn(page, owner.user);
  const shipment = await aStoredShipment(owner);
  await anAttachment(site.url, owner, { shipmentId: shipment, name: "Draft.pdf", type: "OTHER", content: await aColouredPdf() });
  await openShipment(page, owner, shipment);
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "attachmentContentQuery") return route.continue();
    await route.fulfill({ json: { data: { node: null } } });
  });
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Draft.pdf", "View Document");
  const viewer = await popup;
  if (!viewer.isClosed()) await viewer.waitForEvent("close");
  expect(await toast(page, "Failed to fetch file")).toContain("Error");
});

test("any other type than PDF and image is 'Unsupported file type', and is never rendered (R-278)", async () => {
  const { page } = site;
  await page.goto("/login");
  const viewer = await openViewer(page);
  await post(page, { content: btoa("<script>document.title = 'run'</script>"), name: "page.html", type: "text/html" });
  await viewer.getByText("Unsupported file type").waitFor();
  expect(await viewer.locator("iframe, img").count()).toBe(0);
});

test("a file from a window of another origin, or from the viewer itself, is not shown (R-275)", async () => {
  const { page } = site;
  const file = { content: aPng({ width: 10, height: 10 }).toString("base64"), name: "Strange.png", type: "png" };
  // The same machine under another name is another origin.
  await page.goto(site.url.replace("127.0.0.1", "localhost"));
  const strange = await openViewer(page, `${site.url}/viewer?name=Draft.pdf&type=pdf`);
  await post(page, file);
  await strange.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await strange.locator("img").count()).toBe(0);
  await strange.close();
  await page.goto("/login");
  const viewer = await openViewer(page);
  await viewer.evaluate((message) => window.postMessage(message, window.location.origin), file);
  await viewer.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await viewer.locator("img").count()).toBe(0);
  await post(page, file);
  await viewer.getByRole("img", { name: "Strange.png" }).waitFor();
});

test("without a file, 'Loading document...' ends after three seconds (R-275)", async () => {
  const { page } = site;
  const opened = Date.now();
  await page.goto("/viewer");
  await page.getByText("Loading document...").waitFor();
  await page.getByText("Unsupported file type").waitFor();
  expect(Date.now() - opened).toBeGreaterThanOrEqual(3000);
});

test("a late file is still shown (R-275)", async () => {
  const { page } = site;
  await page.context().clock.install();
  await page.goto("/login");
  const viewer = await openViewer(page, "/viewer?name=Scan.png&type=png");
  await viewer.clock.runFor(3100);
  await viewer.getByText("The document has not arrived. Close this window and open the document again.").waitFor();
  await post(page, { content: aPng({ width: 10, height: 10 }).toString("base64"), name: "Scan.png", type: "image/png" });
  await viewer.getByRole("img", { name: "Scan.png" }).waitFor();
  expect(await viewer.getByText("The document has not arrived").count()).toBe(0);
});
