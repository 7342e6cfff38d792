import { Stack, Switch } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ApprovalSettings_viewer$key } from "../__generated__/ApprovalSettings_viewer.graphql.ts";
import type { ApprovalSettingsMutation } from "../__generated__/ApprovalSettingsMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useMay } from "../session/role.ts";
import { Section } from "../ui/page/Section.tsx";

type Props = { viewer: ApprovalSettings_viewer$key };

/** Whether documents need approval before partners see them, and by whom. Only owners change it. */
export function ApprovalSettings({ viewer }: Props) {
  const { reviewSettings } = useFragment(
    graphql`
      fragment ApprovalSettings_viewer on Viewer {
        reviewSettings {
          needsApproval
          fourEyes
        }
      }
    `,
    viewer,
  );
  const mayManage = useMay("manage");
  const [save] = useCommit<ApprovalSettingsMutation>(
    graphql`
      mutation ApprovalSettingsMutation($input: SetReviewSettingsInput!) {
        setReviewSettings(input: $input) {
          viewer {
            ...ApprovalSettings_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Approval settings saved successfully" },
  );
  if (!reviewSettings) return null;
  const { needsApproval, fourEyes } = reviewSettings;
  return (
    <Section title="Approval" description="Documents that are stored already stay as they are.">
      <Stack gap="md">
        <Switch
          label="Documents need approval before partners see them"
          description="A new document is a draft until somebody approves it."
          checked={needsApproval}
          disabled={!mayManage}
          onChange={(event) => void save({ input: { fourEyes, needsApproval: event.currentTarget.checked } })}
        />
        <Switch
          label="Four eyes"
          description="Somebody else approves what a person submitted."
          checked={fourEyes}
          disabled={!mayManage}
          onChange={(event) => void save({ input: { needsApproval, fourEyes: event.currentTarget.checked } })}
        />
      </Stack>
    </Section>
  );
}
