import { fetchQuery, graphql, type Environment } from "react-relay";
import type { ContractField } from "#domain/masterData/templates/contractFormat.ts";
import type { storedClausesQuery } from "../../__generated__/storedClausesQuery.graphql.ts";

/** The clauses of a contract format as they are stored now; none of one that is gone. Rejects if that cannot be known. */
export async function storedClauses(environment: Environment, id: string): Promise<readonly ContractField[]> {
  const query = graphql`
    query storedClausesQuery($id: ID!) {
      node(id: $id) {
        ... on ContractFormat {
          fields {
            name
            value
          }
        }
      }
    }
  `;
  const answer = await fetchQuery<storedClausesQuery>(environment, query, { id }).toPromise();
  return (answer?.node?.fields ?? []).map(({ name, value }) => ({ name, value }));
}
