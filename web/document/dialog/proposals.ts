import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { DocumentDefinition, FieldValues } from "#domain/documents/documentDefinition.ts";
import { readProposedValues } from "#domain/documents/proposedValue.ts";
import { localDay } from "#domain/time/dates.ts";
import type { DocumentKind, proposalsQuery } from "../../__generated__/proposalsQuery.graphql.ts";

/** The shipment, and its version as the page shows it. */
type Subject = { id: string; version: number | null };

/**
 * The values that the service proposes for a document, queried again when the shipment has another version. Empty if the service
 * proposes none.
 */
export function useProposals({ noun, fields }: DocumentDefinition, { id, version }: Subject): FieldValues {
  // The user's today, which may be another than the service's.
  const [today] = useState(() => localDay(new Date()));
  const [openedAt] = useState(version);
  const { node } = useLazyLoadQuery<proposalsQuery>(
    graphql`
      query proposalsQuery($id: ID!, $document: DocumentKind!, $today: Date) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            documentProposal(document: $document, today: $today) {
              name
              value
            }
          }
        }
      }
    `,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway makes this enumeration from the nouns of the same definitions.
    { id, document: noun as DocumentKind, today },
    // The open form stays while the proposals of a newer version arrive.
    { fetchKey: version ?? 0, fetchPolicy: version === openedAt ? "network-only" : "store-and-network" },
  );
  const proposal = node?.shipment?.documentProposal ?? [];
  return readProposedValues(
    fields,
    proposal.map(({ name, value }) => ({ name, value })),
  );
}
