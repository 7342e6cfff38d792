import { afterEach, beforeEach, expect, test } from "vitest";
import { aReceiver, isSigned, type Receiver } from "../../support/servers/webhookReceiver.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage({ environment: { WEBHOOKS_TO_LOOPBACK: "on" } });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await aReceiver();
});
afterEach(() => receiver.close());

test("Profile makes keys and webhooks for machines, shows their secrets once, tells what was sent, and takes them away", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/dashboard/profile?tab=api-keys");
  const machines = page.getByRole("region", { name: "For machines" });

  await machines.getByRole("button", { name: "Create API Key" }).click();
  const keyDialog = page.getByRole("dialog", { name: "Create API Key" });
  await keyDialog.getByRole("button", { name: "Create" }).click();
  await keyDialog.getByText("Please enter a name for the key").waitFor();
  await keyDialog.getByLabel("Name").fill("Warehouse");
  await keyDialog.getByLabel("Read and write").check();
  await keyDialog.getByLabel("Expires on").fill(new Date(Date.now() + 10 * 24 * 3600 * 1000).toISOString().slice(0, 10));
  await keyDialog.getByRole("button", { name: "Create" }).click();
  const shown = page.getByRole("dialog", { name: "Your API key" });
  const key = await shown.getByLabel("API key").inputValue();
  expect(key).toMatch(/^lading_/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await shown.getByRole("button", { name: "Copy" }).click();
  await shown.getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await shown.getByRole("button", { name: "Done" }).click();
  const keys = machines.getByRole("list", { name: "API keys" });
  await keys.getByText(`lading_…${key.slice(-4)} · not used yet · expires`).waitFor();
  const asMachine = () => fetch(`${site.url}/ep/api/v1/user/info`, { headers: { authorization: `Bearer ${key}` } });
  expect((await asMachine()).status).toBe(200);
  await keys.getByRole("button", { name: "Revoke Warehouse" }).click();
  await page.getByRole("dialog", { name: "Revoke API key" }).getByRole("button", { name: "Revoke" }).click();
  await machines.getByText("No API keys yet").waitFor();
  expect((await asMachine()).status).toBe(401);

  await page.getByRole("tab", { name: "Webhooks" }).click();
  await machines.getByRole("button", { name: "Create Webhook" }).click();
  const webhookDialog = page.getByRole("dialog", { name: "Create Webhook" });
  await webhookDialog.getByLabel("Address").fill("https://192.168.0.1/");
  await webhookDialog.getByLabel("Attachment added").check();
  await webhookDialog.getByRole("button", { name: "Create" }).click();
  await webhookDialog.getByText("The address must be a public one").waitFor();
  await webhookDialog.getByLabel("Address").fill(receiver.url);
  await webhookDialog.getByRole("button", { name: "Create" }).click();
  const shownSecret = page.getByRole("dialog", { name: "Your webhook's secret" });
  const secret = await shownSecret.getByLabel("Secret").inputValue();
  await shownSecret.getByRole("button", { name: "Done" }).click();
  const webhooks = machines.getByRole("list", { name: "Webhooks" });
  await webhooks.getByText("Shipment created, Shipment updated, Attachment added").waitFor();

  await webhooks.getByRole("button", { name: `Pause ${receiver.url}` }).click();
  await webhooks.getByText("Paused").waitFor();
  await webhooks.getByRole("button", { name: `Resume ${receiver.url}` }).click();
  await webhooks.getByText("Active").waitFor();
  await webhooks.getByRole("button", { name: `Deliveries to ${receiver.url}` }).click();
  const deliveries = page.getByRole("dialog", { name: "Deliveries" });
  await deliveries.getByText("Nothing was sent yet.").waitFor();
  await deliveries.getByRole("button", { name: "Send test" }).click();
  await deliveries.getByText("1 attempt · HTTP 204").waitFor();
  const { promise: asked, resolve: hold } = Promise.withResolvers<() => void>();
  receiver.answers((response) => hold(() => response.writeHead(204).end()));
  await deliveries.getByRole("button", { name: "Send again" }).click();
  const answer = await asked;
  // An attempt that is under way is looked at again until it has an outcome.
  await deliveries.getByText(/1 attempt$/).waitFor();
  answer();
  await expect.poll(() => deliveries.getByText("1 attempt · HTTP 204").count(), patience).toBe(2);
  expect(receiver.received.map((message) => isSigned(message, secret))).toEqual([true, true]);
  await deliveries.getByRole("button", { name: "Close" }).click();
  await webhooks.getByRole("button", { name: `Delete ${receiver.url}` }).click();
  await page.getByRole("dialog", { name: "Delete webhook" }).getByRole("button", { name: "Delete" }).click();
  await machines.getByText("No webhooks yet").waitFor();
  const create = machines.getByRole("button", { name: "Create Webhook" });
  await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
});
