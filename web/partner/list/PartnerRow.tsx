import { Menu, Table, Text } from "@mantine/core";
import { IconMailForward, IconUserEdit, IconUserOff } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { partnerRoleNames, type PartnerState } from "#domain/partners/partner.ts";
import { toShortDate } from "#domain/time/dates.ts";
import type { PartnerRow_partner$key } from "../../__generated__/PartnerRow_partner.graphql.ts";
import { MailNote } from "../../team/MailNote.tsx";
import { RowMenu } from "../../ui/table/RowMenu.tsx";
import { ShortDate } from "../../days/ShortDate.tsx";

/** What an owner does with a partner. */
export type PartnerTask = "change" | "again" | "revoke";

type Props = {
  partner: PartnerRow_partner$key;
  /** Null for those who may not change partners. */
  onTask: ((task: PartnerTask) => void) | null;
};

const stateNames: Record<PartnerState, string> = { INVITED: "Invited", ACTIVE: "Active", REVOKED: "Revoked" };

/** A line of the partners' table. */
export function PartnerRow({ partner, onTask }: Props) {
  const { name, role, state, office, email, shipmentCount, expiresAt, lastSeenAt, mail } = useFragment(
    graphql`
      fragment PartnerRow_partner on Partner {
        name
        role
        state
        office
        email
        shipmentCount
        expiresAt
        lastSeenAt
        mail {
          ...MailNote_mail
        }
      }
    `,
    partner,
  );
  const also = state === "ACTIVE" ? office : email;
  return (
    <Table.Tr>
      <td>
        {name}
        {also && also !== name && (
          <Text size="sm" c="dimmed">
            {also}
          </Text>
        )}
      </td>
      <td>{partnerRoleNames[role]}</td>
      <td>{state === "ACTIVE" ? `${shipmentCount} ${shipmentCount === 1 ? "shipment" : "shipments"}` : "–"}</td>
      <td>
        {stateNames[state]}
        {state === "INVITED" && expiresAt && (
          <Text size="sm" c="dimmed">
            {isOver(expiresAt) ? "The invitation has expired" : `Until ${toShortDate(expiresAt)}`}
            {mail && (
              <>
                <br />
                <MailNote mail={mail} />
              </>
            )}
          </Text>
        )}
      </td>
      <td>
        <ShortDate at={lastSeenAt} />
      </td>
      {onTask && (
        <td data-right>
          <RowMenu label={`Actions for ${name}`} width={190}>
            {state !== "REVOKED" && (
              <Menu.Item leftSection={<IconUserEdit size={16} stroke={1.7} />} onClick={() => onTask("change")}>
                Change...
              </Menu.Item>
            )}
            {state !== "ACTIVE" && (
              <Menu.Item leftSection={<IconMailForward size={16} stroke={1.7} />} onClick={() => onTask("again")}>
                Invite again
              </Menu.Item>
            )}
            {state !== "REVOKED" && (
              <Menu.Item color="red" leftSection={<IconUserOff size={16} stroke={1.7} />} onClick={() => onTask("revoke")}>
                Revoke
              </Menu.Item>
            )}
          </RowMenu>
        </td>
      )}
    </Table.Tr>
  );
}

function isOver(instant: string): boolean {
  return Date.parse(instant) < Date.now();
}
