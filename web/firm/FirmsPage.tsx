import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { FirmsPageQuery } from "../__generated__/FirmsPageQuery.graphql.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { useMay } from "../session/role.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { Section } from "../ui/page/Section.tsx";
import { SampleDataOffer } from "../sampleData/SampleDataOffer.tsx";
import { FirmCards } from "./FirmCards.tsx";
import { inOrder, readFirmsOrder } from "./firmsOrder.ts";
import styles from "./FirmCards.module.css";

const RemoveSampleData = lazyPart(async () => (await import("../sampleData/RemoveSampleData.tsx")).RemoveSampleData);
const RecentShipments = lazyPart(async () => (await import("../home/RecentShipments.tsx")).RecentShipments);

/** Home (/dashboard): the user's firms, each leading to its shipments; below, what to continue with. */
export function Component() {
  usePageTitle("Your Firms");
  return (
    <Stack gap="lg">
      <PageHeader title="Your Firms" description="Choose a firm to see its shipments." />
      <PromptSuspense fallback={<FirmsLoading />}>
        <Firms />
      </PromptSuspense>
    </Stack>
  );
}

function Firms() {
  const mayManage = useMay("manage");
  const { viewer } = usePageQuery<FirmsPageQuery>(graphql`
    query FirmsPageQuery @preloadable {
      viewer {
        firms {
          nodes {
            id
            isSample
            ...FirmCards_firms
          }
        }
      }
    }
  `);
  const firms = viewer?.firms.nodes ?? [];
  const [first] = inOrder(firms, readFirmsOrder());
  if (first !== undefined) {
    return (
      <Stack gap="xl">
        <FirmCards firms={firms} />
        {mayManage && firms.some(({ isSample }) => isSample) && (
          <ErrorBoundary attempt={null} renderFailure={() => null}>
            <PromptSuspense>
              <RemoveSampleData />
            </PromptSuspense>
          </ErrorBoundary>
        )}
        {/* Another server may not list by the last change: Home is then the firms alone. */}
        <ErrorBoundary attempt={null} renderFailure={() => null}>
          <PromptSuspense>
            <RecentShipments key={firms.map(({ id }) => id).join(" ")} firmId={first.id} />
          </PromptSuspense>
        </ErrorBoundary>
      </Stack>
    );
  }
  return (
    <Section>
      <EmptyState
        icon={<IconBuildingWarehouse size={22} stroke={1.6} />}
        title="No Firms Found"
        text={`Shipments and their documents belong to a firm. ${mayManage ? "Add yours in Settings." : "An owner of your office adds it."}`}
        action={
          mayManage ? (
            <Group gap="sm" justify="center">
              <Button component={Link} to="/dashboard/settings" size="md">
                Add a firm in Settings
              </Button>
              <SampleDataOffer />
            </Group>
          ) : undefined
        }
      />
    </Section>
  );
}

function FirmsLoading() {
  return (
    <Stack gap="sm" aria-busy="true">
      <Text component="output" c="dimmed">
        Loading your firms...
      </Text>
      <div className={styles.cards} aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <div key={card} className={styles.waiting}>
            <Skeleton height={14} width="62%" />
            <Skeleton height={11} width="40%" />
            <Skeleton height={11} width="84%" />
          </div>
        ))}
      </div>
    </Stack>
  );
}
