import { MultiSelect } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { recordsOfPartner } from "#domain/partners/partnerInput.ts";
import type { PartnerRecordsQuery, PartnerRecordsQuery$data } from "../../__generated__/PartnerRecordsQuery.graphql.ts";
import { PartBoundary } from "../../relay/PartBoundary.tsx";

type Records = ReturnType<typeof recordsOfPartner>;
type Props = { label: string; records: Records; field: GetInputPropsReturnType };

/** Picks the buyers, brokers or firms that a partner stands for. User info has loaded all of them. */
export function PartnerRecords(props: Props) {
  return (
    <PartBoundary failure="Failed to load your master data">{(attempt) => <LoadedRecords {...props} attempt={attempt} />}</PartBoundary>
  );
}

function LoadedRecords({ label, records, field, attempt }: Props & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<PartnerRecordsQuery>(
    graphql`
      query PartnerRecordsQuery {
        viewer {
          buyers {
            nodes {
              id
              name
              country
            }
          }
          brokers {
            nodes {
              id
              name
              country
            }
          }
          firms {
            nodes {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchKey: attempt },
  );
  return (
    <MultiSelect
      label={label}
      required
      searchable
      hidePickedOptions
      limit={100}
      nothingFoundMessage="Nothing found"
      maxDropdownHeight="min(260px, calc(50dvh - 60px))"
      data={viewer ? choicesOf(viewer, records) : []}
      {...field}
    />
  );
}

function choicesOf({ buyers, brokers, firms }: NonNullable<PartnerRecordsQuery$data["viewer"]>, records: Records) {
  if (records === "firms") return firms.nodes.map(({ id, name }) => ({ value: id, label: name }));
  const nodes = records === "buyers" ? buyers.nodes : brokers.nodes;
  return nodes.map(({ id, name, country }) => ({ value: id, label: country ? `${name}, ${country}` : name }));
}
