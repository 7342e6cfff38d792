import { beforeEach } from "vitest";
import { anOwner, aStoredShipment, type Owner } from "./exporterWithMasterData.ts";
import { shipmentForm, type ShipmentFormPage } from "./journeys/shipmentForm.ts";
import { openProductPage, type PageOptions, type ProductPage } from "./productPage.ts";
import { signedIn } from "./webUser.ts";
import { prepare } from "../tools/prepare.ts";

/** A running product with an exporter who has all master data and is signed in, and the ways into the shipment form. */
export type ExporterPage = ProductPage & {
  readonly owner: Owner;
  /** The list of F1's shipments. */
  readonly firmPath: string;
  /** An empty form. F1 has two addresses and two banks, F2 one of each. */
  newForm(firm?: string): Promise<ShipmentFormPage>;
  /** The form of a stored shipment of F1. */
  editForm(id: string): Promise<ShipmentFormPage>;
  /** A copy of a complete shipment that is made for it: all is filled in where a rule is about one thing alone. */
  copyForm(change?: Record<string, unknown>): Promise<ShipmentFormPage>;
};

/** One product, browser and exporter for a file of tests; a fresh, signed-in visitor for each test. */
export function openExporterPage(options: PageOptions = {}): ExporterPage {
  const site = openProductPage(options);
  let owner: Owner;
  prepare(async () => {
    owner = await anOwner(site.url);
  });
  beforeEach(() => signedIn(site.page, owner.user));

  async function opened(title: string): Promise<ShipmentFormPage> {
    const form = shipmentForm(site.page, title);
    // The last section: the form stands before its lines are drawn.
    await form.panel.getByRole("heading", { name: "Additional Information & Notes" }).waitFor();
    return form;
  }
  return {
    get url() {
      return site.url;
    },
    get page() {
      return site.page;
    },
    get complaints() {
      return site.complaints;
    },
    another: site.another,
    get owner() {
      return owner;
    },
    get firmPath() {
      return `/dashboard/firm/${owner.id("F1")}`;
    },
    async newForm(firm = "F1") {
      await site.page.goto(`/dashboard/firm/${owner.id(firm)}`);
      await site.page.getByRole("button", { name: "Create Shipment" }).first().click();
      return opened("Create New Shipment");
    },
    async editForm(id) {
      await site.page.goto(`/dashboard/firm/${owner.id("F1")}/shipment/${id}`);
      await site.page.getByRole("button", { name: "Edit" }).click();
      return opened("Edit Shipment");
    },
    async copyForm(change = {}) {
      const name = typeof change["name"] === "string" ? change["name"] : `Complete ${crypto.randomUUID()}`;
      await aStoredShipment(owner, { ...change, name });
      await site.page.goto(`/dashboard/firm/${owner.id("F1")}`);
      await site.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
      await site.page.getByRole("menuitem", { name: "Duplicate" }).click();
      return opened("Duplicate Shipment");
    },
  };
}
