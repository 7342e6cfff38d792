import { Select } from "@mantine/core";
import { useLocation, useNavigate } from "react-router";
import { keysOf } from "#domain/typedObject.ts";
import { listSearch, readListPlace, statusNames } from "./shipmentListAddress.ts";

const choices = keysOf(statusNames).map((value) => ({ value, label: statusNames[value] }));

/** Shows only shipments with one status; part of the address. */
export function StatusFilter() {
  const navigate = useNavigate();
  const place = readListPlace(new URLSearchParams(useLocation().search));
  return (
    <Select
      label="Status"
      placeholder="Any"
      data={choices}
      value={place.status}
      clearable
      clearButtonProps={{ "aria-label": "Any status" }}
      onChange={(chosen) => {
        const status = keysOf(statusNames).find((name) => name === chosen) ?? null;
        void navigate({ search: listSearch({ ...place, status, after: null }) });
      }}
      maw={220}
    />
  );
}
