import { beforeAll, beforeEach } from "vitest";
import { aDesk, aStoredShipment, type Desk } from "./exporterWithMasterData.ts";
import { shipmentForm, type ShipmentFormWalk } from "./journeys/shipmentForm.ts";
import { walkProduct, type Walk } from "./productPage.ts";
import { signedIn } from "./webUser.ts";

/** A running product with an exporter who has all master data and is signed in, and the ways into the shipment form. */
export type DeskWalk = Walk & {
  readonly desk: Desk;
  /** The list of F1's shipments. */
  readonly firmPath: string;
  /** An empty form. F1 has two addresses and two banks, F2 one of each. */
  newForm(firm?: string): Promise<ShipmentFormWalk>;
  /** The form of a stored shipment of F1. */
  editForm(id: string): Promise<ShipmentFormWalk>;
  /** A copy of a complete shipment that is made for it: all is filled in where a rule is about one thing alone. */
  copyForm(change?: Record<string, unknown>): Promise<ShipmentFormWalk>;
};

/** One product, browser and exporter for a file of tests; a fresh, signed-in visitor for each test. */
export function walkDesk(): DeskWalk {
  const walk = walkProduct();
  let desk: Desk;
  beforeAll(async () => {
    desk = await aDesk(walk.url);
  });
  beforeEach(() => signedIn(walk.page, desk.user));

  async function opened(title: string): Promise<ShipmentFormWalk> {
    const form = shipmentForm(walk.page, title);
    // The last section: the form stands before its lines are drawn.
    await form.panel.getByRole("heading", { name: "Additional Information & Notes" }).waitFor();
    return form;
  }
  return {
    get url() {
      return walk.url;
    },
    get page() {
      return walk.page;
    },
    get complaints() {
      return walk.complaints;
    },
    another: walk.another,
    get desk() {
      return desk;
    },
    get firmPath() {
      return `/dashboard/firm/${desk.id("F1")}`;
    },
    async newForm(firm = "F1") {
      await walk.page.goto(`/dashboard/firm/${desk.id(firm)}`);
      await walk.page.getByRole("button", { name: "Create Shipment" }).first().click();
      return opened("Create New Shipment");
    },
    async editForm(id) {
      await walk.page.goto(`/dashboard/firm/${desk.id("F1")}/shipment/${id}`);
      await walk.page.getByRole("button", { name: "Edit" }).click();
      return opened("Edit Shipment");
    },
    async copyForm(change = {}) {
      const name = typeof change["name"] === "string" ? change["name"] : `Complete ${crypto.randomUUID()}`;
      await aStoredShipment(desk, { ...change, name });
      await walk.page.goto(`/dashboard/firm/${desk.id("F1")}`);
      await walk.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
      await walk.page.getByRole("menuitem", { name: "Duplicate" }).click();
      return opened("Duplicate Shipment");
    },
  };
}
