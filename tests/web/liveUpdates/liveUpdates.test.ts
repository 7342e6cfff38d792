import { beforeEach, expect, test } from "vitest";
import type { Page, Request } from "playwright-core";
import { aStoredShipment, anOwner, changeShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { anAttachment, chooseFor, openShipment, openTask } from "../../support/browser/journeys/shipmentPage.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { isStream, listens } from "../../support/browser/gestures/updateStream.ts";

const site = openProductPage();
let owner: Owner;
beforeEach(async () => {
  owner = await anOwner(site.url);
  await signedIn(site.page, owner.user);
});

/** A change made at another desk. */
const rename = (id: string, name: string) => changeShipment(owner, id, { name });

/** How often a shipment's page, or the list, has been loaded since. */
function countLoads(page: Page, query?: string): () => number {
  let count = 0;
  page.on("request", (request) => void (count += isLoad(request, query) ? 1 : 0));
  return () => count;
}
function isLoad(request: Request, query = "ShipmentPageQuery"): boolean {
  return request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === query;
}

test("what is done elsewhere shows at once in list and detail, never under the hands of who fills in the form", async () => {
  const { page: detail } = site;
  const id = await aStoredShipment(owner, { name: "First name" });
  const list = await detail.context().newPage();
  const ready = [listens(detail), listens(list)];
  await openShipment(detail, owner, id);
  await list.goto(`/dashboard/firm/${owner.id("F1")}`);
  await list.getByText("First name").waitFor();
  await Promise.all(ready);
  // A page in the background handles clicks seconds later.
  await detail.bringToFront();

  await rename(id, "Second name");
  await list.getByText("Second name").waitFor();
  await detail.getByRole("heading", { level: 1, name: "Second name" }).waitFor();
  await aStoredShipment(owner, { name: "Another shipment" });
  await list.getByText("Another shipment").waitFor();
  await anAttachment(site.url, owner, { shipmentId: id, name: "Bill.pdf", type: "BILL_OF_LADING", content: await aPdf(["Bill"]) });
  await detail.getByRole("heading", { name: "Attachments (1)" }).waitFor();

  await detail.getByRole("button", { name: "Actions for Bill.pdf" }).click();
  await detail.getByRole("menuitem", { name: "Rename" }).waitFor();
  await rename(id, "Name behind a menu");
  await list.getByText("Name behind a menu").waitFor();
  expect(await detail.getByRole("heading", { level: 1 }).textContent()).toBe("Second name");
  await detail.keyboard.press("Escape");
  await detail.getByRole("heading", { level: 1, name: "Name behind a menu" }).waitFor();

  await detail.getByRole("button", { name: "Edit", exact: true }).click();
  const form = detail.getByRole("dialog", { name: "Edit Shipment" });
  await form.getByLabel("Shipment Name").fill("My own name");
  await rename(id, "Third name");
  await list.getByText("Third name").waitFor();
  const notice = form.getByRole("alert").filter({ hasText: "Changed elsewhere" });
  await notice.getByText("This shipment was changed since you opened it").waitFor();
  expect(await form.getByLabel("Shipment Name").inputValue()).toBe("My own name");
  expect(await detail.getByRole("heading", { level: 1, includeHidden: true }).textContent()).toBe("Name behind a menu");
  await notice.getByRole("button", { name: "Keep editing" }).click();
  // The answer to the save includes what was done elsewhere before it: neither reloads the page.
  const loads = countLoads(detail);
  await form.getByRole("button", { name: "Update Shipment" }).click();
  await form.waitFor({ state: "hidden" });
  await detail.getByRole("heading", { level: 1, name: "My own name" }).waitFor();
  await list.getByText("My own name").waitFor();
  await detail.getByRole("button", { name: "Edit", exact: true }).click();
  await form.getByLabel("Shipment Name").fill("My other name");
  await form.getByRole("button", { name: "Update Shipment" }).click();
  await form.waitFor({ state: "hidden" });
  await list.getByText("My other name").waitFor();
  await rename(id, "Their name");
  await detail.getByRole("heading", { level: 1, name: "Their name" }).waitFor();
  expect(loads()).toBe(1);

  await detail.getByRole("button", { name: "Edit", exact: true }).click();
  await form.getByLabel("Shipment Name").waitFor();
  await rename(id, "Fourth name");
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => form.getByLabel("Shipment Name").inputValue(), patience).toBe("Fourth name");
  await form.getByRole("button", { name: "Cancel" }).click();
  await detail.getByRole("heading", { level: 1, name: "Fourth name" }).waitFor();
});

test("what others save after a page has loaded and before its stream opens shows once it is open (R-1254)", async () => {
  const { page } = site;
  const id = await aStoredShipment(owner, { name: "First name" });
  const { promise: held, resolve: open } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (isStream(route.request())) await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(isStream);
  await openShipment(page, owner, id);
  await page.getByRole("heading", { level: 1, name: "First name" }).waitFor();
  await asked;
  await rename(id, "Second name");
  open();
  await page.getByRole("heading", { level: 1, name: "Second name" }).waitFor();
  expect(await page.getByText("First name").count()).toBe(0);
});

test("the news of what one does oneself load nothing again: attachments, documents, a new shipment and a deleted one", async () => {
  const { page } = site;
  const id = await aStoredShipment(owner, { name: "Name 0" });
  const ready = listens(page);
  await openShipment(page, owner, id);
  await ready;
  const loads = countLoads(page);
  /** Updates arrive in order: once somebody else's is shown, one's own have arrived, and only theirs reloaded the page. */
  async function loadedForOthersOnly(others: number): Promise<void> {
    await rename(id, `Name ${others}`);
    await page.getByRole("heading", { level: 1, name: `Name ${others}` }).waitFor();
    expect(loads()).toBe(others);
  }

  const upload = await openTask(page, "Upload Documents");
  const file = { name: "Bill.pdf", mimeType: "application/pdf", buffer: await aPdf(["Bill"]) };
  await upload.getByRole("combobox", { name: "Attachment Type" }).fill("Bill of Lading");
  await page.getByRole("option", { name: "Bill of Lading", exact: true }).click();
  await upload.getByLabel("File").setInputFiles(file);
  await upload.getByLabel("Document Name").fill("Bill.pdf");
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  await upload.waitFor({ state: "hidden" });
  await loadedForOthersOnly(1);

  await chooseFor(page, "Bill.pdf", "Rename");
  const renaming = page.getByRole("dialog", { name: "Rename Attachment" });
  await renaming.getByLabel("Attachment Name").fill("Draft.pdf");
  await renaming.getByLabel("Attachment Name").press("Enter");
  await renaming.waitFor({ state: "hidden" });
  await loadedForOthersOnly(2);

  const invoice = await openTask(page, "Generate Invoice");
  await invoice.getByLabel("Invoice Number").fill("TV/EXP/1");
  await invoice.getByLabel("Invoice Date").fill("2025-11-12");
  await invoice.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("heading", { name: "Attachments (2)" }).waitFor();
  await invoice.waitFor({ state: "hidden" });
  await page.getByRole("region", { name: "Documents and notes" }).getByText("TV/EXP/1").waitFor();
  await loadedForOthersOnly(3);

  await chooseFor(page, "Draft.pdf", "Delete");
  const deleting = page.getByRole("dialog", { name: "Delete Attachment" });
  await deleting.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  await deleting.waitFor({ state: "hidden" });
  await loadedForOthersOnly(4);

  // Not by its address: the stream of a page that loads begins with what was saved in the second before (R-1254).
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: "Name 4", exact: true }).waitFor();
  const lists = countLoads(page, "ShipmentListPageQuery");
  await chooseFor(page, "Name 4", "Duplicate");
  const form = page.getByRole("dialog", { name: "Duplicate Shipment" });
  await form.getByLabel("Shipment Name").fill("Duplicate");
  await form.getByRole("button", { name: "Create Duplicate" }).click();
  await form.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Duplicate", exact: true }).waitFor();
  await rename(id, "Name 5");
  await page.getByText("Name 5").waitFor();
  // One's own act and theirs may share a load.
  expect(lists()).toBeLessThanOrEqual(2);

  await chooseFor(page, "Duplicate", "Delete");
  await page.getByRole("dialog", { name: "Delete Shipment" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("link", { name: "Duplicate", exact: true }).waitFor({ state: "detached" });
  await page.getByRole("dialog", { name: "Delete Shipment" }).waitFor({ state: "hidden" });
  await rename(id, "Name 6");
  await page.getByText("Name 6").waitFor();
  expect(lists()).toBeLessThanOrEqual(4);
});
