import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { RenameAttachmentDialogMutation } from "../__generated__/RenameAttachmentDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
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
            code
          }
        }
      }
    `,
    { success: "Attachment renamed successfully", failure: "Failed to rename attachment" },
  );
  async function handleSubmit(close: () => void) {
    const name = form.values.name.trim();
    if (name === "") {
      markErrors(form, { name: attachmentMessages.nameEmpty });
      return showError(attachmentMessages.nameEmpty, "Validation Error");
    }
    const isDone = await sendAct((outcomes) => rename({ input: { id: attachment.id, name } }, outcomes), {
      ...documentGone,
      onErrors: (errors) => markErrors(form, formErrors(errors)),
    });
    if (isDone) close();
  }
  return (
    <FormDialog
      title="Rename Attachment"
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Rename"
      onSubmit={(close) => form.onSubmit(() => void handleSubmit(close))()}
    >
      <TextInput label="Attachment Name" required data-autofocus {...form.getInputProps("name")} />
    </FormDialog>
  );
}
