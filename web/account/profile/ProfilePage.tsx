import { Stack } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql.ts";
import { IntegrationsSection } from "../../integrations/IntegrationsSection.tsx";
import { usePageQuery } from "../../relay/page/pageQuery.ts";
import { useMay } from "../../session/role.ts";
import { endSession } from "../../session/session.ts";
import { PageTabs } from "../../shell/PageTabs.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfileView } from "./ProfileView.tsx";
import styles from "./ProfilePage.module.css";

const tabs = {
  account: { title: "Account", panelName: "Your account" },
  security: { title: "Security", panelName: "Your password" },
  "api-keys": { title: "API keys", panelName: "Your API keys" },
  webhooks: { title: "Webhooks", panelName: "Your webhooks" },
  activity: { title: "Activity", panelName: "Your activity" },
} as const;

const AccountActivity = lazyPart(async () => (await import("../../audit/AccountActivity.tsx")).AccountActivity);

/** Profile (/dashboard/profile): account, password, API keys, webhooks and activity, each a tab of the address. */
export function Component() {
  usePageTitle("Profile");
  const mayManage = useMay("manage");
  const [edited, setEdited] = useState<keyof typeof tabs | null>(null);
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
  const close = () => setEdited(null);
  return (
    <Stack gap="lg">
      <PageHeader title="Profile" description="Your account, its keys and its history." />
      <PageTabs label="Profile" tabs={tabs} gates={{ "api-keys": ForOwners, webhooks: ForOwners }}>
        {(tab) => (
          <div className={tab === "activity" ? undefined : styles.column}>
            {tab === "account" &&
              (edited === tab ? (
                <ProfileForm viewer={viewer} onDone={close} />
              ) : (
                <ProfileView viewer={viewer} onEdit={() => setEdited(tab)} />
              ))}
            {tab === "security" &&
              (edited === tab ? (
                <ProfileForm viewer={viewer} isForPassword onDone={close} />
              ) : (
                <PasswordCard onChange={() => setEdited(tab)} />
              ))}
            {(tab === "api-keys" || tab === "webhooks") &&
              (mayManage ? (
                <IntegrationsSection part={tab === "webhooks" ? tab : "apiKeys"} />
              ) : (
                <EmptyState title="Only an owner can do this" text="Owners of your office manage its API keys and webhooks." />
              ))}
            {tab === "activity" && <AccountActivity />}
          </div>
        )}
      </PageTabs>
    </Stack>
  );
}

/** API keys and webhooks are the owners'. */
function ForOwners({ children }: { children: ReactNode }) {
  return useMay("manage") ? children : null;
}
