import { ActionIcon, Indicator, Tooltip } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { getRequest, graphql } from "relay-runtime";
import type { InboxBellSubscription$data } from "../__generated__/InboxBellSubscription.graphql.ts";
import { followSubscription } from "../liveUpdates/followSubscription.ts";
import { emitInboxChange } from "../liveUpdates/inboxChanges.ts";
import { noteRole } from "../session/role.ts";

const { params } = getRequest(graphql`
  subscription InboxBellSubscription {
    inboxChanged {
      unreadCount
      role
    }
  }
`);

/**
 * The way to the inbox, with the number of unread lines as it is now. The bell is there before the number. Nothing over a service without an
 * inbox. Its stream also says when the user gets another role.
 */
export function InboxBell() {
  const [unread, setUnread] = useState(0);
  const [isSupported, setSupported] = useState(true);
  useEffect(() => {
    const gone = new AbortController();
    const followed = {
      params,
      variables: () => ({}),
      onOpen: () => {},
      onData({ inboxChanged }: InboxBellSubscription$data) {
        setUnread(inboxChanged.unreadCount);
        noteRole(inboxChanged.role ?? null);
        emitInboxChange();
      },
      onRefused: (codes: ReadonlySet<string | undefined>) => setSupported(!codes.has("UPSTREAM_UNSUPPORTED")),
    };
    followSubscription<InboxBellSubscription$data>(followed, gone.signal);
    return () => gone.abort();
  }, []);
  if (!isSupported) return null;
  const label = unread === 0 ? "Inbox" : `Inbox, ${unread} unread`;
  return (
    <Indicator label={unread > 99 ? "99+" : unread} size={16} offset={7} color="red.8" disabled={unread === 0}>
      <Tooltip label="Inbox">
        <ActionIcon component={Link} to="/dashboard/inbox" aria-label={label}>
          <IconBell size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Indicator>
  );
}
