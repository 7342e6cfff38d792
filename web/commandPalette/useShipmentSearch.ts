import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { hasWords, searchWords } from "#domain/shipment/search.ts";
import type { useShipmentSearchQuery, useShipmentSearchQuery$data } from "../__generated__/useShipmentSearchQuery.graphql.ts";
import { textOfError } from "../relay/RequestError.ts";
import { firmPath } from "./destinations.ts";
import type { Destination } from "./recentDestinations.ts";

type FoundShipment = NonNullable<useShipmentSearchQuery$data["viewer"]>["shipments"]["nodes"][number];
type Answer = { find: string; shipments: readonly FoundShipment[]; problem: string | null };
type Found = { destinations: Destination[]; isSearching: boolean; problem: string | null };

/** Pause in typing, in milliseconds, before the server is queried. */
const debounceMilliseconds = 150;
const minLength = 2;
const none: Answer = { find: "", shipments: [], problem: null };

/**
 * The newest shipments with these words in their name, document numbers or container numbers. The server is queried once typing pauses. A
 * late answer to older words is dropped; meanwhile the last answer is filtered locally.
 */
export function useShipmentSearch(query: string): Found {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState(none);
  const find = query.trim();
  const isWanted = find.length >= minLength;
  useEffect(() => {
    if (!isWanted) return;
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      const asked = fetchQuery<useShipmentSearchQuery>(
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
      const { unsubscribe } = asked.subscribe({
        next: ({ viewer }) => setAnswer({ find, shipments: viewer?.shipments.nodes ?? [], problem: null }),
        error: (error: unknown) => setAnswer({ find, shipments: [], problem: textOfError(error) }),
      });
      stop = unsubscribe;
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, find, isWanted]);

  if (!isWanted) return { destinations: [], isSearching: false, problem: null };
  const { find: told, shipments, problem } = answer;
  if (told === find) return { destinations: shipments.map(destinationOf), isSearching: false, problem };
  const isNarrower = told !== "" && find.startsWith(told);
  return { destinations: isNarrower ? stillFound(shipments, find).map(destinationOf) : [], isSearching: true, problem: null };
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
