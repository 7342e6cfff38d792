import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";

type MergeField = { name: string; value: string };

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

async function unknownFields(kind: string, body: object): Promise<string[]> {
  const path = `/v1/shipment/document/${kind}/preview?shipmentId=${shipmentId}`;
  const { errors, data } = await exporter.user.post<{ unknownFields: string[] }>(path, body);
  expect(errors).toEqual([]);
  return data.unknownFields;
}

async function mergeFields(): Promise<Record<string, string>> {
  const { status, data } = await exporter.user.get<MergeField[]>(`/v1/shipment/merge-fields?shipmentId=${shipmentId}`);
  expect(status).toBe(200);
  return Object.fromEntries(data.map(({ name, value }) => [name, value]));
}

describe("a preview names the merge fields that nobody knows, once and in their order", () => {
  test("of a custom document's heading, then of its body (R-261)", async () => {
    const heading = "FOR {{consignee.nam}}";
    const body = "{{vessel}} of {{broker.name}}, {{consignee.nam}}\n\n{{#each products}}{{name}} {{colour}}{{/each}}";
    expect(await unknownFields("custom-document", { name: "Letter", heading, body })).toEqual(["consignee.nam", "vessel", "colour"]);
  });

  test("of a contract's clauses", async () => {
    const fields = { Zeta: "{{contrat.no}} of {{contract.date}}", Alpha: "{{ajax}} {{contrat.no}}" };
    const contract = { contractNumber: "TV/SC/1", contractDate: "06/10/2025", fields };
    expect(await unknownFields("contract", contract)).toEqual(["contrat.no", "ajax"]);
  });

  test("and none where all are known", async () => {
    const body = Object.keys(await mergeFields())
      .map((name) => `{{${name}}}`)
      .join("\n");
    expect(await unknownFields("custom-document", { name: "Letter", heading: "ALL", body })).toEqual([]);
  });

  test("but refuses those that are not allowed, naming the text to blame", async () => {
    const path = `/v1/shipment/document/custom-document/preview?shipmentId=${shipmentId}`;
    const refused = await exporter.user.post(path, { name: "Letter", heading: "LETTER", body: "{{> partial}}" });
    expect(refused).toMatchObject({ status: 422, data: null, errors: [{ code: "INVALID", field: ["body"] }] });
  });
});

describe("a generated custom document names the merge fields that nobody knows", () => {
  const generate = async (body: object, headers = {}) => {
    const path = `/v1/shipment/document/custom-document?shipmentId=${shipmentId}`;
    return (await exporter.user.post<{ unknownFields: string[] }>(path, body, headers)).data.unknownFields;
  };
  const letter = (body: string) => ({ name: "Letter", heading: "FOR {{consignee.nam}}", body });

  test("once and in their order, again when the request is repeated with its Idempotency-Key", async () => {
    const headers = { "idempotency-key": "unknown fields" };
    const body = letter("{{vessel}} of {{broker.name}}");
    expect(await generate(body, headers)).toEqual(["consignee.nam", "vessel"]);
    expect(await generate(body, headers)).toEqual(["consignee.nam", "vessel"]);
  });

  test("and an empty list where all are known", async () => {
    expect(await generate({ name: "Letter", heading: "", body: "{{broker.name}}" })).toEqual([]);
  });
});

describe("the merge fields of a shipment", () => {
  test("come with their values, finished as in its documents (R-261)", async () => {
    expect(await mergeFields()).toMatchObject({
      "firm.name": exporter.firm.name,
      "consignee.name": "Al Marjan Foodstuff Trading L.L.C.",
      "notifyParties.name": "Confluence Commodities DMCC",
      "route.vessel": "MV TARANG SAGAR",
      "products.name": "BASMATI RICE",
      "containers.no": "TVXU1001010",
      "totals.currency": "USD",
      "totals.balance": "10,000.00",
    });
  });

  test("tell numbers and dates as stored: blank until a document brought them", async () => {
    expect(await mergeFields()).toMatchObject({ "pi.no": "", "pi.date": "" });
    const path = `/v1/shipment/document/proforma-invoice?shipmentId=${shipmentId}`;
    await exporter.user.post<Attachment>(path, { piNo: "TV/PI/1", piDate: "03/10/2025" });
    expect(await mergeFields()).toMatchObject({ "pi.no": "TV/PI/1", "pi.date": "03/10/2025" });
  });

  test("are for those who are signed in", async () => {
    const { status, data } = await api.call("GET", `/v1/shipment/merge-fields?shipmentId=${shipmentId}`);
    expect({ status, data }).toEqual({ status: 401, data: null });
  });

  test("of an unknown shipment, and of another owner's alike, are not found", async () => {
    const stranger = await anExporter(api);
    const notFound = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND", field: ["shipmentId"] }] };
    for (const query of ["", "?shipmentId=unknown", `?shipmentId=${shipmentId}`]) {
      expect(await stranger.user.get(`/v1/shipment/merge-fields${query}`)).toMatchObject(notFound);
    }
  });
});
