import { Button, Stack } from "@mantine/core";
import { IconArrowLeft, IconReceipt } from "@tabler/icons-react";
import { Suspense } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { roleMessages } from "#domain/account/role.ts";
import type { BillPageQuery } from "../../__generated__/BillPageQuery.graphql.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { usePageQuery } from "../../relay/page/pageQuery.ts";
import { useMay } from "../../session/role.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { sharedPath } from "../sharedAddress.ts";
import { useSharedUpdates } from "../useSharedUpdates.ts";
import { BillForm } from "./BillForm.tsx";

const SentBills = lazyPart(async () => (await import("./SentBills.tsx")).SentBills);

/** Create bill (/dashboard/shared/bill): a broker's bill for the commissions of shared shipments (R-927, R-1183), above those that it sent. */
export function Component() {
  usePageTitle("Create bill");
  useSharedUpdates(null);
  const [search] = useSearchParams();
  const from = search.get("shipment");
  const { viewer } = usePageQuery<BillPageQuery>(graphql`
    query BillPageQuery @preloadable {
      viewer {
        firms {
          nodes {
            __typename
          }
        }
        billableShipments {
          __typename
        }
        sentBills {
          __typename
        }
        ...BillForm_viewer
        ...SentBills_viewer
      }
    }
  `);
  const mayWrite = useMay("write");
  const billable = viewer?.billableShipments;
  const back = from === null ? "/dashboard/shared" : sharedPath(from);
  return (
    <Stack gap="lg">
      <PageHeader
        title="Create bill"
        description="Your commission of shipments that are on board. The exporter receives the bill on each of them and approves it."
        actions={
          <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={16} stroke={1.7} />}>
            Back
          </Button>
        }
      />
      {viewer && billable && mayWrite && billable.length > 0 && viewer.firms.nodes.length > 0 ? (
        <BillForm viewer={viewer} from={from} back={back} />
      ) : (
        <Section>
          <EmptyState icon={<IconReceipt size={22} stroke={1.6} />} {...missing({ billable, mayWrite })} />
        </Section>
      )}
      <Suspense>{viewer?.sentBills?.[0] && <SentBills viewer={viewer} />}</Suspense>
    </Stack>
  );
}

/** Why no bill can be made, and what to do about it. */
function missing({ billable, mayWrite }: { billable: readonly unknown[] | null | undefined; mayWrite: boolean }) {
  if (!billable) return { title: "Not available", text: "This server does not have brokers' bills." };
  if (!mayWrite) return { title: roleMessages.readOnly, text: "Owners and editors of your office send its bills." };
  if (billable.length === 0) {
    const text = "Shipments appear here once they are on board and the exporter has entered your commission.";
    return { title: "Nothing to bill yet", text };
  }
  return {
    title: "Add your firm first",
    text: "The bill has your firm's letterhead, tax numbers, bank and stamp.",
    action: (
      <Button component={Link} to="/dashboard/settings?tab=firm">
        Open Settings
      </Button>
    ),
  };
}
