import { Group, Select, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { maxFindLength } from "#domain/shipment/search.ts";
import { keysOf } from "#domain/typedObject.ts";
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

/** Pause in typing, in milliseconds, before the list is filtered. */
const rest = 300;

/** Filters and sorts the list: words, status and order, all part of the address. */
export function ListFilters() {
  const navigate = useNavigate();
  const place = readListPlace(new URLSearchParams(useLocation().search));
  const [typed, setTyped] = useState({ text: place.find, address: place.find });
  // The address changed by going back: the field follows, and typed spaces stay.
  if (typed.address !== place.find) {
    setTyped({ text: typed.text.trim() === place.find ? typed.text : place.find, address: place.find });
  }
  const go = (change: Partial<ListPlace>, options?: { replace: boolean }) =>
    void navigate({ search: listSearch({ ...place, ...change, after: null }) }, options);
  const find = typed.text.trim();
  // Otherwise each pause would be a step back, so that going back would take as many steps as pauses.
  const handlePause = useEffectEvent(() => go({ find }, { replace: true }));
  useEffect(() => {
    if (find === place.find) return undefined;
    const timer = setTimeout(handlePause, rest);
    return () => clearTimeout(timer);
  }, [find, place.find]);
  return (
    <Group gap="md" align="end">
      <TextInput
        label="Filter"
        type="search"
        placeholder="Name, document or container number"
        maxLength={maxFindLength}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        flex="1 1 220px"
        maw={340}
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
