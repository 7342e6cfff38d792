import { describe, expect, test } from "vitest";
import { openVersionedShipment } from "../../../support/api/shipments/versionedShipment.ts";

const site = openVersionedShipment();

describe("a document that is generated again", () => {
  test("supersedes the former one of its kind and says what changed (R-530)", async () => {
    const first = await site.calls.generate("invoice");
    expect(first.data).toMatchObject({ version: 1, supersedes: null, supersededBy: null, changes: null });
    await site.change({ vessel: "MV VELA" });
    const second = await site.calls.generate("invoice", { remarks: "Freight prepaid" });
    const packingList = await site.calls.generate("packing-list");
    expect(second.data).toMatchObject({ version: 2, supersedes: first.data.key, supersededBy: null });
    expect(second.data.changes).toEqual([
      { field: "Vessel", from: expect.any(String), to: "MV VELA" },
      { field: "Remarks", from: "", to: "Freight prepaid" },
    ]);
    expect(await site.attachment(first.data.key)).toMatchObject({ version: 1, supersededBy: second.data.key, staleFields: null });
    expect(await site.attachment(packingList.data.key)).toMatchObject({ version: 1, supersedes: null });
  });

  test("of a custom document supersedes those of the same name only (R-530)", async () => {
    const first = await site.calls.generate("custom-document");
    const other = await site.calls.generate("custom-document", { name: "Letter" });
    const second = await site.calls.generate("custom-document", { name: "UNDERTAKING", body: "We undertake more." });
    expect(other.data).toMatchObject({ version: 1, supersedes: null });
    expect(second.data).toMatchObject({ version: 2, supersedes: first.data.key });
    expect(second.data.changes).toEqual([{ field: "Text", from: "We undertake.", to: "We undertake more." }]);
  });

  test("twice at once makes versions one after the other", async () => {
    const made = await Promise.all([1, 2, 3].map((each) => site.calls.generate("invoice", { remarks: `Number ${each}` })));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(made.map(({ data }) => data.version).toSorted()).toEqual([1, 2, 3]);
  });

  test("and deleted makes the former newest again; a gap keeps what changed over both (R-531)", async () => {
    const first = await site.calls.generate("invoice", { remarks: "One" });
    const second = await site.calls.generate("invoice", { remarks: "Two" });
    const third = await site.calls.generate("invoice", { remarks: "Three" });
    await site.remove(second.data.key);
    expect(await site.attachment(third.data.key)).toMatchObject({
      version: 3,
      supersedes: first.data.key,
      changes: [{ field: "Remarks", from: "One", to: "Three" }],
    });
    await site.remove(third.data.key);
    expect(await site.attachment(first.data.key)).toMatchObject({ supersededBy: null, staleFields: [] });
  });

  test("is not kept to be compared if it is too long, and says so", async () => {
    let seed = 1;
    const word = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    };
    const clause = () => Array.from({ length: 1_400 }, word).join(" ");
    const fields = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Clause ${index + 1}`, clause()]));
    const { data } = await site.calls.generate("contract", { fields });
    expect(data.warnings).toMatchObject([{ code: "DOCUMENT_NOT_COMPARABLE" }]);
    expect(await site.attachment(data.key)).toMatchObject({ version: 1, staleFields: null });
    expect(await site.calls.generate("contract")).toMatchObject({ data: { version: 2, changes: null, warnings: [] } });
    expect(await site.regenerate(data.key)).toMatchObject({ status: 422, errors: [{ field: ["key"] }] });
  });
});
