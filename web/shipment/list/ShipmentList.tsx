import { Button, Group } from "@mantine/core";
import { IconShip } from "@tabler/icons-react";
import { Navigate, useLocation } from "react-router";
import { toShortDay } from "#domain/time/dates.ts";
import { financialYearDays } from "#domain/time/financialYear.ts";
import { useMay } from "../../session/role.ts";
import { useFinancialYear } from "../../shell/topBar/financialYearChoice.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { listSearch, readListPlace, statusNames } from "./shipmentListAddress.ts";
import { ShipmentPager } from "./ShipmentPager.tsx";
import { ShipmentTable } from "./ShipmentTable.tsx";
import type { ShipmentPageData, ShipmentRow } from "./shipmentRows.ts";

type Props = {
  page: ShipmentPageData;
  onCreate: () => void;
  onImport: () => void;
  onDuplicate: (row: ShipmentRow) => void;
  onDelete: (row: ShipmentRow) => void;
};

/** One page of shipments with the pager; or what to do if there are none. */
export function ShipmentList({ page, onCreate, onImport, onDuplicate, onDelete }: Props) {
  const place = readListPlace(new URLSearchParams(useLocation().search));
  const mayWrite = useMay("write");
  const { from, to } = financialYearDays(useFinancialYear());
  // The last shipment of the last page was deleted, or the address is outdated.
  if (page.rows.length === 0 && page.total > 0) return <Navigate to={{ search: listSearch({ ...place, after: null }) }} replace />;
  if (page.total === 0) {
    return (
      <Section>
        <EmptyState
          icon={<IconShip size={22} stroke={1.6} />}
          title="No Shipments Found"
          text={
            place.find !== ""
              ? `Nothing of this financial year matches “${place.find}”${place.status === null ? "" : ` with the status ${statusNames[place.status]}`}.`
              : place.status === null
                ? `None was created from ${toShortDay(from)} to ${toShortDay(to)}. Another financial year can be chosen above.`
                : `None of this financial year has the status ${statusNames[place.status]}.`
          }
          action={
            mayWrite ? (
              <Group gap="sm" justify="center">
                <Button variant="light" onClick={onCreate}>
                  Create a shipment
                </Button>
                <Button variant="default" onClick={onImport}>
                  Import shipments
                </Button>
              </Group>
            ) : undefined
          }
        />
      </Section>
    );
  }
  return (
    <Section isFlush>
      <ShipmentTable rows={page.rows} onDuplicate={onDuplicate} onDelete={onDelete} />
      <ShipmentPager page={page} size={place.size} searchOf={(other) => listSearch({ ...place, ...other })} />
    </Section>
  );
}
