import { Button, Group, Table } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { ShipmentPartners_shipment$data, ShipmentPartners_shipment$key } from "../__generated__/ShipmentPartners_shipment.graphql.ts";
import { useMay } from "../session/role.ts";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { RemovePartnerDialog } from "./list/RemovePartnerDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShortDate } from "../days/ShortDate.tsx";

type OnShipment = NonNullable<ShipmentPartners_shipment$data["partners"]>[number];
type Task = { kind: "add" } | { kind: "share" | "remove"; partner: OnShipment["partner"] };
type Props = { shipment: ShipmentPartners_shipment$key };

const columns = [{ label: "Name" }, { label: "Role" }, { label: "State" }, { label: "Since" }];

/** The partners on a shipment, who see it or wait until somebody shares it. */
export function ShipmentPartners({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentPartners_shipment on Shipment {
        id
        partners {
          state
          updatedAt
          partner {
            id
            name
            role
            state
          }
        }
        ...ShareDialog_shipment
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  const { partners } = data;
  if (!partners) {
    return (
      <Section title="People">
        <EmptyState title="Not available" text="This server has no partners." />
      </Section>
    );
  }
  const add = mayWrite && (
    <Button leftSection={<IconUserPlus size={16} stroke={1.7} />} onClick={() => handleTask({ kind: "add" })}>
      Add partner
    </Button>
  );
  const isEmpty = partners.length === 0;
  return (
    <Section title={`People (${partners.length})`} isFlush={!isEmpty} actions={!isEmpty && add}>
      {isEmpty ? (
        <EmptyState
          title="Nobody else sees this shipment"
          text="A partner whom you add sees it, and the documents that you tick."
          action={add}
        />
      ) : (
        <DataTable
          label="People"
          hasLabelledCards
          columns={mayWrite ? [...columns, { label: "Actions", isHidden: true, width: "clamp(112px, 30vw, 190px)" }] : columns}
        >
          {partners.map(({ partner, state, updatedAt }) => (
            <Table.Tr key={partner.id}>
              <td>{partner.name}</td>
              <td>{partnerRoleNames[partner.role]}</td>
              <td>{state === "SHARED" ? "Shared" : "Not shared yet"}</td>
              <td>
                <ShortDate at={updatedAt} />
              </td>
              {mayWrite && (
                <td data-right>
                  <Group gap="xs" justify="flex-end">
                    {state === "WAITING" && (
                      <Button
                        size="xs"
                        variant="light"
                        aria-label={`Share with ${partner.name}`}
                        onClick={() => handleTask({ kind: "share", partner })}
                      >
                        Share
                      </Button>
                    )}
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`Remove ${partner.name}`}
                      onClick={() => handleTask({ kind: "remove", partner })}
                    >
                      Remove
                    </Button>
                  </Group>
                </td>
              )}
            </Table.Tr>
          ))}
        </DataTable>
      )}
      {task?.kind === "add" && <ShareDialog shipment={data} partner={null} onClosed={handleClosed} />}
      {task?.kind === "share" && <ShareDialog shipment={data} partner={task.partner} onClosed={handleClosed} />}
      {task?.kind === "remove" && <RemovePartnerDialog shipmentId={data.id} partner={task.partner} onClosed={handleClosed} />}
    </Section>
  );
}
