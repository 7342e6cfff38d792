/** What the inbox shows: only unread lines or all, and those after a cursor. */
type InboxPlace = { isUnread: boolean; after: string | null };

export function readInboxPlace(search: URLSearchParams): InboxPlace {
  return { isUnread: search.get("show") === "unread", after: search.get("after") };
}

export function inboxSearch({ isUnread, after }: InboxPlace): string {
  const search = new URLSearchParams();
  if (isUnread) search.set("show", "unread");
  if (after !== null) search.set("after", after);
  return search.size > 0 ? `?${search}` : "";
}
