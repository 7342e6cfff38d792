import { Checkbox, Input, Select, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { attachmentMessages, attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import type { MergeFormMutation } from "../__generated__/MergeFormMutation.graphql.ts";
import { DeletedNotice } from "../liveUpdates/DeletedNotice.tsx";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { SortableList } from "../ui/table/SortableList.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { useGoneFiles } from "../relay/useGoneFiles.ts";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";
import { ChoiceBox } from "../ui/form/ChoiceBox.tsx";
import styles from "./MergeDialog.module.css";

/** A file to choose, by its global id. `note` tells files of several shipments apart. */
export type MergeableFile = { id: string; name: string; type: AttachmentType; note?: string };

type Props = {
  files: readonly MergeableFile[];
  /** The shipments of which one gets the merged PDF, by their global ids; the choice is only shown between several. */
  shipments: readonly { id: string; name: string }[];
  /** Global ids of the files that are ticked at first, in their order. */
  ticked: readonly string[];
  onClosed: () => void;
};

/** Asks which files to join into one PDF, in which order, and of several shipments, where to store it (R-1004). */
export function MergeForm({ files, shipments, ticked, onClosed }: Props) {
  const form = useForm<{ name: string; shipmentId: string; chosen: string[] }>({
    initialValues: { name: "", shipmentId: shipments[0]?.id ?? "", chosen: [...ticked] },
  });
  const { chosen, shipmentId } = form.values;
  const chosenFiles = chosen.flatMap((id) => files.filter((file) => file.id === id));
  const onGone = useGoneFiles();
  const [merge, isBusy] = useCommit<MergeFormMutation>(
    graphql`
      mutation MergeFormMutation($input: MergeAttachmentsInput!) {
        mergeAttachments(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            field
            code
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
    if (name === "" || chosenFiles.length < 2) {
      markErrors(form, {
        ...(name === "" && { name: "Required" }),
        ...(chosenFiles.length < 2 && { chosen: "Select at least 2 documents" }),
      });
      return showError(attachmentMessages.mergeIncomplete, "Validation Error");
    }
    const response = await merge(
      { input: { shipmentId, name, attachmentIds: chosenFiles.map(({ id }) => id) } },
      { onGone, onErrors: (errors) => markErrors(form, formErrors(errors)) },
    );
    if (response) close();
  }
  return (
    <FormDialog
      title="Merge Documents"
      size={560}
      isBusy={isBusy}
      onClosed={onClosed}
      gap="md"
      submitLabel="Merge"
      busyLabel="Merging..."
      onSubmit={(close) => form.onSubmit(() => void handleSubmit(close))()}
    >
      <DeletedNotice shipmentId={shipmentId} />
      <TextInput label="Name" required maxLength={255} data-autofocus {...form.getInputProps("name")} />
      {shipments.length > 1 && (
        <Select
          label="Shipment"
          description="The merged document is stored there. Partners see it only if they see all of its parts."
          data={shipments.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...form.getInputProps("shipmentId")}
        />
      )}
      <Checkbox.Group label="Documents" data-required error={form.errors["chosen"]} value={chosen} onChange={choose}>
        <ChoiceBox>
          {files.length === 0 && (
            <Text size="sm" c="dimmed">
              This shipment has no documents yet.
            </Text>
          )}
          {files.map(({ id, name, type, note }) => (
            <Checkbox
              key={id}
              value={id}
              label={<WholeCodes text={name} />}
              description={[attachmentTypeNames[type], note].filter(Boolean).join(" · ")}
            />
          ))}
        </ChoiceBox>
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
                <WholeCodes text={name} />
              </span>
            )}
          </SortableList>
        </Input.Wrapper>
      )}
    </FormDialog>
  );
}
