import type { Page } from "playwright-core";
import type { DemoOffice, Person } from "./office/demoOffice.ts";

/** One screen in one state: its user, its address, and the steps that lead to the state. */
export type Scene = {
  name: string;
  person: Person;
  path: (office: DemoOffice) => string;
  /** Returns the window that it opened, if that is the one to take. */
  show: (page: Page) => Promise<Page | void>;
};

/** The same address for everybody. */
export const at = (path: string) => (): string => path;

/** The demo's first firm. */
export function firm({ ids }: DemoOffice, rest = ""): string {
  return `/dashboard/firm/${encodeURIComponent(ids.get("F1") ?? "")}${rest}`;
}

/** The demo's shipment with four documents. */
export function shipment(office: DemoOffice): string {
  return firm(office, `/shipment/${encodeURIComponent(office.shipmentId)}`);
}

/** The demo's shipment with a document in two versions. */
export function revisedShipment(office: DemoOffice): string {
  return firm(office, `/shipment/${encodeURIComponent(office.revisedShipmentId)}`);
}

/** Waits for a text. */
export const seen = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

/** Waits for a heading. */
export const headed = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

/** Presses the first button of this name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

/** Opens a menu and waits for one of its entries. */
export async function openMenu(page: Page, name: string, entry: string): Promise<void> {
  await press(page, name);
  await page.getByRole("menuitem", { name: entry }).waitFor();
}

/** From here on this operation gets no response, so the page stays in its loading state. */
export async function hold(page: Page, operation: string): Promise<void> {
  await page.route("**/graphql", (route) => (route.request().postData()?.includes(operation) ? undefined : route.fallback()));
}

/** From here on this operation gets this response. */
export async function answer(page: Page, operation: string, reply: { status: number; json: object }): Promise<void> {
  await page.route("**/graphql", (route) => (route.request().postData()?.includes(operation) ? route.fulfill(reply) : route.fallback()));
}

/** The server cannot be reached. */
export const down = { status: 503, json: { errors: [{ message: "The books are closed" }] } };
