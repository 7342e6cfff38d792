import { Badge, Button, Group, Menu } from "@mantine/core";
import { IconArrowLeft, IconChevronDown, IconFileText, IconFileUpload, IconFiles, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { toShortDate } from "#domain/time/dates.ts";
import type { ShipmentHeader_shipment$key } from "../../__generated__/ShipmentHeader_shipment.graphql.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { preloadShipmentForm } from "../form/ShipmentFormPanel.tsx";
import { shipmentActions, type ShipmentAction } from "./shipmentAction.ts";
import { preloadActionDialogs } from "./ShipmentActions.tsx";

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
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.7} />}
            onClick={onEdit}
            onPointerEnter={preloadShipmentForm}
            onFocus={preloadShipmentForm}
          >
            Edit
          </Button>
          <Menu width={240} onOpen={preloadActionDialogs}>
            <Menu.Target>
              <Button rightSection={<IconChevronDown size={16} stroke={1.7} />}>Actions</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {shipmentActions.map(({ action, label }) => (
                <Menu.Item key={action} leftSection={iconOf(action)} onClick={() => onAction(action)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      }
    />
  );
}

function iconOf(action: ShipmentAction): ReactNode {
  if (action === "upload") return <IconFileUpload size={16} stroke={1.7} />;
  if (action === "merge") return <IconFiles size={16} stroke={1.7} />;
  return <IconFileText size={16} stroke={1.7} />;
}
