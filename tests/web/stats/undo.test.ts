import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);
const { press, cell, stored, writeElsewhere } = site;

async function colour(row: number, entry: string): Promise<void> {
  await cell(row, "Shipment").click();
  await press("Escape", "Shift+Space", "Shift+F10");
  await site.page.getByRole("menuitem", { name: entry }).click();
}

const background = (row: number) => cell(row, "Shipment").evaluate((element) => getComputedStyle(element).backgroundColor);

function dialog() {
  return site.page.getByRole("dialog", { name: "Changed by somebody else" });
}

test("an undo of a row that has long left the browser does not write over what somebody else wrote there since", async () => {
  const { page } = site;
  await page.clock.install();
  await site.open();
  await site.type(5, "Remarks", "mine");
  await expect.poll(async () => (await stored(5))["Remarks"], patience).toBe("mine");
  await writeElsewhere(5, "Remarks", "theirs");
  // What nobody looks at is forgotten after five minutes.
  await page.clock.fastForward("06:00");
  await press("Control+f");
  await page.getByLabel("Find in all rows").fill("Shipment 1");
  await page.getByText("1 row", { exact: true }).first().waitFor();
  await page.clock.fastForward("06:00");
  const learnt = page.waitForRequest((request) => request.postData()?.includes("refetchRowsQuery") ?? false);
  await page.getByRole("button", { name: "Undo" }).click();
  await learnt;
  await dialog().getByText("Remarks of Shipment 5").waitFor();
  expect(await dialog().getByRole("definition").allInnerTexts()).toEqual(["Theirs: theirs", "Yours: (empty)"]);
  await dialog().getByRole("button", { name: "Keep theirs" }).click();
  await dialog().waitFor({ state: "hidden" });
  expect((await stored(5))["Remarks"]).toBe("theirs");
});

test("an undo in a column that somebody else deleted says so, and leaves the way to the acts before it (R-344)", async () => {
  const { client, id } = site.owner;
  const add = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { column { id } } }";
  type Added = { addStatsColumn: { column: { id: string } } };
  const { addStatsColumn } = await client.send<Added>(add, {
    input: { firmId: id("F1"), name: "Passing" },
  });
  await site.open();
  const before = (await stored(5))["Remarks"];
  await site.type(5, "Remarks", "mine");
  await site.grid.locator('[aria-rowindex="6"] [aria-colindex="8"]').click();
  await site.page.keyboard.type("mine");
  await press("Enter");
  await expect.poll(() => stored(5), patience).toMatchObject({ Remarks: "mine", Passing: "mine" });
  const remove = "mutation ($input: DeleteStatsColumnInput!) { deleteStatsColumn(input: $input) { errors { message } } }";
  await client.send(remove, { input: { id: addStatsColumn.column.id } });
  await press("Control+z");
  await site.page.getByText("Column not found").waitFor();
  await press("Control+z");
  await expect.poll(async () => (await stored(5))["Remarks"], patience).toBe(before);
});

test("an undo leaves the colour and the name that somebody else gave since, and what is deleted bars no earlier one (R-1186)", async () => {
  const { page, owner } = site;
  const seventh = await aStoredShipment(owner, { name: "Shipment 7" });
  await site.open();
  await site.type(4, "Remarks", "first");
  await expect.poll(async () => (await stored(4))["Remarks"], patience).toBe("first");
  await site.act("Agent", "Rename Column");
  await page.getByRole("dialog", { name: "Rename Column" }).getByLabel("Column Name").fill("Inspector");
  await press("Enter");
  await site.head("Inspector").waitFor();
  const [lightBlue, lightRed, lightGreen] = ["rgb(219, 234, 254)", "rgb(254, 226, 226)", "rgb(220, 252, 231)"];
  await colour(3, "Light Blue");
  await expect.poll(() => background(3), patience).toBe(lightBlue);
  await colour(7, "Light Red");
  await expect.poll(() => background(7), patience).toBe(lightRed);

  const query = `query ($id: ID!) { node(id: $id) { ... on Firm { statsSheet {
    columns { id name } rows(limit: 3) { shipment { id } } } } } }`;
  type Sheet = {
    node: {
      statsSheet: {
        columns: { id: string; name: string }[];
        rows: { shipment: { id: string } }[];
      };
    };
  };
  const { columns, rows } = (await owner.client.send<Sheet>(query, { id: owner.id("F1") })).node.statsSheet;
  const elsewhere = (name: string, input: Record<string, unknown>) =>
    owner.client.send(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { message } } }`,
      { input },
    );
  await elsewhere("renameStatsColumn", {
    id: columns.find(({ name }) => name === "Inspector")?.id,
    name: "Forwarder",
  });
  await elsewhere("setStatsRowColour", {
    shipmentIds: [rows[2]?.shipment.id],
    colour: "LIGHT_GREEN",
  });
  await elsewhere("deleteShipment", { id: seventh });
  await press("Control+z");
  await page.getByText("Shipment not found").first().waitFor();
  await page.getByRole("button", { name: "Refresh" }).click();
  await site.head("Forwarder").waitFor();
  await expect.poll(() => background(3), patience).toBe(lightGreen);
  await cell(1, "Shipment").click();
  await press("Control+z");
  await page.getByText("Somebody else has coloured these rows since. Nothing was changed.").waitFor();
  await press("Control+z");
  await page.getByText("Somebody else has renamed the column since. Nothing was changed.").waitFor();
  await press("Control+z");
  await expect.poll(async () => (await stored(4))["Remarks"], patience).toBe("");
  expect(await background(3)).toBe(lightGreen);
  await site.head("Forwarder").waitFor();
});

test("undo and redo select what they change, and bring it into view (R-1370)", async () => {
  const { grid } = site;
  await site.open();
  await site.type(2, "ETA", "Shanti");
  await colour(3, "Dark Orange");
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("Shanti");
  await press("Control+End", "PageDown", "PageDown", "PageDown");
  expect(await grid.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await press("Control+z");
  expect(await site.selected()).toBe("Shipment 3 to Remarks 3");
  await press("Control+z");
  expect(await site.selected()).toBe("ETA 2 to ETA 2");
  expect(await grid.evaluate((element) => element.scrollTop)).toBeLessThan(100);
  await expect.poll(() => cell(2, "ETA").innerText(), patience).toBe("");
  await press("Control+ArrowDown", "Control+y");
  expect(await site.active()).toBe("ETA 2");
  await expect.poll(async () => (await stored(2))["ETA"], patience).toBe("Shanti");
});
