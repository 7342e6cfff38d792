import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useSharedSearchQuery, useSharedSearchQuery$data } from "../__generated__/useSharedSearchQuery.graphql.ts";
import { partnerHome } from "../session/partnerAccount.ts";
import type { Destination } from "./recentDestinations.ts";
import type { Found } from "./useShipmentSearch.ts";
import { useTypedAnswer } from "./useTypedAnswer.ts";

type FoundShared = NonNullable<NonNullable<useSharedSearchQuery$data["viewer"]>["sharedShipments"]>["nodes"][number];

/** The newest shared shipments with these words in what the office sees of them (R-831, R-1132), for offices that are somebody's partner. */
export function useSharedSearch(query: string, isWanted: boolean): Found {
  const answer = useTypedAnswer(query, ask, isWanted);
  if (!answer) return { destinations: [], isSearching: false, problem: null };
  const { isSearching, problem, onTryAgain } = answer;
  const shipments = isSearching ? [] : (answer.data?.viewer?.sharedShipments?.nodes ?? []);
  return { destinations: shipments.map(destinationOf), isSearching, problem, onTryAgain };
}

function ask(environment: Environment, find: string) {
  return fetchQuery<useSharedSearchQuery>(
    environment,
    graphql`
      query useSharedSearchQuery($find: String!) {
        viewer {
          sharedShipments(first: 8, find: $find) {
            nodes {
              id
              reference
              exporter
              consignee
            }
          }
        }
      }
    `,
    { find },
    { fetchPolicy: "network-only" },
  );
}

/** A shared shipment as a destination, with exporter and consignee as detail: two exporters may use the same number. */
function destinationOf({ id, reference, exporter, consignee }: FoundShared): Destination {
  const detail = [exporter, consignee].filter(Boolean).join(" · ");
  return { kind: "shipment", label: reference, detail, path: `${partnerHome}/${encodeURIComponent(id)}` };
}
