import { Checkbox, Input, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { attachmentMessages, attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { MergeDialog_shipment$key } from "../__generated__/MergeDialog_shipment.graphql.ts";
import type { MergeDialogMutation } from "../__generated__/MergeDialogMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { FormActions } from "../ui/form/FormActions.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { SortableList } from "../ui/table/SortableList.tsx";
import { showError } from "../ui/feedback/toast.ts";
import styles from "./MergeDialog.module.css";

type Props = {
  shipment: MergeDialog_shipment$key;
  /** Global ids of the files that are ticked at first, in their order. */
  ticked?: readonly string[];
  onClosed: () => void;
};

/** Merge Documents: joins two or more of the shipment's files into one PDF, in the given order. */
export function MergeDialog({ shipment, ticked, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment MergeDialog_shipment on Shipment {
        id
        attachments(first: 100) {
          edges {
            node {
              id
              name
              type
            }
          }
        }
      }
    `,
    shipment,
  );
  const files = data.attachments.edges.map(({ node }) => node);
  const form = useForm<{ name: string; chosen: string[] }>({
    initialValues: { name: "", chosen: ticked?.filter((id) => files.some((file) => file.id === id)) ?? [] },
  });
  const { chosen } = form.values;
  const chosenFiles = chosen.flatMap((id) => files.filter((file) => file.id === id));
  const [merge, isBusy] = useCommit<MergeDialogMutation>(
    graphql`
      mutation MergeDialogMutation($input: MergeAttachmentsInput!) {
        mergeAttachments(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Documents merged successfully" },
  );
  function choose(ids: string[]) {
    form.setFieldValue("chosen", ids);
    form.clearFieldError("chosen");
  }
  async function handleSubmit(close: () => void) {
    const name = form.values.name.trim();
    if (name === "" || chosen.length < 2) {
      form.setErrors({ ...(name === "" && { name: "Required" }), ...(chosen.length < 2 && { chosen: "Select at least 2 documents" }) });
      return showError(attachmentMessages.mergeIncomplete, "Validation Error");
    }
    const response = await merge(
      { input: { shipmentId: data.id, name, attachmentIds: chosen } },
      { onErrors: (errors) => form.setErrors(formErrors(errors)) },
    );
    if (response) close();
  }
  return (
    <Dialog title="Merge Documents" size={560} isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form onSubmit={form.onSubmit(() => void handleSubmit(close))} noValidate>
          <Stack gap="md">
            <TextInput label="Name" required maxLength={255} data-autofocus {...form.getInputProps("name")} />
            <Checkbox.Group label="Documents" data-required error={form.errors["chosen"]} value={chosen} onChange={choose}>
              <div className={styles.files}>
                {files.length === 0 && (
                  <Text size="sm" c="dimmed">
                    This shipment has no documents yet.
                  </Text>
                )}
                {files.map(({ id, name, type }) => (
                  <Checkbox key={id} value={id} label={name} description={attachmentTypeNames[type]} />
                ))}
              </div>
            </Checkbox.Group>
            {chosenFiles.length > 1 && (
              <Input.Wrapper label="Order in the merged document" labelElement="div">
                <SortableList
                  label="Order in the merged document"
                  items={chosenFiles}
                  nameOf={({ name }) => name}
                  onReorder={(items) => choose(items.map(({ id }) => id))}
                >
                  {({ name }, index) => (
                    <span className={styles.place}>
                      <span className={styles.number}>{index + 1}</span>
                      {name}
                    </span>
                  )}
                </SortableList>
              </Input.Wrapper>
            )}
            <FormActions submitLabel="Merge" busyLabel="Merging..." isBusy={isBusy} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
