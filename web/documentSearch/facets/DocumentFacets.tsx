/* oxlint-disable relay/unused-fields -- The groups read the fields by the names of their filters. */
import { Checkbox, Radio, Stack } from "@mantine/core";
import { startTransition, useOptimistic } from "react";
import { graphql, useFragment } from "react-relay";
import { monthName } from "#domain/time/monthName.ts";
import type { DocumentFacets_documents$key } from "../../__generated__/DocumentFacets_documents.graphql.ts";
import { withValue, type DocumentsPlace, type ListFilter } from "../documentsAddress.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { DateRange } from "./DateRange.tsx";
import { deletedNames } from "./deletedNames.ts";

type Props = {
  documents: DocumentFacets_documents$key;
  /** Whether to show who may see documents. */
  hasPartners: boolean;
};

const titles = {
  types: "Type",
  firms: "Firm",
  buyers: "Buyer",
  audiences: "Visible to",
  states: "State",
  textStates: "Text",
  origins: "Made by",
} as const satisfies Record<ListFilter, string>;

/** What narrows the search, each value with its number of documents. */
export function DocumentFacets({ documents, hasPartners }: Props) {
  const { facets } = useFragment(
    graphql`
      fragment DocumentFacets_documents on FoundDocumentConnection {
        facets {
          types {
            value
            name
            count
          }
          firms {
            value
            name
            count
          }
          buyers {
            value
            name
            count
          }
          textStates {
            value
            name
            count
          }
          origins {
            value
            name
            count
          }
          states {
            value
            name
            count
          }
          audiences {
            value
            name
            count
          }
          months {
            value
            count
          }
        }
      }
    `,
    documents,
  );
  const [current, go] = useDocumentsPlace();
  // A tick shows at once; the documents follow.
  const [place, showPlace] = useOptimistic(current);
  function choose(next: (from: DocumentsPlace) => DocumentsPlace) {
    startTransition(async () => {
      showPlace(next);
      await go(next);
    });
  }
  const chooseMonth = (month: string) => choose((from) => ({ ...from, month: month || null, from: null, to: null }));
  if (!facets) return null;
  const group = (filter: ListFilter) => {
    const chosen: readonly string[] = place[filter];
    return (
      <FacetGroup
        title={titles[filter]}
        values={facets[filter].map((one) => ({ ...one, name: one.name || deletedNames[filter] }))}
        isChosen={(value) => chosen.includes(value)}
      >
        {({ value }, label) => (
          <Checkbox
            size="xs"
            label={label}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => choose((from) => withValue(from, { filter, value, isWanted: checked }))}
          />
        )}
      </FacetGroup>
    );
  };
  return (
    <Stack gap="lg">
      {group("types")}
      {group("firms")}
      {group("buyers")}
      <FacetGroup
        title="Stored in"
        values={[{ value: "", name: "Any month" }, ...facets.months.map(({ value, count }) => ({ value, name: monthName(value), count }))]}
        isChosen={(value) => value === place.month}
        isOneOf
      >
        {({ value }, label) => (
          <Radio size="xs" name="month" label={label} checked={value === (place.month ?? "")} onChange={() => chooseMonth(value)} />
        )}
      </FacetGroup>
      <DateRange range={place} onChange={(range) => choose((from) => ({ ...from, ...range, month: null }))} />
      {(hasPartners || place.audiences.length > 0) && group("audiences")}
      {(facets.states.some(({ value }) => value !== "APPROVED") || place.states.length > 0) && group("states")}
      {group("textStates")}
      {group("origins")}
      <Checkbox
        size="xs"
        label="Older versions too"
        checked={place.hasOldVersions}
        onChange={({ currentTarget: { checked } }) => choose((from) => ({ ...from, hasOldVersions: checked }))}
      />
    </Stack>
  );
}
