import { Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql.ts";
import { IntegrationsSection } from "../../integrations/IntegrationsSection.tsx";
import { usePageQuery } from "../../relay/pageQuery.ts";
import { useMay } from "../../session/role.ts";
import { endSession } from "../../session/session.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileView } from "./ProfileView.tsx";
import styles from "./ProfilePage.module.css";

const AccountActivity = lazyPart(async () => (await import("../../audit/AccountActivity.tsx")).AccountActivity);

/** Profile (/dashboard/profile): the account, the form to change it, and the account's activity. */
export function Component() {
  usePageTitle("Profile");
  const mayManage = useMay("manage");
  const [isEditing, setEditing] = useState(false);
  const { viewer } = usePageQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery @preloadable {
      viewer {
        ...ProfileView_viewer
        ...ProfileForm_viewer
      }
    }
  `);
  const isUnknown = !viewer;
  useEffect(() => {
    if (!isUnknown) return;
    showError("User information not found. Please log in again.");
    endSession("expired");
  }, [isUnknown]);
  if (!viewer) return null;
  return (
    <Stack gap="lg">
      <PageHeader title="Profile" description="Your account and password." />
      <div className={styles.columns}>
        <Stack gap="lg">
          {isEditing ? (
            <ProfileForm viewer={viewer} onDone={() => setEditing(false)} />
          ) : (
            <ProfileView viewer={viewer} onEdit={() => setEditing(true)} />
          )}
          {mayManage && <IntegrationsSection />}
        </Stack>
        {/* If the activity's code cannot load, show the profile without it. */}
        <ErrorBoundary attempt={null} renderFailure={() => null}>
          <PromptSuspense fallback={<TableSkeleton rows={5} />}>
            <AccountActivity />
          </PromptSuspense>
        </ErrorBoundary>
      </div>
    </Stack>
  );
}
