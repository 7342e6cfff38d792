import { fetchQuery, graphql, useLazyLoadQuery, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { AccountActivity_viewer$key } from "../__generated__/AccountActivity_viewer.graphql.ts";
import type { AccountActivityAddressQuery } from "../__generated__/AccountActivityAddressQuery.graphql.ts";
import type { AccountActivityPaginationQuery } from "../__generated__/AccountActivityPaginationQuery.graphql.ts";
import type { AccountActivityQuery } from "../__generated__/AccountActivityQuery.graphql.ts";
import { AuditDays } from "./AuditDays.tsx";
import { AuditMore } from "./AuditMore.tsx";
import { AuditSection, NoActivity } from "./AuditSection.tsx";

/** Everything that was done in the account: changes, downloads and sign-ins. */
export function AccountActivity() {
  const environment = useRelayEnvironment();
  async function addressOf(): Promise<string | null> {
    const query = graphql`
      query AccountActivityAddressQuery {
        viewer {
          auditTrailDownloadUrl
        }
      }
    `;
    const asked = fetchQuery<AccountActivityAddressQuery>(environment, query, {}, { fetchPolicy: "network-only" });
    return (await asked.toPromise())?.viewer?.auditTrailDownloadUrl ?? null;
  }
  return (
    <AuditSection
      title="Activity"
      description="Every change, download and sign-in of this account, the newest first."
      addressOf={addressOf}
      renderLines={(attempt) => <ActivityLines key={attempt} attempt={attempt} />}
    />
  );
}

function ActivityLines({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<AccountActivityQuery>(
    graphql`
      query AccountActivityQuery {
        viewer {
          ...AccountActivity_viewer
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  return viewer ? <LoadedActivity viewer={viewer} /> : <NoActivity isUnknown={false} />;
}

function LoadedActivity({ viewer }: { viewer: AccountActivity_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<AccountActivityPaginationQuery, AccountActivity_viewer$key>(
    graphql`
      fragment AccountActivity_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AccountActivityPaginationQuery") {
        auditTrail(first: $first, after: $after) @connection(key: "AccountActivity_auditTrail") {
          edges {
            __typename
          }
          ...AuditDays_lines
        }
      }
    `,
    viewer,
  );
  if (!data.auditTrail || data.auditTrail.edges.length === 0) return <NoActivity isUnknown={!data.auditTrail} />;
  return (
    <>
      <AuditDays lines={data.auditTrail} />
      {hasNext && <AuditMore onMore={() => loadNext(50)} isLoading={isLoadingNext} />}
    </>
  );
}
