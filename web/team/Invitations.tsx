import { Button, Table, Text } from "@mantine/core";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { roleNames } from "#domain/account/role.ts";
import type { Invitations_viewer$key } from "../__generated__/Invitations_viewer.graphql.ts";
import type { InvitationsQuery } from "../__generated__/InvitationsQuery.graphql.ts";
import type { InvitationsWithdrawMutation } from "../__generated__/InvitationsWithdrawMutation.graphql.ts";
import { useReloadKey } from "../relay/outdatedScreen.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { MailNote } from "./MailNote.tsx";
import { ShortDate } from "../days/ShortDate.tsx";

/** Open invitations, which an owner may withdraw; nothing if there are none. */
export function Invitations() {
  const { viewer } = useLazyLoadQuery<InvitationsQuery>(
    graphql`
      query InvitationsQuery {
        viewer {
          ...Invitations_viewer
        }
      }
    `,
    {},
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return viewer && <InvitationList viewer={viewer} />;
}

function InvitationList({ viewer }: { viewer: Invitations_viewer$key }) {
  const { invitations } = useFragment(
    graphql`
      fragment Invitations_viewer on Viewer {
        invitations {
          nodes {
            id
            role
            email
            expiresAt
            mail {
              ...MailNote_mail
            }
          }
        }
      }
    `,
    viewer,
  );
  const [withdraw, isBusy] = useCommit<InvitationsWithdrawMutation>(
    graphql`
      mutation InvitationsWithdrawMutation($input: WithdrawInvitationInput!) {
        withdrawInvitation(input: $input) {
          viewer {
            ...Invitations_viewer
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Invitation withdrawn" },
  );
  if (!invitations || invitations.nodes.length === 0) return null;
  return (
    <Section title={`Invitations (${invitations.nodes.length})`} isFlush>
      <DataTable
        label="Invitations"
        hasLabelledCards
        columns={[{ label: "For" }, { label: "Role" }, { label: "Valid until" }, { label: "Actions", isHidden: true, width: "120px" }]}
      >
        {invitations.nodes.map(({ id, role, email, expiresAt, mail }) => (
          <Table.Tr key={id}>
            <td>
              {email ?? "Anybody with the code"}
              {mail && (
                <Text size="sm" c="dimmed">
                  <MailNote mail={mail} />
                </Text>
              )}
            </td>
            <td>{roleNames[role]}</td>
            <td>
              <ShortDate at={expiresAt} />
            </td>
            <td data-right>
              <Button
                size="xs"
                variant="default"
                disabled={isBusy}
                aria-label={`Withdraw the invitation of ${email ?? `a ${roleNames[role].toLowerCase()}`}`}
                onClick={() => void withdraw({ input: { id } })}
              >
                Withdraw
              </Button>
            </td>
          </Table.Tr>
        ))}
      </DataTable>
    </Section>
  );
}
