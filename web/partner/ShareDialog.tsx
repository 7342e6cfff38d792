import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import type { ShareDialog_shipment$key } from "../__generated__/ShareDialog_shipment.graphql.ts";
import type { ShareDialogMutation } from "../__generated__/ShareDialogMutation.graphql.ts";
import { reloadLists } from "../relay/outdatedScreen.ts";
import { sendForAnswer } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { PickList } from "../ui/form/PickList.tsx";
import { ShownDocuments } from "./ShownDocuments.tsx";

type Sharee = { id: string; name: string; role: PartnerRole };
type Props = {
  shipment: ShareDialog_shipment$key;
  /** Whom to share with; null: the user picks one. */
  partner: Sharee | null;
  onClosed: () => void;
};

/** Shows which documents a partner will see, lets more be ticked, and shares the shipment. */
export function ShareDialog({ shipment, partner: given, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareDialog_shipment on Shipment {
        id
        partners {
          hiddenAttachmentIds
          partner {
            id
          }
        }
        partnerCandidates {
          isNamed
          hiddenAttachmentIds
          partner {
            id
            name
            role
          }
        }
        ...ShownDocuments_shipment
      }
    `,
    shipment,
  );
  const { id, partners, partnerCandidates } = data;
  // Whom the shipment names comes first.
  const candidates = (partnerCandidates ?? []).toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  const [pickedId, setPicked] = useState("");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | undefined>();
  const partner = given ?? candidates.find((one) => one.partner.id === pickedId)?.partner ?? null;
  const place = [...(partners ?? []), ...candidates].find((one) => one.partner.id === partner?.id);
  const [share, isBusy] = useCommit<ShareDialogMutation>(
    graphql`
      mutation ShareDialogMutation($input: AddShipmentPartnerInput!) {
        addShipmentPartner(input: $input) {
          shipment {
            ...ShipmentPartners_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Shipment shared" },
  );
  async function handleSubmit(close: () => void) {
    if (partner === null) return setError("Please choose a partner");
    const input = { shipmentId: id, partnerId: partner.id, attachmentIds: [...ticked] };
    const { answer, isSettled } = await sendForAnswer((outcomes) => share({ input }, outcomes));
    if (!isSettled) return;
    if (answer !== null || given !== null) return close();
    handlePick("");
    reloadLists();
  }
  function handlePick(next: string) {
    setPicked(next);
    setTicked([]);
    setError(undefined);
  }
  return (
    <FormDialog
      title={given === null ? "Add Partner" : `Share with ${given.name}`}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Share"
      busyLabel="Sharing..."
      onSubmit={handleSubmit}
    >
      {given === null && (
        <PickList
          label="Partner"
          required
          data-autofocus
          value={pickedId}
          error={error}
          choices={candidates.map(({ partner: one, isNamed }) => ({
            value: one.id,
            label: one.name,
            detail: `${partnerRoleNames[one.role]}${isNamed ? ", named in this shipment" : ""}`,
          }))}
          emptyText="No partner has joined who is not on this shipment"
          onChange={handlePick}
        />
      )}
      {partner !== null && (
        <ShownDocuments shipment={data} partner={partner} hidden={place?.hiddenAttachmentIds ?? []} ticked={ticked} onTick={setTicked} />
      )}
    </FormDialog>
  );
}
