import { Badge, Button, Menu, Table } from "@mantine/core";
import { IconUserEdit, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { roleNames } from "#domain/account/role.ts";
import type { TeamSection_viewer$data, TeamSection_viewer$key } from "../__generated__/TeamSection_viewer.graphql.ts";
import { useMay } from "../session/role.ts";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { RowMenu } from "../ui/table/RowMenu.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { RemoveMemberDialog } from "./RemoveMemberDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { ShortDate } from "../days/ShortDate.tsx";

type Member = NonNullable<TeamSection_viewer$data["members"]>["nodes"][number];
type Task = { kind: "invite" } | { kind: "role" | "remove"; member: Member };
type Props = { viewer: TeamSection_viewer$key };

const columns = [{ label: "Name" }, { label: "Role" }, { label: "E-mail" }, { label: "Last seen" }];

/** The people of the office; owners invite, change roles and remove. */
export function TeamSection({ viewer }: Props) {
  const { email, role, members, canSendMail } = useFragment(
    graphql`
      fragment TeamSection_viewer on Viewer {
        email
        role
        canSendMail
        members(first: 50) {
          nodes {
            id
            name
            email
            role
            lastSeenAt
          }
        }
      }
    `,
    viewer,
  );
  const mayManage = useMay("manage");
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  if (!members) {
    return (
      <Section title="Team">
        <EmptyState title="Not available" text="This server has no teams." />
      </Section>
    );
  }
  return (
    <Section
      title={`Team (${members.nodes.length})`}
      isFlush
      actions={
        mayManage && (
          <Button leftSection={<IconUserPlus size={16} stroke={1.7} />} onClick={() => handleTask({ kind: "invite" })}>
            Invite member
          </Button>
        )
      }
    >
      <DataTable
        label="Team"
        hasLabelledCards
        columns={mayManage ? [...columns, { label: "Actions", isHidden: true, width: "56px" }] : columns}
      >
        {members.nodes.map((member) => (
          <Table.Tr key={member.id}>
            <td>
              {member.name} {member.email === email && <Badge variant="default">You</Badge>}
            </td>
            <td>{roleNames[member.email === email ? role : member.role]}</td>
            <td>{member.email}</td>
            <td>
              <ShortDate at={member.lastSeenAt} />
            </td>
            {mayManage && (
              <td data-right>
                <RowMenu label={`Actions for ${member.name}`} width={190}>
                  <Menu.Item leftSection={<IconUserEdit size={16} stroke={1.7} />} onClick={() => handleTask({ kind: "role", member })}>
                    Change role
                  </Menu.Item>
                  <Menu.Item
                    color="red"
                    leftSection={<IconUserMinus size={16} stroke={1.7} />}
                    onClick={() => handleTask({ kind: "remove", member })}
                  >
                    Remove
                  </Menu.Item>
                </RowMenu>
              </td>
            )}
          </Table.Tr>
        ))}
      </DataTable>
      {task?.kind === "invite" && <InviteDialog canSendMail={canSendMail ?? false} onClosed={handleClosed} />}
      {task?.kind === "role" && <RoleDialog member={task.member} isYou={task.member.email === email} onClosed={handleClosed} />}
      {task?.kind === "remove" && <RemoveMemberDialog member={task.member} isYou={task.member.email === email} onClosed={handleClosed} />}
    </Section>
  );
}
