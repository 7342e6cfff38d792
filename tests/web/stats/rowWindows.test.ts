import { expect, test } from "vitest";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(1);
const { press, active } = site;

/** So many rows the service is made to answer: windows of 100, 400, 500, 500 and 100. */
const rowCount = 1600;

/** Answers windows as the service does, with texts in these columns of the user's own, in all rows or some; returns the offsets that were asked for. */
async function answerWindows(own: readonly string[] = [], isFilled: (n: number) => boolean = () => true): Promise<number[]> {
  const asked: number[] = [];
  await site.page.route("**/graphql", async (route) => {
    const body = route.request().postDataJSON();
    if (body?.operationName !== "rowWindowStoreQuery") return route.continue();
    const { firmId, offset, limit } = body.variables;
    asked.push(offset);
    const rows = Array.from({ length: Math.min(limit, rowCount - offset) }, (_, index) => {
      const n = offset + index + 1;
      const texts = Object.fromEntries(own.map((columnId, at) => [columnId, isFilled(n) ? `${n}.${at}` : ""]));
      const values = { id: `values-${n}`, cells: { shipment: `Shipment ${n}`, ...texts }, colour: "WHITE", version: 0 };
      return { id: `row-${n}`, shipment: { id: `shipment-${n}` }, values };
    });
    await route.fulfill({ json: { data: { node: { __typename: "Firm", id: firmId, statsSheet: { rowCount, rows } } } } });
  });
  return asked;
}

async function ownColumns(): Promise<string[]> {
  const query = "query ($id: ID!) { node(id: $id) { ... on Firm { statsSheet { columns { columnId editable } } } } }";
  type Columns = { node: { statsSheet: { columns: { columnId: string; editable: boolean }[] } } };
  const { node } = await site.owner.client.send<Columns>(query, { id: site.owner.id("F1") });
  return node.statsSheet.columns.filter(({ editable }) => editable).map(({ columnId }) => columnId);
}

function row(n: number) {
  return site.grid.locator(`[aria-rowindex="${n + 1}"] [aria-colindex="1"]`).getByText(`Shipment ${n}`, { exact: true });
}

/** The shipments in sight, in the order in which a screen reader comes to them. */
async function readInOrder(): Promise<number[]> {
  const devtools = await site.page.context().newCDPSession(site.page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  function numbersBelow(id: string): number[] {
    const node = known.get(id);
    const number = /^Shipment (\d+)$/.exec(node?.role?.value === "gridcell" ? String(node.name?.value) : "")?.[1];
    return number === undefined ? (node?.childIds ?? []).flatMap(numbersBelow) : [Number(number)];
  }
  return numbersBelow(nodes[0]?.nodeId ?? "");
}

async function expectOrderedFrom(first: number): Promise<void> {
  await site.grid.evaluate((grid, top) => grid.scrollTo(0, top), first * 28);
  await row(first + 2).waitFor();
  const read = (await readInOrder()).filter((n) => n > first);
  expect(read.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, index) => first + 1 + index));
}

test("windows come as they are looked at, one ahead; a Refresh far below brings those in sight again, and a copy all that it needs", async () => {
  const asked = await answerWindows();
  await site.open();
  await expect.poll(() => asked, patience).toEqual([0, 100]);
  // Rows keep their elements while others come, so that their order in the document is not that on the screen.
  for (const first of [48, 56]) await expectOrderedFrom(first);
  await press("Control+End");
  await row(1600).waitFor();
  expect(asked).toEqual([0, 100, 1500]);
  expect((await active()).endsWith(" 1600")).toBe(true);
  await press("Home");
  for (let page = 0; page < 5; page += 1) await press("PageUp");
  await expect.poll(() => asked, patience).toEqual([0, 100, 1500, 1000]);
  const at = Number((await active()).split(" ")[1]);
  await row(at).waitFor();
  asked.length = 0;
  await site.page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => asked.includes(1000), patience).toBe(true);
  await row(at).waitFor();
  await site.grid.focus();
  expect(await active()).toBe(`Shipment ${at}`);
  await press("Control+Home", "Control+Space", "Control+c");
  const copied = () => site.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split("\r\n").slice(-3), patience).toEqual(["Shipment 1599", "Shipment 1600", ""]);
  expect((await copied()).split("\r\n")).toHaveLength(rowCount + 1);
  expect(asked.toSorted((left, right) => left - right).slice(0, 5)).toEqual([0, 100, 500, 1000, 1500]);
});

test("the menu's Copy begins at once, as Safari asks, and copies rows that come later; on a Mac the menu names its keys (R-1222, R-1223)", async () => {
  const { page } = site;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
    let isInClick = false;
    const begin = () => {
      isInClick = true;
      queueMicrotask(() => setTimeout(() => (isInClick = false)));
    };
    addEventListener("click", begin, { capture: true });
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    navigator.clipboard.write = (items) => (isInClick ? write(items) : Promise.reject(new DOMException("", "NotAllowedError")));
  });
  await answerWindows();
  await site.open();
  await press("Control+Space");
  await row(1).click({ button: "right" });
  const copy = page.getByRole("menuitem", { name: /^Copy/ });
  expect(await copy.textContent()).toBe("Copy⌘C");
  await copy.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split("\r\n").slice(-3), patience).toEqual(["Shipment 1599", "Shipment 1600", ""]);
});

test("Ctrl+arrow goes to the edge of what is filled, also where rows have not come yet (R-329)", async () => {
  const asked = await answerWindows(await ownColumns(), (n) => n <= 700 || n === 1300);
  await site.open();
  await press("ArrowRight", "ArrowRight", "ArrowRight", "Control+ArrowDown");
  await expect.poll(active, patience).toBe("B/L No 700");
  await press("Control+ArrowDown");
  await expect.poll(active, patience).toBe("B/L No 1300");
  await press("Control+ArrowDown");
  await expect.poll(active, patience).toBe("B/L No 1600");
  await press("Control+ArrowUp", "Control+Shift+ArrowUp");
  await expect.poll(() => site.page.getByText(/^Count: /).innerText(), patience).toMatch(/^Count: 2\b/);
  expect(asked.toSorted((left, right) => left - right)).toEqual([0, 100, 500, 1000, 1500]);
});

test("a fill to the right takes texts from rows that have not come yet, too, and empties nothing (R-337)", async () => {
  const own = await ownColumns();
  const asked = await answerWindows(own);
  await site.open();
  await expect.poll(() => asked, patience).toEqual([0, 100]);
  const saved = site.page.waitForRequest((request) => request.postData()?.includes("statsCellEditsManyMutation") === true);
  await press("ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowRight", "Control+Space", "Control+r");
  const { cells } = (await saved).postDataJSON().variables.input;
  expect(cells.map(({ columnId, value }: { columnId: string; value: string }) => [columnId, value])).toEqual(
    Array.from({ length: rowCount }, (_, index) => [own[1], `${index + 1}.0`]),
  );
  await site.page.getByRole("alert").first().waitFor();
  site.complaints.length = 0;
});
