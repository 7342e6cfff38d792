import { graphql, useFragment } from "react-relay";
import { broker } from "#domain/masterData/broker.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { BrokerPanel_viewer$key } from "../../__generated__/BrokerPanel_viewer.graphql.ts";
import type { BrokerPanelDeleteMutation } from "../../__generated__/BrokerPanelDeleteMutation.graphql.ts";
import type { BrokerPanelUpdateMutation } from "../../__generated__/BrokerPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateBroker } from "../mutations/useCreateBroker.ts";

type Props = { viewer: BrokerPanel_viewer$key; surface: Surface };

/** The user's brokers. */
export function BrokerPanel({ viewer, surface }: Props) {
  const { brokers } = useFragment(
    graphql`
      fragment BrokerPanel_viewer on Viewer {
        brokers {
          nodes {
            id
            name
            country
          }
        }
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateBroker();
  const [update, isUpdating] = useCommit<BrokerPanelUpdateMutation>(
    graphql`
      mutation BrokerPanelUpdateMutation($input: UpdateBrokerInput!) {
        updateBroker(input: $input) {
          viewer {
            ...BrokerPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(broker), failure: updateFailedMessage(broker) },
  );
  const [remove, isDeleting] = useCommit<BrokerPanelDeleteMutation>(
    graphql`
      mutation BrokerPanelDeleteMutation($input: DeleteBrokerInput!) {
        deleteBroker(input: $input) {
          viewer {
            ...BrokerPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(broker, "record"), failure: deleteFailedMessage(broker) },
  );
  return (
    <RecordPanel
      kind={broker}
      surface={surface}
      rows={brokers.nodes.map(({ id, name, country }) => ({
        id,
        title: name,
        details: country,
        values: { name, country },
      }))}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", country = "" }, refused) => update({ input: { id, name, country } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
