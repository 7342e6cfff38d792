import type { LoaderFunctionArgs } from "react-router";
import type { InboxPageQuery } from "../__generated__/InboxPageQuery.graphql.ts";
import query from "../__generated__/InboxPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import { readInboxPlace } from "./inboxAddress.ts";

/** Starts the query of the inbox. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<InboxPageQuery> {
  const { isUnread, after } = readInboxPlace(new URL(request.url).searchParams);
  return loadPage({ query, variables: { state: isUnread ? "UNREAD" : null, after }, request });
}
