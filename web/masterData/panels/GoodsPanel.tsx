import { graphql, useFragment } from "react-relay";
import { goods } from "#domain/masterData/goods.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { GoodsPanel_viewer$key } from "../../__generated__/GoodsPanel_viewer.graphql.ts";
import type { GoodsPanelDeleteMutation } from "../../__generated__/GoodsPanelDeleteMutation.graphql.ts";
import type { GoodsPanelUpdateMutation } from "../../__generated__/GoodsPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { detailsOf } from "../record/record.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateGoods } from "../mutations/useCreateGoods.ts";

type Props = { viewer: GoodsPanel_viewer$key; surface: Surface };

/** The user's products. */
export function GoodsPanel({ viewer, surface }: Props) {
  const { goods: products } = useFragment(
    graphql`
      fragment GoodsPanel_viewer on Viewer {
        goods {
          nodes {
            id
            name
            hsnCode
            specification
          }
        }
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateGoods();
  const [update, isUpdating] = useCommit<GoodsPanelUpdateMutation>(
    graphql`
      mutation GoodsPanelUpdateMutation($input: UpdateGoodsInput!) {
        updateGoods(input: $input) {
          viewer {
            ...GoodsPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(goods), failure: updateFailedMessage(goods) },
  );
  const [remove, isDeleting] = useCommit<GoodsPanelDeleteMutation>(
    graphql`
      mutation GoodsPanelDeleteMutation($input: DeleteGoodsInput!) {
        deleteGoods(input: $input) {
          viewer {
            ...GoodsPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(goods, "record"), failure: deleteFailedMessage(goods) },
  );
  return (
    <RecordPanel
      kind={goods}
      surface={surface}
      rows={products.nodes.map(({ id, name, hsnCode, specification }) => ({
        id,
        title: name,
        details: detailsOf(`HSN ${hsnCode}`, specification),
        values: { name, hsnCode, specification },
      }))}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", hsnCode = "", specification = "" }, refused) =>
        update({ input: { id, name, hsnCode, specification } }, refused)
      }
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
