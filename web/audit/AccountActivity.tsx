import { Button } from "@mantine/core";
import { fetchQuery, graphql, useLazyLoadQuery, usePaginationFragment, useRelayEnvironment } from "react-relay";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { AccountActivity_viewer$key } from "../__generated__/AccountActivity_viewer.graphql.ts";
import type { AccountActivityAddressQuery } from "../__generated__/AccountActivityAddressQuery.graphql.ts";
import type { AccountActivityPaginationQuery } from "../__generated__/AccountActivityPaginationQuery.graphql.ts";
import type { AccountActivityQuery } from "../__generated__/AccountActivityQuery.graphql.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import {
  activitySearch,
  auditFilterOf,
  endsBeforeItBegins,
  everything,
  isUnlimited,
  readActivityFilter,
  type ActivityFilter,
} from "./activityFilter.ts";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { AuditDays } from "./AuditDays.tsx";
import { AuditSection, NoActivity } from "./AuditSection.tsx";
import { useMoreRows } from "../relay/moreRows.ts";
import { ShowMore } from "../ui/loading/ShowMore.tsx";

/** The account's activity: changes, downloads and sign-ins. The filter is part of the address. */
export function AccountActivity() {
  const environment = useRelayEnvironment();
  const [filter, setFilter] = useActivityFilter();
  const empty = isUnlimited(filter) ? <NoActivity isUnknown={false} /> : <NothingMatches onAll={() => setFilter(everything)} />;
  async function addressOf(): Promise<string | null> {
    const query = graphql`
      query AccountActivityAddressQuery($filter: AuditFilterInput!) {
        viewer {
          auditTrailDownloadUrl(filter: $filter)
        }
      }
    `;
    const asked = fetchQuery<AccountActivityAddressQuery>(
      environment,
      query,
      { filter: auditFilterOf(filter) },
      { fetchPolicy: "network-only" },
    );
    return (await asked.toPromise())?.viewer?.auditTrailDownloadUrl ?? null;
  }
  return (
    <AuditSection
      title="Activity"
      description="Every change, download and sign-in of this account, the newest first."
      addressOf={addressOf}
      filters={<ActivityFilters filter={filter} onFilter={setFilter} />}
      renderLines={(attempt) =>
        endsBeforeItBegins(filter) ? (
          empty
        ) : (
          <ActivityLines key={`${attempt} ${activitySearch(filter)}`} attempt={attempt} filter={filter} empty={empty} />
        )
      }
    />
  );
}

/** The filter in the address, applied at once: the address follows a moment later, and fields must not wait for it. */
function useActivityFilter(): [filter: ActivityFilter, set: (filter: ActivityFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [shown, setShown] = useState({ address, filter: readActivityFilter(search) });
  if (shown.address !== address) setShown({ address, filter: readActivityFilter(search) });
  function set(filter: ActivityFilter): void {
    setShown({ ...shown, filter });
    const next = new URLSearchParams(activitySearch(filter));
    // The tab of the page that shows the activity.
    const tab = search.get("tab");
    if (tab !== null) next.set("tab", tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return [shown.filter, set];
}

type LinesProps = {
  attempt: number;
  filter: ActivityFilter;
  /** Shown when there is no entry. */
  empty: ReactNode;
};

function ActivityLines({ attempt, filter, empty }: LinesProps) {
  const { viewer } = useLazyLoadQuery<AccountActivityQuery>(
    graphql`
      query AccountActivityQuery($filter: AuditFilterInput!) {
        viewer {
          ...AccountActivity_viewer @arguments(filter: $filter)
        }
      }
    `,
    { filter: auditFilterOf(filter) },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  return viewer ? <LoadedActivity viewer={viewer} empty={empty} /> : empty;
}
function LoadedActivity({ viewer, empty }: { viewer: AccountActivity_viewer$key; empty: ReactNode }) {
  const { data, ...pages } = usePaginationFragment<AccountActivityPaginationQuery, AccountActivity_viewer$key>(
    graphql`
      fragment AccountActivity_viewer on Viewer
      @argumentDefinitions(filter: { type: "AuditFilterInput!" }, first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AccountActivityPaginationQuery") {
        auditTrail(filter: $filter, first: $first, after: $after) @connection(key: "AccountActivity_auditTrail") {
          edges {
            __typename
          }
          ...AuditDays_lines
        }
      }
    `,
    viewer,
  );
  const more = useMoreRows(pages, { rows: data.auditTrail?.edges.length ?? 0, pageSize: 50 });
  if (!data.auditTrail) return <NoActivity isUnknown />;
  if (data.auditTrail.edges.length === 0) return empty;
  return (
    <>
      <AuditDays lines={data.auditTrail} />
      <ShowMore label="Show older" {...more} />
    </>
  );
}

function NothingMatches({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      text="Nothing of this kind happened on these days."
      action={
        <Button variant="default" onClick={onAll}>
          Show everything
        </Button>
      }
    />
  );
}
