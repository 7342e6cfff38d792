import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { RenameAttachmentDialogMutation } from "../__generated__/RenameAttachmentDialogMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { FormActions } from "../ui/form/FormActions.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { showError } from "../ui/feedback/toast.ts";

type Props = { attachment: { id: string; name: string }; onClosed: () => void };

/** Renames a file; Enter submits. */
export function RenameAttachmentDialog({ attachment, onClosed }: Props) {
  const form = useForm({ initialValues: { name: attachment.name } });
  const [rename, isBusy] = useCommit<RenameAttachmentDialogMutation>(
    graphql`
      mutation RenameAttachmentDialogMutation($input: RenameAttachmentInput!) {
        renameAttachment(input: $input) {
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
    { success: "Attachment renamed successfully", failure: "Failed to rename attachment" },
  );
  async function handleSubmit(close: () => void) {
    const name = form.values.name.trim();
    if (name === "") {
      form.setErrors({ name: attachmentMessages.nameEmpty });
      return showError(attachmentMessages.nameEmpty, "Validation Error");
    }
    const response = await rename({ input: { id: attachment.id, name } }, { onErrors: (errors) => form.setErrors(formErrors(errors)) });
    if (response) close();
  }
  return (
    <Dialog title="Rename Attachment" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form onSubmit={form.onSubmit(() => void handleSubmit(close))} noValidate>
          <Stack gap="lg">
            <TextInput label="Attachment Name" required data-autofocus {...form.getInputProps("name")} />
            <FormActions submitLabel="Rename" busyLabel="Saving..." isBusy={isBusy} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
