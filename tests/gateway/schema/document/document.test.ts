import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const shipmentId = globalId("Shipment", "S1");
const payload =
  "attachment { key name type } attachmentEdge { cursor node { key } } shipment { attachments { totalCount } } errors { message field code }";

const examples = [
  {
    mutation: "generateProformaInvoice",
    kind: "proforma-invoice",
    type: "PROFORMA_INVOICE",
    input: { piNo: "TV/PI/025", piDate: "2025-10-03", printCNF: true, remarks: "Offer valid for 7 days." },
    body: {
      piNo: "TV/PI/025",
      piDate: "03/10/2025",
      contractNo: "",
      contractDate: "",
      printCNF: true,
      printSpecification: false,
      printCommission: false,
      letterhead: true,
      remarks: "Offer valid for 7 days.",
    },
  },
  {
    mutation: "generateInvoice",
    kind: "invoice",
    type: "INVOICE",
    input: {
      invoiceNo: "TV/EXP/042",
      invoiceDate: "2025-11-12",
      contractNo: "C1",
      contractDate: "2025-10-06",
      addPL: true,
      letterhead: false,
      printCommission: true,
    },
    body: {
      invoiceNo: "TV/EXP/042",
      invoiceDate: "12/11/2025",
      piNo: "",
      piDate: "",
      contractNo: "C1",
      contractDate: "06/10/2025",
      printCNF: false,
      printSpecification: false,
      printCommission: true,
      addPL: true,
      letterhead: false,
      remarks: "",
    },
  },
  {
    mutation: "generatePackingList",
    kind: "packing-list",
    type: "PACKING_LIST",
    input: { invoiceNo: "TV/EXP/042", invoiceDate: "2025-11-12", printSpecification: true },
    body: {
      invoiceNo: "TV/EXP/042",
      invoiceDate: "12/11/2025",
      piNo: "",
      piDate: "",
      contractNo: "",
      contractDate: "",
      printSpecification: true,
      letterhead: true,
      remarks: "",
    },
  },
  {
    mutation: "generateContract",
    kind: "contract",
    type: "CONTRACT",
    input: {
      contractNo: "TV/SC/031",
      contractDate: "2025-10-06",
      insurance: "By Seller",
      fields: [
        { name: "Packing", value: "Bags" },
        { name: "Arbitration", value: "London" },
      ],
      mentionNotify: true,
    },
    body: {
      contractNumber: "TV/SC/031",
      contractDate: "06/10/2025",
      insurance: "By Seller",
      surveyor: "",
      shipmentPeriod: "",
      fields: { Packing: "Bags", Arbitration: "London" },
      letterhead: true,
      mentionNotify: true,
    },
  },
  {
    mutation: "generateCustomDocument",
    kind: "custom-document",
    type: "CUSTOM",
    input: { name: "Certificate", body: "We certify", stampSign: true },
    body: { name: "Certificate", heading: "", body: "We certify", stampSign: true, letterhead: true },
  },
];

describe.each(examples)("$mutation", ({ mutation, kind, type, input, body }) => {
  const Input = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const operation = `mutation ($input: ${Input}!) { ${mutation}(input: $input) { ${payload} } }`;

  test("sends exactly the contract's body, dates as day/month/year, and answers the new attachment (R-256, R-265, R-390)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(operation, { input: { shipmentId, ...input } });
    expect(rest.calls[0]).toMatchObject({ method: "POST", path: `/v1/shipment/document/${kind}`, query: { shipmentId: "S1" } });
    expect(rest.calls[0]?.body).toEqual(body);
    expect(answer.at(mutation)).toEqual({
      attachment: { key: "drawn-1", name: `${kind}.pdf`, type },
      attachmentEdge: { cursor: Buffer.from("item:0:drawn-1").toString("base64url"), node: { key: "drawn-1" } },
      shipment: { attachments: { totalCount: 1 } },
      errors: [],
    });
    expect(rest.made()).toEqual([`POST /v1/shipment/document/${kind}`, "GET /v1/shipment"]);
  });

  test("sends the version that was read, and tells a change since as a conflict", async () => {
    const { ask, rest } = await aGateway();
    await ask(operation, { input: { shipmentId, version: 7, ...input } });
    expect(rest.calls[0]?.body).toEqual({ ...body, version: 7 });
    rest.calls.splice(0);
    await ask(operation, { input: { shipmentId, version: 0, ...input } });
    expect(rest.calls[0]?.body).toEqual({ ...body, version: 0 });
    const stale = { error: "This shipment was changed since you opened it", code: "CONFLICT", field: ["version"] };
    rest.say(`POST /v1/shipment/document/${kind}`, { status: 409, errors: [stale] });
    const answer = await ask(operation, { input: { shipmentId, version: 7, ...input } });
    expect(answer.at(`${mutation}.errors`)).toEqual([{ message: stale.error, field: ["version"], code: "CONFLICT" }]);
  });

  test("reads a switch set to null as its default", async () => {
    const { ask, rest } = await aGateway();
    await ask(operation, { input: { shipmentId, ...input, letterhead: null } });
    expect(rest.calls[0]?.body).toMatchObject({ letterhead: true });
  });

  test("sends the same body through generateDocument, and its errors name the path in the input", async () => {
    const { ask, rest } = await aGateway();
    const name = `${mutation.charAt(8).toLowerCase()}${mutation.slice(9)}`;
    const general = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { attachment { key } errors { field } } }";
    const document = { [name]: input };
    const answer = await ask(general, { input: { shipmentId, version: 7, document } });
    expect(rest.calls[0]?.body).toEqual({ ...body, version: 7 });
    expect(answer.at("generateDocument")).toEqual({ attachment: { key: "drawn-1" }, errors: [] });
    const refused = [
      { error: "This script cannot be printed", code: "INVALID", field: ["letterhead"] },
      { error: "This shipment was changed since you opened it", code: "CONFLICT", field: ["version"] },
    ];
    rest.say(`POST /v1/shipment/document/${kind}`, { status: 422, errors: refused });
    const { at } = await ask(general, { input: { shipmentId, document } });
    expect(at("generateDocument.errors")).toEqual([{ field: ["document", name, "letterhead"] }, { field: ["version"] }]);
  });

  test("of an invalid id of a shipment is not found, and the service is not called", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(operation, { input: { ...input, shipmentId: globalId("Firm", "F1") } });
    expect(answer.at(`${mutation}.errors`)).toEqual([{ message: "Shipment not found", field: ["shipmentId"], code: "NOT_FOUND" }]);
    expect(rest.calls).toEqual([]);
  });

  test("that cannot be drawn names the field that is to blame", async () => {
    const { ask, rest } = await aGateway();
    rest.say(`POST /v1/shipment/document/${kind}`, {
      status: 422,
      errors: [{ error: "This script cannot be printed", code: "INVALID", field: ["remarks"] }],
    });
    const answer = await ask(operation, { input: { shipmentId, ...input } });
    expect(answer.at(mutation)).toEqual({
      attachment: null,
      attachmentEdge: null,
      shipment: null,
      errors: [{ message: "This script cannot be printed", field: ["remarks"], code: "INVALID" }],
    });
  });
});
