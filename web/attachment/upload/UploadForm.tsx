import { Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, type ReactNode } from "react";
import {
  attachmentMessages,
  attachmentTypeNames,
  extensionOf,
  formatSize,
  maxFileBytes,
  uploadExtensions,
  withoutExtension,
  type AttachmentType,
} from "#domain/documents/attachment.ts";
import { FileDrop } from "../../ui/form/FileDrop.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import type { Sending } from "./useSending.ts";

/** What the form is submitted with. */
export type UploadedDocument = { type: AttachmentType; name: string; file: File };

type Values = { type: AttachmentType | null; name: string; file: File | null };
/** What a form starts with. */
type Start = { type: AttachmentType | null; name: string };

type Props = {
  /** The type that the form starts with; null for none. */
  type: AttachmentType | null;
  /** The name that the form starts with. */
  name?: string;
  /** The types to choose from. */
  types: readonly AttachmentType[];
  sending: Omit<Sending, "send">;
  /** Further fields, by what is entered. `fill` enters type and name where nobody has. */
  children?: (entered: Start, fill: (start: Start) => void) => ReactNode;
  /** Receives a complete form. */
  onSubmit: (document: UploadedDocument) => void;
  onCancel: () => void;
};

/** The form of an upload: one file with its type and name. Cancel aborts a running upload. */
export function UploadForm({ type: initialType, name: initialName = "", types, sending, children, onSubmit, onCancel }: Props) {
  useSubmitKeys();
  const { giveUp, progress, isBusy } = sending;
  const form = useForm<Values>({ initialValues: { type: initialType, name: initialName, file: null } });
  const fileInput = useRef<HTMLInputElement>(null);
  const { file, type } = form.values;
  /** Nobody has typed a name: it is blank, or that of the file (R-1260). */
  const isNameOpen = ["", file && withoutExtension(file.name)].includes(form.values.name.trim());
  function handleFile(next: File) {
    const problem = problemOf(next);
    if (problem !== null) {
      showError(problem, problem === attachmentMessages.uploadType ? "Invalid File Type" : "Upload Error");
      return form.setFieldError("file", problem);
    }
    form.setFieldValue("file", next);
    form.clearFieldError("file");
    if (isNameOpen) form.setFieldValue("name", withoutExtension(next.name));
  }
  function fill(start: Start) {
    if (type === null) form.setFieldValue("type", start.type);
    if (isNameOpen) form.setFieldValue("name", start.name);
  }
  function handleSubmit() {
    const name = form.values.name.trim();
    if (type === null || name === "" || file === null) {
      const missing = Object.entries({ type, name, file }).filter(([, value]) => !value);
      form.setErrors(Object.fromEntries(missing.map(([field]) => [field, "Required"])));
      const first = missing[0]?.[0];
      (first === "file" ? fileInput.current : form.getInputNode(first ?? "type"))?.focus();
      return showError(attachmentMessages.uploadIncomplete, "Upload Error");
    }
    onSubmit({ type, name, file });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Stack gap="md">
        <Select
          label="Attachment Type"
          placeholder="Choose a type"
          required
          searchable
          data-autofocus
          openOnFocus={false}
          disabled={isBusy}
          data={types.map((value) => ({ value, label: attachmentTypeNames[value] }))}
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
        {children?.(form.values, fill)}
        {progress !== null && <UploadProgress {...progress} />}
        <FormActions submitLabel="Upload" busyLabel="Uploading..." isBusy={isBusy} canGiveUp onCancel={isBusy ? giveUp : onCancel} />
      </Stack>
    </form>
  );
}

/** Why a file cannot be uploaded, checked before any byte is sent; null if it can. */
function problemOf({ name, size }: File): string | null {
  if (!uploadExtensions.some((extension) => extension === extensionOf(name))) return attachmentMessages.uploadType;
  if (size === 0) return attachmentMessages.fileEmpty;
  return size > maxFileBytes ? attachmentMessages.fileTooLarge : null;
}
