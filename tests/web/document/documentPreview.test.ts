import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aWorkedShipment, openShipment, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { turn } from "../../support/browser/gestures/turnSwitch.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

const previewQuery = "useDocumentPreviewQuery";

/** A page of one flat colour, which identifies its render. */
function flatPage(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"><rect width="210" height="297" fill="${colour}"/></svg>`;
}

/** Answers the page's previews from now on; other calls pass. */
async function answerPreviews(page: Page, answer: (route: Route, document: Record<string, Record<string, string>>) => Promise<void>) {
  await page.route("**/graphql", (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    return operationName === previewQuery ? answer(route, variables.input.document) : route.fallback();
  });
}

function drawn(...pages: string[]) {
  const layeredPages = pages.map((svg) => ({ layers: [{ hash: svg, svg }] }));
  return { json: { data: { previewDocument: { layeredPages, pageCount: pages.length, unknownFields: [], errors: [] } } } };
}

/** How many previews the page has requested since. */
function countPreviews(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === previewQuery) count += 1;
  });
  return () => count;
}

function pageOne(dialog: Locator): Locator {
  return dialog.getByRole("img", { name: /^Page 1 of \d+$/ });
}

/** What a page's pictures show: a checksum of their pixels, the share of dark ones, and the colour of the middle. */
function painted(page: Locator): Promise<{ sum: number; ink: number; middle: string }> {
  return page.evaluate(async (element) => {
    const [width, height] = [420, 594];
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (canvas === null) throw new Error("Nothing to paint on");
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, width, height);
    for (const image of element.querySelectorAll("img")) canvas.drawImage(image, 0, 0, width, height);
    const { data } = canvas.getImageData(0, 0, width, height);
    let [sum, dark] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      sum = (sum * 31 + red + green + blue) % 1_000_003;
      if (red + green + blue < 300) dark += 1;
    }
    const middle = (width * height) / 2 + width / 2;
    return { sum, ink: dark / (width * height), middle: data.slice(4 * middle, 4 * middle + 3).join(",") };
  });
}

async function openInvoice(shipment = rice): Promise<Locator> {
  await openShipment(site.page, site.owner, shipment);
  return await openTask(site.page, "Generate Invoice");
}

async function fillInvoice(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Invoice Number").fill("TV/EXP/042");
  await dialog.getByLabel("Invoice Date").fill("2025-11-12");
}

test("the document is painted beside its dialog, and painted anew as one types", async () => {
  const dialog = await openInvoice();
  // Its number and date are proposed, so that it is there at once.
  await pageOne(dialog).waitFor();
  await dialog.getByLabel("Invoice Number").fill("");
  await dialog.getByText("The document is drawn here once its number and date are filled in.").waitFor();
  await fillInvoice(dialog);
  await pageOne(dialog).waitFor();
  const before = await painted(pageOne(dialog));
  expect(before.ink).toBeGreaterThan(0.005);
  await dialog.getByLabel("PI Number").fill("TV/PI/025");
  await expect.poll(async () => (await painted(pageOne(dialog))).sum, patience).not.toBe(before.sum);
  site.complaints.length = 0;
  const ranges: object[] = [];
  site.page.on("request", (request) => {
    if (!request.url().endsWith("/graphql") || request.postDataJSON()?.operationName !== previewQuery) return;
    const { shipmentId, document, knownLayers, ...range } = request.postDataJSON().variables.input;
    if (shipmentId === rice && document.invoice.addPL === true) ranges.push(range);
  });
  await turn(dialog.getByRole("switch", { name: "Add Packing List" }));
  await dialog.getByRole("img", { name: "Page 2 of 2" }).waitFor();
  await dialog.getByText("2 pages", { exact: true }).waitFor();
  // Further pages load when they come into view, and stay when they come into view again.
  for (const number of [2, 1, 2]) {
    const further = dialog.getByRole("img", { name: `Page ${number} of 2` });
    await further.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await painted(further)).ink, patience).toBeGreaterThan(0.0005);
  }
  expect(ranges).toEqual([{ toPage: 1 }, { fromPage: 2 }]);
  expect(await storedShipment(site.owner, rice, "invoiceNo")).toEqual({ invoiceNo: null });
});

test.each(["Generate Contract", "Generate Proforma Invoice", "Generate Packing List"])("%s draws its document", async (action) => {
  await openShipment(site.page, site.owner, rice);
  const dialog = await openTask(site.page, action);
  await dialog
    .getByLabel(/Number/)
    .first()
    .fill("TV/1");
  await dialog.getByLabel(/Date/).first().fill("2025-10-06");
  await pageOne(dialog).waitFor();
  expect((await painted(pageOne(dialog))).ink).toBeGreaterThan(0.005);
});

test("after a key only the changed layers of the page are fetched and replaced", async () => {
  const dialog = await openInvoice();
  await fillInvoice(dialog);
  await pageOne(dialog).locator("img").first().waitFor();
  await dialog.locator("[aria-busy='false']").waitFor();
  const images = await pageOne(dialog).locator("img").elementHandles();
  const answered = site.page.waitForResponse((response) => response.request().postDataJSON()?.operationName === previewQuery);
  await dialog.getByLabel("Remarks").fill("Packed dry");
  const { data } = await (await answered).json();
  const layers: { svg: string | null }[] = data.previewDocument.layeredPages[0].layers;
  const sent = layers.map(({ svg }) => svg !== null);
  expect(sent.filter(Boolean).length).toBeLessThan(layers.length / 2);
  await dialog.locator("[aria-busy='false']").waitFor();
  const kept = await Promise.all(images.map((image) => image.evaluate((element) => element.isConnected)));
  expect(kept.filter(Boolean)).toHaveLength(sent.filter((isSent) => !isSent).length);
  // The address of a picture is revoked once it is loaded, so that none stays in memory.
  const addresses = await pageOne(dialog)
    .locator("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
  const states = await site.page.evaluate(
    (all) =>
      Promise.all(
        all.map((one) =>
          fetch(one).then(
            () => "kept",
            () => "revoked",
          ),
        ),
      ),
    addresses,
  );
  expect(new Set(states)).toEqual(new Set(["revoked"]));
  site.complaints.length = 0;
});

test("a page with an unknown part is a problem beside the dialog, and the next drawing asks for all of it", async () => {
  const known: string[][] = [];
  await site.page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName !== previewQuery) return await route.fallback();
    const { document, knownLayers } = variables.input;
    if (document.invoice.remarks !== "") known.push(knownLayers);
    const svg = document.invoice.remarks === "lost" ? null : flatPage("rgb(0,200,0)");
    const layeredPages = [{ layers: [{ hash: `h${document.invoice.remarks}`, svg }] }];
    await route.fulfill({ json: { data: { previewDocument: { layeredPages, pageCount: 1, unknownFields: [], errors: [] } } } });
  });
  const dialog = await openInvoice();
  await fillInvoice(dialog);
  await dialog.getByText("1 page", { exact: true }).waitFor();
  await dialog.getByLabel("Remarks").fill("lost");
  await dialog.getByRole("region", { name: "Preview" }).getByText("A part of the page is missing").waitFor();
  await dialog.getByLabel("Remarks").fill("found");
  await expect.poll(() => known, patience).toEqual([["h"], []]);
});

test("an answer that was overtaken never replaces a newer one", async () => {
  const { page } = site;
  const held: Route[] = [];
  await answerPreviews(page, async (route, { invoice }) => {
    if (invoice?.["remarks"] === "old") held.push(route);
    else await route.fulfill(drawn(flatPage(invoice?.["remarks"] === "new" ? "rgb(0,0,200)" : "rgb(0,200,0)")));
  });
  const dialog = await openInvoice();
  await fillInvoice(dialog);
  await expect.poll(async () => (await painted(pageOne(dialog))).middle, patience).toBe("0,200,0");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await dialog.getByLabel("Remarks").fill("old");
  await expect.poll(() => held.length, patience).toBe(1);
  // The last render stays visible while the next is made.
  expect(await preview.getAttribute("aria-busy")).toBe("true");
  expect(await pageOne(dialog).isVisible()).toBe(true);
  const [overtaken] = held;
  const givenUp = page.waitForEvent("requestfailed", (request) => request === overtaken?.request());
  await dialog.getByLabel("Remarks").fill("new");
  await givenUp;
  await expect.poll(async () => (await painted(pageOne(dialog))).middle, patience).toBe("0,0,200");
  await overtaken?.fulfill(drawn(flatPage("rgb(200,0,0)"))).catch(() => {});
  expect(await preview.getAttribute("aria-busy")).toBe("false");
  expect((await painted(pageOne(dialog))).middle).toBe("0,0,200");
});

test("what cannot be drawn is said beside the dialog alone, and the next drawing takes it back", async () => {
  const { page } = site;
  const errors = [{ message: "A font for Lao is not installed" }];
  await answerPreviews(page, (route, { invoice }) =>
    invoice?.["remarks"] === ""
      ? route.fulfill(drawn(flatPage("white")))
      : route.fulfill({ json: { data: { previewDocument: { layeredPages: [], pageCount: 0, unknownFields: [], errors } } } }),
  );
  const dialog = await openInvoice();
  await fillInvoice(dialog);
  await pageOne(dialog).waitFor();
  await dialog.getByLabel("Remarks").fill("ລາວ");
  await dialog.getByRole("region", { name: "Preview" }).getByText("A font for Lao is not installed").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await dialog.getByLabel("Remarks").fill("");
  await dialog.getByText("1 page", { exact: true }).waitFor();
});

test("the preview can be switched off: nothing is asked for then, and the choice is remembered", async () => {
  const { page } = site;
  let dialog = await openInvoice(await aStoredShipment(site.owner));
  await turn(dialog.getByRole("switch", { name: "Live preview" }), false);
  await dialog.getByRole("region", { name: "Preview" }).waitFor({ state: "hidden" });
  const previews = countPreviews(page);
  await page.reload();
  dialog = await openTask(page, "Generate Invoice");
  expect(await dialog.getByRole("switch", { name: "Live preview" }).isChecked()).toBe(false);
  await fillInvoice(dialog);
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await sent;
  await toast(page, "Invoice generated successfully");
  expect(previews()).toBe(0);
  dialog = await openTask(page, "Generate Invoice");
  await turn(dialog.getByRole("switch", { name: "Live preview" }));
  await pageOne(dialog).waitFor();
});
