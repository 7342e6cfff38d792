import type { Locator } from "playwright-core";
import { beforeEach } from "vitest";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import { anOwner, aStoredShipment, type Owner } from "./exporterWithMasterData.ts";
import { openProductPage, type PageOptions, type ProductPage } from "./productPage.ts";
import { signedIn } from "./webUser.ts";
import { prepare } from "../tools/prepare.ts";

/** The columns that a test's sheet shows: three of the system's, then four of the user's own. */
export const shownColumns = ["Shipment", "Currency", "Total Amount", "B/L No", "ETA", "Agent", "Remarks"] as const;
type ShownColumn = (typeof shownColumns)[number];

/** A stats sheet in the browser, and what a person sees and does there. Rows count from 1, as on the screen. */
export type StatsSheetPage = ProductPage & {
  readonly owner: Owner;
  readonly grid: Locator;
  cell(row: number, column: ShownColumn): Locator;
  /** A column's head. */
  head(name: string): Locator;
  /** The names of the columns' heads, in order. */
  headNames(): Promise<string[]>;
  /** Chooses an entry of a column's menu. */
  act(column: string, entry: string): Promise<void>;
  /** Where the keyboard is, as "ETA 3". */
  active(): Promise<string>;
  /** What is selected of the drawn cells, as "ETA 3 to Remarks 4". */
  selected(): Promise<string>;
  press(...keys: string[]): Promise<void>;
  /** Replaces a cell's text. */
  type(row: number, column: ShownColumn, text: string): Promise<void>;
  /** Opens the sheet of F1 with the keyboard in its first cell. */
  open(): Promise<void>;
  /** The texts of a column's first rows. */
  texts(column: ShownColumn, rows: number): Promise<string[]>;
  /** The cells of a row as the server has them, by the columns' names. */
  stored(row: number): Promise<Record<string, string>>;
  /** Writes a cell of the user's own as somebody else does at another desk: the browser does not hear of it. */
  writeElsewhere(row: number, column: ShownColumn, value: string): Promise<void>;
};

/** One product for a file of tests: an exporter whose first firm has so many shipments ("Shipment 1" …) and four columns. */
export function openStatsSheetPage(shipments: number, options: PageOptions = {}): StatsSheetPage {
  const site = openProductPage({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  let owner: Owner;
  prepare(async () => {
    owner = await anOwner(site.url);
    for (let n = 1; n <= shipments; n += 1) await aStoredShipment(owner, { name: `Shipment ${n}`, currency: n % 2 ? "USD" : "EUR" });
    for (const name of shownColumns.slice(3)) await addColumn(name);
  });
  beforeEach(async () => {
    await signedIn(site.page, owner.user);
    const hidden = systemColumns.filter(({ name }) => !shownColumns.some((shown) => shown === name)).map(({ id }) => id);
    const key = `stats-columns-${owner.id("F1")}`;
    await site.page.evaluate(([name = "", value = ""]) => localStorage.setItem(name, value), [key, JSON.stringify({ hidden })]);
  });

  async function addColumn(name: string) {
    const mutation = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { errors { message } } }";
    await owner.client.send(mutation, { input: { firmId: owner.id("F1"), name } });
  }
  async function readSheet(): Promise<Stored> {
    const query = `query ($id: ID!) { node(id: $id) { ... on Firm { statsSheet {
      columns { columnId name } rows(limit: 1000) { shipment { id } values { cells } } } } } }`;
    const { node } = await owner.client.send<{ node: { statsSheet: Stored } }>(query, { id: owner.id("F1") });
    return node.statsSheet;
  }
  const grid = () => site.page.getByRole("grid");
  const cell = (row: number, column: ShownColumn) =>
    grid().locator(`[role=row][aria-rowindex="${row + 1}"] [aria-colindex="${shownColumns.indexOf(column) + 1}"]`);
  const nameOf = (place: { row: number; column: number }) => `${shownColumns[place.column - 1]} ${place.row - 1}`;

  return {
    get url() {
      return site.url;
    },
    get page() {
      return site.page;
    },
    another: site.another,
    get complaints() {
      return site.complaints;
    },
    get owner() {
      return owner;
    },
    get grid() {
      return grid();
    },
    cell,
    head: (name) => site.page.getByRole("columnheader", { name, exact: true }),
    headNames: () =>
      site.page.getByRole("columnheader").evaluateAll((heads) => heads.map((element) => element.getAttribute("aria-label") ?? "")),
    async act(column, entry) {
      await site.page.getByRole("button", { name: `Column actions for ${column}`, exact: true }).click();
      await site.page.getByRole("menuitem", { name: entry }).click();
    },
    async active() {
      return nameOf(
        await grid().evaluate((element) => {
          const at = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
          const row = at?.closest("[aria-rowindex]")?.getAttribute("aria-rowindex");
          return { row: Number(row), column: Number(at?.getAttribute("aria-colindex")) };
        }),
      );
    },
    async selected() {
      const places = await grid()
        .locator('[role=gridcell][aria-selected="true"]')
        .evaluateAll((cells) =>
          cells.map((at) => ({
            row: Number(at.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")),
            column: Number(at.getAttribute("aria-colindex")),
          })),
        );
      const [first, last] = [places[0], places.at(-1)];
      return first && last ? `${nameOf(first)} to ${nameOf(last)}` : "";
    },
    async press(...keys) {
      for (const key of keys) await site.page.keyboard.press(key);
    },
    async type(row, column, text) {
      await cell(row, column).click();
      await site.page.keyboard.press("Control+a");
      await site.page.keyboard.type(text);
      await site.page.keyboard.press("Enter");
    },
    async open() {
      await site.page.goto("/dashboard/stats");
      await cell(1, "Shipment").getByText("Shipment 1").waitFor();
      await grid().focus();
    },
    texts: (column, rows) => Promise.all(Array.from({ length: rows }, (_, index) => cell(index + 1, column).innerText())),
    async stored(row) {
      const { columns, rows } = await readSheet();
      const cells = rows[row - 1]?.values.cells ?? {};
      return Object.fromEntries(columns.map(({ columnId, name }) => [name, cells[columnId] ?? ""]));
    },
    async writeElsewhere(row, column, value) {
      const { columns, rows } = await readSheet();
      const mutation = "mutation ($input: UpdateStatsCellInput!) { updateStatsCell(input: $input) { errors { message } } }";
      const columnId = columns.find(({ name }) => name === column)?.columnId;
      await owner.client.send(mutation, { input: { shipmentId: rows[row - 1]?.shipment.id, columnId, value } });
    },
  };
}

type Stored = {
  columns: { columnId: string; name: string }[];
  rows: { shipment: { id: string }; values: { cells: Record<string, string> } }[];
};
