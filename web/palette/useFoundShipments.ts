import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { hasWords, searchWords } from "#domain/search.ts";
import type { useFoundShipmentsQuery, useFoundShipmentsQuery$data } from "../__generated__/useFoundShipmentsQuery.graphql.ts";
import { textOfError } from "../relay/RequestError.ts";
import { firmPath } from "./places.ts";
import type { Place } from "./recentPlaces.ts";

type FoundShipment = NonNullable<useFoundShipmentsQuery$data["viewer"]>["shipments"]["nodes"][number];
type Answer = { find: string; shipments: readonly FoundShipment[]; problem: string | null };
type Found = { places: Place[]; isSearching: boolean; problem: string | null };

/** A pause in typing, in milliseconds, after which the server is asked. */
const pause = 150;
const leastLength = 2;
const none: Answer = { find: "", shipments: [], problem: null };

/**
 * The newest shipments with these words in their name, document numbers or container numbers. The server is asked once the
 * typing rests; an answer to older words is dropped, what it told is narrowed meanwhile.
 */
export function useFoundShipments(query: string): Found {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState(none);
  const find = query.trim();
  const isWanted = find.length >= leastLength;
  useEffect(() => {
    if (!isWanted) return;
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      const asked = fetchQuery<useFoundShipmentsQuery>(
        environment,
        graphql`
          query useFoundShipmentsQuery($find: String!) {
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
    }, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, find, isWanted]);

  if (!isWanted) return { places: [], isSearching: false, problem: null };
  const { find: told, shipments, problem } = answer;
  if (told === find) return { places: shipments.map(placeOf), isSearching: false, problem };
  const isNarrower = told !== "" && find.startsWith(told);
  return { places: isNarrower ? stillFound(shipments, find).map(placeOf) : [], isSearching: true, problem: null };
}

function stillFound(shipments: readonly FoundShipment[], find: string): FoundShipment[] {
  const words = searchWords(find);
  return shipments.filter(({ name, invoiceNo, piNo, contractNo }) =>
    hasWords(words, [name, invoiceNo ?? "", piNo ?? "", contractNo ?? ""]),
  );
}

/** Where a shipment is; beside its name the number it is known by, and who gets it. */
function placeOf({ id, firmId, name, invoiceNo, piNo, contractNo, consignee }: FoundShipment): Place {
  const number = invoiceNo || piNo || contractNo;
  const detail = [number, consignee.name].filter(Boolean).join(" · ");
  return { kind: "shipment", label: name, detail, path: `${firmPath(firmId)}/shipment/${encodeURIComponent(id)}` };
}
