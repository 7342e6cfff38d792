import type { Page } from "playwright-core";
import { at, press, seen, type Scene } from "./scene.ts";

/** Profile's tabs, and the dialogs of API keys and webhooks. */
export const profileScenes: readonly Scene[] = [
  { name: "profile", person: "exporter", path: at("/dashboard/profile"), show: seeProfile },
  { name: "profile-edit", person: "exporter", path: at("/dashboard/profile"), show: (page) => press(page, "Edit Profile") },
  { name: "profile-security", person: "exporter", path: at("/dashboard/profile?tab=security"), show: seen("Change Password") },
  {
    name: "profile-password",
    person: "exporter",
    path: at("/dashboard/profile?tab=security"),
    show: (page) => press(page, "Change Password"),
  },
  { name: "profile-activity", person: "exporter", path: at("/dashboard/profile?tab=activity"), show: seeActivity },
  {
    name: "profile-key",
    person: "exporter",
    path: at("/dashboard/profile?tab=api-keys"),
    show: (page) => openMachine(page, "Create API Key"),
  },
  { name: "profile-key-made", person: "exporter", path: at("/dashboard/profile?tab=api-keys"), show: makeKey },
  {
    name: "profile-webhook",
    person: "exporter",
    path: at("/dashboard/profile?tab=webhooks"),
    show: (page) => openMachine(page, "Create Webhook"),
  },
  { name: "profile-deliveries", person: "exporter", path: at("/dashboard/profile?tab=webhooks"), show: seeDeliveries },
];

async function seeProfile(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
}

/** The activity loads after the profile. */
async function seeActivity(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Activity", exact: true }).getByRole("listitem").first().waitFor();
}

async function openMachine(page: Page, task: string): Promise<void> {
  await page.getByRole("button", { name: task }).waitFor();
  await press(page, task);
  await page.getByRole("dialog", { name: task }).waitFor();
}

async function makeKey(page: Page): Promise<void> {
  await openMachine(page, "Create API Key");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Warehouse");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("dialog", { name: "Your API key" }).waitFor();
}

/** Nobody listens there. */
async function seeDeliveries(page: Page): Promise<void> {
  await openMachine(page, "Create Webhook");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("http://localhost:9/lading");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("dialog", { name: "Your webhook's secret" }).getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("button", { name: /^Deliveries/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Deliveries" }).getByRole("button", { name: "Send test" }).click();
  await page
    .getByRole("dialog")
    .getByText(/attempt/)
    .first()
    .waitFor();
}
