import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aLine, anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { contentOf } from "../../support/api/calls/attachments.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { printSettings } from "../../support/fixtures/paperData.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const updateFirm = (data: object) =>
  exporter.user.post(`/v1/user/firm/update?firmId=${exporter.firm.firmId}`, { ...exporter.firm, ...data });

test("a firm's documents print dates and blank marks as it chooses, also those of a shipment that was saved before (R-482, R-483)", async () => {
  const { shipmentId } = await aShipment(exporter, { products: [aLine(exporter, { marks: " " })] });
  const { user } = exporter;
  const calls = documentCalls(user, shipmentId);
  const wordsOf = async () =>
    pdfWords(await contentOf(user, (await calls.generate("invoice", { piNo: "PI/1", piDate: "02/10/2025" })).data));
  const plain = await wordsOf();
  for (const text of ["12/11/2025", "dated 02/10/2025"]) expect(plain).toContain(text);
  expect(plain).not.toContain("N/M");

  await updateFirm(printSettings);
  const chosen = await wordsOf();
  for (const text of ["12 Nov 2025", "dated 02 Oct 2025", "N/M"]) expect(chosen).toContain(text);
  expect(chosen).not.toMatch(/\d\d\/\d\d\/\d{4}/);
  expect((await calls.read()).invoiceDate).toBe("12/11/2025");
  expect(await calls.read()).toMatchObject({ differsFromMasterData: false });
  const { data: fields } = await user.get<{ name: string; value: string }[]>(`/v1/shipment/merge-fields?shipmentId=${shipmentId}`);
  expect(fields.find(({ name }) => name === "invoice.date")?.value).toBe("12 Nov 2025");

  const { data } = await user.get<{ entries: AuditEntry[] }>("/v1/audit-trail");
  const changes = data.entries.flatMap((entry) => entry.changes).filter(({ field }) => /Dates on|Blank/.test(field));
  expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["Dates on Documents", "", "12 Nov 2025"],
    ["Blank Marks", "", "N/M"],
  ]);
});

test.each([
  [{ dateStyle: "2025-11-12" }, "Dates on Documents must be 12/11/2025 or 12 Nov 2025", "dateStyle"],
  [{ blankMarks: "none" }, "Blank Marks must be N/M", "blankMarks"],
])("a firm with %j is refused (R-482, R-483)", async (data, message, field) => {
  const { status, errors } = await updateFirm(data);
  expect([status, errors]).toEqual([422, [expect.objectContaining({ error: message, field: [field] })]]);
});
