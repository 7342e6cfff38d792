import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Disposable, type IEnvironment } from "relay-runtime";
import { statsLimits } from "#domain/stats/stats.ts";
import type { refetchRowsQuery } from "../../__generated__/refetchRowsQuery.graphql.ts";
import type { StatsRowRef } from "./rowWindowStore.ts";

const query = graphql`
  query refetchRowsQuery($firmId: ID!, $shipmentIds: [ID!]!) {
    node(id: $firmId) {
      ... on Firm {
        # Only the store reads these fields.
        # eslint-disable-next-line relay/unused-fields
        statsSheet(filter: { shipmentIds: $shipmentIds }) {
          # eslint-disable-next-line relay/unused-fields
          rows(limit: 1000) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...statsCells_row
          }
        }
      }
    }
  }
`;

/**
 * Fetches rows again, also those that have left the store: an undo far away must not overwrite what another user wrote
 * since. Retains them until disposed. Rejects when a request fails.
 */
export async function refetchRows(environment: IEnvironment, firmId: string, rows: readonly StatsRowRef[]): Promise<Disposable> {
  const ids = [...new Set(rows.map(({ shipmentId }) => shipmentId))];
  const held: Disposable[] = [];
  const dispose = () => held.forEach((one) => one.dispose());
  try {
    for (let at = 0; at < ids.length; at += statsLimits.rowsAtOnce) {
      const variables = { firmId, shipmentIds: ids.slice(at, at + statsLimits.rowsAtOnce) };
      held.push(environment.retain(createOperationDescriptor(getRequest(query), variables)));
      await fetchQuery<refetchRowsQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
    }
  } catch (error) {
    dispose();
    throw error;
  }
  return { dispose };
}
