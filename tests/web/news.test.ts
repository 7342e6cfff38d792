import { beforeEach, expect, test } from "vitest";
import type { Page, Request } from "playwright-core";
import { aDesk, aShipmentInput, type Desk } from "../support/desk.ts";
import { aPdf } from "../support/pdfs.ts";
import { anAttachment, openShipment } from "../support/shipmentPage.ts";
import { patience, walkProduct } from "../support/walk.ts";
import { signedIn } from "../support/webUser.ts";

const walk = walkProduct();
let desk: Desk;
beforeEach(async () => {
  desk = await aDesk(walk.url);
  await signedIn(walk.page, desk.user);
});

const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { shipment { id } errors { message } } }";
const create = "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }";

async function aShipment(name: string): Promise<string> {
  const input = aShipmentInput(desk, { name });
  const { createShipment } = await desk.client.send<{ createShipment: { shipment: { id: string } } }>(create, { input });
  return createShipment.shipment.id;
}
/** As somebody at another desk does it. */
async function rename(id: string, name: string): Promise<void> {
  const { firmId: _, ...input } = aShipmentInput(desk, { name });
  const answer = await desk.client.send<{ updateShipment: { errors: object[] } }>(update, {
    input: { ...input, firmId: desk.id("F1"), id },
  });
  expect(answer.updateShipment.errors).toEqual([]);
}
/** Waits until the page listens; ask before it is opened. */
function listens(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.headers()["content-type"] === "text/event-stream");
}

/** How often the page of a shipment has been loaded since. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => void (count += isLoad(request) ? 1 : 0));
  return () => count;
}
function isLoad(request: Request): boolean {
  return request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === "ShipmentPageQuery";
}

test("what is done elsewhere shows at once in list and detail, never under the hands of who fills in the form", async () => {
  const { page: detail } = walk;
  const id = await aShipment("First name");
  const list = await detail.context().newPage();
  const ready = [listens(detail), listens(list)];
  await openShipment(detail, desk, id);
  await list.goto(`/dashboard/firm/${desk.id("F1")}`);
  await list.getByText("First name").waitFor();
  await Promise.all(ready);
  // A page behind another one answers clicks seconds later.
  await detail.bringToFront();

  await rename(id, "Second name");
  await list.getByText("Second name").waitFor();
  await detail.getByRole("heading", { level: 1, name: "Second name" }).waitFor();
  await aShipment("Another shipment");
  await list.getByText("Another shipment").waitFor();
  await anAttachment(walk.url, desk, { shipmentId: id, name: "Bill.pdf", type: "BILL_OF_LADING", content: await aPdf(["Bill"]) });
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
  // What was done elsewhere before the save is still news; the page is loaded for it, but not for what was done here.
  const loaded = detail.waitForResponse((response) => isLoad(response.request()));
  await form.getByRole("button", { name: "Update Shipment" }).click();
  await form.waitFor({ state: "hidden" });
  await detail.getByRole("heading", { level: 1, name: "My own name" }).waitFor();
  await list.getByText("My own name").waitFor();
  await loaded;
  const loads = countLoads(detail);
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

test("a stream that cannot be had is asked for again, what came meanwhile is told, and signing out ends it", async () => {
  const { page } = walk;
  const id = await aShipment("First name");
  const isStream = (request: Request) => request.headers()["accept"] === "text/event-stream";
  let asked = 0;
  await page.route("**/graphql", async (route) => {
    if (!isStream(route.request())) return await route.fallback();
    asked += 1;
    await route.fulfill({ json: { errors: [{ message: "The service cannot be reached", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] } });
  });
  await page.goto(`/dashboard/firm/${desk.id("F1")}`);
  await page.getByText("First name").waitFor();
  await expect.poll(() => asked, patience).toBeGreaterThan(0);
  await rename(id, "Second name");
  await page.unroute("**/graphql");
  await page.getByText("Second name").waitFor();
  const ended = page.waitForEvent("requestfailed", isStream);
  await page.evaluate(() => localStorage.removeItem("jwt"));
  await page
    .getByRole("button", { name: /^User menu|^Account/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await ended;
});

test("a service without events is asked once and leaves no trace", async () => {
  const { page } = walk;
  let asked = 0;
  await page.route("**/graphql", async (route) => {
    if (route.request().headers()["accept"] !== "text/event-stream") return await route.fallback();
    asked += 1;
    await route.fulfill({ json: { errors: [{ message: "Unsupported", extensions: { code: "UPSTREAM_UNSUPPORTED" } }] } });
  });
  await page.goto(`/dashboard/firm/${desk.id("F1")}`);
  await expect.poll(() => asked, patience).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Shipments" }).waitFor();
  expect([asked, await page.getByRole("alert").count()]).toEqual([1, 0]);
});
