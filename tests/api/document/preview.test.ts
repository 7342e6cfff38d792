import { describe, expect, test } from "vitest";
import { documentKinds } from "#domain/documents/document.ts";
import { openVersionedShipment } from "../../support/api/shipments/versionedShipment.ts";

const office = openVersionedShipment();

describe("a preview", () => {
  for (const kind of documentKinds) {
    test(`of ${kind} answers its pages as SVG and stores nothing (R-262)`, async () => {
      const before = await office.calls.read();
      const { status, data } = await office.calls.preview(kind);
      expect(status).toBe(200);
      expect(data).toMatchObject({ pages: expect.any(Array), pageCount: data.pages.length, unknownFields: [], warnings: [] });
      expect(typeof data.plainText).toBe(kind === "shipment-advice" ? "string" : "object");
      expect(data.pages[0]).toMatch(/^<svg[\s>]/);
      expect(await office.calls.read()).toEqual(before);
    });
  }

  test("answers the pages asked for, and how many there are", async () => {
    const { data: whole } = await office.calls.preview("invoice", { addPL: true });
    expect(whole.pages.length).toBeGreaterThan(1);
    const first = await office.calls.preview("invoice", { addPL: true, toPage: 1 });
    expect(first.data).toEqual({ ...whole, pages: whole.pages.slice(0, 1) });
    const others = await office.calls.preview("invoice", { addPL: true, fromPage: 2, toPage: 1000 });
    expect(others.data).toEqual({ ...whole, pages: whole.pages.slice(1) });
    const beyond = await office.calls.preview("invoice", { addPL: true, fromPage: 1000 });
    expect(beyond.data).toEqual({ ...whole, pages: [] });
  });

  test("answers layers of the pages, without those that the caller knows", async () => {
    const wanted = { addPL: true, toPage: 1, remarks: "One" };
    const layersOf = async (body: object) => {
      const { pages, layers } = (await office.calls.preview("invoice", { ...wanted, ...body })).data;
      expect([pages, layers.length]).toEqual([[], 1]);
      return layers.flat();
    };
    const first = await layersOf({ knownLayers: [] });
    const knownLayers = first.map(({ hash }) => hash);
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter(({ svg }) => svg === null)).toEqual([]);
    expect(await layersOf({ knownLayers })).toEqual(first.map(({ hash }) => ({ hash, svg: null })));
    const changed = await layersOf({ knownLayers, remarks: "Two" });
    expect(changed.filter(({ svg }) => svg !== null)).toHaveLength(1);
  });

  test("refuses what is no list of layers", async () => {
    for (const knownLayers of ["all", [1], ["x".repeat(65)], Array(501).fill("x")]) {
      const { status, errors } = await office.calls.preview("invoice", { knownLayers });
      expect([status, errors?.[0]?.field?.[0]]).toEqual([400, "knownLayers"]);
    }
  });

  test("refuses what is no page's number", async () => {
    for (const field of ["fromPage", "toPage"]) {
      for (const number of [0, -1, 1.5, "1"]) {
        expect(await office.calls.preview("invoice", { [field]: number })).toMatchObject({ status: 400, errors: [{ field: [field] }] });
      }
    }
  });

  test("refuses what the document itself would refuse", async () => {
    expect(await office.calls.preview("invoice", { invoiceNo: "" })).toMatchObject({
      status: 422,
      errors: [{ error: "Please fill in all required fields", field: ["invoiceNo"] }],
    });
  });
});
