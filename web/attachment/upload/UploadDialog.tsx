import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import { attachmentTypes, replacementProblem, withoutExtension, type AttachmentType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { UploadDialog_shipment$key } from "../../__generated__/UploadDialog_shipment.graphql.ts";
import type { UploadDialogMutation } from "../../__generated__/UploadDialogMutation.graphql.ts";
import { DeletedNotice } from "../../liveUpdates/DeletedNotice.tsx";
import { AudienceField } from "../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { ReplacesField, type ReplaceableFile } from "./ReplacesField.tsx";
import { UploadForm, type UploadedDocument } from "./UploadForm.tsx";
import { useSending } from "./useSending.ts";

type Props = {
  shipment: UploadDialog_shipment$key;
  start: UploadStart;
  onClosed: () => void;
};

/** What the dialog starts with: a type, null for none; or a file to replace, whose type and name it takes. */
export type UploadStart = { type: AttachmentType | null; replaced: ReplaceableFile | null };

/**
 * Upload Documents: one file with its type and name, and the file that it replaces. Without a choice it takes the audience of that, or else
 * the sharing default of its type.
 */
export function UploadDialog({ shipment, start, onClosed }: Props) {
  const { id: shipmentId, newest } = useFragment(
    graphql`
      fragment UploadDialog_shipment on Shipment {
        id
        newest: attachments(last: 100) {
          edges {
            node {
              id
              name
              type
              state
              madeBy
              audience
              supersededBy {
                id
              }
            }
          }
        }
      }
    `,
    shipment,
  );
  const first = start.replaced;
  const [replaced, setReplaced] = useState(first);
  const [replacedError, setReplacedError] = useState<string | undefined>();
  // A service without states has no versions either.
  const listed = newest.edges.flatMap(({ node: { id, name, type, state, madeBy, audience, supersededBy } }) =>
    state && !supersededBy && replacementProblem({ type, state, madeBy }) === null ? [{ id, name, type, audience }] : [],
  );
  // The page may show more files than the newest hundred.
  const files = first === null || listed.some(({ id }) => id === first.id) ? listed : [...listed, first];
  const [entered, setEntered] = useState<PartnerRole[] | null>(null);
  const sharing = useSharing();
  const { send, ...sending } = useSending(
    useCommit<UploadDialogMutation>(
      graphql`
        mutation UploadDialogMutation($input: UploadAttachmentInput!) {
          uploadAttachment(input: $input) {
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
      { success: "Document uploaded successfully", errorTitle: "Upload Failed" },
    ),
  );
  const { revalidate } = useRevalidator();
  const audienceOf = (type: AttachmentType | null) => entered ?? replaced?.audience ?? (type && sharing ? sharing[type] : null);
  async function handleUpload({ file, ...chosen }: UploadedDocument, close: () => void) {
    // Without a choice the service takes the audience of the replaced file as it is by then.
    const audience = replaced ? entered : audienceOf(chosen.type);
    const input = { shipmentId, ...chosen, file: null, ...(audience && { audience }), ...(replaced && { supersedes: replaced.id }) };
    const isStored = await send({ input }, file, (errors) => {
      setReplacedError(formErrors(errors)["supersedes"]);
      // The file was replaced or deleted meanwhile: what can be replaced now is shown here (R-1265).
      if (errors.some(({ code }) => code === "CONFLICT" || code === "NOT_FOUND")) void revalidate();
    });
    if (isStored) close();
  }
  return (
    <Dialog title="Upload Documents" isBusy={sending.isBusy} onClosed={onClosed}>
      {(close) => (
        <UploadForm
          type={first?.type ?? start.type}
          name={first ? withoutExtension(first.name) : ""}
          types={attachmentTypes}
          sending={sending}
          onSubmit={(document) => void handleUpload(document, close)}
          onCancel={close}
        >
          {({ type, name }, fill) => (
            <>
              <DeletedNotice shipmentId={shipmentId} />
              {files.length > 0 && (
                <ReplacesField
                  files={files}
                  value={replaced}
                  entered={{ type, name }}
                  error={replacedError}
                  isDisabled={sending.isBusy}
                  onChange={(file) => {
                    setReplaced(file);
                    setReplacedError(undefined);
                    if (file) fill({ type: file.type, name: withoutExtension(file.name) });
                  }}
                />
              )}
              {sharing && (
                <AudienceField
                  value={audienceOf(type)}
                  onChange={setEntered}
                  otherwise="As your sharing defaults say."
                  isDisabled={sending.isBusy}
                />
              )}
            </>
          )}
        </UploadForm>
      )}
    </Dialog>
  );
}
