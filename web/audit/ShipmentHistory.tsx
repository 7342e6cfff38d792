import { fetchQuery, graphql, useLazyLoadQuery, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { ShipmentHistory_shipment$key } from "../__generated__/ShipmentHistory_shipment.graphql.ts";
import type { ShipmentHistoryAddressQuery } from "../__generated__/ShipmentHistoryAddressQuery.graphql.ts";
import type { ShipmentHistoryPaginationQuery } from "../__generated__/ShipmentHistoryPaginationQuery.graphql.ts";
import type { ShipmentHistoryQuery } from "../__generated__/ShipmentHistoryQuery.graphql.ts";
import { AuditDays } from "./AuditDays.tsx";
import { AuditSection, NoActivity } from "./AuditSection.tsx";
import { useMoreRows } from "../relay/moreRows.ts";
import { ShowMore } from "../ui/loading/ShowMore.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
};

/** A shipment's history: who changed the shipment, its documents and its files, and when. */
export function ShipmentHistory({ shipmentId }: Props) {
  const environment = useRelayEnvironment();
  async function addressOf(): Promise<string | null> {
    const query = graphql`
      query ShipmentHistoryAddressQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment {
            historyDownloadUrl
          }
        }
      }
    `;
    const asked = fetchQuery<ShipmentHistoryAddressQuery>(environment, query, { id: shipmentId }, { fetchPolicy: "network-only" });
    const node = (await asked.toPromise())?.node;
    if (!node) throw new Error("Shipment not found");
    return node.historyDownloadUrl ?? null;
  }
  return (
    <AuditSection
      title="History"
      description="Who did what with this shipment, the newest first."
      addressOf={addressOf}
      renderLines={(attempt) => <Lines key={attempt} shipmentId={shipmentId} attempt={attempt} />}
    />
  );
}

function Lines({ shipmentId, attempt }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<ShipmentHistoryQuery>(
    graphql`
      query ShipmentHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            ...ShipmentHistory_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  return node?.shipment ? <LoadedLines shipment={node.shipment} /> : <NoActivity isUnknown={false} />;
}

function LoadedLines({ shipment }: { shipment: ShipmentHistory_shipment$key }) {
  const { data, ...pages } = usePaginationFragment<ShipmentHistoryPaginationQuery, ShipmentHistory_shipment$key>(
    graphql`
      fragment ShipmentHistory_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" })
      @refetchable(queryName: "ShipmentHistoryPaginationQuery") {
        history(first: $first, after: $after) @connection(key: "ShipmentHistory_history") {
          edges {
            __typename
          }
          ...AuditDays_lines
        }
      }
    `,
    shipment,
  );
  const more = useMoreRows(pages, { rows: data.history?.edges.length ?? 0, pageSize: 30 });
  if (!data.history || data.history.edges.length === 0) return <NoActivity isUnknown={!data.history} />;
  return (
    <>
      <AuditDays lines={data.history} />
      <ShowMore label="Show older" {...more} />
    </>
  );
}
