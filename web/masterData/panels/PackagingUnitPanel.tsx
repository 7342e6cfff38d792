import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import type { PackagingUnitPanel_viewer$key } from "../../__generated__/PackagingUnitPanel_viewer.graphql.ts";
import type { PackagingUnitPanelDeleteMutation } from "../../__generated__/PackagingUnitPanelDeleteMutation.graphql.ts";
import type { PackagingUnitPanelUpdateMutation } from "../../__generated__/PackagingUnitPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { packagingUnitInput, unitName } from "../mutations/packagingUnitInput.ts";
import { detailsOf } from "../record/record.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreatePackagingUnit } from "../mutations/useCreatePackagingUnit.ts";

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
  const [create, isCreating] = useCreatePackagingUnit();
  const [update, isUpdating] = useCommit<PackagingUnitPanelUpdateMutation>(
    graphql`
      mutation PackagingUnitPanelUpdateMutation($input: UpdatePackagingUnitInput!) {
        updatePackagingUnit(input: $input) {
          viewer {
            ...PackagingUnitPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(packagingUnit), failure: updateFailedMessage(packagingUnit) },
  );
  const [remove, isDeleting] = useCommit<PackagingUnitPanelDeleteMutation>(
    graphql`
      mutation PackagingUnitPanelDeleteMutation($input: DeletePackagingUnitInput!) {
        deletePackagingUnit(input: $input) {
          viewer {
            ...PackagingUnitPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(packagingUnit, "record"), failure: deleteFailedMessage(packagingUnit) },
  );
  const rows = packagingUnits.nodes.map(({ id, orderUnit, packingUnit, weight, packageType, netWeight, grossWeight }) => ({
    id,
    title: unitName({ orderUnit, packingUnit, packageType, netWeight }),
    details: detailsOf(
      weight && `1 ${orderUnit} = ${weight} ${packingUnit}`,
      grossWeight && `gross ${grossWeight} ${packingUnit} per ${packageType}`,
    ),
    values: { orderUnit, packingUnit, weight: weight ?? "", packageType, netWeight: netWeight ?? "", grossWeight: grossWeight ?? "" },
  }));
  return (
    <RecordPanel
      kind={packagingUnit}
      surface={surface}
      rows={rows}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, values, refused) => update({ input: { id, ...packagingUnitInput(values) } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}
