import { Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { checkVisitorName } from "#domain/links/linkVisit.ts";
import type { LinkUploadDialogMutation } from "../__generated__/LinkUploadDialogMutation.graphql.ts";
import { UploadForm, type UploadedDocument } from "../attachment/upload/UploadForm.tsx";
import { useSending } from "../attachment/upload/useSending.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import type { LinkVisit } from "./linkVisit.ts";

type Props = { visit: LinkVisit; visitor: string; onClosed: () => void };

/** Upload Documents through a link: the office decides about them. */
export function LinkUploadDialog({ visit: { token, pass }, visitor, onClosed }: Props) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string | undefined>();
  const { send, ...sending } = useSending(
    useCommit<LinkUploadDialogMutation>(
      graphql`
        mutation LinkUploadDialogMutation($input: UploadLinkDocumentInput!) {
          uploadLinkDocument(input: $input) {
            errors {
              message
            }
          }
        }
      `,
      { success: "Document uploaded successfully", errorTitle: "Upload Failed" },
    ),
  );
  async function handleUpload({ file, ...chosen }: UploadedDocument, close: () => void) {
    const wrong = visitor === "" ? checkVisitorName(name)[0]?.message : undefined;
    setError(wrong);
    if (wrong !== undefined) return;
    if (await send({ input: { token, pass, visitor: name.trim(), ...chosen, file: null } }, file)) close();
  }
  return (
    <Dialog title="Upload Documents" isBusy={sending.isBusy} onClosed={onClosed}>
      {(close) => (
        <UploadForm
          type={null}
          types={attachmentTypes}
          sending={sending}
          onSubmit={(document) => void handleUpload(document, close)}
          onCancel={close}
        >
          {() => (
            <Stack gap="md">
              {visitor === "" && (
                <TextInput
                  label="Your name"
                  autoComplete="name"
                  required
                  value={name}
                  error={error}
                  disabled={sending.isBusy}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
              )}
              <Text size="sm">The person who shared the link looks at it first. Nobody else sees it before it is approved.</Text>
            </Stack>
          )}
        </UploadForm>
      )}
    </Dialog>
  );
}
