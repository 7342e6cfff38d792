import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { ChangePartnerDialog_partner$key } from "../../__generated__/ChangePartnerDialog_partner.graphql.ts";
import type { ChangePartnerDialogMutation } from "../../__generated__/ChangePartnerDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { PartnerFields } from "./PartnerFields.tsx";
import { changeOf, type PartnerValues } from "./partnerValues.ts";
import { useRefusals } from "../useRefusals.ts";

type Props = { partner: ChangePartnerDialog_partner$key; onClosed: () => void };

/** Changes which shipments a partner is put on, and what it may do. */
export function ChangePartnerDialog({ partner, onClosed }: Props) {
  const { id, role, name, recordIds, scope, sharesNew, showsPrices, mayUpload } = useFragment(
    graphql`
      fragment ChangePartnerDialog_partner on Partner {
        id
        role
        name
        recordIds
        scope
        sharesNew
        showsPrices
        mayUpload
      }
    `,
    partner,
  );
  const initialValues = { role, name, recordIds: [...recordIds], scope, sharesNew, showsPrices, mayUpload, email: "", sendsMail: false };
  const form = useForm<PartnerValues>({ initialValues });
  const { isRefused, onErrors } = useRefusals(form);
  const [save, isBusy] = useCommit<ChangePartnerDialogMutation>(
    graphql`
      mutation ChangePartnerDialogMutation($input: UpdatePartnerInput!) {
        updatePartner(input: $input) {
          partner {
            ...PartnerRow_partner
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: "Partner changed" },
  );
  async function handleSubmit(values: PartnerValues, close: () => void) {
    if (isRefused(values)) return;
    if (await save({ input: { id, ...changeOf(values) } }, { onErrors })) close();
  }
  return (
    <FormDialog
      title={`Change ${name}`}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit((values) => void handleSubmit(values, close))()}
    >
      <Text size="sm" c="dimmed">
        {partnerRoleNames[role]}. A role does not change: invite the partner in the other one, and revoke this one.
      </Text>
      <PartnerFields form={form} invited={null} />
    </FormDialog>
  );
}
