import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { toShortDate } from "#domain/time/dates.ts";
import type { LastShipmentQuery } from "../../../__generated__/LastShipmentQuery.graphql.ts";
import type { shipmentValues_shipment$key } from "../../../__generated__/shipmentValues_shipment.graphql.ts";
import { useFormChoices } from "../values/formChoices.ts";
import { useFormStore, useFormValue } from "../values/formStore.ts";
import type { FormValues } from "../values/formValues.ts";
import { shipmentValuesFragment, valuesOfDuplicate, valuesOfShipment } from "../values/shipmentValues.ts";
import { listedValues, withDetailsOf } from "./lastDetails.ts";

type Props = { firmId: string; consigneeId: string };

/** Offers the details of the firm's last shipment to the chosen consignee (R-1038); nothing if there is none. */
export function LastShipment({ firmId, consigneeId }: Props) {
  const { viewer } = useLazyLoadQuery<LastShipmentQuery>(
    graphql`
      query LastShipmentQuery($firmId: ID!, $consigneeId: ID!) {
        viewer {
          shipments(first: 1, firmId: $firmId, consigneeId: $consigneeId) {
            nodes {
              name
              createdAt
              consignee {
                name
              }
              ...shipmentValues_shipment
            }
          }
        }
      }
    `,
    { firmId, consigneeId },
    { fetchPolicy: "network-only" },
  );
  const last = viewer?.shipments.nodes[0];
  if (!last) return null;
  const { name, createdAt, consignee } = last;
  return <Offer shipment={last} to={consignee.name} named={`‘${name}’, ${toShortDate(createdAt ?? "")}`} />;
}

type OfferProps = { shipment: shipmentValues_shipment$key; to: string; named: string };

/** What was there before the details were used and after, and what the user had entered. */
type Used = { before: FormValues; after: FormValues; kept: string[] };

function Offer({ shipment, to, named }: OfferProps) {
  const stored = useFragment(shipmentValuesFragment, shipment);
  const store = useFormStore();
  const choices = useFormChoices();
  const [used, setUsed] = useState<Used | null>(null);
  // What is entered after it would be lost.
  const canUndo = useFormValue((values) => values === used?.after);
  function handleClick() {
    if (used !== null) {
      store.update(() => used.before);
      return setUsed(null);
    }
    const before = store.values();
    const last = listedValues(valuesOfDuplicate(valuesOfShipment(stored), choices), choices);
    const { values: after, kept } = withDetailsOf(last, { values: before, initial: store.initial });
    store.update(() => after);
    setUsed({ before, after, kept });
  }
  return (
    <Alert variant="light" color="ink" role="note">
      <Group justify="space-between" gap="sm">
        <output>
          {used === null ? `Last shipment to ${to}: ${named}` : `Filled from ${named}. Check quantities and rates.`}
          {used !== null && used.kept.length > 0 && ` What you had entered stays: ${used.kept.join(", ")}.`}
        </output>
        {(used === null || canUndo) && (
          <Button size="compact-sm" variant="default" onClick={handleClick}>
            {used === null ? "Use its details" : "Undo"}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
