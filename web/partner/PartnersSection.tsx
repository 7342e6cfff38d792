import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { PartnersSection_viewer$data, PartnersSection_viewer$key } from "../__generated__/PartnersSection_viewer.graphql.ts";
import type { PartnersSectionPaginationQuery } from "../__generated__/PartnersSectionPaginationQuery.graphql.ts";
import { useMay } from "../session/role.ts";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { ChangePartnerDialog } from "./list/ChangePartnerDialog.tsx";
import { InvitePartnerDialog } from "./list/InvitePartnerDialog.tsx";
import { PartnerRow, type PartnerTask } from "./list/PartnerRow.tsx";
import { ReinvitePartnerDialog } from "./list/ReinvitePartnerDialog.tsx";
import { RevokePartnerDialog } from "./list/RevokePartnerDialog.tsx";
import { useMoreRows } from "../relay/moreRows.ts";
import { ShowMore } from "../ui/loading/ShowMore.tsx";

type Partner = NonNullable<PartnersSection_viewer$data["partners"]>["edges"][number]["node"];
type Task = { kind: "invite" } | { kind: PartnerTask; partner: Partner };
type Props = { viewer: PartnersSection_viewer$key };

const columns = [{ label: "Name" }, { label: "Role" }, { label: "Sees" }, { label: "State" }, { label: "Last seen" }];
const menus = { label: "Actions", isHidden: true, width: "56px" };

/** The partners of the office; owners invite, change, invite again and revoke. */
export function PartnersSection({ viewer }: Props) {
  const { data, ...pages } = usePaginationFragment<PartnersSectionPaginationQuery, PartnersSection_viewer$key>(
    graphql`
      fragment PartnersSection_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "PartnersSectionPaginationQuery") {
        canSendMail
        partners(first: $first, after: $after) @connection(key: "PartnersSection_partners") {
          totalCount
          edges {
            node {
              id
              name
              state
              ...PartnerRow_partner
              ...ChangePartnerDialog_partner
              ...ReinvitePartnerDialog_partner
            }
          }
        }
      }
    `,
    viewer,
  );
  const mayManage = useMay("manage");
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  const { partners } = data;
  const more = useMoreRows(pages, { rows: partners?.edges.length ?? 0, pageSize: 50 });
  const canSendMail = data.canSendMail ?? false;
  if (!partners) {
    return (
      <Section title="Partners">
        <EmptyState title="Not available" text="This server has no partners." />
      </Section>
    );
  }
  const invite = mayManage && (
    <Button leftSection={<IconUserPlus size={16} stroke={1.7} />} onClick={() => handleTask({ kind: "invite" })}>
      Invite partner
    </Button>
  );
  const isEmpty = partners.edges.length === 0;
  return (
    <Section title={`Partners (${partners.totalCount})`} isFlush={!isEmpty} actions={!isEmpty && invite}>
      {isEmpty ? (
        <EmptyState
          title="No partners yet"
          text="Importers, brokers and customs house agents whom you invite see the shipments that you share with them, and nothing else."
          action={invite}
        />
      ) : (
        <DataTable label="Partners" hasLabelledCards minWidth={640} columns={mayManage ? [...columns, menus] : columns}>
          {partners.edges.map(({ node }) => (
            <PartnerRow key={node.id} partner={node} onTask={mayManage ? (kind) => handleTask({ kind, partner: node }) : null} />
          ))}
        </DataTable>
      )}
      <ShowMore {...more} />
      {task?.kind === "invite" && <InvitePartnerDialog canSendMail={canSendMail} onClosed={handleClosed} />}
      {task?.kind === "change" && <ChangePartnerDialog partner={task.partner} onClosed={handleClosed} />}
      {task?.kind === "again" && <ReinvitePartnerDialog partner={task.partner} canSendMail={canSendMail} onClosed={handleClosed} />}
      {task?.kind === "revoke" && (
        <RevokePartnerDialog id={task.partner.id} name={task.partner.name} state={task.partner.state} onClosed={handleClosed} />
      )}
    </Section>
  );
}
