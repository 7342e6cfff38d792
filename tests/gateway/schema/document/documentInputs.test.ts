import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const shipmentId = globalId("Shipment", "S1");

test("a number that a document needs must be given; a blank one is what the service refuses", async () => {
  const { ask, rest } = await aGateway();
  rest.say("POST /v1/shipment/document/invoice", {
    status: 422,
    errors: [{ error: "Please fill in all required fields", code: "INVALID", field: ["invoiceNo"] }],
  });
  const operation = "mutation ($input: GenerateInvoiceInput!) { generateInvoice(input: $input) { errors { message field } } }";
  const missing = await ask(operation, { input: { shipmentId } });
  expect(missing.errors[0]).toMatchObject({
    message: expect.stringContaining("to include required field"),
    extensions: { code: "BAD_USER_INPUT" },
  });
  const answer = await ask(operation, { input: { shipmentId, invoiceNo: "", invoiceDate: "2025-11-12" } });
  expect(answer.at("generateInvoice.errors")).toEqual([{ message: "Please fill in all required fields", field: ["invoiceNo"] }]);
});

test("generateDocument takes exactly one document", async () => {
  const { ask, rest } = await aGateway();
  const operation = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const numbers = { invoiceNo: "1", invoiceDate: "2025-11-12" };
  for (const document of [{}, { invoice: numbers, packingList: numbers }, { invoice: null }]) {
    const { errors } = await ask(operation, { input: { shipmentId, document } });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  }
  expect(rest.calls).toEqual([]);
});

test.each(["12/11/2025", "2025-02-30", "2025-11-12T00:00:00Z", 20251112])(
  "a Date is a real day written YYYY-MM-DD, not %j",
  async (invoiceDate) => {
    const { ask, rest } = await aGateway();
    const { errors } = await ask("mutation ($input: GenerateInvoiceInput!) { generateInvoice(input: $input) { errors { message } } }", {
      input: { shipmentId, invoiceNo: "1", invoiceDate },
    });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("A Date is a real day written YYYY-MM-DD"),
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(rest.calls).toEqual([]);
  },
);

test("contract sections with the same name are refused before a map would lose one", async () => {
  const { ask, rest } = await aGateway();
  const fields = [
    { name: "Price", value: "a" },
    { name: "Price", value: "b" },
  ];
  const answer = await ask("mutation ($input: GenerateContractInput!) { generateContract(input: $input) { errors { message field } } }", {
    input: { shipmentId, contractNo: "C/1", contractDate: "2025-11-10", fields },
  });
  expect(answer.at("generateContract.errors")).toEqual([{ message: 'The field "Price" stands twice', field: ["fields", "1"] }]);
  expect(rest.calls).toEqual([]);
});

test("a contract without its number is told so by the input's own name, which REST calls otherwise", async () => {
  const { ask, rest } = await aGateway();
  rest.say("POST /v1/shipment/document/contract", {
    status: 422,
    errors: [{ error: "Please fill in all required fields", code: "INVALID", field: ["contractNumber"] }],
  });
  const operation = "mutation ($input: GenerateContractInput!) { generateContract(input: $input) { errors { field } } }";
  const answer = await ask(operation, { input: { shipmentId, contractNo: " ", contractDate: "2025-11-10" } });
  expect(answer.at("generateContract.errors")).toEqual([{ field: ["contractNo"] }]);
});

describe("a custom document's unknown merge fields", () => {
  const operation = `mutation ($input: GenerateCustomDocumentInput!) {
    generateCustomDocument(input: $input) { unknownFields errors { message } }
  }`;
  const input = { shipmentId, name: "Certificate", body: "{{consignee.nam}}" };
  const stored = { key: "drawn-1" };

  test.each([
    ["as the service reports them", { ...stored, unknownFields: ["consignee.nam"] }, ["consignee.nam"]],
    ["as an empty list when there are none", { ...stored, unknownFields: [] }, []],
    ["as null when the service does not report them", stored, null],
  ])("are returned %s", async (_how, data, unknownFields) => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/shipment/document/custom-document", { data });
    expect((await ask(operation, { input })).at("generateCustomDocument")).toEqual({ unknownFields, errors: [] });
  });
});
