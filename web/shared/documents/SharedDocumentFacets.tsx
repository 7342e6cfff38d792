/* oxlint-disable relay/unused-fields -- exporterNames reads the fields of the exporters. */
import { Checkbox, Radio, Stack } from "@mantine/core";
import { startTransition, useOptimistic } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import type { SharedDocumentFacets_documents$key } from "../../__generated__/SharedDocumentFacets_documents.graphql.ts";
import type { SharedDocumentFacets_viewer$key } from "../../__generated__/SharedDocumentFacets_viewer.graphql.ts";
import { FacetGroup } from "../../documentSearch/facets/FacetGroup.tsx";
import { exporterNames } from "../exporterNames.ts";
import type { SharedDocumentsPlace } from "./sharedDocumentsAddress.ts";
import { useSharedDocumentsPlace } from "./useSharedDocumentsPlace.ts";

type Props = { documents: SharedDocumentFacets_documents$key; viewer: SharedDocumentFacets_viewer$key };

/** What narrows a partner's search, each value with its number of documents (R-1105). */
export function SharedDocumentFacets({ documents, viewer }: Props) {
  const { facets } = useFragment(
    graphql`
      fragment SharedDocumentFacets_documents on FoundSharedDocumentConnection {
        facets {
          types {
            value
            name
            count
          }
          exporters {
            value
            name
            count
          }
        }
      }
    `,
    documents,
  );
  const { sharedExporters } = useFragment(
    graphql`
      fragment SharedDocumentFacets_viewer on Viewer {
        sharedExporters {
          id
          name
          role
        }
      }
    `,
    viewer,
  );
  const [current, go] = useSharedDocumentsPlace();
  // A tick shows at once; the documents follow.
  const [place, showPlace] = useOptimistic(current);
  function choose(next: (from: SharedDocumentsPlace) => SharedDocumentsPlace) {
    startTransition(async () => {
      showPlace(next);
      await go(next);
    });
  }
  if (!facets) return null;
  const names = exporterNames(sharedExporters ?? []);
  const exporters = facets.exporters.map((one) => ({ ...one, name: names.get(one.value) ?? one.name }));
  return (
    <Stack gap="lg">
      <FacetGroup title="Type" values={facets.types} isChosen={(value) => place.types.some((type) => type === value)}>
        {({ value }, label) => (
          <Checkbox
            size="xs"
            label={label}
            checked={place.types.some((type) => type === value)}
            onChange={({ currentTarget: { checked } }) =>
              choose((from) => ({
                ...from,
                types: attachmentTypes.filter((type) => (type === value ? checked : from.types.includes(type))),
              }))
            }
          />
        )}
      </FacetGroup>
      {(names.size > 1 || place.exporter !== null) && (
        <FacetGroup
          title="Exporter"
          values={[{ value: "", name: "Any exporter" }, ...exporters]}
          isChosen={(value) => value === place.exporter}
          isOneOf
        >
          {({ value }, label) => (
            <Radio
              size="xs"
              name="exporter"
              label={label}
              checked={value === (place.exporter ?? "")}
              onChange={() => choose((from) => ({ ...from, exporter: value || null }))}
            />
          )}
        </FacetGroup>
      )}
    </Stack>
  );
}
