import { Stack } from "@mantine/core";
import { graphql } from "react-relay";
import type { PeoplePageQuery } from "../__generated__/PeoplePageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { useIsPartnerAccount } from "../session/partnerAccount.ts";
import { useMay } from "../session/role.ts";
import { PageTabs } from "../shell/PageTabs.tsx";
import { Invitations } from "../team/Invitations.tsx";
import { TeamSection } from "../team/TeamSection.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";

const PartnersTab = lazyPart(async () => (await import("../partner/list/PartnersTab.tsx")).PartnersTab);

const ShareLinksTab = lazyPart(async () => (await import("../shareLink/list/ShareLinksTab.tsx")).ShareLinksTab);

const SharingDefaults = lazyPart(async () => (await import("../partner/SharingDefaults.tsx")).SharingDefaults);

const PaperTemplates = lazyPart(async () => (await import("../papers/templates/PaperTemplates.tsx")).PaperTemplates);

const tabs = {
  team: { title: "Team", panelName: "Your team" },
  partners: { title: "Partners", panelName: "Your partners" },
  links: { title: "Share links", panelName: "Your share links" },
  sharing: { title: "Sharing defaults", panelName: "Whom new documents are visible to, and which a new shipment needs" },
};

/**
 * People (/dashboard/people): the members of the office, for its owners the open invitations, the partners, the share links, whom new
 * documents are visible to, and which a new shipment needs; for a partner's account the team (R-1210).
 */
export function Component() {
  usePageTitle("People");
  const mayManage = useMay("manage");
  const isPartner = useIsPartnerAccount();
  const { viewer } = usePageQuery<PeoplePageQuery>(graphql`
    query PeoplePageQuery @preloadable {
      viewer {
        ...TeamSection_viewer
      }
    }
  `);
  if (!viewer) return null;
  const team = (
    <>
      <TeamSection viewer={viewer} />
      {mayManage && (
        <ErrorBoundary attempt={null} renderFailure={() => null}>
          <PromptSuspense>
            <Invitations />
          </PromptSuspense>
        </ErrorBoundary>
      )}
    </>
  );
  if (isPartner) {
    return (
      <Stack gap="lg">
        <PageHeader title="People" description="Who works in your office." />
        {team}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <PageHeader title="People" description="Who works in your office, and whom you share shipments with." />
      <PageTabs label="People" tabs={tabs}>
        {(tab) => {
          switch (tab) {
            case "team":
              return team;
            case "partners":
              return <PartnersTab />;
            case "links":
              return <ShareLinksTab />;
            case "sharing":
              return (
                <>
                  <SharingDefaults />
                  <ErrorBoundary attempt={null} renderFailure={() => null}>
                    <PromptSuspense>
                      <PaperTemplates />
                    </PromptSuspense>
                  </ErrorBoundary>
                </>
              );
          }
        }}
      </PageTabs>
    </Stack>
  );
}
