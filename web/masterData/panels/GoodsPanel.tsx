import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { GoodsPanel_viewer$key } from "../../__generated__/GoodsPanel_viewer.graphql.ts";
import { goodsMutations } from "../mutations/goodsMutations.ts";
import { detailsOf } from "../../ui/page/detailsOf.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

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
            sqcUnit
            stateOfOrigin
          }
        }
      }
    `,
    viewer,
  );
  return (
    <RecordPanel
      mutations={goodsMutations}
      surface={surface}
      rows={products.nodes}
      details={({ hsnCode, specification }) => detailsOf(`HSN ${hsnCode}`, specification)}
    />
  );
}
