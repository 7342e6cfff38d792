import { graphql, useFragment } from "react-relay";
import { groupEntered } from "#domain/figures/groupEntered.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { PackagingUnitPanel_viewer$key } from "../../__generated__/PackagingUnitPanel_viewer.graphql.ts";
import { packagingUnitMutations } from "../mutations/packagingUnitMutations.ts";
import { detailsOf } from "../../ui/page/detailsOf.ts";
import { unitName } from "../record/unitName.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

type Props = { viewer: PackagingUnitPanel_viewer$key; surface: Surface };

/** The user's packaging details. */
export function PackagingUnitPanel({ viewer, surface }: Props) {
  const { packagingUnits } = useFragment(
    graphql`
      fragment PackagingUnitPanel_viewer on Viewer {
        packagingUnits {
          nodes {
            id
            orderUnit
            packingUnit
            weight
            packageType
            netWeight
            grossWeight
          }
        }
      }
    `,
    viewer,
  );
  return (
    <RecordPanel
      mutations={packagingUnitMutations}
      surface={surface}
      rows={packagingUnits.nodes.map((unit) => ({ ...unit, name: unitName(unit) }))}
      details={({ orderUnit, packingUnit, weight, packageType, grossWeight }) =>
        detailsOf(
          weight && `1 ${orderUnit} = ${groupEntered(weight, packingUnit)} ${packingUnit}`,
          grossWeight && `gross ${groupEntered(grossWeight, packingUnit)} ${packingUnit} per ${packageType}`,
        )
      }
    />
  );
}
