import { Button, Stack } from "@mantine/core";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { FirmsPageQuery } from "../__generated__/FirmsPageQuery.graphql.ts";
import { usePageQuery } from "../relay/pageQuery.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Section } from "../ui/Section.tsx";
import { FirmCards } from "./FirmCards.tsx";

/** Home (/dashboard): the user's firms, each the door to its shipments. */
export function Component() {
  usePageTitle("Your Firms");
  const { viewer } = usePageQuery<FirmsPageQuery>(graphql`
    query FirmsPageQuery @preloadable {
      viewer {
        firms {
          nodes {
            ...FirmCards_firms
          }
        }
      }
    }
  `);
  const firms = viewer?.firms.nodes ?? [];
  return (
    <Stack gap="lg">
      <PageHeader title="Your Firms" description="Choose a firm to see its shipments." />
      {firms.length > 0 ? (
        <FirmCards firms={firms} />
      ) : (
        <Section>
          <EmptyState
            icon={<IconBuildingWarehouse size={22} stroke={1.6} />}
            title="No Firms Found"
            text="Shipments and their documents belong to a firm. Add yours in Settings."
            action={
              <Button component={Link} to="/dashboard/settings">
                Add a firm in Settings
              </Button>
            }
          />
        </Section>
      )}
    </Stack>
  );
}
