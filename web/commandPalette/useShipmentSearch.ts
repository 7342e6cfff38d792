import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { hasWords, searchWords } from "#domain/text/searchWords.ts";
import type { useShipmentSearchQuery, useShipmentSearchQuery$data } from "../__generated__/useShipmentSearchQuery.graphql.ts";
import { firmPath } from "./destinations.ts";
import type { Destination } from "./recentDestinations.ts";
import { useTypedAnswer } from "./useTypedAnswer.ts";

type FoundShipment = NonNullable<useShipmentSearchQuery$data["viewer"]>["shipments"]["nodes"][number];
/** What a search of the palette has found. */
export type Found = { destinations: Destination[]; isSearching: boolean; problem: string | null; onTryAgain?: () => void };

/** The newest shipments with these words in their name, document numbers or container numbers. Meanwhile the last answer is filtered locally. */
export function useShipmentSearch(query: string, isWanted: boolean): Found {
  const answer = useTypedAnswer(query, ask, isWanted);
  if (!answer) return { destinations: [], isSearching: false, problem: null };
  const { find, told, isSearching, problem, onTryAgain } = answer;
  const shipments = answer.data?.viewer?.shipments.nodes ?? [];
  if (!isSearching) return { destinations: shipments.map(destinationOf), isSearching, problem, onTryAgain };
  const isNarrower = told !== "" && find.startsWith(told);
  return { destinations: isNarrower ? stillFound(shipments, find).map(destinationOf) : [], isSearching, problem, onTryAgain };
}

function ask(environment: Environment, find: string) {
  return fetchQuery<useShipmentSearchQuery>(
    environment,
    graphql`
      query useShipmentSearchQuery($find: String!) {
        viewer {
          shipments(first: 8, find: $find) {
            nodes {
              id
              firmId
              name
              invoiceNo
              piNo
              contractNo
              consignee {
                name
              }
            }
          }
        }
      }
    `,
    { find },
    { fetchPolicy: "network-only" },
  );
}

function stillFound(shipments: readonly FoundShipment[], find: string): FoundShipment[] {
  const words = searchWords(find);
  return shipments.filter(({ name, invoiceNo, piNo, contractNo }) =>
    hasWords(words, [name, invoiceNo ?? "", piNo ?? "", contractNo ?? ""]),
  );
}

/** A shipment as a destination, with its document number and consignee as detail. */
function destinationOf({ id, firmId, name, invoiceNo, piNo, contractNo, consignee }: FoundShipment): Destination {
  const number = invoiceNo || piNo || contractNo;
  const detail = [number, consignee.name].filter(Boolean).join(" · ");
  return { kind: "shipment", label: name, detail, path: `${firmPath(firmId)}/shipment/${encodeURIComponent(id)}` };
}
