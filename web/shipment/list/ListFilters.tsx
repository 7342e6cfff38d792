import { Group, Select } from "@mantine/core";
import { keysOf } from "#domain/typedObject.ts";
import { usePlace } from "../../ui/page/usePlace.ts";
import { FindField } from "./FindField.tsx";
import { listSearch, listSorts, readListPlace, statusNames, type ListPlace, type ListSort } from "./shipmentListAddress.ts";

const statuses = keysOf(statusNames).map((value) => ({ value, label: statusNames[value] }));

const sortNames: Record<ListSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Last changed first",
  name: "Name, A to Z",
  "name-desc": "Name, Z to A",
  invoice: "Invoice date, latest first",
  "invoice-asc": "Invoice date, earliest first",
};
const sorts = listSorts.map((value) => ({ value, label: sortNames[value] }));

const address = { read: readListPlace, write: listSearch };

/** Filters and sorts the list: words, status and order, all part of the address. */
export function ListFilters() {
  const [place, goTo] = usePlace(address);
  const go = (change: Partial<ListPlace>, options?: { replace: boolean }) => void goTo({ ...change, after: null }, options);
  return (
    <Group gap="md" align="end">
      <FindField
        find={place.find}
        placeholder="Name, document or container number"
        // Otherwise each pause would be a step back, so that going back would take as many steps as pauses.
        onFind={(find) => go({ find }, { replace: true })}
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
        maw={220}
      />
      <Select
        label="Sort"
        data={sorts}
        value={place.sort}
        allowDeselect={false}
        onChange={(chosen) => go({ sort: listSorts.find((name) => name === chosen) ?? listSorts[0] })}
        flex="1 1 160px"
        maw={260}
      />
    </Group>
  );
}
