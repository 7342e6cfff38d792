import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import { IconChecks, IconInbox } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import { Link, useLocation, useNavigate, useRevalidator } from "react-router";
import type { InboxPageMutation } from "../__generated__/InboxPageMutation.graphql.ts";
import type { InboxPageQuery } from "../__generated__/InboxPageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { clearPreloaded } from "../relay/page/preloadedQueries.ts";
import { useCommit } from "../relay/useCommit.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { Section } from "../ui/page/Section.tsx";
import { inboxSearch, readInboxPlace } from "./inboxAddress.ts";
import { onInboxChange } from "../liveUpdates/inboxChanges.ts";
import { InboxLines } from "./InboxLines.tsx";
import { InboxMailChoice } from "./InboxMailChoice.tsx";

/** Inbox (/dashboard/inbox): what others did that concerns the user. */
export function Component() {
  usePageTitle("Inbox");
  const { viewer } = usePageQuery<InboxPageQuery>(graphql`
    query InboxPageQuery($state: InboxState, $after: String) @preloadable {
      viewer {
        ...InboxMailChoice_viewer
        inbox(first: 50, state: $state, after: $after) {
          unreadCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              at
            }
          }
          ...InboxLines_inbox
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => {
    clearPreloaded();
    void revalidate();
  });
  useEffect(() => onInboxChange(reload), []);
  const [markRead, isBusy] = useCommit<InboxPageMutation>(graphql`
    mutation InboxPageMutation($input: MarkInboxReadInput!) {
      markInboxRead(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const place = readInboxPlace(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  if (!viewer?.inbox) return null;
  const { inbox } = viewer;
  const latest = inbox.edges[0]?.node.at;
  const next = inbox.pageInfo.hasNextPage ? (inbox.pageInfo.endCursor ?? null) : null;
  return (
    <Stack gap="lg">
      <PageHeader
        title="Inbox"
        description={inbox.unreadCount === 0 ? "You have read everything." : `${inbox.unreadCount} unread`}
        actions={
          // An older page has not shown the newest lines, so it cannot mark all.
          inbox.unreadCount > 0 &&
          place.after === null &&
          latest && (
            <Button
              variant="default"
              loading={isBusy}
              leftSection={<IconChecks size={16} stroke={1.7} />}
              onClick={() => void markRead({ input: { until: latest } })}
            >
              Mark all as read
            </Button>
          )
        }
      />
      <Group justify="space-between" align="end">
        <SegmentedControl
          aria-label="Show"
          data={["All", "Unread"]}
          value={place.isUnread ? "Unread" : "All"}
          onChange={(show) => void navigate({ search: inboxSearch({ isUnread: show === "Unread", after: null }) })}
        />
        <InboxMailChoice viewer={viewer} />
      </Group>
      <Section isFlush={inbox.edges.length > 0}>
        {inbox.edges.length === 0 ? (
          <EmptyState
            icon={<IconInbox size={22} stroke={1.6} />}
            title={place.isUnread ? "Nothing is unread" : "Nothing received yet"}
            text="Decisions, uploads, comments, requests and opened share links come here."
          />
        ) : (
          <InboxLines inbox={inbox} onRead={(id) => void markRead({ input: { ids: [id] } })} />
        )}
      </Section>
      <Group>
        {place.after !== null && (
          <Button component={Link} to={{ search: inboxSearch({ ...place, after: null }) }} variant="default">
            Newest
          </Button>
        )}
        {next !== null && (
          <Button component={Link} to={{ search: inboxSearch({ ...place, after: next }) }} variant="default">
            Older
          </Button>
        )}
      </Group>
    </Stack>
  );
}
