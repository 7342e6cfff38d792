import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { DocumentNumbersInput, numberWarningsQuery } from "../../__generated__/numberWarningsQuery.graphql.ts";

/** Fetches what may be wrong with numbers of a shipment's documents, by their names there. */
export async function fetchNumberWarnings(
  environment: Environment,
  id: string,
  numbers: DocumentNumbersInput,
): Promise<{ message: string; field: string }[]> {
  const data = await fetchQuery<numberWarningsQuery>(
    environment,
    graphql`
      query numberWarningsQuery($id: ID!, $numbers: DocumentNumbersInput) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            documentSetProposal(numbers: $numbers) {
              warnings {
                message
                field
              }
            }
          }
        }
      }
    `,
    { id, numbers },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const warnings = data?.node?.shipment?.documentSetProposal?.warnings ?? [];
  return warnings.map(({ message, field }) => ({ message, field: field[0] ?? "" }));
}
