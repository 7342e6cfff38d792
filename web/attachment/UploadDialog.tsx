import { Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import {
  attachmentMessages,
  attachmentTypeNames,
  attachmentTypes,
  extensionOf,
  formatSize,
  maxFileBytes,
  uploadExtensions,
  type AttachmentType,
} from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { UploadDialog_shipment$key } from "../__generated__/UploadDialog_shipment.graphql.ts";
import { AudienceField } from "../partner/audience/AudienceField.tsx";
import { useSharing } from "../partner/audience/useSharing.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { FileDrop } from "../ui/form/FileDrop.tsx";
import { FormActions } from "../ui/form/FormActions.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { useUploadAttachment } from "./useUploadAttachment.ts";

type Props = {
  shipment: UploadDialog_shipment$key;
  /** The type that the form starts with; null for none. */
  type: AttachmentType | null;
  onClosed: () => void;
};
type Values = { type: AttachmentType | null; name: string; file: File | null; audience: PartnerRole[] | null };

/** Upload Documents: one file with its type and name. Cancel aborts a running upload. */
export function UploadDialog({ shipment, type: initialType, onClosed }: Props) {
  const { id: shipmentId } = useFragment(
    graphql`
      fragment UploadDialog_shipment on Shipment {
        id
      }
    `,
    shipment,
  );
  const form = useForm<Values>({ initialValues: { type: initialType, name: "", file: null, audience: null } });
  const fileInput = useRef<HTMLInputElement>(null);
  const sharing = useSharing();
  const { upload, giveUp, progress, isBusy } = useUploadAttachment();

  const { file, type } = form.values;
  const audience = form.values.audience ?? (type && sharing ? sharing[type] : null);
  function handleFile(next: File) {
    const problem = problemOf(next);
    if (problem !== null) {
      showError(problem, problem === attachmentMessages.uploadType ? "Invalid File Type" : "Upload Error");
      return form.setFieldError("file", problem);
    }
    form.setFieldValue("file", next);
    form.clearFieldError("file");
  }
  async function handleSubmit(close: () => void) {
    const name = form.values.name.trim();
    if (type === null || name === "" || file === null) {
      const missing = Object.entries({ type, name, file }).filter(([, value]) => !value);
      form.setErrors(Object.fromEntries(missing.map(([field]) => [field, "Required"])));
      const first = missing[0]?.[0];
      (first === "file" ? fileInput.current : form.getInputNode(first ?? "type"))?.focus();
      return showError(attachmentMessages.uploadIncomplete, "Validation Error");
    }
    if (await upload({ shipmentId, type, name, file, ...(audience && { audience }) })) close();
  }
  return (
    <Dialog title="Upload Documents" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form onSubmit={form.onSubmit(() => void handleSubmit(close))} noValidate>
          <Stack gap="md">
            <Select
              label="Attachment Type"
              placeholder="Choose a type"
              required
              searchable
              data-autofocus
              openOnFocus={false}
              disabled={isBusy}
              data={attachmentTypes.map((value) => ({ value, label: attachmentTypeNames[value] }))}
              {...form.getInputProps("type")}
            />
            <TextInput label="Document Name" required maxLength={255} disabled={isBusy} {...form.getInputProps("name")} />
            <FileDrop
              label="File"
              accept={uploadExtensions.map((extension) => `.${extension}`).join(",")}
              hint="PDF, JPG, JPEG or PNG, up to 25 MB"
              file={file}
              details={file && formatSize(file.size / (1024 * 1024))}
              error={form.errors["file"]}
              disabled={isBusy}
              inputRef={fileInput}
              onFile={handleFile}
            />
            {sharing && (
              <AudienceField
                value={audience}
                onChange={(chosen) => form.setFieldValue("audience", chosen)}
                otherwise="As your sharing defaults say."
                isDisabled={isBusy}
              />
            )}
            {progress !== null && <UploadProgress {...progress} />}
            <FormActions submitLabel="Upload" busyLabel="Uploading..." isBusy={isBusy} canGiveUp onCancel={isBusy ? giveUp : close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

/** Why a file cannot be uploaded, checked before any byte is sent; null if it can. */
function problemOf({ name, size }: File): string | null {
  if (!uploadExtensions.some((extension) => extension === extensionOf(name))) return attachmentMessages.uploadType;
  if (size === 0) return attachmentMessages.fileEmpty;
  return size > maxFileBytes ? attachmentMessages.fileTooLarge : null;
}
