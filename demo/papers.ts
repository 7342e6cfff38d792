import { documents } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { inputValues } from "#domain/documents/inputValues.ts";
import { readProposedValues, type ProposedValue } from "#domain/documents/proposedValue.ts";
import papers from "./data/papers.json" with { type: "json" };
import type { Client } from "./client.ts";

type Papers = Record<string, Record<string, unknown>>;

/** Generates the papers after the invoice as a set: what the service proposes, completed with the demo's own values. */
export async function enterPapers(client: Client, shipmentId: string, shipmentType: string): Promise<void> {
  const chosen: Papers = shipmentType === "CONTAINERISED" ? papers.containerised : papers.bulk;
  const made = [];
  for (const definition of documents) {
    const own = chosen[definition.graphqlName];
    if (own) made.push({ [definition.graphqlName]: { ...(await proposalOf(client, shipmentId, definition)), ...own } });
  }
  const document = "mutation ($input: GenerateDocumentSetInput!) { generateDocumentSet(input: $input) { errors { message } } }";
  await client.send(document, { input: { shipmentId, documents: made } });
}

async function proposalOf(client: Client, id: string, { noun, fields }: DocumentDefinition) {
  const query = `query ($id: ID!, $document: DocumentKind!) {
    node(id: $id) { ... on Shipment { documentProposal(document: $document) { name value } } }
  }`;
  const { node } = await client.send<{ node: { documentProposal: ProposedValue[] } }>(query, { id, document: noun });
  return inputValues(fields, readProposedValues(fields, node.documentProposal));
}
