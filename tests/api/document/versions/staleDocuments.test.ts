import { describe, expect, test } from "vitest";
import type { DocumentKind } from "#domain/documents/document.ts";
import { aLine, anExporter, aShipment, aShipmentBody } from "../../../support/api/anExporter.ts";
import { documentCalls } from "../../../support/api/calls/documentCalls.ts";
import { openVersionedShipment } from "../../../support/api/shipments/versionedShipment.ts";

const site = openVersionedShipment();

describe("a document whose shipment has changed", () => {
  test("names what it would print differently, until it is made again with the same request (R-532)", async () => {
    const { data: made } = await site.calls.generate("invoice", { remarks: "Freight prepaid" });
    expect(await site.attachment(made.key)).toMatchObject({ staleFields: [] });
    await site.change({ vessel: "MV VELA", notes: "Not printed" });
    expect(await site.attachment(made.key)).toMatchObject({ staleFields: ["Vessel"] });
    const { data: again } = await site.regenerate(made.key);
    expect(again).toMatchObject({ name: made.name, version: 2, supersedes: made.key, changes: [{ field: "Vessel", to: "MV VELA" }] });
    expect(await site.attachment(again.key)).toMatchObject({ staleFields: [] });
  });

  test("is stale too if a line changes to what another line of the same product says (R-532)", async () => {
    const totals = { totalQuantity: 30_000, totalGrossQuantity: 30_180, amountBeforeGST: 30_000, totalAmount: 30_000 };
    const marked = (...marks: string[]) => ({ ...totals, products: marks.map((each) => aLine(site.exporter, { marks: each })) });
    await site.change(marked("A", "A", "B"));
    const { data } = await site.calls.generate("invoice");
    await site.change(marked("A", "B", "B"));
    expect((await site.attachment(data.key)).staleFields).toEqual([expect.stringMatching(/^Marks of .* \(line 2\)$/)]);
  });

  test("names what is stale as the page does: a box of a data sheet, and the order of a bill (R-532)", async () => {
    const made = async (kind: DocumentKind) => (await site.calls.generate(kind)).data.key;
    const keys = [await made("origin"), await made("bill-of-exchange")];
    const charges = { ...aShipmentBody(site.exporter).charges, advance: 4_000 };
    await site.change({ products: [aLine(site.exporter, { marks: "NEW" })], charges, totalAmount: 6_000 });
    const stale = [];
    for (const key of keys) stale.push((await site.attachment(key)).staleFields);
    expect(stale).toEqual([
      ["6. Marks and numbers of line 1", expect.stringMatching(/^Marks of /)],
      ["Amount", "Order to pay"],
    ]);
  });

  test("that changes only what it does not print is not stale (R-532)", async () => {
    const { data } = await site.calls.generate("packing-list");
    await site.change({ notes: "Call the broker" });
    expect(await site.attachment(data.key)).toMatchObject({ staleFields: [] });
  });

  test("keeps its own number; the numbers of other documents follow the shipment (R-532)", async () => {
    const { data } = await site.calls.generate("packing-list", { contractNo: "OLD" });
    await site.calls.generate("contract", { contractNumber: "NEW" });
    expect((await site.attachment(data.key)).staleFields).toEqual(["Contract no. and date"]);
    await site.calls.generate("invoice", { invoiceNo: "TV/EXP/2" });
    await site.regenerate(data.key);
    expect(await site.calls.read()).toMatchObject({ invoiceNo: "TV/EXP/1", contractNo: "NEW" });
  });

  test("is compared in its firm's style of dates (R-482, R-532)", async () => {
    const styled = await anExporter(site.api);
    const { firmId, ...firm } = styled.firm;
    await styled.user.post(`/v1/user/firm/update?firmId=${firmId}`, { ...firm, dateStyle: "12 Nov 2025" });
    const { shipmentId: id } = await aShipment(styled);
    const styledCalls = documentCalls(styled.user, id);
    await styledCalls.generate("invoice");
    await styled.user.post(`/v1/shipment/update?shipmentId=${id}`, { ...aShipmentBody(styled), vessel: "MV VELA" });
    expect((await styledCalls.read()).attachments).toMatchObject([{ staleFields: ["Vessel"] }]);
  });

  test("is not stale because another document was numbered after it (R-532)", async () => {
    const { data } = await site.calls.generate("contract");
    await site.calls.generate("proforma-invoice");
    expect(await site.attachment(data.key)).toMatchObject({ staleFields: [] });
    await site.calls.generate("proforma-invoice", { piNo: "TV/PI/2" });
    expect(await site.attachment(data.key)).toMatchObject({ staleFields: [] });
  });

  test("and not: then its documents agree, whatever their kind (R-533)", async () => {
    for (const kind of ["contract", "proforma-invoice", "invoice", "packing-list", "bill-of-lading"] as const)
      expect((await site.calls.generate(kind)).errors).toEqual([]);
    const { warnings = [] } = await site.calls.read();
    expect(warnings.filter(({ code }) => code === "DOCUMENTS_DIFFER")).toEqual([]);
  });

  test("and another document that was made since: what both print differently is a warning of the shipment (R-533)", async () => {
    await site.calls.generate("invoice");
    await site.change({ vessel: "MV VELA" });
    const differing = async () => ((await site.calls.read()).warnings ?? []).filter(({ code }) => code === "DOCUMENTS_DIFFER");
    expect(await differing()).toEqual([]);
    const { data: packingList } = await site.calls.generate("packing-list");
    expect(await differing()).toMatchObject([{ message: expect.stringMatching(/^Vessel: Invoice says .+, packing list says MV VELA$/) }]);
    await site.remove(packingList.key);
    expect(await differing()).toEqual([]);
  });
});
