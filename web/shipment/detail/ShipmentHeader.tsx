import { Badge, Button, Group } from "@mantine/core";
import { IconArrowLeft, IconPencil } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { toShortDate } from "#domain/time/dates.ts";
import type { ShipmentHeader_shipment$key } from "../../__generated__/ShipmentHeader_shipment.graphql.ts";
import { useMay } from "../../session/role.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { preloadShipmentForm } from "../form/ShipmentFormPanel.tsx";
import { ActionsMenu } from "./actions/ActionsMenu.tsx";
import type { ShipmentAction } from "./actions/shipmentAction.ts";

type Props = { shipment: ShipmentHeader_shipment$key; onEdit: () => void; onAction: (action: ShipmentAction) => void };

/** The shipment's name, the link to its firm, Edit and the Actions menu. */
export function ShipmentHeader({ shipment, onEdit, onAction }: Props) {
  const { name, status, createdAt, firmId, firm } = useFragment(
    graphql`
      fragment ShipmentHeader_shipment on Shipment {
        name
        status
        createdAt
        firmId
        firm {
          name
        }
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  return (
    <PageHeader
      title={name}
      description={
        <Group gap="xs">
          {status && <Badge>{status}</Badge>}
          {createdAt && <span>Created {toShortDate(createdAt)}</span>}
        </Group>
      }
      actions={
        <>
          <Button
            component={Link}
            to={`/dashboard/firm/${encodeURIComponent(firmId)}`}
            state={{ firmId, firmName: firm.name }}
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.7} />}
          >
            Back
          </Button>
          {mayWrite && (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.7} />}
                onClick={onEdit}
                onPointerEnter={preloadShipmentForm}
                onFocus={preloadShipmentForm}
              >
                Edit
              </Button>
              <ActionsMenu onAction={onAction} />
            </>
          )}
        </>
      }
    />
  );
}
