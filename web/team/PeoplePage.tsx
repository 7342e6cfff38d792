import { Stack } from "@mantine/core";
import { graphql } from "react-relay";
import type { PeoplePageQuery } from "../__generated__/PeoplePageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/pageQuery.ts";
import { useMay } from "../session/role.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { Invitations } from "./Invitations.tsx";
import { TeamSection } from "./TeamSection.tsx";

/** People (/dashboard/people): the members of the office, and for its owners the open invitations. */
export function Component() {
  usePageTitle("People");
  const mayManage = useMay("manage");
  const { viewer } = usePageQuery<PeoplePageQuery>(graphql`
    query PeoplePageQuery @preloadable {
      viewer {
        ...TeamSection_viewer
      }
    }
  `);
  if (!viewer) return null;
  return (
    <Stack gap="lg">
      <PageHeader title="People" description="Who works in your office, and what they may do." />
      <TeamSection viewer={viewer} />
      {mayManage && (
        <ErrorBoundary attempt={null} renderFailure={() => null}>
          <PromptSuspense>
            <Invitations />
          </PromptSuspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
