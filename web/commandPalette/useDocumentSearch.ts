import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { attachmentTypeNames, attachmentTypes } from "#domain/documents/attachment.ts";
import type { useDocumentSearchQuery, useDocumentSearchQuery$data } from "../__generated__/useDocumentSearchQuery.graphql.ts";
import type { Destination } from "./recentDestinations.ts";
import type { Found } from "./useShipmentSearch.ts";
import { useTypedAnswer } from "./useTypedAnswer.ts";

type FoundDocument = NonNullable<NonNullable<useDocumentSearchQuery$data["viewer"]>["documents"]>["edges"][number];

/**
 * The best five documents with these words in their text, name or shipment, and the page that has all. Nothing where the server
 * cannot search documents, and nothing of an older text, since only the server knows the words inside.
 */
export function useDocumentSearch(query: string, isWanted: boolean): Found {
  const answer = useTypedAnswer(query, ask, isWanted);
  if (!answer) return { destinations: [], isSearching: false, problem: null };
  const { isSearching, problem, onTryAgain } = answer;
  if (isSearching) return { destinations: [], isSearching, problem, onTryAgain };
  const { edges = [], totalCount = 0 } = answer.data?.viewer?.documents ?? {};
  const all: Destination = {
    kind: "document",
    label: "All results",
    detail: `Documents with “${answer.find}”: ${totalCount}`,
    path: pathOf(answer.find),
  };
  const destinations = edges.length === 0 ? [] : [...edges.map((edge) => destinationOf(edge, answer.find)), all];
  return { destinations, isSearching, problem, onTryAgain };
}

function ask(environment: Environment, find: string) {
  return fetchQuery<useDocumentSearchQuery>(
    environment,
    graphql`
      query useDocumentSearchQuery($find: String!) {
        viewer {
          documents(search: { query: $find, newestOnly: true }, first: 5) {
            totalCount
            edges {
              shipmentName
              page
              node {
                id
                name
                type
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

/** A document as a destination: the page Documents with its preview at the hit. */
function destinationOf({ shipmentName, page, node }: FoundDocument, find: string): Destination {
  const type = attachmentTypes.find((known) => known === node.type);
  const place = page === null || page === undefined ? "" : `page ${page}`;
  const detail = [type ? attachmentTypeNames[type] : "", shipmentName, place].filter(Boolean).join(" · ");
  return { kind: "document", label: node.name, detail, path: pathOf(find, node.id) };
}

/** The address of the page Documents; `doc` is the previewed one. A search is at most 100 characters long. */
function pathOf(find: string, doc?: string): string {
  const search = new URLSearchParams({ q: find.slice(0, 100), ...(doc !== undefined && { doc }) });
  return `/dashboard/documents?${search}`;
}
