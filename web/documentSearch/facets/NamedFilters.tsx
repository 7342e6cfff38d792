import { Alert, Button, Pill } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { audienceChoiceNames, audienceChoices, documentOriginNames, readStateNames } from "#domain/documents/documentSearch.ts";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import { toShortDay } from "#domain/time/dates.ts";
import { monthName } from "#domain/time/monthName.ts";
import type { NamedFilters_shipment$key } from "../../__generated__/NamedFilters_shipment.graphql.ts";
import { useUserInfo } from "../../session/session.ts";
import { listFilters, withoutFilters, withValue, type ListFilter } from "../documentsAddress.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import { deletedNames } from "./deletedNames.ts";
import styles from "./NamedFilters.module.css";

type Props = {
  /** The shipment that the search is narrowed to; null without one, and if it was deleted. */
  shipment: NamedFilters_shipment$key | null;
};

/** The filters of the search, each to be removed. A saved search may name what was deleted meanwhile: it says so. */
export function NamedFilters({ shipment }: Props) {
  const found = useFragment(
    graphql`
      fragment NamedFilters_shipment on Shipment {
        name
      }
    `,
    shipment,
  );
  const [place, go] = useDocumentsPlace();
  const info = useUserInfo();
  const names: Record<ListFilter, Record<string, string>> = {
    types: attachmentTypeNames,
    firms: Object.fromEntries((info?.firms ?? []).map(({ firmId, name }) => [firmId, name])),
    buyers: Object.fromEntries((info?.buyers ?? []).map(({ buyerId, name }) => [buyerId, name])),
    textStates: readStateNames,
    origins: documentOriginNames,
    states: attachmentStateNames,
    audiences: Object.fromEntries(
      audienceChoices.map((choice) => [choice, `Visible to ${choice === "NOBODY" ? "nobody" : audienceChoiceNames[choice]}`]),
    ),
  };
  const chips = listFilters.flatMap((filter) =>
    place[filter].map((value) => {
      const known = names[filter][value];
      const isDeleted = known === undefined && deletedNames[filter] !== "";
      const remove = () => void go((newest) => withValue(newest, { filter, value, isWanted: false }));
      return { key: `${filter} ${value}`, label: known ?? (deletedNames[filter] || value), isDeleted, remove };
    }),
  );
  if (place.month !== null) {
    chips.push({ key: "month", label: monthName(place.month), isDeleted: false, remove: () => void go({ month: null }) });
  }
  const isInvoiceDay = place.dated === "invoice";
  if (place.from !== null) {
    chips.push({
      key: "from",
      label: `${isInvoiceDay ? "Invoice from" : "From"} ${toShortDay(place.from)}`,
      isDeleted: false,
      remove: () => void go({ from: null }),
    });
  }
  if (place.to !== null) {
    chips.push({
      key: "to",
      label: `${isInvoiceDay ? "Invoice until" : "Until"} ${toShortDay(place.to)}`,
      isDeleted: false,
      remove: () => void go({ to: null }),
    });
  }
  if (place.shipment !== null) {
    const label = found?.name ?? "Deleted shipment";
    chips.push({ key: "shipment", label, isDeleted: found === null, remove: () => void go({ shipment: null }) });
  }
  const deleted = chips.filter(({ isDeleted }) => isDeleted).map(({ label }) => label.toLowerCase());
  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.filters} aria-label="Active filters">
          {chips.map(({ key, label, remove }) => (
            <li key={key}>
              <Pill
                size="md"
                withRemoveButton
                onRemove={remove}
                // The library hides its button from Tab and screen readers, but here it is the only way to remove some filters.
                removeButtonProps={{ "aria-label": `Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
              >
                {label}
              </Pill>
            </li>
          ))}
          <li>
            <Button size="compact-sm" variant="subtle" onClick={() => void go(withoutFilters(place))}>
              Clear filters
            </Button>
          </li>
        </ul>
      )}
      {deleted.length > 0 && (
        <Alert color="orange" title="This search names what was deleted">
          It is narrowed to a {[...new Set(deleted)].join(" and a ")}. Remove that filter to search everywhere.
        </Alert>
      )}
    </>
  );
}
