import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import { completeDefaults, suggestedTags, type SharingDefaults as Grid } from "#domain/documents/sharingDefaults.ts";
import { commonAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { SharingDefaults_viewer$key } from "../__generated__/SharingDefaults_viewer.graphql.ts";
import type { SharingDefaultsMutation } from "../__generated__/SharingDefaultsMutation.graphql.ts";
import type { SharingDefaultsQuery } from "../__generated__/SharingDefaultsQuery.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useMay } from "../session/role.ts";
import { Section } from "../ui/page/Section.tsx";
import { ApprovalSettings } from "./ApprovalSettings.tsx";
import { SharingTable } from "./SharingTable.tsx";

/** Whether new files need approval, and who sees them by default: a part of the page People. */
export function SharingDefaults() {
  const { viewer } = useLazyLoadQuery<SharingDefaultsQuery>(
    graphql`
      query SharingDefaultsQuery {
        viewer {
          ...ApprovalSettings_viewer
          ...SharingDefaults_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer) return null;
  return (
    <>
      <ApprovalSettings viewer={viewer} />
      <SharingGrid viewer={viewer} />
    </>
  );
}

type Props = { viewer: SharingDefaults_viewer$key };

/** Which roles of partners see new files of each type. Only owners change it. */
function SharingGrid({ viewer }: Props) {
  const { sharingDefaults } = useFragment(
    graphql`
      fragment SharingDefaults_viewer on Viewer {
        sharingDefaults {
          type
          audience
        }
      }
    `,
    viewer,
  );
  const mayManage = useMay("manage");
  const [entered, setEntered] = useState<Grid | null>(null);
  const [save, isBusy] = useCommit<SharingDefaultsMutation>(
    graphql`
      mutation SharingDefaultsMutation($input: SetSharingDefaultsInput!) {
        setSharingDefaults(input: $input) {
          viewer {
            ...SharingDefaults_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Sharing defaults saved successfully" },
  );
  if (!sharingDefaults) return <Text c="dimmed">This server shares no documents with partners.</Text>;
  const grid = entered ?? completeDefaults(sharingDefaults.map(({ type, audience }) => ({ type, audience })));
  function handleTick(type: AttachmentType, role: PartnerRole, isTicked: boolean) {
    const others = grid[type].filter((each) => each !== role);
    setEntered({ ...grid, [type]: commonAudience([isTicked ? [...others, role] : others]) });
  }
  async function handleSave() {
    const defaults = attachmentTypes.map((type) => ({ type, audience: grid[type] }));
    const response = await save({ input: { defaults } });
    // What was entered meanwhile is not saved yet.
    if (response) setEntered((now) => (now === entered ? null : now));
  }
  return (
    <Section
      title="Sharing defaults"
      description="Who sees a new document of each type, unless you say otherwise. Documents that are stored already stay as they are."
      isFlush
      actions={
        mayManage && (
          <Group gap="xs">
            <Button
              variant="default"
              onClick={() => setEntered(completeDefaults(attachmentTypes.map((type) => ({ type, audience: suggestedTags[type] }))))}
            >
              Use suggested tags
            </Button>
            <Button loading={isBusy} disabled={entered === null} onClick={() => void handleSave()}>
              Save
            </Button>
          </Group>
        )
      }
    >
      <SharingTable grid={grid} isReadOnly={!mayManage} onTick={handleTick} />
    </Section>
  );
}
