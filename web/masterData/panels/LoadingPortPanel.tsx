import { graphql, useFragment } from "react-relay";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { LoadingPortPanel_viewer$key } from "../../__generated__/LoadingPortPanel_viewer.graphql.ts";
import type { LoadingPortPanelDeleteMutation } from "../../__generated__/LoadingPortPanelDeleteMutation.graphql.ts";
import type { LoadingPortPanelUpdateMutation } from "../../__generated__/LoadingPortPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateLoadingPort } from "../mutations/useCreateLoadingPort.ts";

type Props = { viewer: LoadingPortPanel_viewer$key; surface: Surface };

/** The user's loading ports. */
export function LoadingPortPanel({ viewer, surface }: Props) {
  const { loadingPorts, originCountries } = useFragment(
    graphql`
      fragment LoadingPortPanel_viewer on Viewer {
        loadingPorts {
          nodes {
            id
            name
            country
          }
        }
        originCountries
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateLoadingPort();
  const [update, isUpdating] = useCommit<LoadingPortPanelUpdateMutation>(
    graphql`
      mutation LoadingPortPanelUpdateMutation($input: UpdateLoadingPortInput!) {
        updateLoadingPort(input: $input) {
          viewer {
            ...LoadingPortPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(loadingPort), failure: updateFailedMessage(loadingPort) },
  );
  const [remove, isDeleting] = useCommit<LoadingPortPanelDeleteMutation>(
    graphql`
      mutation LoadingPortPanelDeleteMutation($input: DeleteLoadingPortInput!) {
        deleteLoadingPort(input: $input) {
          viewer {
            ...LoadingPortPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(loadingPort, "record"), failure: deleteFailedMessage(loadingPort) },
  );
  return (
    <RecordPanel
      kind={loadingPort}
      surface={surface}
      rows={loadingPorts.nodes.map(({ id, name, country }) => ({
        id,
        title: name,
        details: country,
        values: { name, country },
      }))}
      ownCountries={originCountries}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", country = "" }, refused) => update({ input: { id, name, country } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
