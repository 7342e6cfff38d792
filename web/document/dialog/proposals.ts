import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { readProposedValues } from "#domain/documents/proposedValue.ts";
import { localDay } from "#domain/time/dates.ts";
import type { proposals_shipment$key } from "../../__generated__/proposals_shipment.graphql.ts";
import type { DocumentKind, proposalsQuery } from "../../__generated__/proposalsQuery.graphql.ts";
import type { Proposals } from "./documentForm.ts";

/**
 * The numbers and dates that the shipment stores, and the values that the service proposes for a document, queried again when the
 * shipment has another version. None are proposed by a service that has no proposals.
 */
export function useProposals({ noun, fields }: DocumentDefinition, shipment: proposals_shipment$key): Proposals {
  const { id, version, invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = useFragment(
    graphql`
      fragment proposals_shipment on Shipment {
        id
        version
        invoiceNo
        invoiceDate
        piNo
        piDate
        contractNo
        contractDate
      }
    `,
    shipment,
  );
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
  const proposed = readProposedValues(
    fields,
    proposal.map(({ name, value }) => ({ name, value })),
  );
  return { stored: { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate }, proposed };
}
