import { expect, test } from "vitest";
import { documents } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { proposedValues, readProposedValues } from "#domain/documents/proposedValue.ts";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { documentBodies } from "../../../support/fixtures/documentRequests.ts";

const query = `query ($id: ID!, $document: DocumentKind!, $today: Date) {
  node(id: $id) { ... on Shipment { documentProposal(document: $document, today: $today) { name value } } }
}`;
const id = globalId("Shipment", "S1");

test("a proposal is one call, and a text for each field of the input (R-564)", async () => {
  const { ask, rest } = await aGateway();
  const data = { contractNumber: "C1", contractDate: "06/10/2025", fields: { Packing: "New bags" }, letterhead: false };
  rest.say("GET /v1/shipment/document/contract/proposal", { data });
  const answer = await ask(query, { id, document: "CONTRACT", today: "2025-11-21" });
  const values = new Map(
    (answer.at("node.documentProposal") as { name: string; value: string }[]).map(({ name, value }) => [name, value] as const),
  );
  expect(rest.calls.at(-1)).toMatchObject({ query: { shipmentId: "S1", today: "21/11/2025" } });
  expect(values.get("contractNo")).toBe("C1");
  expect(values.get("contractDate")).toBe("2025-10-06");
  expect(values.get("letterhead")).toBe("false");
  expect(JSON.parse([...values.values()].find((value) => value.startsWith("[")) ?? "")).toEqual([{ name: "Packing", value: "New bags" }]);
});

test("a proposal of a service that has none is UPSTREAM_UNSUPPORTED (R-564)", async () => {
  const { ask, rest } = await aGateway();
  rest.say("GET /v1/shipment/document/invoice/proposal", { status: 404 });
  const { errors, at } = await ask(query, { id, document: "INVOICE" });
  expect(errors[0]?.extensions["code"]).toBe("UPSTREAM_UNSUPPORTED");
  expect(at("node.documentProposal")).toBe(null);
});

test.each(documents.map((definition) => [definition.kind, definition] as const))(
  "the texts of %s become the values of its dialog again; what cannot be read is left out (R-564)",
  (kind, { fields }: DocumentDefinition) => {
    const values = readProposedValues(fields, proposedValues(fields, { ...documentBodies[kind] }));
    expect(Object.keys(values)).toEqual(fields.map(({ name }) => name));
    const broken = readProposedValues(fields, [{ name: "enclosures", value: "{" }]);
    expect(broken).toEqual(fields.some(({ name }) => name === "enclosures") ? { enclosures: [] } : {});
  },
);
