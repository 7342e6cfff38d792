import { graphql, useFragment } from "react-relay";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { DischargePortPanel_viewer$key } from "../../__generated__/DischargePortPanel_viewer.graphql.ts";
import type { DischargePortPanelDeleteMutation } from "../../__generated__/DischargePortPanelDeleteMutation.graphql.ts";
import type { DischargePortPanelUpdateMutation } from "../../__generated__/DischargePortPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateDischargePort } from "../mutations/useCreateDischargePort.ts";

type Props = { viewer: DischargePortPanel_viewer$key; surface: Surface };

/** The user's discharge ports. */
export function DischargePortPanel({ viewer, surface }: Props) {
  const { dischargePorts, destinationCountries } = useFragment(
    graphql`
      fragment DischargePortPanel_viewer on Viewer {
        dischargePorts {
          nodes {
            id
            name
            country
          }
        }
        destinationCountries
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateDischargePort();
  const [update, isUpdating] = useCommit<DischargePortPanelUpdateMutation>(
    graphql`
      mutation DischargePortPanelUpdateMutation($input: UpdateDischargePortInput!) {
        updateDischargePort(input: $input) {
          viewer {
            ...DischargePortPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(dischargePort), failure: updateFailedMessage(dischargePort) },
  );
  const [remove, isDeleting] = useCommit<DischargePortPanelDeleteMutation>(
    graphql`
      mutation DischargePortPanelDeleteMutation($input: DeleteDischargePortInput!) {
        deleteDischargePort(input: $input) {
          viewer {
            ...DischargePortPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(dischargePort, "record"), failure: deleteFailedMessage(dischargePort) },
  );
  return (
    <RecordPanel
      kind={dischargePort}
      surface={surface}
      rows={dischargePorts.nodes.map(({ id, name, country }) => ({
        id,
        title: name,
        details: country,
        values: { name, country },
      }))}
      ownCountries={destinationCountries}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", country = "" }, refused) => update({ input: { id, name, country } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
