import { graphql, useFragment } from "react-relay";
import { buyer } from "#domain/masterData/buyer.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { BuyerPanel_viewer$key } from "../../__generated__/BuyerPanel_viewer.graphql.ts";
import type { BuyerPanelDeleteMutation } from "../../__generated__/BuyerPanelDeleteMutation.graphql.ts";
import type { BuyerPanelUpdateMutation } from "../../__generated__/BuyerPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { detailsOf } from "../record/record.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateBuyer } from "../mutations/useCreateBuyer.ts";

type Props = { viewer: BuyerPanel_viewer$key; surface: Surface };

/** The user's buyers. */
export function BuyerPanel({ viewer, surface }: Props) {
  const { buyers } = useFragment(
    graphql`
      fragment BuyerPanel_viewer on Viewer {
        buyers {
          nodes {
            id
            name
            address
            country
          }
        }
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateBuyer();
  const [update, isUpdating] = useCommit<BuyerPanelUpdateMutation>(
    graphql`
      mutation BuyerPanelUpdateMutation($input: UpdateBuyerInput!) {
        updateBuyer(input: $input) {
          viewer {
            ...BuyerPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(buyer), failure: updateFailedMessage(buyer) },
  );
  const [remove, isDeleting] = useCommit<BuyerPanelDeleteMutation>(
    graphql`
      mutation BuyerPanelDeleteMutation($input: DeleteBuyerInput!) {
        deleteBuyer(input: $input) {
          viewer {
            ...BuyerPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(buyer, "record"), failure: deleteFailedMessage(buyer) },
  );
  return (
    <RecordPanel
      kind={buyer}
      surface={surface}
      rows={buyers.nodes.map(({ id, name, address, country }) => ({
        id,
        title: name,
        details: detailsOf(address, country),
        values: { name, address, country },
      }))}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", address = "", country = "" }, refused) => update({ input: { id, name, address, country } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
