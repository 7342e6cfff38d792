import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { formChoices_viewer$key } from "../../__generated__/formChoices_viewer.graphql.ts";
import type { ShipmentForm_viewer$key } from "../../__generated__/ShipmentForm_viewer.graphql.ts";
import type { shipmentChoices_shipment$key } from "../../__generated__/shipmentChoices_shipment.graphql.ts";
import type { ShipmentFormLoadShipmentQuery } from "../../__generated__/ShipmentFormLoadShipmentQuery.graphql.ts";
import type { ShipmentFormLoadQuery } from "../../__generated__/ShipmentFormLoadQuery.graphql.ts";
import type { shipmentValues_shipment$data, shipmentValues_shipment$key } from "../../__generated__/shipmentValues_shipment.graphql.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { choicesOf, formChoicesFragment, type FormChoices } from "./values/formChoices.ts";
import type { FormValues } from "./values/formValues.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { openForm } from "./draft/openForm.ts";
import { choicesForChange, choicesForCopy, shipmentChoicesFragment } from "./values/shipmentChoices.ts";
import { draftPlace } from "./draft/shipmentDraft.ts";
import { ShipmentForm } from "./ShipmentForm.tsx";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";
import { newValues, shipmentValuesFragment, valuesOfDuplicate, valuesOfShipment, versionOf } from "./values/shipmentValues.ts";

type Props = {
  firmId: string;
  task: ShipmentFormTask;
  onGuard: (requestClose: (() => void) | null) => void;
  onClose: () => void;
  onSaved?: ((shipmentId: string) => void) | undefined;
};

/** Loads the form's data: the master data, and the stored shipment. Loading again resets the form. */
export function ShipmentFormLoad(props: Props) {
  const [attempt, setAttempt] = useState(0);
  const handleReload = () => setAttempt((before) => before + 1);
  return (
    <ErrorBoundary attempt={attempt} renderFailure={(error) => <LoadFailure error={error} onRetry={handleReload} />}>
      <FormQuery {...props} key={attempt} attempt={attempt} onReload={handleReload} />
    </ErrorBoundary>
  );
}

type QueryProps = Props & { attempt: number; onReload: () => void };
type StoredShipment = shipmentValues_shipment$key & shipmentChoices_shipment$key;

function FormQuery(props: QueryProps) {
  const { task } = props;
  if (task.mode === "create") return <MasterDataQuery {...props} shipment={null} />;
  return <ShipmentQuery {...props} shipmentId={task.shipmentId} />;
}

function ShipmentQuery({ shipmentId, ...props }: QueryProps & { shipmentId: string }) {
  const { node } = useLazyLoadQuery<ShipmentFormLoadShipmentQuery>(
    graphql`
      query ShipmentFormLoadShipmentQuery($shipmentId: ID!) {
        node(id: $shipmentId) {
          ... on Shipment @alias(as: "shipment") {
            ...shipmentValues_shipment
            ...shipmentChoices_shipment
          }
        }
      }
    `,
    { shipmentId },
    // The shipment must be the stored one.
    { fetchKey: props.attempt, fetchPolicy: "network-only" },
  );
  if (!node?.shipment) throw new Error(shipmentNotices.detailsMissing);
  return <MasterDataQuery {...props} shipment={node.shipment} />;
}

function MasterDataQuery({ attempt, ...props }: QueryProps & { shipment: StoredShipment | null }) {
  const { viewer } = useLazyLoadQuery<ShipmentFormLoadQuery>(
    graphql`
      query ShipmentFormLoadQuery {
        viewer {
          ...formChoices_viewer
          ...ShipmentForm_viewer
        }
      }
    `,
    {},
    // It is in the store since the session began, so it is asked for again only when the shipment is there: a large office's takes the
    // service longer.
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  if (!viewer) throw new Error(shipmentNotices.detailsMissing);
  return <FormStart {...props} viewer={viewer} />;
}

type StartProps = Omit<QueryProps, "attempt"> & {
  viewer: formChoices_viewer$key & ShipmentForm_viewer$key;
  shipment: StoredShipment | null;
};

function FormStart({ firmId, task, viewer, shipment, ...others }: StartProps) {
  const masterData = choicesOf(useFragment(formChoicesFragment, viewer), firmId);
  const stored = useFragment<shipmentValues_shipment$key>(shipmentValuesFragment, shipment);
  const held = useFragment<shipmentChoices_shipment$key>(shipmentChoicesFragment, shipment);
  // The form works on a copy of the data at opening: later data adds choices, but never changes what was typed.
  const [openedChoices] = useState(held);
  const [form] = useState(() => {
    const version = stored && task.mode === "edit" ? versionOf(stored) : null;
    return openForm({ initial: startingValues(task, stored ?? null, masterData), version, place: draftPlace(firmId, task) });
  });
  const choices = openedChoices ? (task.mode === "edit" ? choicesForChange : choicesForCopy)(masterData, openedChoices) : masterData;
  return <ShipmentForm {...others} firmId={firmId} task={task} form={form} choices={choices} viewer={viewer} />;
}

function startingValues({ mode }: ShipmentFormTask, stored: shipmentValues_shipment$data | null, masterData: FormChoices): FormValues {
  if (stored === null) return newValues(masterData);
  return mode === "duplicate" ? valuesOfDuplicate(valuesOfShipment(stored), masterData) : valuesOfShipment(stored);
}
