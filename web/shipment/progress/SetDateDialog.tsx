import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { maxMilestoneNote, milestoneNames, type Milestone } from "#domain/shipment/progress/milestone.ts";
import type { SetDateDialogMutation } from "../../__generated__/SetDateDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { DateInput } from "../../days/DateInput.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";

type Props = {
  shipmentId: string;
  version: number | null;
  step: { milestone: Milestone; planned: string | null | undefined; actual: string | null | undefined; note: string };
  onClosed: () => void;
};

/** Sets when a milestone is planned and when it was reached. */
export function SetDateDialog({ shipmentId, version, step, onClosed }: Props) {
  const { milestone, planned, actual, note } = step;
  const form = useForm({ initialValues: { planned: planned ?? "", actual: actual ?? "", note } });
  const [commit, isBusy] = useCommit<SetDateDialogMutation>(
    graphql`
      mutation SetDateDialogMutation($input: SetMilestoneInput!) {
        setMilestone(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
            ...MilestoneLine_shipment
            ...TransportCard_shipment
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Milestone updated successfully", failure: "Failed to update the milestone" },
  );
  async function handleSubmit(close: () => void) {
    const { values } = form;
    const input = { id: shipmentId, version, milestone, planned: values.planned || null, actual: values.actual || null, note: values.note };
    const response = await commit({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (response) close();
  }
  return (
    <FormDialog
      title={`Set Date: ${milestoneNames[milestone]}`}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit(() => void handleSubmit(close))()}
    >
      <DateInput label="Planned" hasToday={false} {...form.getInputProps("planned")} />
      <DateInput label="Actual" data-autofocus {...form.getInputProps("actual")} />
      <Textarea label="Note" rows={2} maxLength={maxMilestoneNote} {...form.getInputProps("note")} />
    </FormDialog>
  );
}
