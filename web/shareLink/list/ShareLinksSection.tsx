import { Checkbox } from "@mantine/core";
import { startTransition, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ShareLinksSection_viewer$data, ShareLinksSection_viewer$key } from "../../__generated__/ShareLinksSection_viewer.graphql.ts";
import type { ShareLinksSectionPaginationQuery } from "../../__generated__/ShareLinksSectionPaginationQuery.graphql.ts";
import { useMay } from "../../session/role.ts";
import { DialogBoundary } from "../../relay/DialogBoundary.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LinkLogDialog } from "./LinkLogDialog.tsx";
import { RenewLinkDialog } from "./RenewLinkDialog.tsx";
import { RevokeLinkDialog } from "./RevokeLinkDialog.tsx";
import { ShareLinkRow, type LinkTask } from "./ShareLinkRow.tsx";
import { useMoreRows } from "../../relay/moreRows.ts";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";

type Link = NonNullable<ShareLinksSection_viewer$data["shareLinks"]>["edges"][number]["node"];
type Task = { kind: LinkTask; link: Link; name: string };
type Props = { viewer: ShareLinksSection_viewer$key };

const columns = [
  { label: "Documents" },
  { label: "Open until" },
  { label: "Opened" },
  { label: "Visitors" },
  { label: "Made by" },
  { label: "Actions", isHidden: true, width: "56px" },
];

/** Everything that is open to people without an account, in one list; ended links on request. */
export function ShareLinksSection({ viewer }: Props) {
  const { data, refetch, ...pages } = usePaginationFragment<ShareLinksSectionPaginationQuery, ShareLinksSection_viewer$key>(
    graphql`
      fragment ShareLinksSection_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        state: { type: "ShareLinkState", defaultValue: LIVE }
      )
      @refetchable(queryName: "ShareLinksSectionPaginationQuery") {
        shareLinks(first: $first, after: $after, state: $state) @connection(key: "ShareLinksSection_shareLinks") {
          totalCount
          edges {
            node {
              id
              hasPassword
              ...ShareLinkRow_link
            }
          }
        }
      }
    `,
    viewer,
  );
  const mayWrite = useMay("write");
  const [showsEnded, setShowsEnded] = useState(false);
  const [task, openTask, handleClosed] = useDialogTask<Task>();
  const { shareLinks } = data;
  const more = useMoreRows(pages, { rows: shareLinks?.edges.length ?? 0, pageSize: 50, search: String(showsEnded) });
  if (!shareLinks) {
    return (
      <Section title="Share links">
        <EmptyState title="Not available" text="This server has no share links." />
      </Section>
    );
  }
  function handleEnded(next: boolean) {
    setShowsEnded(next);
    startTransition(() => void refetch({ state: next ? null : "LIVE" }, { fetchPolicy: "store-and-network" }));
  }
  const isEmpty = shareLinks.edges.length === 0;
  return (
    <Section
      title={`Share links (${shareLinks.totalCount})`}
      isFlush={!isEmpty}
      actions={
        <Checkbox size="sm" label="Show ended" checked={showsEnded} onChange={({ currentTarget }) => handleEnded(currentTarget.checked)} />
      }
    >
      {isEmpty ? (
        <EmptyState
          title={showsEnded ? "No share links yet" : "No link is open"}
          text="Share on a shipment's attachments makes a link to some of them, for people without an account."
        />
      ) : (
        <DataTable label="Share links" hasLabelledCards minWidth={760} columns={columns}>
          {shareLinks.edges.map(({ node }) => (
            <ShareLinkRow key={node.id} link={node} mayWrite={mayWrite} onTask={(kind, name) => openTask({ kind, link: node, name })} />
          ))}
        </DataTable>
      )}
      <ShowMore {...more} />
      {task && <TaskDialog task={task} onClosed={handleClosed} />}
    </Section>
  );
}

function TaskDialog({ task, onClosed }: { task: Task; onClosed: () => void }) {
  const { kind, name, link } = task;
  switch (kind) {
    case "log":
      return (
        <DialogBoundary attempt={task} onFailed={onClosed}>
          <LinkLogDialog id={link.id} onClosed={onClosed} />
        </DialogBoundary>
      );
    case "renew":
      return <RenewLinkDialog id={link.id} hasPassword={link.hasPassword} onClosed={onClosed} />;
    case "revoke":
      return <RevokeLinkDialog id={link.id} name={name} onClosed={onClosed} />;
  }
}
