/* oxlint-disable relay/unused-fields -- exporterNames reads the fields of the exporters. */
import { Group, Select } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { keysOf } from "#domain/typedObject.ts";
import type { SharedFilters_viewer$key } from "../__generated__/SharedFilters_viewer.graphql.ts";
import { FindField } from "../shipment/list/FindField.tsx";
import { statusNames } from "../shipment/list/shipmentListAddress.ts";
import { usePlace } from "../ui/page/usePlace.ts";
import { exporterNames } from "./exporterNames.ts";
import { readSharedPlace, sharedSearch, type SharedPlace } from "./sharedAddress.ts";

type Props = { viewer: SharedFilters_viewer$key };

const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];
const statuses = keysOf(statusNames).map((value) => ({ value, label: statusNames[value] }));

const address = { read: readSharedPlace, write: sharedSearch };

/** Narrows and sorts what is shared: by words, one exporter or one status; part of the address. */
export function SharedFilters({ viewer }: Props) {
  const { sharedExporters } = useFragment(
    graphql`
      fragment SharedFilters_viewer on Viewer {
        sharedExporters {
          id
          name
          role
        }
      }
    `,
    viewer,
  );
  const [place, goTo] = usePlace(address);
  const choices = Array.from(exporterNames(sharedExporters ?? []), ([value, label]) => ({ value, label }));
  const go = (change: Partial<SharedPlace>, options?: { replace: boolean }) => void goTo({ ...change, after: null }, options);
  return (
    <Group gap="md" align="end">
      <FindField find={place.find} placeholder="Number, goods, port or container" onFind={(find) => go({ find }, { replace: true })} />
      <Select
        label="Exporter"
        placeholder="Any"
        data={choices}
        value={place.exporter}
        clearable
        clearButtonProps={{ "aria-label": "Any exporter" }}
        onChange={(exporter) => go({ exporter })}
        w={{ base: "100%", xs: 220 }}
      />
      <Select
        label="Status"
        placeholder="Any"
        data={statuses}
        value={place.status}
        clearable
        clearButtonProps={{ "aria-label": "Any status" }}
        onChange={(chosen) => go({ status: keysOf(statusNames).find((name) => name === chosen) ?? null })}
        flex="1 1 120px"
        maw={180}
      />
      <Select
        label="Sort"
        data={sorts}
        value={place.sort === "oldest" ? "oldest" : "newest"}
        allowDeselect={false}
        onChange={(chosen) => go({ sort: chosen === "oldest" ? "oldest" : "newest" })}
        flex="1 1 120px"
        maw={180}
      />
    </Group>
  );
}
