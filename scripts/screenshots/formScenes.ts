import type { Page } from "playwright-core";
import { answer, firm, hold, press, shipment, type Scene } from "./scene.ts";

/** The shipment form. */
export const formScenes: readonly Scene[] = [
  { name: "form-new", person: "exporter", path: (office) => firm(office), show: (page) => openForm(page, "Create Shipment") },
  { name: "form-edit", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit") },
  { name: "form-products", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit", "Products") },
  { name: "form-containers", person: "exporter", path: shipment, show: (page) => openForm(page, "Edit", "Container Details") },
  { name: "form-references", person: "exporter", path: shipment, show: openReferences },
  { name: "form-container-more", person: "exporter", path: shipment, show: openContainerMore },
  { name: "form-refused", person: "exporter", path: (office) => firm(office), show: refuseForm },
  { name: "form-loading", person: "exporter", path: shipment, show: keepLoading },
  { name: "form-pick", person: "exporter", path: (office) => firm(office), show: pick },
  { name: "form-quick-add", person: "exporter", path: (office) => firm(office), show: quickAdd },
  { name: "form-draft", person: "exporter", path: (office) => firm(office), show: findDraft },
  { name: "form-conflict", person: "exporter", path: shipment, show: meetOtherVersion },
  { name: "form-unsaved", person: "exporter", path: (office) => firm(office), show: leaveForm },
];

async function openForm(page: Page, button: string, section?: string): Promise<void> {
  await press(page, button);
  await page.getByLabel("Shipment Name").waitFor();
  if (section !== undefined) await page.getByRole("dialog").getByRole("heading", { name: section, exact: true }).scrollIntoViewIfNeeded();
}

async function openReferences(page: Page): Promise<void> {
  await openForm(page, "Edit");
  const references = page.getByRole("dialog").getByRole("button", { name: "References" });
  await references.click();
  await references.scrollIntoViewIfNeeded();
}

async function openContainerMore(page: Page): Promise<void> {
  await openForm(page, "Edit", "Container Details");
  const container = page.getByRole("group", { name: "Container 1", exact: true });
  // A container with further values shows them from the start.
  const more = container.getByRole("button", { name: "More" });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
  await container.getByLabel("VGM Weighbridge").scrollIntoViewIfNeeded();
}

async function refuseForm(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByRole("dialog").getByRole("button", { name: "Create Shipment" }).click();
  await page.getByText("Validation Error").waitFor();
}

async function keepLoading(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  await hold(page, "ShipmentFormLoadShipmentQuery");
  await press(page, "Edit");
  await page.getByRole("dialog", { name: "Edit Shipment" }).locator(".mantine-Skeleton-root").first().waitFor();
}

/** The typed text leaves a few options; Enter takes the first. */
async function pick(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByRole("combobox", { name: "Consignee" }).fill("trad");
  await page.locator("[data-combobox-selected]").waitFor();
}

async function quickAdd(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByRole("combobox", { name: "Consignee" }).click();
  await page.getByRole("option", { name: /Add New/ }).click();
  await page.getByRole("dialog", { name: /Add New/ }).waitFor();
}

/** The draft of a page that was left. */
async function findDraft(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByLabel("Shipment Name").fill("Rice to Jebel Ali");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("shipment-draft-")));
  await page.reload();
  await openForm(page, "Create Shipment");
  await page.getByText("Unsaved draft").waitFor();
}

async function leaveForm(page: Page): Promise<void> {
  await openForm(page, "Create Shipment");
  await page.getByLabel("Shipment Name").fill("Rice to Jebel Ali");
  await page.keyboard.press("Escape");
  await page.getByText("Unsaved Changes").first().waitFor();
}

/** Another user saved the shipment while the form was open. */
async function meetOtherVersion(page: Page): Promise<void> {
  await openForm(page, "Edit");
  await page.getByLabel("Shipment Name").fill("Rice to Jebel Ali");
  const errors = [{ __typename: "UserError", message: "This shipment was changed since you opened it", code: "CONFLICT", field: null }];
  await answer(page, "useSaveShipmentUpdateMutation", { status: 200, json: { data: { updateShipment: { shipment: null, errors } } } });
  await page.getByRole("dialog").getByRole("button", { name: "Update Shipment" }).click();
  await page.getByRole("dialog", { name: "Changed elsewhere" }).waitFor();
}
